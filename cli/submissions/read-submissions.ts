// The submissions of an event with what their reviews say together: what lists, exports and decisions are made of.
import type { Kysely } from 'kysely';
import type { AbstractCall } from '../../src/contract/calls.ts';
import type { SubmissionState } from '../../src/base/submission-limits.ts';
import type { SubmissionContent } from '../../src/contract/submission-shapes.ts';
import { percentOf, summaryOf } from '../../src/rules/submissions/score.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import type { Tables } from '../../server/store/schema.ts';
import { abstractCallOf } from '../../server/submissions/calls-of-event.ts';
import { type ReviewRow, scoresOf } from '../../server/submissions/stored-reviews.ts';
import { contentOf, type SubmissionRow } from '../../server/submissions/stored-submissions.ts';
import { submissionStateOf } from '../../server/submissions/submission-view.ts';

/** What its reviews say: assigned without conflict, of those done; mean and spread from 0 to 100, undefined without scores. */
export type ReviewSummary = { assigned: number; done: number; wanted: number; mean: number | undefined; spread: number | undefined };

export type ReadSubmission = {
  row: SubmissionRow;
  content: SubmissionContent;
  state: SubmissionState;
  /** Undefined where the event has the call no more. */
  call: AbstractCall | undefined;
  reviews: readonly ReviewRow[];
  summary: ReviewSummary;
  /** Who submitted. */
  account: { email: string; firstname: string; surname: string };
};

export type SubmissionFilter = { call?: string | undefined; state?: string | undefined };

/** Those of an event, by number; drafts only where their state is asked for. */
export async function readSubmissions(
  db: Kysely<Tables>,
  event: PublishedEvent,
  { call, state }: SubmissionFilter,
): Promise<ReadSubmission[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('accounts', 'accounts.id', 'submissions.account_id')
    .selectAll('submissions')
    .select(['accounts.email', 'accounts.first_name', 'accounts.surname'])
    .where('event_id', '=', event.id)
    .$if(call !== undefined, (query) => query.where('call_id', '=', call!))
    .orderBy('submissions.id')
    .execute();
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('submissions', 'submissions.id', 'reviews.submission_id')
    .selectAll('reviews')
    .where('submissions.event_id', '=', event.id)
    .orderBy('reviews.id')
    .execute();
  const bySubmission = Map.groupBy(reviews, ({ submission_id }) => submission_id);
  return rows
    .map(({ email, first_name: firstname, surname, ...row }) => {
      const own = bySubmission.get(row.id) ?? [];
      const asked = abstractCallOf(event, row.call_id);
      return {
        row,
        content: contentOf(row),
        state: submissionStateOf(
          row,
          own.some((one) => one.state !== 'conflict'),
        ),
        call: asked,
        reviews: own,
        summary: summarise(asked, own),
        account: { email, firstname, surname },
      };
    })
    .filter((one) => (state === undefined ? one.state !== 'draft' : one.state === state));
}

function summarise(call: AbstractCall | undefined, reviews: readonly ReviewRow[]): ReviewSummary {
  const counted = reviews.filter(({ state }) => state !== 'conflict');
  const done = counted.filter(({ state }) => state === 'done');
  const values = done.flatMap((review) => percentOf(call?.Review.Criteria ?? [], scoresOf(review)) ?? []);
  const { mean, spread } = summaryOf(values) ?? { mean: undefined, spread: undefined };
  return { assigned: counted.length, done: done.length, wanted: call?.Review.ReviewsPerSubmission ?? 0, mean, spread };
}

/** A number with one decimal; empty for none. */
export const figure = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(1));

/** Name of an author on one line. */
export const authorName = ({ Firstname, Surname }: SubmissionContent['Authors'][number]): string => `${Firstname} ${Surname}`.trim();

/** Who presents; the first author where nobody says so. */
export const presenterOf = ({ Authors }: SubmissionContent) => Authors.find(({ IsPresenting }) => IsPresenting) ?? Authors[0];
