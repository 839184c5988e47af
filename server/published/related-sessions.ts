// The context of a session: the previous and next one in its room, and related sessions.
import type { AbstractLine } from '../../src/contract/abstracts.ts';
import type { Session } from '../../src/contract/programme.ts';
import { type SessionTopics, sessionTopics } from './session-topics.ts';
import { instantOfWire } from './times.ts';

/** Neighbours in the room on the same programme day, and related sessions, those with most in common first. */
export type RelatedSessions = { before: Session | undefined; after: Session | undefined; related: readonly Session[] };

/** As many as the page of a session shows at most. */
const MOST_RELATED = 12;

const startOf = ({ StartDateTime }: Session): number | undefined => instantOfWire(StartDateTime);

/**
 * Finds neighbours and related sessions in the whole programme. Related sessions share people, keywords, words of their titles or labels
 * that few sessions have; the same track counts with one of these, or where the kind is the same. What has little in common is left out;
 * of what has as much in common later ones come before past ones, and neighbours are not repeated.
 */
export function relatedSessions(
  session: Session,
  { sessions, lines = [] }: { sessions: readonly Session[]; lines?: readonly AbstractLine[] },
  limit = MOST_RELATED,
): RelatedSessions {
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
  const topics = sessionTopics(sessions, lines);
  const own = topics.get(session.Id);
  const related = others
    .flatMap((other) => {
      const topicsOfOther = topics.get(other.Id);
      if (other === before || other === after || !own || !topicsOfOther) return [];
      const weight = inCommon(own, topicsOfOther);
      return weight < ENOUGH ? [] : [{ other, weight, distance: distanceFrom(start, startOf(other)) }];
    })
    .sort((a, b) => b.weight - a.weight || a.distance - b.distance)
    .slice(0, limit)
    .map(({ other }) => other);
  return { before, after, related };
}

/** What of each is in common counts so much; `kind` within the same track. */
const WEIGHTS = { people: 4, keywords: 2.5, labels: 1.5, words: 1, track: 1, kind: 0.5 } as const;
/** Less is no relation: the same track alone, or one word. */
const ENOUGH = 1.5;

function inCommon(a: SessionTopics, b: SessionTopics): number {
  const shared = (field: 'people' | 'keywords' | 'labels' | 'words'): number =>
    WEIGHTS[field] * [...a[field]].filter((one) => b[field].has(one)).length;
  const track = a.track !== '' && a.track === b.track ? WEIGHTS.track + (a.kind !== '' && a.kind === b.kind ? WEIGHTS.kind : 0) : 0;
  return shared('people') + shared('keywords') + shared('labels') + shared('words') + track;
}

/** Sorts what follows before what is past, each by nearness; without time last. */
function distanceFrom(start = 0, other = Infinity): number {
  const away = other - start;
  return away >= 0 ? away : 1e15 - away;
}

const roomOf = ({ RoomId, RoomName }: Session): string => RoomId || RoomName;
