// A symposium that is cancelled or postponed, in the words of the exhibition.
import { offWordOf, StruckTitle, useTexts } from '#sdk';
import type { ReactNode } from 'react';
import type { SymposiumLine } from '#contract/companies';
import { symposiaTexts } from './texts.ts';

type OffSymposiumProps = { symposium: Pick<SymposiumLine, 'Groups'>; children: ReactNode };

/** The title of a symposium: struck and with the word for it where it is called off. */
export function OffSymposium({ symposium, children }: OffSymposiumProps): ReactNode {
  const t = useTexts(symposiaTexts);
  return (
    <StruckTitle word={offWordOf(symposium, t)} withBadge>
      {children}
    </StruckTitle>
  );
}
