// Rows of talks and posters as the presentations of their sessions: by the column that names the session, or below the row of the session.
import { asList, type Fields, oneLine } from '../../reading/fields.ts';
import type { Report } from '../../report.ts';
import type { ScheduleEvent, SchedulePart } from '../../schedule/schedule.ts';
import { BY_LANGUAGE, spokenText } from '../../schedule/texts-by-language.ts';
import { minutesOf } from '../../values/durations.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { isPosterWord, levelOf } from './levels.ts';

/** A row as an event, with what says which session it belongs to; texts are empty where the row has none. */
export type TableRow = {
  event: ScheduleEvent;
  fields: Record<string, unknown>;
  session: string;
  sessionId: string;
  level: string;
  /** Start and end of the session, as the row says them. */
  sessionTimes: Record<string, unknown>;
  table: string;
};

/** A session and the rows within it, at the place of its first row. */
type Group = { at: number; row: TableRow; fields: Record<string, unknown>; parts: TableRow[] };

/** The events of a programme; a row that belongs to a session becomes one of its parts, and a session nobody lists is made of its first row. */
export function grouped(rows: readonly TableRow[], report: Report): ScheduleEvent[] {
  const groups: Group[] = [];
  const byKey = new Map<string, Group>();
  const add = (at: number, row: TableRow, fields: Record<string, unknown>, keys: readonly string[]): Group => {
    const group: Group = { at, row, fields, parts: [] };
    groups.push(group);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
    return group;
  };
  const parts: { at: number; row: TableRow; above: Group | undefined }[] = [];
  const withParts = new Set(rows.filter(isPart).map(({ table }) => table));
  let above: Group | undefined;
  for (const [at, row] of rows.entries()) {
    if (above?.row.table !== row.table) above = undefined;
    if (isPart(row)) parts.push({ at, row, above });
    else {
      const group = add(at, row, ownFields(row), withParts.has(row.table) ? ownKeys(row) : namesOf(row));
      if (row.level !== '') above = group;
    }
  }
  for (const { at, row, above: before } of parts) {
    const known = belongs(row) ? [...keysOf(row), ...referencesOf(row)].map((key) => byKey.get(key)).find(Boolean) : before;
    if (known) known.parts.push(row);
    else if (belongs(row)) add(at, row, sessionFields(row), keysOf(row).slice(0, 1)).parts.push(row);
    // A poster or talk above the first session stands for itself.
    else add(at, row, isPosterWord(row.level) ? { type: 'Poster', ...row.fields } : row.fields, []);
  }
  return groups
    .toSorted((one, other) => one.at - other.at)
    .map(({ row, fields, parts: within }) => eventWith(row.event, fields, within, report));
}

const belongs = ({ session, sessionId }: TableRow): boolean => session !== '' || sessionId !== '';
const isPart = (row: TableRow): boolean =>
  oneLine(row.fields['title']) !== '' && levelOf(row.level) !== 'session' && (belongs(row) || levelOf(row.level) === 'talk');

/** The names by which a part finds its session among the rows of its table: sessions of one name on two days, or in two rooms, are two. */
function keysOf({ session, sessionId, fields, event }: TableRow): string[] {
  const name = `in ${plainName(sessionId || session)}`;
  const day = event.day?.date || oneLine(fields['date']).slice(0, 10);
  const room = plainName(oneLine(fields['room']));
  return [`${name} ${day} ${room}`, ...(room === '' ? [`${name} ${day}`] : []), ...(day === '' ? [name] : [])];
}

/** A row that describes a session is found with or without its day and room. */
function ownKeys(row: TableRow): string[] {
  const name = plainName(row.sessionId || row.session || oneLine(row.fields['id']) || oneLine(row.fields['title']));
  const day = row.event.day?.date || oneLine(row.fields['date']).slice(0, 10);
  return name === '' ? [] : [...keysOf({ ...row, session: name, sessionId: '' }), `in ${name} ${day}`, `in ${name}`];
}

/** Where a row of another table is found: by id, code, guid and title. */
const namesOf = ({ fields }: TableRow): string[] =>
  ['id', 'code', 'guid', 'title']
    .map((name) => plainName(oneLine(fields[name])))
    .filter(Boolean)
    .map((name) => `row ${name}`);
const referencesOf = ({ session, sessionId }: TableRow): string[] =>
  [sessionId, session]
    .map(plainName)
    .filter(Boolean)
    .map((name) => `row ${name}`);

/** A row without a title of its own that names a session is about the session. */
const ownFields = ({ fields, session, sessionId, sessionTimes }: TableRow): Record<string, unknown> =>
  oneLine(fields['title']) === '' && session !== ''
    ? { ...(sessionId && { id: sessionId }), ...fields, ...sessionTimes, title: session, ...nameByLanguage(fields) }
    : fields;

/** A session that is known by its talks alone. */
function sessionFields({ session, sessionId, fields, sessionTimes }: TableRow): Record<string, unknown> {
  const { room, track, type } = fields;
  return {
    title: session || sessionId,
    ...(sessionId && { id: sessionId }),
    room,
    track,
    type,
    ...sessionTimes,
    ...nameByLanguage(fields),
  };
}

/** The name of a session in several languages, where the rows of its talks say it so. */
function nameByLanguage(fields: Fields): Record<string, unknown> {
  const title = spokenText(fields, 'session');
  return title === undefined ? {} : { [BY_LANGUAGE]: { title } };
}

function eventWith(event: ScheduleEvent, fields: Record<string, unknown>, rows: readonly TableRow[], report: Report): ScheduleEvent {
  if (rows.length === 0) return { ...event, value: fields };
  const types = new Set(rows.map((row) => oneLine(row.fields['type'])).filter(Boolean));
  const shares = types.size <= 1;
  const times = fields['date'] === undefined && fields['start'] === undefined ? spanOf(rows) : {};
  const leading = [...asList(fields['chairs']), ...rows.flatMap((row) => asList(row.fields['chairs']))];
  const parts = rows.map((row): SchedulePart => partOf(row, shares, report));
  return {
    ...event,
    value: {
      ...fields,
      ...times,
      is_poster: undefined,
      type: sessionType(shares ? (fields['type'] ?? [...types][0]) : withoutRepeat(fields, types)),
      chairs: distinct(leading),
    },
    parts,
  };
}

/** A session of posters is none itself: it has an hour and a place like any other. */
const sessionType = (type: unknown): unknown => (isPosterWord(oneLine(type)) ? `${oneLine(type)} session` : type);

/** A type that only some talks have is none of the session. */
const withoutRepeat = ({ type }: Record<string, unknown>, types: ReadonlySet<string>): unknown =>
  types.has(oneLine(type)) ? undefined : type;

/** Chairs repeat in the row of every talk. */
const distinct = (people: readonly unknown[]): unknown[] => [...new Map(people.map((person) => [JSON.stringify(person), person])).values()];

function partOf({ event, fields, level }: TableRow, sharesType: boolean, report: Report): SchedulePart {
  const { type, room: _room, track: _track, chairs: _chairs, ...rest } = fields;
  for (const name of ['logo', 'subtitle', 'stream_url'])
    if (oneLine(rest[name]) !== '') report.leaveOut(name, 'presentations have no such field');
  const kinds = [...(sharesType ? [] : [oneLine(type)]), ...(isPosterWord(level) || isPosterWord(oneLine(type)) ? ['Poster'] : [])].filter(
    Boolean,
  );
  return {
    fields: { ...rest, tags: [...new Set([...asList(rest['tags']), ...kinds])] },
    raw: event.raw,
    place: event.place,
    unread: [],
  };
}

/** From the first start of the talks to their last end. */
function spanOf(rows: readonly TableRow[]): Record<string, unknown> {
  const starts = rows.map(({ fields }) => oneLine(fields['date'])).filter((text) => /^\d{4}-\d{2}-\d{2}T/.test(text));
  const ends = rows.flatMap(({ fields }) => endOfRow(oneLine(fields['date']), oneLine(fields['end']), fields['duration']));
  const [date, end] = [starts.toSorted()[0], ends.toSorted().at(-1)];
  return { ...(date !== undefined && { date }), ...(date !== undefined && end !== undefined && end > date && { end }) };
}

/** The end of a row, ISO 8601, where it is written or its start and duration say it; empty where nothing does. */
export function endOfRow(start: string, end: string, duration: unknown): string[] {
  if (/^\d{4}-\d{2}-\d{2}T/.test(end)) return [end];
  const minutes = minutesOf(duration);
  const [, wall = '', offset = ''] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(.{0,6})$/.exec(start) ?? [];
  if (!minutes || wall === '') return [];
  return [`${new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 19)}${offset}`];
}
