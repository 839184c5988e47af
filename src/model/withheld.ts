// The rows in which an answer names the pages it omits: those closed to the caller (A §5), and those it was not asked for.
import { parseJson } from '../base/parse-json.ts';
import type { ResourceRow } from '../contract/core.ts';

/** Set and name of the row of closed pages. */
export const withheldSet = 'withheld';
export const withheldPages = 'pages';

/** Set of the row, by the same name, of pages of which an answer for one page has only the head. */
export const leftOutSet = 'left-out';

/** Names of the pages that were not sent; what cannot be read names none. */
export const withheldIn = (rows: readonly ResourceRow[]): ReadonlySet<string> => pagesIn(rows, withheldSet);

/** Names of the pages of which only the head was sent. */
export const leftOutIn = (rows: readonly ResourceRow[]): Set<string> => pagesIn(rows, leftOutSet);

/** Whether a row is one of the event's, not one that names pages. */
export const isOfEvent = ({ setname }: ResourceRow): boolean => setname !== withheldSet && setname !== leftOutSet;

function pagesIn(rows: readonly ResourceRow[], set: string): Set<string> {
  const row = rows.find(({ setname, resourcename }) => setname === set && resourcename === withheldPages);
  const names = parseJson(row?.resourcevalue ?? '');
  return new Set(Array.isArray(names) ? names.map(String) : []);
}
