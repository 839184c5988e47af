// The row in which an answer names the pages it omits because they are closed to the caller (A §5).
import { parseJson } from '../base/parse-json.ts';
import type { ResourceRow } from '../contract/core.ts';

/** Its set and name. */
export const withheldSet = 'withheld';
export const withheldPages = 'pages';

/** Names of the pages that were not sent; what cannot be read names none. */
export function withheldIn(rows: readonly ResourceRow[]): ReadonlySet<string> {
  const row = rows.find(({ setname, resourcename }) => setname === withheldSet && resourcename === withheldPages);
  const names = parseJson(row?.resourcevalue ?? '');
  return new Set(Array.isArray(names) ? names.map(String) : []);
}
