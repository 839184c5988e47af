// The times an event of a calendar is repeated at, by its RRULE, in the wall clock of the event.
import ICAL from 'ical.js';

/** Most repetitions accepted; more is a regular appointment and no congress. */
export const MOST_REPETITIONS = 100;

/** The wall clocks of an event in ms, its first one always among them, and what of its rule could not be followed; empty for nothing. */
export type Repetitions = { walls: number[]; doubt: string };

/** Repeats `start` (a wall clock in ms) by a rule; `untilOf` reads the text of UNTIL as a wall clock, since it is written in UTC. */
export function repetitionsOf(rule: string, start: number, untilOf: (text: string) => number | undefined): Repetitions {
  const written = /(?:^|;)UNTIL=([^;]*)/i.exec(rule)?.[1];
  const until = written === undefined ? Infinity : (untilOf(written) ?? start);
  const walls: number[] = [];
  try {
    const recurrence = ICAL.Recur.fromString(rule.replace(/;?UNTIL=[^;]*/i, '').replace(/^;/, ''));
    // Hours and minutes repeat nothing at a congress, and would be counted for long.
    if (recurrence.freq.endsWith('LY') && !/^(SECOND|MINUTE|HOUR)LY$/.test(recurrence.freq)) {
      const times = recurrence.iterator(ICAL.Time.fromDateTimeString(new Date(start).toISOString().slice(0, 19)));
      for (let time = times.next(); time && walls.length < MOST_REPETITIONS; time = times.next()) {
        const wall = Date.parse(`${time.toString()}Z`);
        if (wall > until) break;
        walls.push(wall);
      }
      const endless = walls.length === MOST_REPETITIONS && !recurrence.isByCount() && until === Infinity;
      return {
        walls: walls.length > 0 ? walls : [start],
        doubt: endless ? `it is repeated without end: ${MOST_REPETITIONS} times are taken` : '',
      };
    }
  } catch {
    // The library refuses what is no rule, with an error of its own kind or of any other.
  }
  return { walls: [start], doubt: `the repetition ${rule.slice(0, 80)} is not followed: only its first time is taken` };
}
