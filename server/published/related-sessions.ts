// The context of a session: the previous and next one in its room, and related sessions.
import type { Session } from '../../src/contract/programme.ts';
import { instantOfWire } from './times.ts';

/** Neighbours in the room on the same programme day, and related sessions in order of start. */
export type RelatedSessions = { before: Session | undefined; after: Session | undefined; related: readonly Session[] };

/** As many as the page of a session shows at most. */
const MOST_RELATED = 12;

const startOf = ({ StartDateTime }: Session): number | undefined => instantOfWire(StartDateTime);

/**
 * Finds neighbours and related sessions in the whole programme. Related sessions have the same track, or share a group if there is
 * no track; later ones come before past ones, and neighbours are not repeated.
 */
export function relatedSessions(session: Session, sessions: readonly Session[], limit = MOST_RELATED): RelatedSessions {
  const start = startOf(session);
  const others = sessions.filter(({ Id, HideOnScheduler }) => Id !== session.Id && !HideOnScheduler);
  const inRoom = others
    .filter(
      (other) =>
        roomOf(session) !== '' &&
        roomOf(other) === roomOf(session) &&
        other.ProgrammeDay === session.ProgrammeDay &&
        startOf(other) !== undefined,
    )
    .toSorted((a, b) => startOf(a)! - startOf(b)!);
  const before = start === undefined ? undefined : inRoom.findLast((other) => startOf(other)! < start);
  const after = start === undefined ? undefined : inRoom.find((other) => startOf(other)! > start);
  const alike = others
    .filter((other) => other !== before && other !== after && isAlike(session, other))
    .map((other) => ({ other, distance: distanceFrom(start, startOf(other)) }));
  return {
    before,
    after,
    related: alike
      .sort((a, b) => a.distance - b.distance)
      .slice(0, limit)
      .map(({ other }) => other),
  };
}

/** Sorts what follows before what is past, each by nearness; without time last. */
function distanceFrom(start = 0, other = Infinity): number {
  const away = other - start;
  return away >= 0 ? away : 1e15 - away;
}

const roomOf = ({ RoomId, RoomName }: Session): string => RoomId || RoomName;

const isAlike = (a: Session, b: Session): boolean =>
  (a.TrackId || a.TrackName) === '' ? sharesGroup(a, b) : (a.TrackId || a.TrackName) === (b.TrackId || b.TrackName);

const sharesGroup = (a: Session, b: Session): boolean => a.Groups.some(({ Name }) => b.Groups.some((group) => group.Name === Name));
