// The bench's section: two elements around its children.
import { framed, type ViewProps } from '#src/renderer/view-props.ts';
import { words } from '../words.ts';
import type { Props } from './props.ts';

export default function Section({ props, frame, slots }: ViewProps<Props>) {
  return (
    <section {...framed(frame, 'section')} aria-label={words(props.label)} data-tone={props.tone}>
      <div className="inner">{slots['content']}</div>
    </section>
  );
}
