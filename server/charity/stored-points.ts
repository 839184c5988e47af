// Points as they are stored: once for each participant and challenge, whatever is sent again or at the same time.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type PointsRow = Selectable<Tables['charity_points']>;

/** Whose points at which event. */
export type Participant = { eventId: number; accountId: number };

/** What a participant has done, by challenge. */
export async function pointsOf(db: Db, { eventId, accountId }: Participant): Promise<ReadonlyMap<string, PointsRow>> {
  const rows = await db
    .selectFrom('charity_points')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.challenge_id, row]));
}

/** Stores points; false, and nothing is changed, where the participant has done the challenge. */
export async function addPoints(db: Db, row: PointsRow): Promise<boolean> {
  const made = await db
    .insertInto('charity_points')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_id')
    .execute();
  return made.length > 0;
}

/** What is counted: points of these challenges for these projects. */
export type Counted = { eventId: number; challenges: readonly string[]; projects: readonly string[] };

/** Sums by challenge and project. */
export type Sum = { challenge: string; project: string; points: number; at: number };
/** Sums by participant; `at` is when they had their last points (ms). */
export type ParticipantSum = { accountId: number; points: number; at: number };

const counted = (db: Db, { eventId, challenges, projects }: Counted) =>
  db
    .selectFrom('charity_points')
    .where('event_id', '=', eventId)
    .where('points', '>', 0)
    .where('challenge_id', 'in', challenges)
    .where('project_id', 'in', projects);

/** Points by challenge and project; what has none is missing. */
export async function sums(db: Db, of: Counted): Promise<Sum[]> {
  if (of.challenges.length === 0 || of.projects.length === 0) return [];
  const rows = await counted(db, of)
    .select(({ fn }) => ['challenge_id', 'project_id', fn.sum('points').as('total'), fn.max('done_at').as('at')])
    .groupBy(['challenge_id', 'project_id'])
    .execute();
  return rows.map((row) => ({ challenge: row.challenge_id, project: row.project_id, points: Number(row.total), at: row.at }));
}

/** Points by participant; who has none is missing. */
export async function participantSums(db: Db, of: Counted): Promise<ParticipantSum[]> {
  if (of.challenges.length === 0 || of.projects.length === 0) return [];
  const rows = await counted(db, of)
    .select(({ fn }) => ['account_id', fn.sum('points').as('total'), fn.max('done_at').as('at')])
    .groupBy('account_id')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, points: Number(row.total), at: row.at }));
}

/** Every row of an event with its person, the earliest first. */
export const allPoints = (db: Db, eventId: number) =>
  db
    .selectFrom('charity_points')
    .innerJoin('accounts', 'accounts.id', 'charity_points.account_id')
    .selectAll('charity_points')
    .select(['accounts.email', 'accounts.first_name', 'accounts.surname'])
    .where('charity_points.event_id', '=', eventId)
    .orderBy('charity_points.done_at')
    .orderBy('charity_points.account_id')
    .execute();

/** A text that differs whenever the points of an event do: they are only ever added, or removed with their person. */
export async function pointsRevision(db: Db, eventId: number): Promise<string> {
  const { rows } = await sql<{ count: number; at: number | null }>`
    select count(*) as count, max(done_at) as at from charity_points where event_id = ${eventId}`.execute(db);
  return `${rows[0]?.count ?? 0} ${rows[0]?.at ?? 0}`;
}

/** Names of participants in the highscore; who opted out is missing. */
export async function participantNames(db: Db, eventId: number, accounts: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('charity_participants', (join) =>
      join.onRef('charity_participants.account_id', '=', 'accounts.id').on('charity_participants.event_id', '=', eventId),
    )
    .select(['accounts.id', 'accounts.first_name', 'accounts.surname', 'charity_participants.named'])
    .where('accounts.id', 'in', accounts)
    .execute();
  return new Map(
    rows.flatMap(({ id, first_name, surname, named }): [number, string][] => {
      const name = `${first_name} ${surname}`.trim();
      return named === 0 || name === '' ? [] : [[id, name]];
    }),
  );
}

/** Whether a participant is named. */
export async function isNamed(db: Db, { eventId, accountId }: Participant): Promise<boolean> {
  const row = await db
    .selectFrom('charity_participants')
    .select('named')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.named !== 0;
}

/** Sets it; `now` in ms. */
export async function setNamed(db: Db, { eventId, accountId }: Participant, named: boolean, now: number): Promise<void> {
  const value = { named: named ? 1 : 0, changed_at: now };
  await db
    .insertInto('charity_participants')
    .values({ event_id: eventId, account_id: accountId, ...value })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id']).doUpdateSet(value))
    .execute();
}
