// The order "upcoming" of sessions: what is on, then what comes, then what is over (B §4; readings R1, R36).
import { earlier } from './verdict.ts';
import { nextChange, readWindow, within } from './window.ts';

/** When something takes place; times without offset are local to the requested zone. */
export type Scheduled = { StartDateTime: string | null; EndDateTime: string | null };

/** The sessions in order, and the next instant (ms) at which the order can differ; null for never. */
export type Upcoming<Session> = { sessions: Session[]; nextChangeAt: number | null };

/** Parts of the list by their place in it. */
const parts = { on: 0, toCome: 1, over: 2, unscheduled: 3 };

/**
 * Orders sessions at an instant (ms) in a time zone (IANA). Both ends belong to a session. Within each part the earlier start comes
 * first, equal starts keep the order given. A session without end, or with one before its
 * start, is its start alone; one without start, or with a time that
 * cannot be read, comes last.
 */
export function upcomingOrder<Session extends Scheduled>(sessions: readonly Session[], now: number, timeZone: string): Upcoming<Session> {
  let nextChangeAt: number | null = null;
  const placed = sessions.map((session) => {
    const { from, to, readable } = readWindow(session.StartDateTime, session.EndDateTime || session.StartDateTime, timeZone);
    if (!session.StartDateTime || !readable) return { session, part: parts.unscheduled, from: 0 };
    const window = { from, to: Math.max(from, to), readable };
    nextChangeAt = earlier(nextChangeAt, nextChange(window, now));
    return { session, part: within(window, now) ? parts.on : now < from ? parts.toCome : parts.over, from };
  });
  placed.sort((a, b) => a.part - b.part || a.from - b.from);
  return { sessions: placed.map(({ session }) => session), nextChangeAt };
}
