// The star of a company: adds it to the reader's programme, or removes it.
import type { ReactElement } from 'react';
import { StarButton, useFavourite, useTexts } from '#sdk';
import { texts } from './texts.ts';

type CompanyStarProps = { id: string; title: string; className?: string | undefined };

/** Empty until the page knows its reader. */
export function CompanyStar({ id, title, className }: CompanyStarProps): ReactElement {
  const t = useTexts(texts);
  return <StarButton {...useFavourite('company', id, title, t)} className={className} />;
}
