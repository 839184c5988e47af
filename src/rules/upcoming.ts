// The order "upcoming" of sessions: what is on, then what comes, then what is over (B §4; readings R1, R36).
import { earlier } from './verdict.ts';
import { nextChange, readWindow } from './window.ts';

/** When something takes place; times without offset are local to the requested zone. */
export type Scheduled = { StartDateTime: string | null; EndDateTime: string | null };

/** The sessions in order, and the next instant (ms) at which the order can differ; null for never. */
export type Upcoming<Session> = { sessions: Session[]; nextChangeAt: number | null };

/** What a thing with a time is at an instant; `unscheduled` has no start. */
export type Phase = 'ongoing' | 'upcoming' | 'past' | 'unscheduled';

/** The phases in the order of the list. */
const phases: readonly Phase[] = ['ongoing', 'upcoming', 'past', 'unscheduled'];

/** The phase at `now` (ms) of what begins and ends at these instants; both belong to it, and an end before the start is the start. */
export const phaseBetween = (from: number, to: number, now: number): Phase =>
  now < from ? 'upcoming' : now <= Math.max(from, to) ? 'ongoing' : 'past';

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
    if (!session.StartDateTime || !readable) return { session, place: phases.indexOf('unscheduled'), from: 0 };
    nextChangeAt = earlier(nextChangeAt, nextChange({ from, to: Math.max(from, to), readable }, now));
    return { session, place: phases.indexOf(phaseBetween(from, to, now)), from };
  });
  placed.sort((a, b) => a.place - b.place || a.from - b.from);
  return { sessions: placed.map(({ session }) => session), nextChangeAt };
}
