// Day, time and room of a session in one line of a hit.
import { useDates } from '#sdk';
import type { ListedThing } from '../session/listed-session.ts';
import { timesOf } from '../session/session-times.ts';

/** `Mon, 3 May, 08:30–10:00, Hall A`; what is not said is left out. */
export function useSessionWhen(thing: ListedThing): string {
  const dates = useDates();
  const { StartDateTime, RoomName } = thing;
  return [StartDateTime === null ? '' : dates.shortDate(StartDateTime), timesOf(thing, dates), RoomName]
    .filter((part) => part !== '')
    .join(', ');
}
