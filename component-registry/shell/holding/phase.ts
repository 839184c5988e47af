// Where the congress stands: before its first moment, between, after its last, or nobody knows.
import { instantOf, lastInstantOf } from '#sdk';

/** `at`: the instant (ms) of the opening, or of the end. `byDay`: only a day is written, no time. */
export type Stage = { kind: 'before' | 'after'; at: number; byDay: boolean } | { kind: 'open' | 'unknown' };

const isDay = (written: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(written.trim());

/**
 * `start` and `end` as written, in the zone of the event; a bound that is missing is open (R1, R2, R7). One that cannot be
 * read keeps the event closed (R16), so nobody knows when it opens.
 */
export function stageAt(now: number, start: string, end: string, timeZone: string): Stage {
  const from = instantOf(start, timeZone);
  const to = lastInstantOf(end, timeZone);
  if ((start !== '' && from === undefined) || (end !== '' && to === undefined)) return { kind: 'unknown' };
  if (from !== undefined && now < from) return { kind: 'before', at: from, byDay: isDay(start) };
  if (to !== undefined && now > to) return { kind: 'after', at: to, byDay: isDay(end) };
  return { kind: from === undefined && to === undefined ? 'unknown' : 'open' };
}
