// Space between two parts, with or without a line.
import { framed, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Divider({ props, frame }: ViewProps<Props>) {
  return <hr {...framed(frame, styles.root)} data-space={props.space} data-line={props.line} aria-hidden={props.line ? undefined : true} />;
}
