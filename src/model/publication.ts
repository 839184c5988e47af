// Which profiles of companies are not published yet, open at their booth, or not public: the facts of the exhibition that guards and previews need (A §4).
import { parseJson } from '../base/parse-json.ts';
import type { ResourceRow } from '../contract/core.ts';
import { isObject } from './is-object.ts';

/** Name of the document in which an event's rows say so; made of `data/companies.json`, never written by hand. */
export const PUBLICATION = 'publication';

/** What guards know of the profile of a company. */
export type ProfilePublication = { PublicationState: number; Enable2DBooth: boolean };
type Entry = ProfilePublication & { isPublic?: false };
type Written = Readonly<Record<string, unknown>> | undefined;

/** The row of a `companies.json`; none where every profile is an ordinary one. */
export function publicationRows(text: string, file: string): ResourceRow[] {
  const value = parseJson(text);
  const rows: readonly unknown[] = isObject(value) && Array.isArray(value['rows']) ? value['rows'] : [];
  const special = rows.flatMap((row): [string, Entry][] => {
    if (!isObject(row) || typeof row['Id'] !== 'string') return [];
    const { PublicationState: state = 0, Enable2DBooth: hasBooth = false, isPublic = true } = row;
    const isOrdinary = state !== 1 && !(state === 0 && hasBooth === true);
    if (isOrdinary && isPublic !== false) return [];
    const entry = { PublicationState: Number(state), Enable2DBooth: hasBooth === true };
    return [[row['Id'], isPublic === false ? { ...entry, isPublic } : entry]];
  });
  if (special.length === 0) return [];
  const source = { file, pointer: '', line: 1, column: 1 };
  return [{ setname: 'config_json', resourcename: PUBLICATION, resourcevalue: JSON.stringify(Object.fromEntries(special)), source }];
}

/** What a document says of a company; null for an ordinary profile. */
export function publicationOf(document: Written, company: string | undefined): ProfilePublication | null {
  const found = company !== undefined && document && Object.hasOwn(document, company) ? document[company] : undefined;
  if (!isObject(found)) return null;
  return { PublicationState: Number(found['PublicationState']), Enable2DBooth: found['Enable2DBooth'] === true };
}

const named = (document: Written, is: (entry: Record<string, unknown>) => boolean): string[] =>
  Object.entries(document ?? {}).flatMap(([id, entry]) => (isObject(entry) && is(entry) ? [id] : []));

/** Companies whose profile is not published yet (state 1). */
export const unpublishedIn = (document: Written): ReadonlySet<string> =>
  new Set(named(document, ({ PublicationState }) => PublicationState === 1));

/** Companies that visitors who are not signed in do not get. */
export const notPublicIn = (document: Written): ReadonlySet<string> => new Set(named(document, ({ isPublic }) => isPublic === false));

/** The document for visitors who are not signed in. */
export const publicOnly = (document: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const hidden = notPublicIn(document);
  return Object.fromEntries(Object.entries(document).filter(([id]) => !hidden.has(id)));
};
