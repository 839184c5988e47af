// The slots a row of `data/meetings.json` stands for: one, or a series of equal length one after the other.
import { MOST_SLOTS } from '../base/meeting-limits.ts';
import { instantOf, lastInstantOf } from '../clock/zone.ts';

/** The times of a row as written, local to the event. */
export type WrittenMeeting = {
  Id: string;
  StartDateTime?: string | null | undefined;
  EndDateTime?: string | null | undefined;
  /** Length of each slot of a series; 0 for one slot. */
  Minutes?: number | undefined;
  /** How many slots a series has; 0 or without it as many as fit until the end, or one. */
  Count?: number | undefined;
};

/** A slot; instants in ms. */
export type MeetingSpan = { id: string; start: number; end: number };

/**
 * Slots in their order; none where start or end cannot be read or the end is not after the start. Those of a series are named
 * `<Id>.1`, `<Id>.2` and so on, so that one that is added at the end renames none.
 */
export function slotsOf({ Id, StartDateTime, EndDateTime, Minutes, Count }: WrittenMeeting, timeZone: string): MeetingSpan[] {
  const start = instantOf(StartDateTime ?? '', timeZone);
  const until = !EndDateTime ? undefined : lastInstantOf(EndDateTime, timeZone);
  if (start === undefined) return [];
  if (!Minutes) return until !== undefined && until > start ? [{ id: Id, start, end: until }] : [];
  const length = Minutes * 60_000;
  const fitting = until === undefined ? Count || 1 : Math.floor((until - start) / length);
  const count = Math.max(0, Math.min(fitting, Count || MOST_SLOTS, MOST_SLOTS));
  return Array.from({ length: count }, (_, index) => ({
    id: `${Id}.${index + 1}`,
    start: start + index * length,
    end: start + (index + 1) * length,
  }));
}
