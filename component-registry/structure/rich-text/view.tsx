// Running text in a column of readable width.
import { framed, RichHtml, useText, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function RichText({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const html = text(props.html);
  return (
    <div
      {...framed(frame, styles.root)}
      data-width={props.width}
      data-align={props.align}
      data-lead={props.lead || undefined}
      hidden={html === ''}
    >
      <RichHtml html={html} />
    </div>
  );
}
