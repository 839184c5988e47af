// The visitor's own time next to the event's, or the event's next to that of a chosen zone, if the two clocks differ.
import { type DateWords, offsetAt, useDates, useEvent, useOwnZone, useTexts, useZone } from '#sdk';
import { useCallback } from 'react';
import { sessionWords } from './session-words.ts';

/** The other time for an instant, with the day if it differs; undefined if it equals the one shown. */
export function ownTime(instant: string | number, shown: DateWords, other: DateWords): string | undefined {
  const sameDay = shown.shortDate(instant) === other.shortDate(instant);
  if (sameDay && shown.time(instant) === other.time(instant)) return undefined;
  return sameDay ? other.time(instant) : other.withTime(other.shortDate(instant), other.time(instant));
}

/** `own(instant)`: `02:30 your time`, or `08:30 event time` where another zone than the event's is chosen; empty where the clocks agree. */
export function useOwnTime(): (instant: string | number) => string {
  const t = useTexts(sessionWords);
  const { timeZone } = useEvent();
  const zone = useZone();
  const own = useOwnZone();
  const isOfEvent = zone === timeZone;
  const shown = useDates(zone);
  const other = useDates(isOfEvent ? own : timeZone);
  return useCallback(
    (instant) => {
      const time = ownTime(instant, shown, other);
      return time === undefined ? '' : t(isOfEvent ? 'yourTime' : 'eventTime', { time });
    },
    [t, shown, other, isOfEvent],
  );
}

/** The other clock as a whole: the reader's, or the event's where another zone is chosen. Undefined where both show the same at this instant (ms). */
export function useOtherClock(instant: number): { zone: string; dates: DateWords } | undefined {
  const { timeZone } = useEvent();
  const shown = useZone();
  const own = useOwnZone();
  const zone = shown === timeZone ? own : timeZone;
  const dates = useDates(zone);
  return offsetAt(instant, zone) === offsetAt(instant, shown) ? undefined : { zone, dates };
}
