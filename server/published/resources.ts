// The rows GetResources answers: whole sets as they were published, translation sets in one language.
import type { ResourceRow } from '../../src/contract/core.ts';
import { pageOfRow, rowsOfPage } from '../../src/pages/page-part.ts';
import type { PublishedEvent } from './event.ts';

/** The requested sets: one, several separated by commas, or `*` for all; defaults to all. Case and blanks are ignored. */
function setsOf(setname: string): ReadonlySet<string> | undefined {
  const names = setname.split(',').map((name) => name.trim().toLowerCase());
  return names.includes('*') ? undefined : new Set(names.filter(Boolean));
}

/** The sets in one spelling, so that equal questions share an answer. */
export function canonicalSets(setname: string): string {
  const sets = setsOf(setname);
  return sets ? [...sets].sort().join(',') : '*';
}

/** The page in one spelling: all pages without a document of their own share an answer. */
export const canonicalPage = ({ rows }: PublishedEvent, page: string | undefined): string | undefined =>
  page === undefined || rows.some((row) => pageOfRow(row) === page) ? page : '';

/** Rows of the sets: configuration in the order published, then texts, each key in the best language there is; of `page` what it needs. */
export function resourcesOf(event: PublishedEvent, setname: string, language: string, page?: string): ResourceRow[] {
  const sets = setsOf(setname);
  const asked = (row: ResourceRow): boolean => !sets || sets.has(row.setname.toLowerCase());
  const rows = [...event.rows.filter((row) => row.language === undefined && asked(row)), ...event.texts.rowsIn(language).filter(asked)];
  return page === undefined ? rows : rowsOfPage(rows, page);
}
