// The current moment: before, during or after the congress, with running and next sessions.
import { calledOff, isRecordingOut } from '#sdk';
import type { MomentLine, SessionLine } from '#contract/programme';
import { endOf, phaseOf, startOf } from '../session/session-times.ts';

/** A line as the list has it; the place of its room is not known everywhere. */
export type LiveLine = SessionLine & Partial<Pick<MomentLine, 'RoomSort' | 'People'>>;

/** Days as YYYY-MM-DD in the event's zone; empty where the event has none. */
export type MomentContext = { now: number; today: string; startDate: string; endDate: string };

export type Moment =
  | { kind: 'before'; /** Whole days until the first, 0 on the day itself. */ days: number; next: readonly LiveLine[] }
  | { kind: 'during'; on: readonly LiveLine[]; next: readonly LiveLine[] }
  | { kind: 'after'; /** What was recorded, in the organiser’s order of halls. */ recorded: readonly LiveLine[] }
  /** Unknown: no sessions, and the congress is not over by its dates. */
  | { kind: 'unknown' };

const DAY = 86_400_000;

/** `given` are the sessions of this hour and the next ones, by start; after the last one, those that were recorded. What is called off is none of them. */
export function momentOf(given: readonly LiveLine[], { now, today, startDate, endDate }: MomentContext): Moment {
  const sessions = given.filter((session) => calledOff(session) === undefined);
  const next = sessions.filter((session) => phaseOf(session, now) === 'upcoming');
  const on = sessions.filter((session) => phaseOf(session, now) === 'ongoing');
  if (startDate !== '' && today < startDate)
    return { kind: 'before', days: Math.round((Date.parse(startDate) - Date.parse(today)) / DAY), next };
  if (on.length === 0 && next.length === 0) {
    if (endDate === '' || today < endDate) return { kind: 'unknown' };
    const recorded = sessions.filter((session) => session.HasRecording && isRecordingOut(session, now));
    return { kind: 'after', recorded: recorded.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  }
  // By remaining time the list would change every minute; the organiser's halls are what visitors are most likely to look for.
  return { kind: 'during', on: on.toSorted(byHall), next: next.toSorted((a, b) => startOf(a)! - startOf(b)! || placeOf(a) - placeOf(b)) };
}

/** From this length on it is an offer of the day, and no session one waits for. */
const OFFER = 5 * 3_600_000;

const placeOf = ({ RoomSort = 0 }: LiveLine): number => RoomSort;
const isOffer = (line: LiveLine): boolean => endOf(line)! - startOf(line)! > OFFER;

/** Offers of the day last; then the organiser's order of rooms, streams, the latest start. */
function byHall(a: LiveLine, b: LiveLine): number {
  return (
    Number(isOffer(a)) - Number(isOffer(b)) ||
    placeOf(a) - placeOf(b) ||
    Number(b.HasStream) - Number(a.HasStream) ||
    startOf(b)! - startOf(a)! ||
    endOf(a)! - endOf(b)!
  );
}

/** A room with its running and next sessions. */
export type RoomMoment = { id: string; name: string; on: SessionLine | undefined; next: SessionLine | undefined };

/** Rooms in the order in which something happens in them: those with something on first. */
export function byRoom(on: readonly SessionLine[], next: readonly SessionLine[], limit: number): RoomMoment[] {
  const rooms = new Map<string, RoomMoment>();
  for (const [kind, list] of [
    ['on', on],
    ['next', next],
  ] as const) {
    for (const session of list) {
      const id = session.RoomId || session.RoomName;
      const room = rooms.get(id) ?? { id, name: session.RoomName, on: undefined, next: undefined };
      room[kind] ??= session;
      rooms.set(id, room);
    }
  }
  return [...rooms.values()].slice(0, limit);
}
