// From when the recording of a session can be watched: from its end on, or from the instant its organiser names. The server and every page ask this.
import { earlier } from './verdict.ts';

/** The times of a session as the wire carries them: ISO 8601 with offset. */
export type Recorded = {
  StartDateTime: string | null;
  EndDateTime: string | null;
  /** Named by the organiser; absent for the end. */
  RecordingFrom?: string | undefined;
};

/** The first instant (ms) at which the recording can be watched; null where nothing says when the session is. */
export function recordingFrom({ StartDateTime, EndDateTime, RecordingFrom }: Recorded): number | null {
  if (RecordingFrom !== undefined) return Date.parse(RecordingFrom);
  if (StartDateTime === null) return null;
  const start = Date.parse(StartDateTime);
  return Math.max(start, EndDateTime === null ? start : Date.parse(EndDateTime));
}

/** Whether the recording can be watched at `now` (ms). */
export const isRecordingOut = (session: Recorded, now: number): boolean => (recordingFrom(session) ?? now) <= now;

/** How many of these recordings can be watched at `now` (ms), and the first instant at which there are more; null for never. */
export function recordingsOut(sessions: readonly Recorded[], now: number): { count: number; nextChangeAt: number | null } {
  let nextChangeAt: number | null = null;
  let count = 0;
  for (const session of sessions) {
    const from = recordingFrom(session) ?? now;
    if (from <= now) count += 1;
    else nextChangeAt = earlier(nextChangeAt, from);
  }
  return { count, nextChangeAt };
}
