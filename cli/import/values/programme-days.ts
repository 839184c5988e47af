// Which day of the programme a time belongs to: the night after a day is still that day.
import { dayInZone } from '../../../src/clock/zone.ts';

/** Where the source says nothing, a new programme day begins at 06:00. */
export const USUAL_DAY_CHANGE = 6 * 60;

/** The programme day of an instant, YYYY-MM-DD, when days begin `dayChange` minutes after midnight. */
export const programmeDayOf = (instant: number, timeZone: string, dayChange: number): string =>
  dayInZone(instant - dayChange * 60_000, timeZone);
