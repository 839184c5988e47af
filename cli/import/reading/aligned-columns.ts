// A text whose columns are aligned with blanks, as programs make of a PDF: a line of names, and below each name what belongs to it.
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';
import { fieldOfName } from '../vocabulary/field-of-name.ts';
import { timedLine } from '../formats/table/timed-line.ts';

/** The table; undefined for a text in which no line names columns, or where words reach over their borders. */
export function alignedGrid(file: { path: string; bytes: Uint8Array }): CellGrid | undefined {
  const lines = tableText(file).text.split(/\r?\n/);
  const at = lines.findIndex((line) => {
    const names = line.trim().split(/\s{2,}/);
    const fields = names.map((name) => fieldOfName(name)?.field);
    return names.length >= 3 && fields.every(Boolean) && fields.includes('title');
  });
  if (at < 0) return undefined;
  const borders = [...lines[at]!.matchAll(/\S+(?:\s\S+)*/g)].map(({ index }) => index);
  const isTable = (line: string): boolean => borders.every((border) => border === 0 || !/\S/.test(line[border - 1] ?? ' '));
  const people = lines[at]!.trim()
    .split(/\s{2,}/)
    .findIndex((name) => fieldOfName(name)?.field === 'persons');
  const rows: GridRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells =
      index < at ? [oneLine(line)] : borders.map((border, column) => oneLine(line.slice(column === 0 ? 0 : border, borders[column + 1])));
    const last = rows.at(-1);
    if (index > at && !isTable(line)) {
      // A line across the columns stands for itself, as one of a day does; one of a session must fit.
      if (timedLine(line.trim())) return undefined;
      rows.push({ cells: [oneLine(line)], line: index + 1, raw: line });
    } else if (index > at + 1 && cells[0] === '' && last && last.cells.length > 1)
      last.cells = last.cells.map((cell, column) => joined(cell, cells[column]!, column === people));
    else rows.push({ cells, line: index + 1, raw: line });
  }
  return { file: file.path, sheet: '', rows, noticed: [] };
}

/** A cell and the line below it; below a whole name stands where the person works, or the next person. */
const joined = (cell: string, below: string, ofPeople: boolean): string =>
  oneLine(`${cell}${ofPeople && below !== '' && /\S\s\S/.test(cell) && !/[,;]$/.test(cell) ? ',' : ''} ${below}`);
