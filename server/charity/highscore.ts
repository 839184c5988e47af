// The highscores of an event: by project, challenge, company and participant. Sums are kept until points have changed.
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CharityHighscore } from '../../src/contract/charity.ts';
import { type Earned, ranked } from '../../src/rules/charity.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Tables } from '../store/schema.ts';
import { charityOf, companyName } from './published-charity.ts';
import { isNamed, participantNames, participantSums, type ParticipantSum, pointsRevision, type Sum, sums } from './stored-points.ts';

type Db = Kysely<Tables>;
type Standing = { sums: Sum[]; participants: (ParticipantSum & { rank: number })[] };

/** Participants that are listed. */
const LISTED = 10;
/** Standings remembered at most: those of single projects, too. */
const MOST = 200;

const remembered = new WeakMap<Db, LRUCache<string, Promise<Standing>>>();

/** Sums of what is earned with the challenges of a version, for all projects or one. */
async function standingOf(db: Db, event: PublishedEvent, project: string): Promise<Standing> {
  const { challenges, projects } = charityOf(event);
  const known = remembered.get(db) ?? new LRUCache<string, Promise<Standing>>({ max: MOST });
  remembered.set(db, known);
  const key = `${event.id} ${event.version} ${project} ${await pointsRevision(db, event.id)}`;
  let standing = known.get(key);
  if (!standing) {
    const of = { eventId: event.id, challenges: [...challenges.keys()], projects: project === '' ? [...projects.keys()] : [project] };
    standing = Promise.all([sums(db, of), participantSums(db, of)]).then(([found, participants]) => ({
      sums: found,
      participants: ranked(participants),
    }));
    known.set(key, standing);
    standing.catch(() => known.delete(key));
  }
  return standing;
}

/** Who reads it; `accountId` null for a visitor, who sees no names. */
export type HighscoreReader = { accountId: number | null; language: string };

/** The highscores in one language; `project` empty for all. */
export async function highscoreOf(
  db: Db,
  event: PublishedEvent,
  project: string,
  { accountId, language }: HighscoreReader,
): Promise<CharityHighscore> {
  const { challenges, projects } = charityOf(event);
  const { sums: found, participants } = await standingOf(db, event, project);
  const own = participants.find((one) => one.accountId === accountId);
  const listed = participants.slice(0, LISTED);
  if (own && own.rank > LISTED) listed.push(own);
  const ids = listed.map((one) => one.accountId);
  const names = accountId === null ? new Map<number, string>() : await participantNames(db, event.id, ids);
  const companies = new Map(
    [...challenges.values()].flatMap(({ Id, CompanyAccountId }) => (CompanyAccountId ? [[Id, CompanyAccountId]] : [])),
  );
  const text = (written: unknown): string => event.text(written, language);
  const shown = [...projects.values()].filter(({ Id }) => project === '' || Id === project);
  return {
    Projects: entries(
      shown.map(({ Id, Name }) => ({ Id, Name: text(Name) })),
      (sum) => sum.project,
      found,
    ),
    Challenges: entries(
      [...challenges.values()]
        .filter(({ ProjectId }) => project === '' || ProjectId === '' || ProjectId === project)
        .map(({ Id, Name }) => ({ Id, Name: text(Name) })),
      (sum) => sum.challenge,
      found,
    ),
    Companies: entries(
      [...new Set(companies.values())].map((Id) => ({ Id, Name: companyName(event, Id, language) })),
      (sum) => companies.get(sum.challenge),
      found,
    ),
    Participants: listed.map((one) => ({
      Rank: one.rank,
      Name: names.get(one.accountId) ?? '',
      Points: one.points,
      IsOwn: one.accountId === accountId,
    })),
    ParticipantCount: participants.length,
    Points: found.reduce((all, { points }) => all + points, 0),
    Named: accountId === null || (await isNamed(db, { eventId: event.id, accountId })),
  };
}

/** What is listed with its points, ranked. */
function entries(
  listed: readonly { Id: string; Name: string }[],
  idOf: (sum: Sum) => string | undefined,
  found: readonly Sum[],
): CharityHighscore['Projects'] {
  const byId = Map.groupBy(found, idOf);
  const earned = listed.map((one): { Id: string; Name: string } & Earned => {
    const own = byId.get(one.Id) ?? [];
    return {
      ...one,
      points: own.reduce((all, { points }) => all + points, 0),
      at: own.length ? Math.max(...own.map(({ at }) => at)) : null,
    };
  });
  return ranked(earned).map(({ Id, Name, points, rank }) => ({ Id, Name, Points: points, Rank: rank }));
}

/** The highscores where there is nothing to earn. */
export const nothingEarned: CharityHighscore = {
  Projects: [],
  Challenges: [],
  Companies: [],
  Participants: [],
  ParticipantCount: 0,
  Points: 0,
  Named: true,
};
