// A sheet of cells as it lies in the file: what CSV, XLSX and ODS have in common before anybody knows which row is the header.
import type { DateOrder } from '../values/written-dates.ts';
import type { Noticed } from '../place.ts';

/** A row of cells as texts. `line` counts from 1, as the program shows it; `raw` is the row as it was written. */
export type GridRow = {
  cells: string[];
  line: number;
  raw: string;
  /** Addresses behind cells, by the number of the column. */
  links?: ReadonlyMap<number, string>;
  /** Columns whose text comes from a cell merged with the one above. */
  continued?: ReadonlySet<number>;
  /** Columns whose cell shows an error. */
  errors?: ReadonlySet<number>;
  /** How many columns a cell is merged over, by the first of them, where they are more than one. */
  spans?: ReadonlyMap<number, number>;
  /** A cell of the row is merged across most of its columns. */
  wide?: true;
};

/** One sheet. `sheet` is its name, empty for a file that has only one; rows that are empty are not there. */
export type CellGrid = {
  file: string;
  sheet: string;
  rows: GridRow[];
  noticed: Noticed[];
  /** Whether day or month is first in its dates, where hints of a template say it. */
  dateOrder?: DateOrder;
};

/** How messages name a sheet: `programme.xlsx`, or `programme.xlsx [Friday]` where the file has several. */
export const sheetPlace = ({ file, sheet }: Pick<CellGrid, 'file' | 'sheet'>): string => (sheet === '' ? file : `${file} [${sheet}]`);

/** What spreadsheets show in a cell whose formula fails. */
const failed = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)|(?:Err|Fehler):\d{3})$/i;

/** Empties the cells that show an error; which ones is said. */
export function withoutErrors(grid: CellGrid): CellGrid {
  const places: string[] = [];
  let first = 0;
  const rows = grid.rows.map((row): GridRow => {
    const errors = new Set(row.cells.flatMap((cell, at) => (failed.test(cell.trim()) ? [at] : [])));
    if (errors.size === 0) return row;
    first ||= row.line;
    places.push(...[...errors].map((at) => `${letters(at)}${row.line}`));
    return { ...row, cells: row.cells.map((cell, at) => (errors.has(at) ? '' : cell)), errors };
  });
  if (places.length === 0) return grid;
  const [shows, more] = [
    places.length === 1 ? 'cell shows an error such as #N/A and stays' : 'cells show an error such as #N/A and stay',
    places.length > 12 ? ', …' : '',
  ];
  const message = `${places.length} ${shows} empty: ${places.slice(0, 12).join(', ')}${more}`;
  const place = { file: sheetPlace(grid), pointer: '', line: first, column: 1 };
  grid.noticed.push({ severity: 'warning', code: 'cell-error', place, message });
  return { ...grid, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/** The name of a column in a spreadsheet: A, B … Z, AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26));
