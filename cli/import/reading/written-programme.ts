// A programme written as lines of text (a mail, a page without tables, text copied from a PDF): what begins with a time is a session.
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';
import type { Noticed } from '../place.ts';
import { type Clocks, readClocks } from '../values/written-clocks.ts';
import { dateOf, datePartsOf } from '../values/written-dates.ts';
import { headingOf, isBreak, type RowHeading } from '../formats/table/headings.ts';
import { areNames, namedPeopleIn, signOfNames, type TitleCell, titleCell } from '../formats/table/title-cells.ts';
import { spacedTimes, timedLine } from '../formats/table/timed-line.ts';
import { roleOf } from '../vocabulary/people-named.ts';
import { looksLikePerson } from '../vocabulary/person-like.ts';
import { roomsOfLines, withoutPeople, withoutRoom } from '../formats/table/undivided-lines.ts';

/** So long a line below a title is a text about it. */
const LONGEST_TITLE = 160;

/** A whole sentence is no title, and nobody. */
const isSentence = (text: string): boolean => text.length > 80 && /\p{Ll}[.!?]$/u.test(text);

type Entry = { line: number; time: string; lines: string[]; room: string; texts: string[] };

/** Whether some lines are a programme: so many at least begin with a time. */
export const isWritten = (lines: readonly string[], least = 3): boolean => lines.filter((text) => timedLine(text)).length >= least;

/** The lines of a text; tabs, which part the columns of a line, stay. */
export const linesOf = (file: { path: string; bytes: Uint8Array }): string[] =>
  tableText(file)
    .text.split(/\r?\n/)
    .map((line) => line.split('\t').map(oneLine).filter(Boolean).join('\t'));

/** The lines as a table: times, titles, people and what else is said; days, rooms and chairs in lines of their own stay so. */
export function writtenGrid(file: string, lines: readonly string[], parted: boolean): CellGrid {
  const entries: (Entry | GridRow)[] = [];
  let entry: Entry | undefined;
  // Rooms are those of the lines below them where the first stands before all, else each is that of the line above.
  const rooms = lines.flatMap((text, at) => (!timedLine(text) && headingOf(text)?.kind === 'room' ? [at] : []));
  const times = lines.flatMap((text, at) => (timedLine(text) ? [at] : []));
  const isAbove = rooms.length < times.length && (rooms[0] ?? Infinity) < times[0]!;
  for (const [at, written] of lines.entries()) {
    const text = written.replaceAll('\t', ' ');
    // What follows an empty line in a text is about something else.
    if (text === '' && parted && entry && entry.lines.length > 0) entry = undefined;
    if (text === '') continue;
    const timed = timedLine(text);
    const cells = written.includes('\t') ? (timedLine(written)?.rest.split('\t').filter(Boolean) ?? []) : [];
    const found = timed ? undefined : headingOf(text);
    // `Tides, Ada Sample, Hall A` below a bare time names a room, and is the session.
    const isTitle = found?.kind === 'room' && entry?.lines.length === 0 && /,\s.{1,100},\s/.test(text);
    const heading = isTitle ? undefined : found;
    if (timed) {
      entry = {
        line: at + 1,
        time: timed.time,
        room: '',
        texts: [],
        ...(cells.length > 1 ? ofCells(cells) : { lines: timed.rest === '' ? [] : [timed.rest] }),
      };
      entries.push(entry);
    } else if (heading?.kind === 'room' && !isAbove && entry && entry.room === '') entry.room = heading.text;
    else if (heading && (heading.kind !== 'chairs' || !entry || entry.lines.length === 0)) {
      entry = undefined;
      entries.push({ line: at + 1, raw: text, cells: [text] });
    } else if (entry && (entry.lines.length === 0 || (text.length <= LONGEST_TITLE && !isSentence(text))))
      entry.lines.push(withoutBullet(text));
    else if (entry) entry.texts.push(text);
    else entries.push({ line: at + 1, raw: text, cells: [text] });
  }
  const timed = entries.filter((one) => 'time' in one);
  peopleBefore(timed);
  const named = lines.flatMap((text) => (timedLine(text) ? [] : (roomOfHeading(headingOf(text)) ?? [])));
  const parts = partsOf(timed, named, lines.some(spacedTimes));
  const first = entries.findIndex((one) => 'time' in one);
  const sessions = sessionsOf(entries, parts);
  const noticed: Noticed[] = [];
  const rows = entries.map((one): GridRow => ('time' in one ? rowOf(one, parts.get(one)!, sessions?.get(one)) : one));
  const day =
    first === 0 || rows.some(({ cells }) => headingOf(cells[0] ?? '')?.kind === 'day') ? undefined : dayOfText(rows.slice(0, first));
  if (day) noticed.push(day.noticed(file));
  const names: GridRow = {
    line: 0,
    raw: '',
    cells: ['Time', 'Room', 'Title', 'Speakers', 'Chairs', 'Description', ...(sessions ? ['Session'] : [])],
  };
  noticed.push(
    ...timed.flatMap((one): Noticed[] => {
      if (!parts.get(one)!.isUnsure) return [];
      const place = { file, pointer: '', line: one.line, column: 1 };
      const message = `“${one.lines[0]!.slice(0, 200)}” may hold more than a title: only blanks divide its columns`;
      return [{ severity: 'warning', code: 'line-undivided', place, message, suggestion: 'divide the columns with tabs or semicolons' }];
    }),
  );
  return { file, sheet: '', noticed, rows: [...rows.slice(0, first), ...(day ? [day.row] : []), names, ...rows.slice(first)] };
}

/** The only date with a year in the sentences above a programme, as a line of its own; undefined where they name none, or several. */
function dayOfText(rows: readonly GridRow[]): { row: GridRow; noticed: (file: string) => Noticed } | undefined {
  const dated = rows.flatMap(({ line, raw }) => {
    const parts = datePartsOf(raw.replace(/^.*?(?=(?:\p{L}{3,9}\s)?\d)/u, '').slice(0, 100));
    const date = parts && parts.year > 0 && !parts.pair ? dateOf(parts.year, parts.month, parts.day) : undefined;
    return date === undefined ? [] : [{ date, line }];
  });
  const [one] = dated;
  if (!one || dated.some(({ date }) => date !== one.date)) return undefined;
  const place = (file: string) => ({ file, pointer: '', line: one.line, column: 1 });
  return {
    row: { line: one.line, raw: one.date, cells: [one.date] },
    noticed: (file) => ({
      severity: 'info',
      code: 'day-of-text',
      place: place(file),
      message: `no line is a day: that of the text above, ${one.date}, is taken`,
      suggestion: '',
    }),
  };
}

/** The rows with the addresses that stand behind their titles. */
export const withLinks = (grid: CellGrid, links: ReadonlyMap<string, string>): CellGrid => ({
  ...grid,
  rows: grid.rows.map((row): GridRow => {
    const address = links.get(row.cells[TITLE] ?? '');
    return address === undefined ? row : { ...row, links: new Map([[TITLE, address]]) };
  }),
});

/** The column of titles. */
const TITLE = 2;

/** The title of a line whose columns tabs part; people go below it, and another short cell is the room. */
function ofCells([title = '', ...more]: readonly string[]): Pick<Entry, 'lines' | 'room'> {
  const isRoom = (cell: string): boolean =>
    headingOf(cell)?.kind === 'room' || (cell.length <= 40 && !areNames(cell) && roleOf(cell) === undefined);
  const room = more.find((cell) => headingOf(cell)?.kind === 'room') ?? more.findLast(isRoom) ?? '';
  return { lines: [title, ...more.filter((cell) => cell !== room)], room };
}

/** A line below a title without the sign of a list; there `Ada Sample, Wick & Sons` is a person of a company. */
function withoutBullet(text: string): string {
  const [, line = ''] = /^(?:[•·▪●◦‣∙*]|[-–—](?=\s))\s{0,4}(\S.*)$/u.exec(text) ?? [];
  const [, name = '', place = ''] = /^([^,:(]{3,60}),\s(\p{Lu}.*)$/u.exec(line) ?? [];
  return place !== '' && looksLikePerson(name) && !looksLikePerson(place) ? `${name} (${place.replaceAll(/[()]/g, '')})` : line || text;
}

/** `Ada Sample: Tides`: where people stand before the titles of two lines at least, and of half of those with a colon, they go below them. */
function peopleBefore(entries: readonly Entry[]): void {
  const cut = entries.flatMap((entry) => {
    const [, people = '', title = ''] = /^([^:]{3,120}):\s(\S.*)$/u.exec(entry.lines[0] ?? '') ?? [];
    return people === '' ? [] : [{ entry, people, title, isLed: areNames(people) }];
  });
  const led = cut.filter(({ isLed }) => isLed);
  if (led.length < 2 || led.length * 2 < cut.length) return;
  for (const { entry, people, title } of led) entry.lines.splice(0, 1, title, people);
}

const roomOfHeading = (heading: RowHeading | undefined): string | undefined => (heading?.kind === 'room' ? heading.text : heading?.room);

type Parts = TitleCell & { room: string; isUnsure: boolean };

/** What each entry holds: people stand in lines of their own, behind signs, or, where only blanks divide columns, where they are known. */
function partsOf(entries: readonly Entry[], named: readonly string[], spaced: boolean): Map<Entry, Parts> {
  const firsts = entries.flatMap(({ lines }) => lines.slice(0, 1));
  const rooms = roomsOfLines(firsts, named);
  const cells = entries.map((entry) => ({ entry, ...withoutRoom(entry.lines[0] ?? '', rooms) }));
  const sign = signOfNames(cells.flatMap(({ entry, title }) => (entry.lines.length > 0 ? [title] : [])));
  const read = (known: ReadonlySet<string>): Parts[] =>
    cells.map(({ entry, title, room }) => {
      const cell = titleCell([title, ...entry.lines.slice(1)].join('\n'), sign, known);
      if (entry.lines.length > 1) return { ...cell, room, isUnsure: false };
      const more = withoutPeople(cell.title, spaced ? known : new Set());
      const persons = [more.persons, cell.persons].filter(Boolean).join('; ');
      return { ...cell, title: more.title, persons, room, isUnsure: more.isUnsure && persons === '' };
    });
  const known = namedPeopleIn(read(new Set()).flatMap(({ persons, chairs }) => [persons, chairs]));
  const parts = read(known);
  // Where most lines have a room or people, one that has none may hold them unseen.
  const isBare = ({ room, persons }: Parts): boolean => room === '' && persons === '';
  const mostly = spaced && parts.filter(isBare).length * 2 < parts.length;
  return new Map(
    parts.map((one, at) => [entries[at]!, { ...one, isUnsure: one.isUnsure || (mostly && isBare(one) && /\s/.test(one.title)) }]),
  );
}

/** What a session is called that is written above its talks, by each of them and by itself; undefined where there is none. */
function sessionsOf(entries: readonly (Entry | GridRow)[], parts: ReadonlyMap<Entry, Parts>): ReadonlyMap<Entry, string> | undefined {
  const named = new Map<Entry, string>();
  let above: { session: Entry; title: string; span: Clocks; last: string } | undefined;
  for (const one of entries) {
    const clocks = 'time' in one ? readClocks(one.time) : undefined;
    if (!('time' in one) || !clocks) {
      // A chair in a line of its own ends nothing.
      if ('time' in one || headingOf(one.cells[0] ?? '')?.kind !== 'chairs') above = undefined;
      continue;
    }
    const { title } = parts.get(one)!;
    const isWithin = above && clocks.from >= above.last && clocks.from < above.span.to && clocks.to <= above.span.to;
    // What takes as long as the session takes place beside it.
    const isBeside = clocks.from === above?.span.from && clocks.to === above.span.to;
    if (above && isWithin && !isBeside && headingOf(title)?.kind !== 'session') {
      above.last = clocks.from;
      if (isBreak(title)) continue;
      named.set(above.session, above.title).set(one, above.title);
    } else if ((headingOf(title)?.kind === 'session' || parts.get(one)!.chairs !== '') && clocks.to > clocks.from)
      above = { session: one, title, span: clocks, last: clocks.from };
    else above = undefined;
  }
  return named.size > 0 ? named : undefined;
}

function rowOf({ line, time, lines, room, texts }: Entry, parts: Parts, session: string | undefined): GridRow {
  const { title, persons, chairs } = parts;
  const first = withoutRest(lines[0] ?? '', parts);
  // Of several lines the first is the title; what is no person of the others is about it.
  const about = title.startsWith(first) ? title.slice(first.length).trim() : '';
  const name = about === '' ? title : first;
  return {
    line,
    raw: lines.join(' '),
    // The row of a session has no title of a talk.
    cells: [
      time,
      parts.room || room,
      session === name ? '' : name,
      persons,
      chairs,
      [about, ...texts].filter(Boolean).join('\n'),
      ...(session === undefined ? [] : [session]),
    ],
  };
}

/** The first line without its room. */
const withoutRest = (line: string, { room }: Parts): string => (room === '' ? line : withoutRoom(line, new Set([room])).title);
