// Time for components: the server's time in steps, and dates in the visitor's zone and language.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createAlarm } from '../clock/alarm.ts';
import { type DateWords, dateWords } from '../i18n/dates.ts';
import { useFrame } from './frame.ts';
import { useZone } from './use-zone.ts';

/** The server's time (ms), rounded down to `step` (ms, default a minute); the component renders again only when it changes. */
export function useNow(step = 60_000): number {
  const { clock } = useFrame();
  const rounded = useCallback(() => Math.floor(clock.now() / step) * step, [clock, step]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const look = (): void => {
        changed();
        alarm.arm(rounded() + step);
      };
      const alarm = createAlarm(clock, look);
      alarm.arm(rounded() + step);
      // Otherwise a clock that was set back would show the later time until it is reached again.
      const stopListening = clock.onCorrection(look);
      return () => {
        stopListening();
        alarm.stop();
      };
    },
    [clock, step, rounded],
  );
  return useSyncExternalStore(subscribe, rounded, rounded);
}

/** Date texts in the zone the visitor has chosen, the event's at first; `zone: 'UTC'` for days without time (`2027-05-03`), or another IANA zone. */
export function useDates(zone?: string): DateWords {
  const { language } = useFrame();
  const shown = useZone();
  return useMemo(() => dateWords(language, zone ?? shown), [language, shown, zone]);
}
