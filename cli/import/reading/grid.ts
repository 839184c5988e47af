// A sheet of cells as it lies in the file: what CSV, XLSX and ODS have in common before anybody knows which row is the header.
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
  /** A cell of the row is merged across most of its columns. */
  wide?: true;
};

/** One sheet. `sheet` is its name, empty for a file that has only one; rows that are empty are not there. */
export type CellGrid = { file: string; sheet: string; rows: GridRow[]; noticed: Noticed[] };

/** How messages name a sheet: `programme.xlsx`, or `programme.xlsx [Friday]` where the file has several. */
export const sheetPlace = ({ file, sheet }: Pick<CellGrid, 'file' | 'sheet'>): string => (sheet === '' ? file : `${file} [${sheet}]`);
