// The phase of the congress: before, running, after, or unknown.
import { instantOf, lastInstantOf } from '#sdk';

/** `at`: the instant (ms) of the opening, or of the end; an open event may have none. `byDay`: only a day is written, no time. */
export type HoldingPhase =
  | { kind: 'before' | 'after'; at: number; byDay: boolean }
  | { kind: 'open'; at?: number; byDay: boolean }
  | { kind: 'unknown' };

const isDay = (written: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(written.trim());

/**
 * `start` and `end` as written, in the event's zone; a missing bound is open (R1, R2, R7). An unreadable one keeps the event closed
 * (R16), so its opening is unknown.
 */
export function phaseAt(now: number, start: string, end: string, timeZone: string): HoldingPhase {
  const from = instantOf(start, timeZone);
  const to = lastInstantOf(end, timeZone);
  if ((start !== '' && from === undefined) || (end !== '' && to === undefined)) return { kind: 'unknown' };
  if (from !== undefined && now < from) return { kind: 'before', at: from, byDay: isDay(start) };
  if (to !== undefined && now > to) return { kind: 'after', at: to, byDay: isDay(end) };
  if (from === undefined && to === undefined) return { kind: 'unknown' };
  return { kind: 'open', byDay: isDay(end), ...(to !== undefined && { at: to }) };
}
