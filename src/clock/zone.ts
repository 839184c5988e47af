// Local time and instants: reads event times in the event's time zone by IANA data, gaps and overlaps as ECMAScript Temporal's "compatible" (readings R7, R8, R9).

const DAY = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat | undefined>();

/** The cached formatter of a zone; undefined for a name the runtime does not know. */
function formatter(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formatters.has(timeZone)) formatters.set(timeZone, makeFormatter(timeZone));
  return formatters.get(timeZone);
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

/** Whether the runtime knows this IANA time zone. */
export const isTimeZone = (timeZone: string): boolean => timeZone !== '' && formatter(timeZone) !== undefined;

/** The wall clock of a zone at an instant, as milliseconds of that wall clock read as UTC; an unknown zone reads as UTC. */
export function wallClock(instant: number, timeZone: string): number {
  const format = timeZone === 'UTC' ? undefined : formatter(timeZone);
  if (!format) return instant;
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = value;
  const year = part['era']?.startsWith('B') ? 1 - Number(part['year']) : Number(part['year']);
  const seconds = Date.UTC(
    2000,
    Number(part['month']) - 1,
    Number(part['day']),
    Number(part['hour']),
    Number(part['minute']),
    Number(part['second']),
  );
  // Date.UTC reads years below 100 as 19xx, so the year is set on its own.
  const wall = new Date(seconds);
  wall.setUTCFullYear(year, Number(part['month']) - 1, Number(part['day']));
  return wall.getTime() + (((instant % 1000) + 1000) % 1000);
}

const exactOffset = (instant: number, timeZone: string): number => wallClock(instant, timeZone) - instant;

/** Offsets at the beginning of UTC days, by zone: a call of Intl costs 10 µs or more, and an event has few days. */
const midnights = new Map<string, Map<number, number>>();
const MOST_MIDNIGHTS = 5000;

function offsetAtMidnight(day: number, timeZone: string): number {
  let known = midnights.get(timeZone);
  if (!known || known.size >= MOST_MIDNIGHTS) midnights.set(timeZone, (known = new Map()));
  let offset = known.get(day);
  if (offset === undefined) known.set(day, (offset = exactOffset(day * DAY, timeZone)));
  return offset;
}

/** Offset of a zone from UTC at an instant, in milliseconds east. No zone ever changed twice within a day, so equal midnights settle it. */
export function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY);
  const offset = offsetAtMidnight(day, timeZone);
  return offset === offsetAtMidnight(day + 1, timeZone) ? offset : exactOffset(instant, timeZone);
}

/** The instant at which a zone's wall clock shows `wall`: in a gap shifted forward, in an overlap the earlier one (R8). */
export function instantOfWall(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const fits = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return fits.length ? Math.min(...fits) : wall - before;
}

/** A time as written in configuration. */
export type WrittenTime = { kind: 'instant'; instant: number } | { kind: 'wall'; wall: number } | { kind: 'day'; wall: number };

const pattern = /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Parses an ISO 8601 date, local time or instant; undefined if it is none, or names a day that does not exist. */
export function parseTime(text: string): WrittenTime | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', offset] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const wall =
    date.getTime() +
    Number(hour) * 3_600_000 +
    Number(minute) * 60_000 +
    Number(second) * 1000 +
    Math.trunc(Number(`0.${fraction || 0}`) * 1000);
  if (match[4] === undefined) return { kind: 'day', wall };
  if (offset === undefined) return { kind: 'wall', wall };
  const [hours, minutes] =
    offset.length > 1 ? [Number(offset.slice(0, 3)), Number(`${offset[0]}${offset.slice(3).replace(':', '') || 0}`)] : [0, 0];
  return { kind: 'instant', instant: wall - hours * 3_600_000 - minutes * 60_000 };
}

/** The instant (ms since 1970) of a written time; a day without a time is its first moment. Undefined if unreadable. */
export function instantOf(text: string, timeZone: string): number | undefined {
  const time = parseTime(text);
  if (!time) return undefined;
  return time.kind === 'instant' ? time.instant : instantOfWall(time.wall, timeZone);
}

/** The last instant of a written time: for a day without a time 23:59:59.999 of that local day (R7). */
export function lastInstantOf(text: string, timeZone: string): number | undefined {
  const time = parseTime(text);
  if (time?.kind !== 'day') return instantOf(text, timeZone);
  return instantOfWall(time.wall + DAY - 1, timeZone);
}

/** An instant as ISO 8601 with the zone's offset, `2027-05-03T08:30:00+02:00`. */
export function isoInZone(instant: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(instant, timeZone) / 60_000);
  const size = Math.abs(minutes);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const wall = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  return `${wall}${minutes < 0 ? '-' : '+'}${pad(Math.trunc(size / 60))}:${pad(size % 60)}`;
}

/** The local day of an instant, `YYYY-MM-DD`. */
export const dayInZone = (instant: number, timeZone: string): string => isoInZone(instant, timeZone).slice(0, 10);

/** The place a zone (IANA) is named after, as people say it: `New York` of `America/New_York`. */
export const placeOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
