// The hours a day of sessions takes, whole ones of the clock shown.
import { offsetAt } from '#sdk';
import { endOf, startOf, type Timed } from './session-times.ts';

const HOUR = 3_600_000;

/** Shortest cell (ms) that has space for its text. */
const SHORTEST_CELL = 20 * 60_000;

/** End of a session's cell on screen (ms); of one that has a start. */
export const visibleEnd = (timed: Timed): number => Math.max(endOf(timed) ?? 0, startOf(timed)! + SHORTEST_CELL);

/** Minutes past the hour at which the clock of a zone shows a whole hour, in ms: most zones 0, India 30 minutes. */
const hourShift = (time: number, zone: string): number => offsetAt(time, zone) % HOUR;

/** From the first whole hour to the last (ms) by the clock of a zone (IANA); 0 and 0 where nothing has a time. */
export function daySpan(sessions: readonly Timed[], zone: string): { from: number; to: number } {
  const placed = sessions.filter((session) => startOf(session) !== undefined);
  if (placed.length === 0) return { from: 0, to: 0 };
  const starts = placed.map((session) => startOf(session)!);
  const shift = hourShift(starts[0]!, zone);
  const whole = (time: number, round: (hours: number) => number): number => round((time + shift) / HOUR) * HOUR - shift;
  return { from: whole(Math.min(...starts), Math.floor), to: whole(Math.max(...placed.map(visibleEnd)), Math.ceil) };
}
