// A text whose columns are rooms side by side, as programs make of a PDF: each begins below the name of its room.
import { timedLine } from '../formats/table/timed-line.ts';
import { headingOf } from '../formats/table/headings.ts';
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';

/** A piece of a line that several blanks part from the others. */
type Piece = { text: string; at: number };

const piecesOf = (line: string): Piece[] => [...line.matchAll(/\S+(?:\s\S+)*/g)].map(({ index, 0: text }) => ({ text, at: index }));
const isTime = ({ text }: Piece): boolean => timedLine(text)?.rest === '';

/** The table; undefined for a text in which no line of names stands over all columns, or where a piece begins below none of them. */
export function alignedRooms(file: { path: string; bytes: Uint8Array }): CellGrid | undefined {
  const lines = tableText(file).text.split(/\r?\n/);
  const pieces = lines.map(piecesOf);
  const timed = pieces.filter(([first]) => first && isTime(first));
  const at = pieces.findIndex(
    (line, index) => line.length >= 2 && !line.some(isTime) && pieces.slice(index + 1).some(([first]) => first && isTime(first)),
  );
  const names = pieces[at];
  if (!names || timed.length < 3 || timed.filter((line) => line.length > 2).length < 2) return undefined;
  const columnOf = (piece: Piece): number => names.findIndex((name) => Math.abs(name.at - piece.at) <= 1);
  const rows: GridRow[] = [];
  for (const [index, line] of pieces.entries()) {
    const raw = lines[index]!;
    const [first, ...rest] = line;
    if (!first) continue;
    const last = rows.at(-1);
    const isAcross = line.length === 1 && headingOf(raw) !== undefined;
    if (index === at) rows.push({ cells: ['Time', ...names.map(({ text }) => text)], line: index + 1, raw });
    else if (index < at || isAcross) rows.push({ cells: [oneLine(raw)], line: index + 1, raw });
    else if (isTime(first)) {
      if (rest.some((piece) => columnOf(piece) < 0)) return undefined;
      const cells = names.map((_, column) => rest.find((piece) => columnOf(piece) === column)?.text ?? '');
      rows.push({ cells: [first.text, ...cells], line: index + 1, raw });
    } else if (last && last.cells.length > 1 && line.every((piece) => columnOf(piece) >= 0))
      for (const piece of line) {
        const column = columnOf(piece) + 1;
        last.cells[column] = [last.cells[column], piece.text].filter(Boolean).join('\n');
      }
    // The number of a page.
    else if (line.length > 1) return undefined;
    else rows.push({ cells: [oneLine(raw)], line: index + 1, raw });
  }
  return { file: file.path, sheet: '', rows, noticed: [] };
}
