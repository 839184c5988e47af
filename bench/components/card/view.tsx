// The bench's card: four elements.
import { framed, type ViewProps } from '#src/renderer/view-props.ts';
import { words } from '../words.ts';
import type { Props } from './props.ts';

export default function Card({ props, frame }: ViewProps<Props>) {
  return (
    <article {...framed(frame, 'card')}>
      <h3>{words(props.heading)}</h3>
      <p>{words(props.text)}</p>
      <a href={props.link}>{props.tags.join(', ')}</a>
    </article>
  );
}
