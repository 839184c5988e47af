// A programme written as lines of text (a mail, a page without tables, text copied from a PDF): what begins with a time is a session.
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';
import { headingOf } from '../formats/table/headings.ts';
import { signOfNames, titleCell } from '../formats/table/title-cells.ts';
import { timedLine } from '../formats/table/timed-line.ts';

/** So long a line below a title is a text about it. */
const LONGEST_TITLE = 160;

type Entry = { line: number; time: string; lines: string[]; room: string; texts: string[] };

/** Whether some lines are a programme: three at least begin with a time. */
export const isWritten = (lines: readonly string[]): boolean => lines.filter((text) => timedLine(text)).length >= 3;

/** The lines of a text. */
export const linesOf = (file: { path: string; bytes: Uint8Array }): string[] => tableText(file).text.split(/\r?\n/).map(oneLine);

/** The lines as a table: times, titles, people and what else is said; days, rooms and chairs in lines of their own stay so. */
export function writtenGrid(file: string, lines: readonly string[], parted: boolean): CellGrid {
  const entries: (Entry | GridRow)[] = [];
  let entry: Entry | undefined;
  // Rooms are those of the lines below them where the first stands before all, else each is that of the line above.
  const rooms = lines.flatMap((text, at) => (!timedLine(text) && headingOf(text)?.kind === 'room' ? [at] : []));
  const times = lines.flatMap((text, at) => (timedLine(text) ? [at] : []));
  const isAbove = rooms.length < times.length && (rooms[0] ?? Infinity) < times[0]!;
  for (const [at, text] of lines.entries()) {
    // What follows an empty line in a text is about something else.
    if (text === '' && parted && entry && entry.lines.length > 0) entry = undefined;
    if (text === '') continue;
    const timed = timedLine(text);
    const heading = timed ? undefined : headingOf(text);
    if (timed) {
      entry = { line: at + 1, time: timed.time, lines: timed.rest === '' ? [] : [timed.rest], room: '', texts: [] };
      entries.push(entry);
    } else if (heading?.kind === 'room' && !isAbove && entry && entry.room === '') entry.room = heading.text;
    else if (heading && (heading.kind !== 'chairs' || !entry || entry.lines.length === 0)) {
      entry = undefined;
      entries.push({ line: at + 1, raw: text, cells: [text] });
    } else if (entry && (entry.lines.length === 0 || text.length <= LONGEST_TITLE)) entry.lines.push(text);
    else if (entry) entry.texts.push(text);
    else entries.push({ line: at + 1, raw: text, cells: [text] });
  }
  const sign = signOfNames(entries.flatMap((one) => ('time' in one ? one.lines.slice(0, 1) : [])));
  const first = entries.findIndex((one) => 'time' in one);
  const rows = entries.map((one): GridRow => ('time' in one ? rowOf(one, sign) : one));
  const names: GridRow = { line: 0, raw: '', cells: ['Time', 'Room', 'Title', 'Speakers', 'Chairs', 'Description'] };
  return { file, sheet: '', noticed: [], rows: [...rows.slice(0, first), names, ...rows.slice(first)] };
}

function rowOf({ line, time, lines, room, texts }: Entry, sign: RegExp | undefined): GridRow {
  const [first = '', ...others] = lines;
  const { title, persons, chairs } = titleCell([first, ...others].join('\n'), sign);
  // Of several lines the first is the title; what is no person of the others is about it.
  const about = title.startsWith(first) ? title.slice(first.length).trim() : '';
  const name = about === '' ? title : first;
  return { line, raw: lines.join(' '), cells: [time, room, name, persons, chairs, [about, ...texts].filter(Boolean).join('\n')] };
}
