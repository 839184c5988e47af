// Space between two parts, with a fine line, the motif of the event, or nothing.
import { classNames, framed, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Divider({ props, frame }: ViewProps<Props>) {
  const line = props.line ? (props.motif ? 'motif' : 'fine') : 'none';
  return (
    <hr
      {...framed(frame, classNames(styles.root, line === 'motif' && 'motif'))}
      data-space={props.space}
      data-line={line}
      aria-hidden={line === 'none' ? true : undefined}
    />
  );
}
