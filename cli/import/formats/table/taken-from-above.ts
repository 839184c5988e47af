// What rows took from those above them, as one finding for each kind.
import type { Noticed } from '../../place.ts';

/** How many rows took a day or a time of the row above, stand after midnight, or take the room of another day, with the first line of these. */
export type TakenFromAbove = { days: number; times: number; nights: number; rooms: number; room: string; roomLine: number };

/** The findings; none for what no row took. */
export function takenFromAbove(file: string, taken: TakenFromAbove): Noticed[] {
  const say = (severity: Noticed['severity'], code: string, count: number, message: string, line = 1): Noticed[] =>
    count === 0 ? [] : [{ severity, code, place: { file, pointer: '', line, column: 1 }, message }];
  const own = (count: number, what: string): string =>
    `${count === 1 ? `1 row has no ${what} of its own and takes` : `${count} rows have no ${what} of their own and take`} that of the row above`;
  const { days, times, nights, rooms } = taken;
  return [
    ...say('info', 'day-continued', days, own(days, 'day')),
    ...say('info', 'time-continued', times, own(times, 'time')),
    ...say(
      'info',
      'day-after-midnight',
      nights,
      `${nights} ${nights === 1 ? 'row' : 'rows'} after midnight below rows of the evening: the day is the one after that of the line above`,
    ),
    ...say(
      'warning',
      'room-continued',
      rooms,
      `${rooms} ${rooms === 1 ? 'row stands' : 'rows stand'} below a day that names no room and ${rooms === 1 ? 'takes' : 'take'} “${taken.room.slice(0, 80)}”, which a line names below the day before`,
      taken.roomLine,
    ),
  ];
}
