// What one page needs of the rows of an event: of the other pages only the heads, so that links and guards know them.
import type { ResourceRow } from '../contract/core.ts';
import { documentKind, parseRow } from '../model/documents-of-rows.ts';
import { leftOutSet, withheldPages } from '../model/withheld.ts';
import { isBehindPages } from './table.ts';

/**
 * The rows for one page, and one that names the pages left out. The documents behind or in place of every page are there, and
 * so are those that cannot be read: what is wrong with them must be known.
 */
export function rowsOfPage(rows: readonly ResourceRow[], page: string): ResourceRow[] {
  const leftOut = new Set<string>();
  const part = rows.map((row) => {
    const name = pageOfRow(row);
    if (name === undefined || name === page || isBehindPages(name)) return row;
    const head = headOf(row);
    if (head === undefined) return row;
    leftOut.add(name);
    return { ...row, resourcevalue: head };
  });
  if (leftOut.size === 0) return part;
  return [...part, { setname: leftOutSet, resourcename: withheldPages, resourcevalue: JSON.stringify([...leftOut].sort()) }];
}

/** The page whose document a row is; undefined for any other row. */
export const pageOfRow = ({ setname, resourcename }: ResourceRow): string | undefined =>
  setname === 'config_json' && documentKind(resourcename) === 'page' ? resourcename.slice('pages/'.length) : undefined;

/** A page without what it shows; undefined where there is nothing to leave out. */
function headOf(row: ResourceRow): string | undefined {
  const { layers, grids, ...head } = parseRow(row, []) ?? {};
  return layers === undefined && grids === undefined ? undefined : JSON.stringify(head);
}
