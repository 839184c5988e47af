// Counts as a table for a terminal: a line for each thing, the last days side by side, and the total of all days.
import type { ViewKind } from '../../server/store/schema.ts';
import type { CountedView } from '../../server/store/views.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { NameOf } from './item-names.ts';
import { actionOrder, happened, headings } from './stats-words.ts';

/** Days that have a column of their own. */
const COLUMNS = 7;
/** Longest name, in characters. */
const LONGEST = 48;
const BEFORE = 'before';

type Line = { name: string; counts: Map<string, number>; total: number };

/** The lines of the table; kinds of which nothing is counted are left out. */
export function statsLines(views: readonly CountedView[], nameOf: NameOf, { tone }: Pick<Terminal, 'tone'>): string[] {
  const days = [...new Set(views.map(({ day }) => day))].filter(Boolean).sort();
  const shown = days.slice(-COLUMNS);
  const columns = [...(views.some(({ day }) => !shown.includes(day)) ? [BEFORE] : []), ...shown];
  const lines: string[] = [];
  for (const kind of Object.keys(headings) as ViewKind[]) {
    const own = views.filter((view) => view.kind === kind);
    if (own.length === 0) continue;
    const rows = linesOf(own, nameOf, shown);
    const sum = sumOf(rows, columns);
    if (lines.length > 0) lines.push('');
    lines.push(tone('place', rowOf(headings[kind], columns, 'total')));
    for (const row of rows)
      lines.push(
        rowOf(
          row.name,
          columns.map((column) => String(row.counts.get(column) ?? 0)),
          String(row.total),
        ),
      );
    // Of films and advertisements different things are counted: their sum says nothing.
    if (new Set(own.map(({ action }) => action)).size === 1 && rows.length > 1)
      lines.push(
        tone(
          'quiet',
          rowOf(
            'total',
            columns.map((column) => String(sum.counts.get(column) ?? 0)),
            String(sum.total),
          ),
        ),
      );
  }
  return lines;
}

/** A line for each thing and what happened to it: things by their highest count, what happened in its own order. */
function linesOf(views: readonly CountedView[], nameOf: NameOf, shown: readonly string[]): Line[] {
  const severalActions =
    views.some(({ action }) => action !== 'view' && action !== 'click') || new Set(views.map(({ action }) => action)).size > 1;
  const items = Map.groupBy(views, ({ item }) => item);
  const most = (own: readonly CountedView[]): number =>
    Math.max(...actionOrder.map((action) => total(own.filter((one) => one.action === action))));
  return [...items]
    .sort(([a, ofA], [b, ofB]) => most(ofB) - most(ofA) || (a < b ? -1 : 1))
    .flatMap(([item, own]) =>
      actionOrder.flatMap((action) => {
        const done = own.filter((one) => one.action === action);
        if (done.length === 0) return [];
        const counts = new Map<string, number>();
        for (const { day, count } of done) {
          const column = shown.includes(day) ? day : BEFORE;
          counts.set(column, (counts.get(column) ?? 0) + count);
        }
        const [{ kind }] = done as [CountedView];
        const name = short(nameOf(kind, item) || item) + (severalActions ? `, ${happened[action]}` : '');
        return [{ name, counts, total: total(done) }];
      }),
    );
}

const total = (views: readonly CountedView[]): number => views.reduce((sum, { count }) => sum + count, 0);

function sumOf(rows: readonly Line[], columns: readonly string[]): Line {
  const counts = new Map(columns.map((column) => [column, rows.reduce((sum, row) => sum + (row.counts.get(column) ?? 0), 0)]));
  return { name: 'total', counts, total: rows.reduce((sum, row) => sum + row.total, 0) };
}

const short = (name: string): string => {
  const plain = printable(name).replaceAll(/\s+/g, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
};

/** Name, columns as wide as a day, total. */
const rowOf = (name: string, columns: readonly string[], last: string): string =>
  [name.padEnd(LONGEST + 20), ...columns.map((text) => text.padStart(10)), last.padStart(8)].join(' ');
