// The names of zones in the reader's language, made in small steps: each costs a formatter, and there are hundreds.
import { useEffect, useState } from 'react';

/** Names made in one step. */
const STEP = 12;

/** Names by zone; it fills while the list is open. */
export function useZoneNames(zones: readonly string[], language: string, now: number): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const found = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout>;
    const go = (from: number): void => {
      for (const zone of zones.slice(from, from + STEP)) found.set(zone, nameOf(zone, language, now));
      if (from + STEP < zones.length) timer = setTimeout(() => go(from + STEP));
      else setNames(found);
    };
    timer = setTimeout(() => go(0));
    return () => clearTimeout(timer);
  }, [zones, language, now]);
  return names;
}

/** `Central European Summer Time`. */
function nameOf(timeZone: string, language: string, now: number): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
