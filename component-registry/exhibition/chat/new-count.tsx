// How many are new, as a number for the eye and in words for readers of the screen.
import type { ReactElement } from 'react';
import { Badge, VisuallyHidden } from '#sdk';

/** Nothing for none. */
export function NewCount({ number, words }: { number: number; words: string }): ReactElement | null {
  if (number === 0) return null;
  return (
    <>
      {' '}
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden>
        <Badge tone="accent">{number}</Badge>
      </span>
    </>
  );
}
