// Moves one written time by whole days: the wall clock of the event stays, an offset follows the zone, everything else stays as it was written.
import { instantOfWall, offsetAt, parseTime } from '../clock/zone.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * What somebody should look at: the wall clock is skipped on the new day (`gap`) or comes twice (`twice`), by a change of the
 * clocks. For an instant `twice` also says that it was in such an hour before.
 */
export type ShiftNote = 'gap' | 'twice';

/** A moved time, in the form it was written in. */
export type ShiftedTime = { text: string; note?: ShiftNote };

const written = /^(\d{4}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2})((?::\d{2}(?:[.,]\d{1,9})?)?)(Z|z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Moves a date, a local time or an instant by `days`. An instant keeps its wall clock in `timeZone`: the zone's own offset becomes
 * that of the new day, Z and offsets of other zones stay and the digits follow. Undefined for what is no time, or would leave the years 1 to 9999.
 */
export function shiftTime(text: string, days: number, timeZone: string): ShiftedTime | undefined {
  const match = written.exec(text);
  const time = match && parseTime(text);
  if (!match || !time) return undefined;
  const [, date = '', separator = '', clock = '', seconds = '', offset] = match;
  if (time.kind === 'day') return shifted(moveDate(date, days));
  const wall = Date.parse(`${date}T${clock}Z`);
  const moved = moveDate(date, days);
  if (moved === undefined) return undefined;
  const rest = `${clock}${seconds}`;
  if (offset === undefined) return shifted(`${moved}${separator}${rest}`, noteOf(wall + days * DAY, timeZone));
  const instant = wall - minutesOf(offset) * MINUTE;
  if (!isOwn(wall, instant, timeZone)) return moveForeign({ instant, days, timeZone, separator, seconds, offset });
  const now = wall + days * DAY;
  // In an hour that comes twice the offset that was written decides, as long as it can.
  const minutes = isOwn(now, now - minutesOf(offset) * MINUTE, timeZone)
    ? minutesOf(offset)
    : (now - instantOfWall(now, timeZone)) / MINUTE;
  return shifted(`${moved}${separator}${rest}${offsetText(minutes, offset)}`, noteOf(now, timeZone) ?? noteOf(wall, timeZone, 'twice'));
}

type Foreign = { instant: number; days: number; timeZone: string; separator: string; seconds: string; offset: string };

/** Z, or the offset of another zone: the instant moves with the wall clock of the event, and is written as it was. */
function moveForeign({ instant, days, timeZone, separator, seconds, offset }: Foreign): ShiftedTime | undefined {
  const wall = instant + offsetAt(instant, timeZone);
  const now = wall + days * DAY;
  const shown = instantOfWall(now, timeZone) + minutesOf(offset) * MINUTE;
  const date = dateText(shown);
  const clock = new Date(shown).toISOString().slice(11, 16);
  // Written with its offset it may look like an hour the event's clocks skip, and be read as such.
  const note = noteOf(now, timeZone) ?? noteOf(wall, timeZone, 'twice') ?? noteOf(shown, timeZone, 'gap');
  return date === undefined ? undefined : shifted(`${date}${separator}${clock}${seconds}${offset}`, note);
}

const shifted = (text: string | undefined, note?: ShiftNote): ShiftedTime | undefined =>
  text === undefined ? undefined : note ? { text, note } : { text };

/** Whether the wall clock is the event's own at that instant; in a gap by the reading R8. */
const isOwn = (wall: number, instant: number, timeZone: string): boolean =>
  offsetAt(instant, timeZone) === wall - instant || instantOfWall(wall, timeZone) === instant;

function noteOf(wall: number, timeZone: string, only?: ShiftNote): ShiftNote | undefined {
  const first = instantOfWall(wall, timeZone);
  const note = first + offsetAt(first, timeZone) !== wall ? 'gap' : comesTwice(wall, first, timeZone) ? 'twice' : undefined;
  return only === undefined || note === only ? note : undefined;
}

function comesTwice(wall: number, first: number, timeZone: string): boolean {
  const later = wall - offsetAt(wall + DAY, timeZone);
  return later !== first && later + offsetAt(later, timeZone) === wall;
}

/** Minutes east of UTC of `Z`, `+02`, `+0200` or `+02:00`. */
function minutesOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || 0);
  return offset.startsWith('-') ? -minutes : minutes;
}

/** Minutes as an offset, in the form of another one. */
function offsetText(minutes: number, like: string): string {
  if (minutes === minutesOf(like)) return like;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  const [hours, rest] = [pad(Math.trunc(size / 60)), pad(size % 60)];
  const short = like.length === 3 && rest === '00';
  return `${minutes < 0 ? '-' : '+'}${hours}${short ? '' : `${like.length === 5 ? '' : ':'}${rest}`}`;
}

/** `YYYY-MM-DD` some days later; undefined outside the years 1 to 9999. */
export function moveDate(date: string, days: number): string | undefined {
  return dateText(Date.parse(`${date}T00:00Z`) + days * DAY);
}

function dateText(wall: number): string | undefined {
  if (Number.isNaN(wall) || Math.abs(wall) > 8.64e15) return undefined;
  const text = new Date(wall).toISOString();
  return /^\d{4}-/.test(text) && !text.startsWith('0000') ? text.slice(0, 10) : undefined;
}

/** Days from one date `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY;
