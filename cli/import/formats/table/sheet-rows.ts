// The rows of a sheet as records: days and rooms that stand in a line of their own, notes, totals, rows that go on, merged cells.
import { oneLine } from '../../reading/fields.ts';
import type { Noticed } from '../../place.ts';
import { type CellGrid, type GridRow, sheetPlace } from '../../reading/grid.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { namesRoom } from '../../vocabulary/room-words.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { readClocks } from '../../values/written-clocks.ts';
import { timedLine } from './timed-line.ts';
import { titleCell } from './title-cells.ts';
import { type TakenFromAbove, takenFromAbove } from './taken-from-above.ts';
import { isNote, isTotal } from './totals.ts';
import type { TableHeader } from './header.ts';
import { nightsOf } from './after-midnight.ts';
import { dayAtEnd, dayIn, type RowHeading, headingOf, isBreak, withChair, withRoom } from './headings.ts';

/** Which column holds a field, by its name; undefined where none does. */
export type ColumnOf = (
  field: 'title' | 'day' | 'room' | 'start' | 'end' | 'duration' | 'persons' | 'session' | 'chairs',
) => string | undefined;

type Row = Record<string, string>;

/** The records below a header, and what was noticed of the rows that are none. */
export function sheetRows(grid: CellGrid, header: TableHeader, columnOf: ColumnOf): { records: SourceRecord[]; noticed: Noticed[] } {
  const noticed: Noticed[] = [];
  const records: SourceRecord[] = [];
  const file = sheetPlace(grid);
  const dayColumn = columnOf('day') ?? 'date';
  const columns = {
    day: dayColumn,
    room: columnOf('room') ?? 'room',
    session: columnOf('session') ?? 'session',
    chairs: columnOf('chairs') ?? 'session chair',
  };
  // A sheet for each room is called by it.
  const roomOfSheet = columnOf('room') === undefined && namesRoom(grid.sheet) ? grid.sheet : '';
  const above = { day: dayIn(grid.sheet) ?? dayAtEnd(grid.sheet) ?? '', room: roomOfSheet, session: '', chairs: '', filledDay: '' };
  // A room named below a day may not be that of the next.
  let roomDay = '';
  let roomAround: string | undefined;
  const taken: TakenFromAbove = { days: 0, times: 0, nights: 0, rooms: 0, room: '', roomLine: 0 };
  // A session whose line no row follows is one all the same, with its chair and without a time.
  let empty: SourceRecord | undefined;
  const heed = ({ kind, text: written, room }: RowHeading, line: GridRow | undefined): void => {
    if (kind === 'day' || kind === 'session') endSession();
    const { title: named, chairs } = kind === 'session' ? withChair(written) : { title: written, chairs: '' };
    const { title: text, room: ofSession } = kind === 'session' ? withRoom(named) : { title: named, room: '' };
    // The room of a session ends with it.
    if (kind !== 'chairs') [above.room, roomAround] = [roomAround ?? above.room, undefined];
    if (ofSession !== '') {
      [above.room, roomAround] = [ofSession, above.room];
      roomDay = above.day;
    }
    above[kind] = text;
    if (room !== undefined) above.room = room;
    if (kind === 'room' || room !== undefined) roomDay = above.day;
    if (kind === 'session' && line) empty = lineRecord(line, text);
    if (kind === 'chairs' && empty) (empty.value as Row)[columns.chairs] = text;
    if (kind === 'day' || kind === 'session') above.chairs = chairs;
    if (chairs !== '' && empty) (empty.value as Row)[columns.chairs] = chairs;
    if (kind === 'day') above.filledDay = above.session = '';
  };
  const lineRecord = (line: GridRow, title: string): SourceRecord => ({
    value: { [columnOf('title') ?? 'title']: title, [columns.day]: above.day, [columns.room]: above.room },
    raw: () => line.raw,
    place: { file, pointer: '', line: line.line, column: 1 },
    key: '',
  });
  const endSession = (): void => {
    if (empty) records.push(empty);
    empty = undefined;
  };
  for (const line of header.above) {
    const heading = headingOf(line);
    const day = heading ? undefined : dayAtEnd(line);
    if (heading) heed(heading, undefined);
    else if (day !== undefined) heed({ kind: 'day', text: day }, undefined);
  }
  const night = nightsOf();
  let note: GridRow | undefined;
  for (const row of grid.rows.slice(header.at + 1)) {
    const place = { file, pointer: '', line: row.line, column: 1 };
    const say = (severity: Noticed['severity'], code: string, message: string): void =>
      void noticed.push({ severity, code, place, message });
    const texts = row.cells.map(oneLine);
    const filled = texts.flatMap((text, at) => (text === '' ? [] : [at]));
    if (filled.length >= 2 && filled.every((at) => texts[at] === header.names[at] || header.names[at]?.endsWith(` ${texts[at]}`))) continue;
    const [only = -1] = filled;
    const text = texts[only] ?? '';
    const isTimed = filled.some((at) => readClocks(texts[at]!) !== undefined);
    const alone = (row.wide === true && !isTimed) || new Set(filled.map((at) => texts[at])).size === 1;
    const heading = alone ? headingOf(text) : undefined;
    if (
      alone &&
      (header.names.filter(Boolean).length > 2 || heading?.kind === 'day' || (heading && header.names[only] === columnOf('start')))
    ) {
      if (heading && (heading.kind !== 'room' || header.names[only] !== columnOf('title'))) {
        // A chair directly below a line makes it the line of a session.
        if (heading.kind === 'chairs' && note && note.line === row.line - 1) {
          noticed.pop();
          heed({ kind: 'session', text: oneLine(note.cells.find((cell) => oneLine(cell) !== '')) }, note);
        }
        heed(heading, row);
        continue;
      }
      const timed = timedLine(text);
      if (timed && timed.rest !== '' && columnOf('start') !== undefined) {
        // A line with its hours and its chair is the session of the rows below.
        const { title: named, chairs } = withChair(timed.rest);
        heed({ kind: 'session', text: named }, row);
        Object.assign(empty!.value as Row, { [columnOf('start')!]: timed.time, [columns.chairs]: chairs });
        endSession();
        continue;
      }
      if (row.wide || header.names[only] !== columnOf('title') || isNote(text)) {
        say('info', 'table-note', `a line between the rows is left out: “${text.slice(0, 200)}”`);
        note = row;
        continue;
      }
    }
    if (isTotal(texts, filled)) {
      say('info', 'table-total', `a line of totals is left out: “${texts.filter(Boolean).join(' ').slice(0, 200)}”`);
      continue;
    }
    if (texts.length > header.names.length && texts.slice(header.names.length).some(Boolean))
      say('warning', 'row-repaired', `the row has ${texts.length} cells, the header ${header.names.length}: the last ones are left out`);
    const value = valuesOf(row, header.names);
    const title = columnOf('title');
    if (title !== undefined && columnOf('persons') === undefined && peopleBelow(value, title, records.at(-1), filled.length === 1))
      continue;
    breakAsTitle(row, value, header.names, columnOf);
    const last = records.at(-1);
    if (last && goesOn(row, value, header.names, columnOf)) {
      addTo(last.value as Row, value);
      say('info', 'row-continued', 'the row goes on with the session above');
      continue;
    }
    if (last && sharesTime(value, last.value as Row, columnOf)) taken.times += 1;
    const start = value[columnOf('start') ?? '']?.trim() ?? '';
    if (value[dayColumn]?.trim()) {
      above.filledDay = value[dayColumn]!;
      night(start, above.filledDay);
    } else {
      const day = start === '' ? above.day : above.filledDay || above.day;
      const next = night(start, day);
      if (day !== '') value[dayColumn] = next ?? day;
      if (next !== undefined) taken.nights += 1;
      else if (start !== '' && above.filledDay !== '') taken.days += 1;
    }
    if (isBreak(value[columnOf('title') ?? ''] ?? '') && !value[columnOf('persons') ?? '']?.trim()) {
      endSession();
      above.session = '';
      above.chairs = '';
    }
    if (above.session !== '') empty = undefined;
    for (const kind of ['room', 'session', 'chairs'] as const)
      if (!value[columns[kind]]?.trim() && above[kind] !== '') {
        value[columns[kind]] = above[kind];
        if (kind !== 'room' || roomDay === '' || roomDay === above.day) continue;
        if (taken.rooms === 0) Object.assign(taken, { room: above.room, roomLine: row.line });
        taken.rooms += 1;
      }
    records.push({ value, raw: () => row.raw, place, key: '' });
  }
  endSession();
  noticed.push(...takenFromAbove(file, taken));
  return { records, noticed };
}

/** A title in another room without any day or time is beside the row above: its merged cells were saved once. */
function sharesTime(value: Row, above: Row, columnOf: ColumnOf): boolean {
  const of = (row: Row, field: Parameters<ColumnOf>[0]): string => row[columnOf(field) ?? '']?.trim() ?? '';
  const times = ['day', 'start', 'end', 'duration'] as const;
  const isBeside = of(value, 'room') !== '' && of(above, 'room') !== '' && of(value, 'room') !== of(above, 'room');
  if (!isBeside || of(value, 'title') === '' || of(above, 'start') === '' || times.some((field) => of(value, field) !== '')) return false;
  for (const column of times.flatMap((field) => columnOf(field) ?? [])) value[column] = above[column] ?? '';
  return true;
}

/** The cells under the names of their columns; an address behind a cell counts where the column is one of addresses, else as its website. */
function valuesOf({ cells, links, errors }: GridRow, names: readonly string[]): Row {
  const value = Object.create(null) as Row;
  for (const [at, name] of names.entries()) if (name !== '') value[name] = cells[at] ?? '';
  // A day that failed is not that of the row above.
  for (const at of errors ?? []) if (fieldOfName(names[at] ?? '')?.field === 'day') value[names[at]!] = '#N/A';
  for (const [at, address] of links ?? []) {
    const name = names[at] ?? '';
    const field = fieldOfName(name)?.field;
    const isAddress = field === 'link' || field === 'url' || field === 'recording' || field === 'stream_url' || field === 'logo';
    if (isAddress) value[name] = address;
    else if (field === 'title' && !names.includes('website')) value['website'] = address;
  }
  return value;
}

/** Moves people who stand below a title into a column of their own; true where the row holds nothing but those of the row above. */
function peopleBelow(value: Row, title: string, last: SourceRecord | undefined, isAlone: boolean): boolean {
  const text = value[title] ?? '';
  if (!text.includes('\n') && !isAlone) return false;
  const {
    title: rest,
    persons,
    chairs,
  } = titleCell(isAlone && last ? `\n${oneLine((last.value as Row)[title])}\n${text}` : text, undefined);
  if (persons === '' && chairs === '') return false;
  const of = isAlone && last ? (last.value as Row) : value;
  if (of !== value && rest !== oneLine(of[title])) return false;
  if (!text.includes('\n') && of === value) return false;
  of[title] = rest;
  of['speakers'] = [of['speakers'], persons].filter(Boolean).join('\n');
  of['session chair'] = [of['session chair'], chairs].filter(Boolean).join('\n');
  return of !== value;
}

/** A break that stands in the column of rooms, say, beside its time alone, is the title of its row. */
function breakAsTitle({ continued, wide }: GridRow, value: Row, names: readonly string[], columnOf: ColumnOf): void {
  const title = columnOf('title');
  if (title === undefined || value[title]?.trim()) return;
  const own = Object.keys(value).filter((name) => value[name]!.trim() !== '' && !continued?.has(names.indexOf(name)));
  const fieldOf = (name: string): string => fieldOfName(name)?.field ?? '';
  const column = own.find(
    (name) => (isBreak(value[name]!) || (wide && own.length === 2)) && !['start', 'day', 'end'].includes(fieldOf(name)),
  );
  if (column === undefined || own.length > 4 || own.some((name) => ['persons', 'abstract'].includes(fieldOf(name)))) return;
  value[title] = value[column]!;
  value[column] = '';
}

/** Whether a row has no title of its own, or the merged one of the row above, and only more people. */
function goesOn({ continued }: GridRow, value: Row, names: readonly string[], columnOf: ColumnOf): boolean {
  const title = columnOf('title');
  const people = columnOf('persons');
  if (title === undefined || people === undefined || !value[people]?.trim()) return false;
  if (continued?.has(names.indexOf(title))) return true;
  const has = Object.keys(value).filter((name) => value[name]!.trim() !== '' && !continued?.has(names.indexOf(name)));
  return (
    has.length > 0 && has.every((name) => ['persons', 'institution', 'firstname', 'lastname'].includes(fieldOfName(name)?.field ?? ''))
  );
}

function addTo(record: Row, more: Row): void {
  for (const [name, text] of Object.entries(more)) {
    const field = fieldOfName(name)?.field;
    if (text.trim() === '' || text === record[name]) continue;
    if (field === 'persons' || field === 'institution' || !record[name]?.trim())
      record[name] = [record[name], text].filter(Boolean).join('\n');
  }
}
