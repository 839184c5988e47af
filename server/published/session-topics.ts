// What the sessions of a programme are about and who is in them, as far as it tells them apart.
import type { AbstractLine } from '../../src/contract/abstracts.ts';
import type { Session } from '../../src/contract/programme.ts';

/** What of a session may be in common with another one. */
export type SessionTopics = {
  /** Ids of chairs, speakers and speakers of its presentations; names of those without an id. */
  people: ReadonlySet<string>;
  /** Keywords of its abstract and those of its presentations, in small letters. */
  keywords: ReadonlySet<string>;
  /** Tags that few sessions have. */
  labels: ReadonlySet<string>;
  /** Words of its title and of the titles of its presentations that few sessions have. */
  words: ReadonlySet<string>;
  /** Id or name of its track; empty for none. */
  track: string;
  /** Its kind; empty for none. */
  kind: string;
};

/** Shorter words hardly ever say what a session is about. */
const SHORTEST_WORD = 5;
/** Most sessions that a word or a label may be of so that it tells something: a share of all, but so many in a small programme. */
const rareAmong = (all: number, share: number): number => Math.max(3, all * share);
const WORDS_SHARE = 0.05;
const LABELS_SHARE = 0.1;

const made = new WeakMap<readonly Session[], ReadonlyMap<string, SessionTopics>>();

/** The topics of each session by its id; made once for the same programme. `lines` are its abstracts. */
export function sessionTopics(sessions: readonly Session[], lines: readonly AbstractLine[]): ReadonlyMap<string, SessionTopics> {
  const known = made.get(sessions);
  if (known) return known;
  const keywords = keywordsBySession(lines);
  const labels = rare(sessions, (one) => one.Groups.map(({ Name }) => Name), rareAmong(sessions.length, LABELS_SHARE));
  const words = rare(sessions, titleWords, rareAmong(sessions.length, WORDS_SHARE));
  const topics = new Map(
    sessions.map((session): [string, SessionTopics] => [
      session.Id,
      {
        people: peopleOf(session),
        keywords: keywords.get(session.Id) ?? new Set(),
        labels: labels.get(session.Id)!,
        words: words.get(session.Id)!,
        track: session.TrackId || session.TrackName,
        kind: session.SessionType,
      },
    ]),
  );
  made.set(sessions, topics);
  return topics;
}

const peopleOf = ({ Chairs, Speakers, Presentations }: Session): Set<string> =>
  new Set(
    [...Chairs, ...Speakers, ...Presentations.flatMap((one) => one.Speakers)].flatMap(({ Id, DisplayName }) => Id || DisplayName || []),
  );

function keywordsBySession(lines: readonly AbstractLine[]): Map<string, Set<string>> {
  const bySession = new Map<string, Set<string>>();
  for (const { SessionId, Keywords } of lines) {
    const all = bySession.get(SessionId) ?? new Set<string>();
    for (const word of Keywords) all.add(word.toLowerCase());
    bySession.set(SessionId, all);
  }
  return bySession;
}

const titleWords = ({ Name, Presentations }: Session): string[] =>
  [Name, ...Presentations.map(({ Title }) => Title)].flatMap((title) =>
    (title.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []).filter((word) => word.length >= SHORTEST_WORD),
  );

/** Of each session by its id what at most so many (`most`) sessions have. */
function rare(sessions: readonly Session[], of: (session: Session) => readonly string[], most: number): Map<string, Set<string>> {
  const bySession = new Map(sessions.map((session) => [session.Id, new Set(of(session))]));
  const counts = new Map<string, number>();
  for (const all of bySession.values()) for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Map([...bySession].map(([id, all]) => [id, new Set([...all].filter((one) => counts.get(one)! <= most))]));
}
