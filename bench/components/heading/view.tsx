// The bench's heading: one element.
import { framed, type ViewProps } from '#src/renderer/view-props.ts';
import { words } from '../words.ts';
import type { Props } from './props.ts';

export default function Heading({ props, frame }: ViewProps<Props>) {
  const Tag = `h${props.level}` as const;
  return <Tag {...framed(frame, 'heading')}>{words(props.text)}</Tag>;
}
