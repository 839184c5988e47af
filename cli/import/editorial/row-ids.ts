// Ids of rows of tables that have none: made of the title, and those the same rows have at the event already.
import { foldedName } from '../exhibition/collect-companies.ts';
import type { KnownCompany } from '../exhibition/rows.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import { slugOf, sourceId } from '../values/identifiers.ts';
import type { EditorialKind } from './kinds.ts';
import type { EditorialRow } from './rows.ts';

/** A row that has no Id yet; `id` is that of its source, empty for none. */
export type RowWithoutId = { id: string; fields: Record<string, unknown>; place: Place };

/**
 * Gives every row its Id. A row without one takes that of a row of the event (`there`) of the same title and employer, host, year, or part, so that its address
 * stays when the order of the table changes; else its title becomes one.
 */
export function givenIds(
  kind: EditorialKind,
  rows: readonly RowWithoutId[],
  there: readonly EditorialRow[],
  companies: readonly KnownCompany[],
  report: Report,
): string[] {
  const keyOf = (fields: Readonly<Record<string, unknown>>): string => sameThing(kind, fields, companies);
  const known = Map.groupBy(there, keyOf);
  const taken = new Set<string>();
  const ofSource = rows.map(({ id }) => sourceId(id, kind));
  const reserved = new Set(ofSource.filter(Boolean));
  const unused = (wanted: string, isFree: (id: string) => boolean): string => {
    let id = wanted;
    for (let count = 2; !isFree(id); count += 1) id = `${wanted}-${count}`;
    return id;
  };
  const idsThere = new Set(there.map(({ Id }) => Id));
  return rows.map(({ fields, place }, at) => {
    const asked = ofSource[at]!;
    const title = textInAnyLanguage(fields['Title']);
    let id = asked;
    if (asked === '') {
      const before = known.get(keyOf(fields))?.find(({ Id }) => !taken.has(Id) && !reserved.has(Id))?.Id;
      id = before ?? unused(slugOf(title, kind), (one) => !taken.has(one) && !reserved.has(one) && !idsThere.has(one));
    } else if (taken.has(asked)) {
      id = unused(asked, (one) => !taken.has(one) && !reserved.has(one));
      report.warn('id-repeated', place, `“${title.slice(0, 100)}”: the id ${asked} is that of another row: it becomes ${id}`);
    }
    taken.add(id);
    return id;
  });
}

/** What two rows of one thing have in common, whatever their ids. */
export function sameThing(kind: EditorialKind, fields: Readonly<Record<string, unknown>>, companies: readonly KnownCompany[]): string {
  const id = textInAnyLanguage(fields['CompanyAccountId']);
  const company = companies.find((one) => one.id === id)?.name ?? id;
  const beside = {
    jobs: textInAnyLanguage(fields['Employer']) || company,
    news: '',
    awards: textInAnyLanguage(fields['Year']),
    preceptorships: textInAnyLanguage(fields['Host']),
    tv: textInAnyLanguage(fields['Section']),
  }[kind];
  return [textInAnyLanguage(fields['Title']), beside].map((text) => foldedName(text) || text).join('\n');
}

/** A text in whatever language it has first. */
export function textInAnyLanguage(text: unknown): string {
  const first: unknown = typeof text === 'object' && text !== null ? Object.values(text)[0] : text;
  return typeof first === 'string' ? first : typeof first === 'number' ? String(first) : '';
}
