// A symposium that is cancelled or postponed, as the programme shows its sessions: its title struck, a badge with the word for it.
import { Badge, calledOff, calledOffTag, useTexts, VisuallyHidden } from '#sdk';
import type { ReactNode } from 'react';
import type { SymposiumLine } from '#contract/companies';
import { symposiaTexts } from './texts.ts';

type MaybeOff = Pick<SymposiumLine, 'Groups'>;

/** The organiser's label of the tag, else our word; undefined for a symposium that takes place. */
function useWord({ Groups }: MaybeOff): string | undefined {
  const t = useTexts(symposiaTexts);
  const off = calledOff({ Groups });
  return off && (Groups.find(({ Name }) => calledOffTag(Name) === off)?.Label ?? t(off));
}

/** The title; struck, with the word read aloud before it, where the symposium is called off. */
export function SymposiumTitle({ symposium, children }: { symposium: MaybeOff; children: ReactNode }): ReactNode {
  const word = useWord(symposium);
  if (word === undefined) return children;
  return (
    <>
      <VisuallyHidden>{`${word}: `}</VisuallyHidden>
      <s>{children}</s>
    </>
  );
}

/** The word as a badge; nothing for a symposium that takes place. */
export function SymposiumOff({ symposium }: { symposium: MaybeOff }): ReactNode {
  const word = useWord(symposium);
  return word === undefined ? null : <Badge tone="warning">{word}</Badge>;
}
