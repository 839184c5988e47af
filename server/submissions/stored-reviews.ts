// Reviews as they are stored: what is assigned to whom, scores, comments, conflicts.
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import { parseJson } from '../../src/base/parse-json.ts';
import { reviewScore } from '../../src/contract/submission-shapes.ts';
import type { ReviewScore } from '../../src/rules/submissions/score.ts';
import type { Tables } from '../store/schema.ts';
import type { SubmissionRow } from './stored-submissions.ts';

type Db = Kysely<Tables>;
export type ReviewRow = Selectable<Tables['reviews']>;
const scoreList = z.array(reviewScore);

/** Scores of a row; none where an older release has stored another shape. */
export function scoresOf({ scores }: Pick<ReviewRow, 'scores'>): ReviewScore[] {
  const read = scoreList.safeParse(parseJson(scores));
  return read.success ? read.data : [];
}

/** What is assigned to somebody at an event and neither a draft nor withdrawn, in the order of the numbers. */
export async function reviewsAssignedTo(
  db: Db,
  { eventId, accountId }: { eventId: number; accountId: number },
  number?: number,
): Promise<{ review: ReviewRow; submission: SubmissionRow }[]> {
  const reviews = await db
    .selectFrom('reviews')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(number !== undefined, (query) => query.where('submission_id', '=', number!))
    .orderBy('submission_id')
    .limit(2000)
    .execute();
  if (reviews.length === 0) return [];
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('state', 'not in', ['draft', 'withdrawn'])
    .where(
      'id',
      'in',
      reviews.map(({ submission_id }) => submission_id),
    )
    .execute();
  const byId = new Map(submissions.map((row) => [row.id, row]));
  return reviews.flatMap((review) => {
    const submission = byId.get(review.submission_id);
    return submission ? [{ review, submission }] : [];
  });
}

/** All reviews of one submission. */
export const reviewsOfSubmission = (db: Db, submissionId: number): Promise<ReviewRow[]> =>
  db.selectFrom('reviews').selectAll().where('submission_id', '=', submissionId).orderBy('id').execute();

/** Which of some submissions are assigned to a reviewer. */
export async function assignedAmong(db: Db, submissionIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (submissionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('reviews')
    .select('submission_id')
    .distinct()
    .where('submission_id', 'in', submissionIds)
    .where('state', '<>', 'conflict')
    .execute();
  return new Set(rows.map(({ submission_id }) => submission_id));
}

/** Replaces scores and comments; `false` where a conflict was declared meanwhile. */
export async function storeReview(
  db: Db,
  id: number,
  written: { state: 'open' | 'done'; scores: readonly ReviewScore[]; toAuthors: string; toOrganisers: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({
      state: written.state,
      scores: JSON.stringify(written.scores),
      to_authors: written.toAuthors,
      to_organisers: written.toOrganisers,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('state', '<>', 'conflict')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that a reviewer must not decide on it: what they scored is deleted. */
export const storeConflict = (db: Db, id: number, now: number): Promise<unknown> =>
  db
    .updateTable('reviews')
    .set({ state: 'conflict', scores: '[]', to_authors: '', to_organisers: '', changed_at: now })
    .where('id', '=', id)
    .execute();

/** Assigns a submission to a reviewer; nothing where it is already. */
export const assignReview = (db: Db, submissionId: number, accountId: number, now: number): Promise<unknown> =>
  db
    .insertInto('reviews')
    .values({
      submission_id: submissionId,
      account_id: accountId,
      state: 'open',
      scores: '[]',
      to_authors: '',
      to_organisers: '',
      assigned_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'account_id']).doNothing())
    .execute();
