// Columns that repeat below names of rooms, tracks or days, beside columns that all of them share: `Time | Hall A: Title, Speaker | Hall B: Title, Speaker`.
import { oneLine } from '../../reading/fields.ts';
import type { CellGrid, GridRow } from '../../reading/grid.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { namesRoom } from '../../vocabulary/room-words.ts';
import { dayIn } from './headings.ts';

/** So many rows may stand above the names of columns. */
const DEEPEST = 30;

const texts = ({ cells }: GridRow): string[] => cells.map(oneLine);
const fieldOf = (name: string): string => fieldOfName(name)?.field ?? '';

/** The names of the columns; `Time` may stand a line higher, in a cell that reaches down to them. */
const namesOf = (upper: GridRow, names: GridRow): string[] =>
  Array.from({ length: Math.max(upper.cells.length, names.cells.length) }, (_, at) => {
    const above = oneLine(upper.cells[at]);
    return oneLine(names.cells[at]) || ((fieldOfName(above)?.sureness ?? 0) >= 0.9 ? above : '');
  });

/** Where the groups begin below the names of the row above; undefined for a row without such groups. */
function groupsOf(upper: GridRow, names: GridRow): { from: number; to: number; name: string }[] | undefined {
  const [above, own] = [texts(upper), namesOf(upper, names)];
  const filled = above.flatMap((text, at) => (text === '' || (fieldOfName(text)?.sureness ?? 0) >= 0.9 ? [] : [at]));
  const starts = filled.filter((at) => own[at] !== '' && own.indexOf(own[filled[0]!]!) > 0 && own[at] === own[filled[0]!]);
  if (starts.length < 2 || starts.length !== filled.length || upper.line !== names.line - 1) return undefined;
  const groups = starts.map((from, at) => ({ from, to: starts[at + 1] ?? own.length, name: above[from]! }));
  const holds = (field: string, from: number, to: number): boolean => own.slice(from, to).some((name) => fieldOf(name) === field);
  const isTitled = groups.every(({ from, to }) => holds('title', from, to) || holds('session', from, to));
  // What the groups share says when; each of them says what.
  return isTitled && (holds('start', 0, starts[0]!) || holds('day', 0, starts[0]!)) ? groups : undefined;
}

const columnOf = (names: readonly string[]): string =>
  names.every((name) => dayIn(name) !== undefined) ? 'Date' : names.some(namesRoom) ? 'Room' : 'Track';

/** The tables of a sheet, one for each group of columns, with the name of the group in a column of its own; the sheet itself where it has none. */
export function besideBelowNames(grid: CellGrid): CellGrid[] {
  const rows = grid.rows.slice(0, DEEPEST);
  for (const [at, names] of rows.entries()) {
    const groups = at === 0 ? undefined : groupsOf(rows[at - 1]!, names);
    if (!groups) continue;
    const shared = groups[0]!.from;
    const called = namesOf(rows[at - 1]!, names);
    const column = columnOf(groups.map(({ name }) => name));
    return groups.map(({ from, to, name }, index) => ({
      ...grid,
      noticed: index === 0 ? grid.noticed : [],
      rows: grid.rows.flatMap((row, line): GridRow[] => {
        if (line === at - 1) return [];
        const { links: _links, spans: _spans, continued: _continued, errors: _errors, ...plain } = row;
        const isAlone = texts(row).filter(Boolean).length === 1;
        const cells = line === at ? called : row.cells;
        const own = cells.slice(from, to);
        // Titles above the names and days between the rows are about all groups.
        if (line < at || (isAlone && oneLine(row.cells[0]) !== ''))
          return [{ ...plain, cells: row.cells.filter((cell) => oneLine(cell) !== '') }];
        if (own.every((cell) => oneLine(cell) === '')) return [];
        return [{ ...plain, cells: [...cells.slice(0, shared), line === at ? column : name, ...own] }];
      }),
    }));
  }
  return [grid];
}
