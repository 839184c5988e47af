// The bench's text: two elements.
import { framed, type ViewProps } from '#src/renderer/view-props.ts';
import { words } from '../words.ts';
import type { Props } from './props.ts';

export default function Text({ props, frame }: ViewProps<Props>) {
  return (
    <div {...framed(frame, 'text')} data-tone={props.tone}>
      <p>{words(props.text)}</p>
    </div>
  );
}
