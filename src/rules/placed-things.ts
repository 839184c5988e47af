// Where and when the sessions and presentations of a programme take place, to compare with what was known of them.
import { calledOff } from './called-off.ts';
import type { Place } from './favourite-change.ts';

export type PlacedThing = Place & {
  kind: 'session' | 'presentation';
  id: string;
  title: string;
  /** Name of the room; empty for none. */
  room: string;
  /** The session it is, or is part of. */
  sessionId: string;
};

type Timed = { StartDateTime: string | null; EndDateTime: string | null };
/** A session as the contract has it, as far as it is asked for. */
type PlacedSession = Timed & {
  Id: string;
  Name: string;
  RoomId: string;
  RoomName: string;
  Groups?: readonly { Name: string }[] | undefined;
  Presentations: readonly (Timed & { Id: string; Title: string })[];
};

export const placedName = ({ kind, id }: Pick<PlacedThing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** All of them by name: `session 1003`, `presentation 2001`. */
export function placedThings(sessions: readonly PlacedSession[]): Map<string, PlacedThing> {
  const things = new Map<string, PlacedThing>();
  for (const session of sessions) {
    const around = { roomId: session.RoomId, room: session.RoomName, isOff: calledOff(session) !== undefined, sessionId: session.Id };
    const put = (kind: PlacedThing['kind'], id: string, title: string, timed: Timed): void => {
      // A talk without times of its own is somewhere in its session.
      const [start, end] = [timed.StartDateTime ?? session.StartDateTime, timed.EndDateTime ?? session.EndDateTime].map(instantOf);
      things.set(placedName({ kind, id }), { ...around, kind, id, title, start: start ?? null, end: end ?? null });
    };
    put('session', session.Id, session.Name, session);
    for (const talk of session.Presentations) put('presentation', talk.Id, talk.Title, talk);
  }
  return things;
}

const instantOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/** Leaves out talks to which the same has happened as to their session, which is told. `factsOf` says what an item is about. */
export function withoutTalksOfTheirSession<T>(
  items: readonly T[],
  factsOf: (item: T) => { kind: PlacedThing['kind']; sessionId: string | undefined; change: string },
): T[] {
  const all = items.map((item) => ({ item, ...factsOf(item) }));
  const sessions = new Map(all.filter(({ kind }) => kind === 'session').map(({ sessionId, change }) => [sessionId, change]));
  return all.filter(({ kind, sessionId, change }) => kind === 'session' || sessions.get(sessionId) !== change).map(({ item }) => item);
}
