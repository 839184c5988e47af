// Instants as somebody at the event reads them, and as they are written after --at.
import { instantOf, isoInZone } from '../../src/clock/zone.ts';
import { UsageError } from '../output/usage-error.ts';

/** ISO 8601 in the event's zone with its offset, `2027-05-03T08:30:00+02:00`; milliseconds only where there are any. */
export function localIso(instant: number, timeZone: string): string {
  const iso = isoInZone(instant, timeZone);
  const rest = ((instant % 1000) + 1000) % 1000;
  return rest === 0 ? iso : `${iso.slice(0, 19)}.${String(rest).padStart(3, '0')}${iso.slice(19)}`;
}

/** Weekday, date, time and offset: `Mon 2027-05-03 08:30 +02:00`; seconds only where there are any. */
export function localWords(instant: number, timeZone: string): string {
  const iso = localIso(instant, timeZone);
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(`${iso.slice(0, 10)}T00:00Z`));
  const time = iso.slice(11, -6).replace(/:00$/, '');
  return `${day} ${iso.slice(0, 10)} ${time} ${iso.slice(-6)}`;
}

/** A sentence whose UTC instants are turned into event time. */
export const inEventTime = (text: string, timeZone: string): string =>
  text.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (instant) => localWords(Date.parse(instant), timeZone));

/** The instant of `--at` (ms since 1970): event time, or an instant with offset. Throws UsageError. */
export function readInstant(text: string, timeZone: string): number {
  const instant = instantOf(text, timeZone);
  if (instant === undefined)
    throw new UsageError(`--at ${text} is no time: write 2027-05-03T09:00 (time of the event, ${timeZone}) or 2027-05-03T07:00:00Z.`);
  return instant;
}
