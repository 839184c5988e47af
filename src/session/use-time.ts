// Time for components: the server's time in steps, and dates in the event's zone and the visitor's language.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createAlarm } from '../clock/alarm.ts';
import { type DateWords, dateWords } from '../i18n/dates.ts';
import { useFrame } from './frame.ts';
import { useDevice } from './use-device.ts';

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

/** IANA name of the device's zone; that of the event where the page is drawn by the server. */
export function useOwnZone(): string {
  const { info } = useFrame();
  return useDevice(zoneOfDevice, info.TimeZone);
}

const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Date texts in the event's time zone; `zone: 'UTC'` for days without time (`2027-05-03`), or another IANA zone. */
export function useDates(zone?: string): DateWords {
  const { language, info } = useFrame();
  return useMemo(() => dateWords(language, zone ?? info.TimeZone), [language, info.TimeZone, zone]);
}
