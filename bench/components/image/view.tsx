// The bench's image: three elements; nothing is fetched.
import { framed, type ViewProps } from '#src/renderer/view-props.ts';
import { words } from '../words.ts';
import type { Props } from './props.ts';

export default function Image({ props, frame }: ViewProps<Props>) {
  return (
    <figure {...framed(frame, 'image')}>
      <img data-source={props.url} alt={words(props.alt)} />
      <figcaption>{words(props.caption)}</figcaption>
    </figure>
  );
}
