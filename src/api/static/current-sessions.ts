// The sessions of an hour and those that come next: chosen alike by the server, and by the browser from the files of a static site.
import type { Session, SessionLine } from '../../contract/programme.ts';
import { calledOff } from '../../rules/called-off.ts';

const HOUR = 3_600_000;

type Timed = Pick<Session, 'StartDateTime' | 'EndDateTime'>;

/** Start in ms; undefined when not scheduled. */
const startOf = ({ StartDateTime }: Timed): number | undefined => (StartDateTime === null ? undefined : Date.parse(StartDateTime));

/** End in ms: one without an end ends as it starts, one without times never takes place. */
export const endOf = ({ StartDateTime, EndDateTime }: Timed): number => {
  const end = EndDateTime ?? StartDateTime;
  return end === null ? Number.NEGATIVE_INFINITY : Date.parse(end);
};

/** The start of the hour of an instant, both in ms. */
export const hourOf = (instant: number): number => Math.floor(instant / HOUR) * HOUR;

/** Sessions that take place at their time: a poster hangs all the while, what is hidden is on no scheduler, what is called off is not held. */
export const onScheduler = (sessions: readonly Session[]): Session[] =>
  sessions.filter((session) => !session.IsPoster && !session.HideOnScheduler && calledOff(session) === undefined);

/**
 * Of sessions in order of start: those that run at any time in the hour of `from` (ms), the first `limit` after it, and the first
 * after it in every room. So until the next hour nothing else is on, or next, at any moment. When all is over: the first `limit`
 * that were recorded.
 */
export function currentSessions<S extends SessionLine>(sessions: readonly S[], from: number, limit: number): S[] {
  const hour = hourOf(from);
  const rooms = new Set<string>();
  let left = limit;
  const current = sessions.filter((session) => {
    const start = startOf(session);
    if (start === undefined) return false;
    if (start < hour + HOUR) return endOf(session) > hour;
    const room = session.RoomId || session.RoomName;
    const isFirst = !rooms.has(room);
    rooms.add(room);
    left -= 1;
    return left >= 0 || isFirst;
  });
  return current.length > 0 ? current : sessions.filter(({ HasRecording }) => HasRecording).slice(0, limit);
}
