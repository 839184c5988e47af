// Times of a programme: written local to the event, on the wire with the offset of the event's zone.
import { instantOf, isoInZone, lastInstantOf } from '../../src/clock/zone.ts';

type Written = { StartDateTime?: string | null | undefined; EndDateTime?: string | null | undefined };
type Wire = { StartDateTime: string | null; EndDateTime: string | null };

/** Reads the times of rows. */
export type Times = (row: Written) => Wire;

/**
 * Start and end as ISO 8601 with offset; null when not written or not readable. A day alone starts at its first and ends in its
 * last minute (reading R7). Each written time is worked out once: a programme repeats few of them often.
 */
export function timesIn(timeZone: string): Times {
  const known = new Map<string, string | null>();
  const iso = (written: string, read: typeof instantOf, kind: string): string | null => {
    const key = `${kind}${written}`;
    let wire = known.get(key);
    if (wire === undefined) {
      const instant = read(written, timeZone);
      known.set(key, (wire = instant === undefined ? null : isoInZone(instant, timeZone)));
    }
    return wire;
  };
  return (row) => ({
    StartDateTime: iso(row.StartDateTime ?? '', instantOf, 's'),
    EndDateTime: iso(row.EndDateTime ?? '', lastInstantOf, 'e'),
  });
}

/** `RecordingFrom` of a session in wire form; nothing where its row names none. */
export function recordingTime(row: { RecordingFrom?: string | null | undefined }, times: Times): { RecordingFrom?: string } {
  const { StartDateTime: RecordingFrom } = times({ StartDateTime: row.RecordingFrom });
  return RecordingFrom === null ? {} : { RecordingFrom };
}

/** Order by start; entries without time come last. */
export function byStart(a: Wire, b: Wire): number {
  if (a.StartDateTime === null || b.StartDateTime === null) return Number(a.StartDateTime === null) - Number(b.StartDateTime === null);
  return Date.parse(a.StartDateTime) - Date.parse(b.StartDateTime);
}

/** The instant of a wire time in ms, undefined for null. */
export const instantOfWire = (time: string | null): number | undefined => (time === null ? undefined : Date.parse(time));
