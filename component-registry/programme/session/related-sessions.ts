// The context of a session: the previous and next one in its room, and related sessions.
import type { Session } from '#contract/programme';
import { startOf } from './session-times.ts';

/** Neighbours in the room on the same programme day, and related sessions in order of start. */
export type RelatedSessions = { before: Session | undefined; after: Session | undefined; related: readonly Session[] };

/**
 * Finds neighbours and related sessions in the whole programme. Related sessions have the same track, or share a group if there is
 * no track; later ones come before past ones, and neighbours are not repeated.
 */
export function relatedSessions(session: Session, sessions: readonly Session[], limit: number): RelatedSessions {
  const start = startOf(session);
  const others = sessions.filter(({ Id, HideOnScheduler }) => Id !== session.Id && !HideOnScheduler);
  const key = (other: Session): string => other.RoomId || other.RoomName;
  const inRoom = others
    .filter(
      (other) =>
        key(session) !== '' && key(other) === key(session) && other.ProgrammeDay === session.ProgrammeDay && startOf(other) !== undefined,
    )
    .toSorted((a, b) => startOf(a)! - startOf(b)!);
  const before = start === undefined ? undefined : inRoom.findLast((other) => startOf(other)! < start);
  const after = start === undefined ? undefined : inRoom.find((other) => startOf(other)! > start);
  const alike = others.filter((other) => other !== before && other !== after && isAlike(session, other));
  const distance = (other: Session): number => {
    const away = (startOf(other) ?? Infinity) - (start ?? 0);
    return away >= 0 ? away : 1e15 - away;
  };
  return { before, after, related: alike.toSorted((a, b) => distance(a) - distance(b)).slice(0, limit) };
}

const isAlike = (a: Session, b: Session): boolean =>
  (a.TrackId || a.TrackName) === '' ? sharesGroup(a, b) : (a.TrackId || a.TrackName) === (b.TrackId || b.TrackName);

const sharesGroup = (a: Session, b: Session): boolean => a.Groups.some(({ Name }) => b.Groups.some((group) => group.Name === Name));
