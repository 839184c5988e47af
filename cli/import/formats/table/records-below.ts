// The rows of a sheet of a list as records: every row is one, without headings, groups or rows that go on.
import { oneLine } from '../../reading/fields.ts';
import { type CellGrid, type GridRow, sheetPlace } from '../../reading/grid.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { TableHeader } from './header.ts';

/**
 * The rows below the header; a repeated header and lines of one text between the rows are none. An address behind a cell counts where `isOfAddresses`
 * says that the column, by its name, is one of addresses.
 */
export function recordsBelow(grid: CellGrid, { names, at }: TableHeader, isOfAddresses: (column: string) => boolean): SourceRecord[] {
  const file = sheetPlace(grid);
  const width = names.filter(Boolean).length;
  return grid.rows.slice(at + 1).flatMap((row): SourceRecord[] => {
    const filled = row.cells.map(oneLine).filter(Boolean);
    if (filled.length === 0 || (row.wide === true && width > 2)) return [];
    if (filled.length >= 2 && filled.every((text) => names.includes(text))) return [];
    const value = valuesOf(row, names, isOfAddresses);
    return [{ value, raw: () => row.raw, key: '', place: { file, pointer: '', line: row.line, column: 1 } }];
  });
}

/** The cells under the names of their columns. */
function valuesOf({ cells, links }: GridRow, names: readonly string[], isOfAddresses: (column: string) => boolean): Record<string, string> {
  const value = Object.create(null) as Record<string, string>;
  for (const [at, name] of names.entries()) if (name !== '') value[name] = cells[at] ?? '';
  for (const [at, address] of links ?? []) {
    const name = names[at] ?? '';
    if (isOfAddresses(name)) value[name] = address;
  }
  return value;
}
