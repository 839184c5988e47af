// Test component: shows a plain text, and fails like any careless component when it is none.
import { type ReactElement } from 'react';
import { framed, type ViewProps } from '#sdk';
import type { Props } from './props.ts';

export default function Text({ props, frame }: ViewProps<Props>): ReactElement {
  return <p {...framed(frame, '')}>{props.text}</p>;
}
