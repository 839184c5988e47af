// A symposium that is cancelled or postponed: its title struck, and the word for it, as the programme shows its sessions.
import { Badge, calledOff, calledOffTag, useTexts } from '#sdk';
import type { ReactNode } from 'react';
import type { SymposiumLine } from '#contract/companies';
import { symposiaTexts } from './texts.ts';

type OffSymposiumProps = { symposium: Pick<SymposiumLine, 'Groups'>; children: ReactNode };

/** The title; as it is for a symposium that takes place. The organiser's label of the tag comes before our word. */
export function OffSymposium({ symposium: { Groups }, children }: OffSymposiumProps): ReactNode {
  const t = useTexts(symposiaTexts);
  const off = calledOff({ Groups });
  if (off === undefined) return children;
  return (
    <>
      <s>{children}</s> <Badge tone="warning">{Groups.find(({ Name }) => calledOffTag(Name) === off)?.Label ?? t(off)}</Badge>
    </>
  );
}
