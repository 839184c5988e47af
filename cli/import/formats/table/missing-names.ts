// A table without a line of names: each column is named by what is in it.
import { oneLine } from '../../reading/fields.ts';
import { type CellGrid, type GridRow, sheetPlace } from '../../reading/grid.ts';
import { readMoment } from '../../values/written-times.ts';
import { looksLikePerson } from '../../vocabulary/person-like.ts';
import { headerOf } from './header.ts';
import { headingOf, isBreak } from './headings.ts';

/** So many rows say what is in a column. */
const SAMPLE = 200;

/** The grid with a line of names above its rows, where its first full row is one of values already. */
export function withNames(grid: CellGrid, known: ReadonlySet<string>): CellGrid {
  const header = headerOf(grid, known);
  const first = header && grid.rows[header.at];
  if (!header || !first || grid.rows.length - header.at < 2) return grid;
  if (!first.cells.some((cell) => momentKind(oneLine(cell)) !== '')) return grid;
  const sample = grid.rows.slice(header.at, header.at + SAMPLE).filter((row) => !isHeadingAlone(row));
  const width = Math.max(...sample.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => columnOf(sample, at));
  const isValue = (kind: string, at: number): boolean => kind !== '' && momentKind(oneLine(first.cells[at])) === kind;
  const timed = columns.filter(({ kind }, at) => isValue(kind, at));
  if (timed.length === 0 || !columns.some(({ texts }) => texts.length > 1)) return grid;
  const names = named(columns);
  const place = { file: sheetPlace(grid), pointer: '', line: first.line, column: 1 };
  return {
    ...grid,
    rows: [...grid.rows.slice(0, header.at), { line: first.line, raw: '', cells: names }, ...grid.rows.slice(header.at)],
    noticed: [
      ...grid.noticed,
      {
        severity: 'warning',
        code: 'names-missing',
        place,
        message: `no row names the columns; they are taken for: ${names.map((name, at) => `${at + 1} ${name}`).join(', ')}`,
      },
    ],
  };
}

/** A day or session between the rows is in no column. */
function isHeadingAlone({ cells }: GridRow): boolean {
  const filled = cells.map(oneLine).filter(Boolean);
  return filled.length === 1 && headingOf(filled[0]!) !== undefined;
}

type Column = { kind: '' | 'date' | 'time' | 'both'; texts: string[] };

const momentKind = (text: string): Column['kind'] => {
  const moment = /^\d{1,4}$/.test(text) ? undefined : readMoment(text, { year: 2000 });
  if (!moment) return '';
  return moment.date === '' ? 'time' : moment.from === '' ? 'date' : 'both';
};

function columnOf(rows: readonly GridRow[], at: number): Column {
  const cells = rows.map(({ cells: all }) => oneLine(all[at])).filter(Boolean);
  const kinds = cells.map(momentKind).filter((kind) => kind !== '');
  // The day in the corner of a table of times is none of them.
  const [kind] = [...Map.groupBy(kinds, (one) => one)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return kind !== undefined && kinds.length >= cells.length * 0.8 ? { kind, texts: [] } : { kind: '', texts: cells };
}

/** Names for columns: days and times by their cells; the first full column of texts is the title, then people and rooms. */
function named(columns: readonly Column[]): string[] {
  const taken = new Set<string>();
  const most = Math.max(...columns.map(({ texts }) => texts.length));
  const share = (texts: readonly string[], fits: (text: string) => boolean): number =>
    texts.filter(fits).length / Math.max(1, texts.length);
  const once = (name: string): string => {
    if (taken.has(name)) return '';
    taken.add(name);
    return name;
  };
  const nameOf = ({ kind, texts }: Column): string => {
    if (kind === 'date') return once('date');
    if (kind !== '') return once('start') || once('end');
    if (texts.length === 0) return '';
    if (share(texts, (text) => headingOf(text)?.kind === 'room') > 0.5) return once('room');
    if (share(texts, looksLikePerson) > 0.6 && !texts.some(isBreak)) return once('speakers');
    if (texts.length === most && !taken.has('title')) return once('title');
    return new Set(texts).size < texts.length ? once('room') || once('track') : once('description');
  };
  return columns.map((column, at) => nameOf(column) || `column ${at + 1}`);
}
