// A submission as its author gets it.
import type { Submission, SubmissionLine } from '../../src/contract/submissions.ts';
import type { SubmissionState } from '../../src/base/submission-limits.ts';
import type { SubmissionFile } from '../../src/contract/submission-shapes.ts';
import { mayChange, mayWithdraw } from '../../src/rules/submissions/moments.ts';
import type { Kysely } from 'kysely';
import type { PublishedEvent } from '../published/event.ts';
import type { Tables } from '../store/schema.ts';
import { abstractCallOf, datesOf } from './calls-of-event.ts';
import { filesOfSubmission, type StoredFile } from './stored-files.ts';
import { assignedAmong, reviewsOfSubmission } from './stored-reviews.ts';
import { contentOf, type SubmissionRow } from './stored-submissions.ts';

type Db = Kysely<Tables>;
const iso = (instant: number): string => new Date(instant).toISOString();

/** Its state in words of the wire. */
export const submissionStateOf = (row: SubmissionRow, isAssigned: boolean): SubmissionState =>
  row.state === 'submitted' && isAssigned ? 'review' : row.state;

/** Whether its author may change it now. What was sent back once has the deadline of revisions, also when it was submitted again. */
export function mayChangeRow(event: PublishedEvent, row: SubmissionRow, now: number): boolean {
  const isSentBack = row.decided_at !== null && (row.state === 'submitted' || row.state === 'withdrawn');
  return mayChange(isSentBack ? 'revision' : row.state, datesOf(abstractCallOf(event, row.call_id)), now);
}

/** Where a file is downloaded. */
const fileAddress = (event: PublishedEvent, row: SubmissionRow, key: string): string =>
  `/api/Submissions/File?${new URLSearchParams({ eventid: `${event.instance}/${event.shortName}`, number: String(row.id), id: key })}`;

/** Files on the wire; for a blind review by a name that says nothing. */
export const wireFiles = (event: PublishedEvent, row: SubmissionRow, files: readonly StoredFile[], isBlind = false): SubmissionFile[] =>
  files.map(({ file_key, file_name, size }, index) => ({
    Id: file_key,
    Name: isBlind ? `${row.id}-${index + 1}.pdf` : file_name,
    Size: size,
    Url: fileAddress(event, row, file_key),
  }));

const lineOf = (event: PublishedEvent, row: SubmissionRow, isAssigned: boolean, now: number): SubmissionLine => ({
  Key: row.submission_key,
  Number: row.id,
  CallId: row.call_id,
  Title: row.title,
  State: submissionStateOf(row, isAssigned),
  MayChange: mayChangeRow(event, row, now),
  MayWithdraw: mayWithdraw(row.state),
  ChangedAt: iso(row.changed_at),
  SubmittedAt: row.submitted_at === null ? null : iso(row.submitted_at),
});

/** Lines of somebody's list. */
export async function submissionLines(
  db: Db,
  event: PublishedEvent,
  rows: readonly SubmissionRow[],
  now: number,
): Promise<SubmissionLine[]> {
  const assigned = await assignedAmong(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => lineOf(event, row, assigned.has(row.id), now));
}

const isDecided = ({ state }: SubmissionRow): boolean => state === 'accepted' || state === 'rejected' || state === 'revision';

/** All of one. Comments are there once it is decided; nobody says whose they are. */
export async function wireSubmission(db: Db, event: PublishedEvent, row: SubmissionRow, now: number): Promise<Submission> {
  const reviews = await reviewsOfSubmission(db, row.id);
  return {
    ...lineOf(
      event,
      row,
      reviews.some(({ state }) => state !== 'conflict'),
      now,
    ),
    Revision: row.revision,
    Content: contentOf(row),
    Files: wireFiles(event, row, await filesOfSubmission(db, row.id)),
    DecidedKind: isDecided(row) ? row.decided_kind : '',
    Comments: isDecided(row) ? commentsOf(row, reviews) : [],
  };
}

/** What organisers and reviewers wrote to the authors, in this order. */
export const commentsOf = (row: SubmissionRow, reviews: readonly { state: string; to_authors: string }[]): string[] =>
  [row.decision_comment, ...reviews.filter(({ state }) => state === 'done').map(({ to_authors }) => to_authors)].filter(
    (text) => text.trim() !== '',
  );
