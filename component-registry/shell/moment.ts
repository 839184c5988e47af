// A moment in words: in the zone of the event, and on the visitor's own clock where that shows something else.
import { type DateWords, useDates, useEvent } from '#sdk';

/** A moment in words; `own` is empty where the visitor's clock agrees with the event's. */
export type Moment = { event: string; own: string };

/** IANA name of the zone the visitor's device is set to. */
const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const words = (instant: number, { longDate, time }: DateWords): string => `${longDate(instant)}, ${time(instant)}`;

/**
 * The words of an instant (ms): `Monday, 3 May 2027, 08:00 (Europe/Berlin)`. `byDay` leaves the time away for a day meant as
 * a whole, unless the visitor's clock shows another.
 */
export function useMoment(): (instant: number, byDay?: boolean) => Moment {
  const { timeZone } = useEvent();
  const event = useDates();
  const own = useDates(zoneOfDevice());
  return (instant, byDay = false) => {
    const there = words(instant, event);
    const here = words(instant, own);
    if (here !== there) return { event: `${there} (${timeZone})`, own: here };
    return { event: byDay ? event.longDate(instant) : `${there} (${timeZone})`, own: '' };
  };
}
