// The visitor's own time next to the event's, if the two clocks differ.
import { type DateWords, useDates, useOwnZone, useTexts } from '#sdk';
import { useCallback } from 'react';
import { sessionWords } from './session-words.ts';

/** The visitor's time for an instant, with the day if it differs; undefined if it equals the event's. */
export function ownTime(instant: string | number, event: DateWords, own: DateWords): string | undefined {
  const sameDay = event.shortDate(instant) === own.shortDate(instant);
  if (sameDay && event.time(instant) === own.time(instant)) return undefined;
  return sameDay ? own.time(instant) : `${own.shortDate(instant)}, ${own.time(instant)}`;
}

/** `own(instant)`: `02:30 your time`, empty where the clocks agree. */
export function useOwnTime(): (instant: string | number) => string {
  const t = useTexts(sessionWords);
  const event = useDates();
  const own = useDates(useOwnZone());
  return useCallback(
    (instant) => {
      const time = ownTime(instant, event, own);
      return time === undefined ? '' : t('yourTime', { time });
    },
    [t, event, own],
  );
}
