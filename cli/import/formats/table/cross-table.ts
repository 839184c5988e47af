// A table whose columns are rooms and whose rows are times, as programmes are printed: each cell is a session.
import { oneLine } from '../../reading/fields.ts';
import type { Noticed } from '../../place.ts';
import { type CellGrid, type GridRow, sheetPlace } from '../../reading/grid.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { readMoment } from '../../values/written-times.ts';
import type { TableHeader } from './header.ts';
import { dayIn, headingOf, isBreak } from './headings.ts';
import { signOfNames, titleCell } from './title-cells.ts';
import { namesRoom } from '../../vocabulary/room-words.ts';

/** `— Coffee break —` is a coffee break, and a dash alone nothing. */
const withoutDashes = (text: string): string => text.replaceAll(/^[-–—*\s]{1,10}|[-–—*\s]{1,10}$/g, '');

/** A day or a time stands in one of these columns, everything else is a room. */
type Cross = { time: number; rooms: number[]; /** With rooms that cells are merged over and no session is in alone. */ reached: number[] };

/**
 * The table with one row a session, where it is a cross table: one column of times, no column of titles, and at least two others that are rooms by
 * their names, or of which nobody knows anything. Undefined for any other table.
 */
export function uncrossed(grid: CellGrid, header: TableHeader): { grid: CellGrid; header: TableHeader; noticed: Noticed[] } | undefined {
  const cross = crossOf(grid, header);
  if (!cross) return undefined;
  const days = daysAbove(grid.rows[header.at - 1], header.names.length);
  const written = grid.rows[header.at]!.cells;
  const corner = days ? undefined : dayIn(header.names[cross.time]!);
  const over = cross.rooms.every((at) => dayIn(header.names[at]!) !== undefined)
    ? 'date'
    : cross.rooms.every((at) => fieldOfName(header.names[at]!)?.field === 'track')
      ? 'track'
      : 'room';
  const sign = signOfNames(grid.rows.slice(header.at + 1).flatMap(({ cells }) => cross.rooms.map((at) => oneLine(cells[at]))));
  const others = header.names.flatMap((name, at) => (name !== '' && at !== cross.time && !cross.rooms.includes(at) ? [at] : []));
  const names = [
    ...others.map((at) => header.names[at]!),
    'time',
    over,
    ...(days ? ['date'] : []),
    ...(over === 'room' ? [] : ['room']),
    'title',
    'speakers',
    'chairs',
  ];
  const body = grid.rows.slice(header.at + 1);
  const noticed: Noticed[] = [];
  const placesOf = placesIn(cross, over, days, (at) => (days ? oneLine(written[at]) : header.names[at]!));
  const rows = body.flatMap((row, index): GridRow[] => {
    // The header again, above the next day.
    const said = row.cells.flatMap((cell, at) => (oneLine(cell) === '' ? [] : [oneLine(cell) === oneLine(header.names[at])]));
    if (said.length > 1 && said.every(Boolean)) return [];
    // A dash says that there is nothing.
    const filled = cross.rooms.filter((at) => withoutDashes(oneLine(row.cells[at])) !== '' && !row.continued?.has(at));
    const texts = row.cells.map(oneLine).filter(Boolean);
    if (texts.length === 1 && headingOf(texts[0]!)) return [{ ...row, cells: names.map((_, at) => (at === 0 ? texts[0]! : '')) }];
    // What stands across all rooms, or in a row of one cell, is in none of them.
    const isOne = filled.length > 1 && new Set(filled.map((at) => oneLine(row.cells[at]))).size === 1;
    const isBreakForAll = filled.length === 1 && isBreak(withoutDashes(oneLine(row.cells[filled[0]!])));
    const isOverAll = row.wide === true && filled.some((at) => columnsOf(cross, row, at).length === cross.reached.length);
    const common = over !== 'date' && !days && (isOverAll || isOne || isBreakForAll);
    return (common ? filled.slice(0, 1) : filled).flatMap((at) => {
      const { text, room } = over === 'room' ? { text: row.cells[at]!, room: '' } : roomWithin(row.cells[at]!);
      const { title, persons, chairs } = titleCell(withoutDashes(text), sign);
      const places = common ? [{ name: '', day: '', over: [] }] : placesOf(row, at);
      for (const { name, over: several } of places) if (several.length > 1) noticed.push(overSeveral(grid, row.line, title, several, name));
      return places.map(({ name, day }) => ({
        line: row.line,
        raw: row.raw,
        cells: [
          ...others.map((other) => row.cells[other] ?? ''),
          timeUntil(body, index, { time: cross.time, column: at }),
          name,
          ...(days ? [day] : []),
          ...(over === 'room' ? [] : [room]),
          title,
          persons,
          chairs,
        ],
      }));
    });
  });
  const first = grid.rows[header.at]!;
  return {
    grid: { ...grid, rows: [{ ...first, cells: names }, ...rows] },
    header: { ...header, above: corner ? [...header.above, corner] : header.above, names, at: 0 },
    noticed,
  };
}

/** Where the session of a cell is: the name of its room, day or track, the day above its room, and the names of all columns it is merged over. */
type CellPlace = { name: string; day: string; over: string[] };

/** The columns of rooms a cell reaches over. */
const columnsOf = ({ reached }: Cross, { spans }: GridRow, at: number): number[] =>
  reached.filter((column) => column >= at && column < at + (spans?.get(at) ?? 1));

/** Where a cell takes place: once on each day it is merged over, in all of the rooms. Of tracks the first counts, the others are words about it. */
function placesIn(
  cross: Cross,
  over: 'date' | 'track' | 'room',
  days: readonly string[] | undefined,
  nameOf: (column: number) => string,
): (row: GridRow, at: number) => CellPlace[] {
  return (row, at) => {
    const columns = columnsOf(cross, row, at);
    const groups = Map.groupBy(columns, (column) => (over === 'date' ? String(column) : (days?.[column] ?? '')));
    return [...groups.values()].map((within): CellPlace => {
      const names = [...new Set(within.map(nameOf))];
      return { name: names.join(over === 'track' ? ' | ' : ' + '), day: days?.[within[0]!] ?? '', over: names };
    });
  };
}

function overSeveral(grid: CellGrid, line: number, title: string, over: readonly string[], name: string): Noticed {
  const place = { file: sheetPlace(grid), pointer: '', line, column: 1 };
  const told = name.includes(' | ') ? `in “${over[0]!}”, the others are its tags` : `in “${name}”`;
  const message = `“${title.slice(0, 100)}” is merged over ${over.join(', ')}: it is one session ${told}`;
  return { severity: 'info', code: 'cell-merged', place, message };
}

const roomBehind =
  /^(?:room|raum|ort|saal|salle|sala|aula|venue|location|place|where|wo|lieu|lugar|luogo|local|yer|salon|会場|場所|地点|القاعة|المكان)\s?[:：]\s?(\S.{0,80})$/iu;

/** A cell without the line below its title that names its room, and that room; empty for none. */
function roomWithin(cell: string): { text: string; room: string } {
  const [first = '', ...lines] = cell.split('\n');
  const at = lines.findIndex((line) => roomBehind.test(oneLine(line)) || namesRoom(oneLine(line)));
  if (at < 0) return { text: cell, room: '' };
  const named = oneLine(lines[at]);
  return { text: [first, ...lines.toSpliced(at, 1)].join('\n'), room: roomBehind.exec(named)?.[1] ?? named };
}

/** The day above each column, where a line over the names of rooms names several days; a day counts until the next. */
function daysAbove(line: GridRow | undefined, width: number): string[] | undefined {
  const days = line?.cells.map((cell) => dayIn(oneLine(cell)) ?? '') ?? [];
  if (days.filter(Boolean).length < 2) return undefined;
  let day = '';
  return Array.from({ length: width }, (_, at) => (day = days[at] || day));
}

/** The time of a cell: to the end of the last row it is merged with. */
function timeUntil(body: readonly GridRow[], index: number, { time, column }: { time: number; column: number }): string {
  const own = oneLine(body[index]!.cells[time]);
  const below = body.slice(index + 1).findIndex(({ continued }) => !continued?.has(column));
  const last = below < 0 ? body.length - 1 : index + below;
  const [from, to] = [own, oneLine(body[last]!.cells[time])].map((text) => readMoment(text, { year: 2000 }));
  if (last === index || !from || !to || to.to === '' || from.from === '') return own;
  const day = from.date === '' ? '' : `${from.date} `;
  return `${day}${from.from.slice(0, 5)} - ${to.to.slice(0, 5)}${from.offset}`;
}

/** A column of remarks is no room. */
const remarks =
  /^(?:notes?|remarks?|comments?|bemerkung(?:en)?|notizen?|hinweise?|anmerkung(?:en)?|remarques?|commentaires?|notas?|observaciones|commenti|備考|メモ|ملاحظات|notlar|备注)$/iu;

function crossOf(grid: CellGrid, { names, at }: TableHeader): Cross | undefined {
  const fields = names.map((name) => fieldOfName(name)?.field);
  if (fields.some((field) => field === 'title' || field === 'persons' || field === 'session' || field === 'abstract')) return undefined;
  const body = grid.rows.slice(at + 1, at + 200);
  const times = (column: number): number =>
    body.filter(({ cells }) => (readMoment(oneLine(cells[column]), { year: 2000 })?.from ?? '') !== '').length;
  const time = names.findIndex((_, column) => times(column) >= 2 && times(column) * 2 >= body.length);
  if (time < 0) return undefined;
  const rooms = names
    .flatMap((name, column) =>
      column !== time &&
      name !== '' &&
      (fields[column] === undefined ||
        dayIn(name) !== undefined ||
        ((fields[column] === 'room' || fields[column] === 'track') && /[\s\d]/.test(name.trim())))
        ? [column]
        : [],
    )
    .filter((column) => !remarks.test(oneLine(names[column])));
  const isText = (column: number): boolean => body.some(({ cells }) => /\p{L}{3}/u.test(cells[column] ?? '')) && times(column) === 0;
  const named = rooms.filter(
    (column) => fields[column] === 'room' || fields[column] === 'track' || ['room', 'day'].includes(headingOf(names[column]!)?.kind ?? ''),
  );
  const used = rooms.filter(isText);
  // Columns of unknown names alone are rooms only where there is nothing else in the table.
  return used.length >= 2 &&
    (named.length > 0 || used.length === names.filter((name) => name !== '' && !remarks.test(oneLine(name))).length - 1)
    ? { time, rooms: used, reached: rooms.filter((column) => times(column) === 0) }
    : undefined;
}
