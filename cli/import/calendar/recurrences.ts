// The days an event of a calendar is repeated on: the rules calendars of congresses use, in the wall clock of the event.

const DAY = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Most repetitions believed; more is a standing appointment and no congress. */
export const MOST_REPETITIONS = 100;

/** The first wall clocks of an event, and what of its rule could not be followed; empty for nothing. */
export type Repetitions = { walls: number[]; doubt: string };

/**
 * Repeats `start` (a wall clock in ms) by an RRULE: FREQ DAILY or WEEKLY with INTERVAL, COUNT, UNTIL, BYDAY. `untilOf` reads the text of UNTIL as a
 * wall clock. A rule with anything else is not followed: the first time stays.
 */
export function repetitionsOf(rule: string, start: number, untilOf: (text: string) => number | undefined): Repetitions {
  const parts = new Map(rule.toUpperCase().split(';').map((part) => part.split('=', 2) as [string, string]));
  const unknown = [...parts.keys()].filter((name) => !['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'].includes(name));
  const frequency = parts.get('FREQ') ?? '';
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean);
  if (!['DAILY', 'WEEKLY'].includes(frequency) || unknown.length > 0 || days.some((day) => !weekdays.includes(day))) {
    return { walls: [start], doubt: `the repetition ${rule.slice(0, 80)} is not followed: only its first time is taken` };
  }
  const interval = Math.max(1, Number.parseInt(parts.get('INTERVAL') ?? '1', 10) || 1);
  const count = Number.parseInt(parts.get('COUNT') ?? '', 10) || Infinity;
  const until = parts.has('UNTIL') ? (untilOf(parts.get('UNTIL')!) ?? start) : Infinity;
  const walls: number[] = [];
  // Weeks begin on Monday, as RFC 5545 has it where WKST is missing.
  const monday = start - ((new Date(start).getUTCDay() + 6) % 7) * DAY;
  for (let wall = start, step = 0; walls.length < Math.min(count, MOST_REPETITIONS) && wall <= until && step < 20_000; step++, wall += DAY) {
    const turn = frequency === 'DAILY' ? Math.round((wall - start) / DAY) : Math.floor((wall - monday) / (7 * DAY));
    const weekday = weekdays[new Date(wall).getUTCDay()]!;
    const wanted = days.length > 0 ? days.includes(weekday) : frequency === 'DAILY' || (wall - start) % (7 * DAY) === 0;
    if (turn % interval === 0 && wanted) walls.push(wall);
  }
  const endless = count === Infinity && until === Infinity && walls.length >= MOST_REPETITIONS;
  return { walls: walls.length > 0 ? walls : [start], doubt: endless ? `it is repeated without end: ${MOST_REPETITIONS} times are taken` : '' };
}
