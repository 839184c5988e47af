// Dates and times of the source: instants with the offset they were written in, wall clocks, days.
import { instantOf, isoInZone, parseTime } from '../../../src/clock/zone.ts';

/** Years an event can be in; anything else is a slip of the keyboard or of a program. */
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

/** An instant that was written with its offset from UTC. */
export type OffsetTime = { instant: number; offset: number };

/** The instant of a date with time, with or without offset; undefined when unreadable, a day alone, or outside 1970–2199. */
export function instantIn(text: string, timeZone: string): number | undefined {
  const time = parseTime(text);
  if (!time || time.kind === 'day') return undefined;
  const instant = instantOf(text, timeZone);
  return instant !== undefined && instant >= FIRST && instant < LAST ? instant : undefined;
}

/** Instant and offset (milliseconds east) of a time written with an offset; undefined for any other text. */
export function offsetTime(text: string): OffsetTime | undefined {
  const time = parseTime(text);
  const wall = parseTime(text.trim().replace(/(Z|[+-]\d{2}(:?\d{2})?)$/i, ''));
  if (time?.kind !== 'instant' || wall?.kind !== 'wall') return undefined;
  return { instant: time.instant, offset: wall.wall - time.instant };
}

/** Whether a date with time says nothing of its offset: it is a time of wherever the event is. */
export const isWallTime = (text: string): boolean => parseTime(text)?.kind === 'wall';

/**
 * An instant as a row holds it. What the source wrote without an offset stays the wall clock of the event, right whatever its zone turns out to be;
 * only in the hour that a zone has twice the offset says which is meant.
 */
export function rowTime(instant: number, timeZone: string, isWall: boolean): string {
  const iso = isoInZone(instant, timeZone);
  const wall = iso.slice(0, 19).replace(/:00$/, '');
  return isWall && instantOf(wall, timeZone) === instant ? wall : iso;
}

/** The day written, YYYY-MM-DD, of a date or a date with time; empty when there is none. */
export const dayOf = (text: string): string => (parseTime(text) ? text.trim().slice(0, 10) : '');

/** The day `days` later; `day` is YYYY-MM-DD. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Minutes since midnight of a clock time HH:MM (seconds are ignored); undefined when it is none. */
export function clockMinutes(text: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim());
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59) return undefined;
  return Number(match[1]) * 60 + Number(match[2]);
}

/** HH:MM of minutes since midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
