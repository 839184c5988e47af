// Finds the header of a sheet: the row whose cells are names of columns, below titles and above the rows, in one line or in two.
import { oneLine } from '../../reading/fields.ts';
import type { CellGrid, GridRow } from '../../reading/grid.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { datePartsOf } from '../../values/written-dates.ts';
import { readClocks } from '../../values/written-clocks.ts';

/** The names of the columns, the row they end in, and the texts above them. */
export type TableHeader = { names: string[]; at: number; above: string[] };

/** So many rows may stand above the header. */
const DEEPEST = 30;

/** The header of a sheet; `known` are names a mapping uses. Undefined for a sheet without two cells in a row. */
export function headerOf({ rows }: CellGrid, known: ReadonlySet<string> = new Set()): TableHeader | undefined {
  const head = rows.slice(0, DEEPEST);
  const scores = head.map((row) => scoreOf(row, known));
  const best = scores.indexOf(Math.max(...scores));
  const at =
    best >= 0 && scores[best]! >= 1 ? best : head.findIndex((row) => filled(row) >= 2 || rows.every((one) => one.cells.length < 2));
  if (at < 0) return undefined;
  const [top, sub] = [head[at]!, head[at + 1]];
  const upper = head[at - 1];
  const above = (end: number): string[] => head.slice(0, end).map(({ cells }) => cells.map(oneLine).filter(Boolean).join(' '));
  if (sub && isSecondLine(top, sub, known)) return { names: unique(joined(top, sub)), at: at + 1, above: above(at) };
  if (upper && scores[at]! >= 1 && isFirstLine(upper, top)) return { names: unique(joined(upper, top)), at, above: above(at - 1) };
  return { names: unique(top.cells.map(oneLine)), at, above: above(at) };
}

const filled = ({ cells }: GridRow): number => cells.filter((cell) => cell.trim() !== '').length;
const isValue = (text: string): boolean =>
  /^[\d.,:%\s-]+$/.test(text) || readClocks(text) !== undefined || (/\d/.test(text) && datePartsOf(text) !== undefined);

/** How much a row looks like names of columns: those that are known, less the cells that hold numbers and times. */
function scoreOf(row: GridRow, known: ReadonlySet<string>): number {
  const cells = row.cells.filter((cell) => cell.trim() !== '');
  if (cells.length < 2 && row.cells.length > 1) return 0;
  // `Opening, Speaker: Ada Sample, Room: Pier` in three lines are a session with its words for them.
  const isSession = (cell: string): boolean => cell.trim().split('\n').length > 2;
  return cells.reduce((sum, written) => sum + (isSession(written) ? 0 : scoreOfCell(oneLine(written), known)), 0);
}

const scoreOfCell = (cell: string, known: ReadonlySet<string>): number =>
  known.has(plainName(cell)) ? 1 : isValue(cell) ? -0.5 : (fieldOfName(cell)?.sureness ?? 0);

/** Whether a row carries on the header: it has names of columns, no values, and fills what the first line leaves open or divides. */
function isSecondLine(top: GridRow, sub: GridRow, known: ReadonlySet<string>): boolean {
  const cells = sub.cells.map(oneLine);
  if (cells.some((cell) => cell !== '' && isValue(cell)) || sub.line !== top.line + 1) return false;
  const names = cells.filter((cell) => known.has(plainName(cell)) || (fieldOfName(cell)?.sureness ?? 0) >= 0.9);
  return names.length >= 2 && names.length * 2 >= cells.filter(Boolean).length;
}

/** Whether a row groups the columns of the header below it: several texts, none of them a value, each above a name. */
function isFirstLine(upper: GridRow, below: GridRow): boolean {
  const cells = upper.cells.map(oneLine);
  const texts = cells.filter(Boolean);
  return (
    upper.line === below.line - 1 &&
    texts.length >= 2 &&
    texts.length <= filled(below) &&
    texts.every((text) => text.length <= 40 && !isValue(text)) &&
    texts.some((text) => fieldOfName(text) !== undefined)
  );
}

/** `Time` above `from` and `to` makes `Time from` and `Time to`. */
function joined(top: GridRow, sub: GridRow): string[] {
  let group = '';
  return Array.from({ length: Math.max(top.cells.length, sub.cells.length) }, (_, at) => {
    const [first, second] = [oneLine(top.cells[at]), oneLine(sub.cells[at])];
    if (first !== '') group = first;
    if (second === '') return first;
    return group === '' || group === second ? second : `${group} ${second}`;
  });
}

/** A name that repeats gets a number, so that no column hides another. */
function unique(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return name === '' || count === 1 ? name : `${name} ${count}`;
  });
}
