// An instant as text: in the event's zone, and in the visitor's own time if it differs.
import { type DateWords, useDates, useEvent, useOwnZone } from '#sdk';

/** An instant as text; `own` is empty if the visitor's clock agrees with the event's. */
export type Moment = { event: string; own: string };

const words = (instant: number, { longDate, time }: DateWords): string => `${longDate(instant)}, ${time(instant)}`;

/**
 * The text of an instant (ms): `Monday, 3 May 2027, 08:00 (Europe/Berlin)`. `byDay` omits the time, for a whole day,
 * unless the visitor's clock shows another day.
 */
export function useMoment(): (instant: number, byDay?: boolean) => Moment {
  const { timeZone } = useEvent();
  const event = useDates(timeZone);
  const own = useDates(useOwnZone());
  return (instant, byDay = false) => {
    const there = words(instant, event);
    const here = words(instant, own);
    if (here !== there) return { event: `${there} (${timeZone})`, own: here };
    return { event: byDay ? event.longDate(instant) : `${there} (${timeZone})`, own: '' };
  };
}
