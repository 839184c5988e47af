// Submissions as they are stored: drafts, what was submitted, files. Each is found by its author’s account and key alone.
import type { Kysely, Selectable } from 'kysely';
import { MOST_SUBMISSIONS } from '../../src/base/submission-limits.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { submissionContent, type SubmissionContent } from '../../src/contract/submission-shapes.ts';
import { emptyContent } from '../../src/rules/submissions/check-content.ts';
import { RequestError } from '../http/errors.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type SubmissionRow = Selectable<Tables['submissions']>;
/** Whose it is, and under which key. */
export type SubmissionOwner = { eventId: number; accountId: number };

/** What a row consists of; nothing where an older release has stored another shape. */
export function contentOf({ content }: Pick<SubmissionRow, 'content'>): SubmissionContent {
  const read = submissionContent.safeParse(parseJson(content));
  return read.success ? read.data : emptyContent;
}

const ofOwner = (db: Db, { eventId, accountId }: SubmissionOwner) =>
  db.selectFrom('submissions').selectAll().where('event_id', '=', eventId).where('account_id', '=', accountId);

/** All of somebody, the latest first. */
export const submissionsOf = (db: Db, owner: SubmissionOwner): Promise<SubmissionRow[]> =>
  ofOwner(db, owner).orderBy('changed_at', 'desc').orderBy('id', 'desc').limit(500).execute();

/** One of somebody by its key; undefined for none. */
export const submissionOf = (db: Db, owner: SubmissionOwner, key: string): Promise<SubmissionRow | undefined> =>
  ofOwner(db, owner).where('submission_key', '=', key).executeTakeFirst();

export type WrittenSubmission = {
  key: string;
  callId: string;
  content: SubmissionContent;
  language: string;
  state: 'draft' | 'submitted';
  /** What the author has seen last; 0 for a new one. */
  revision: number;
};

const another = (): RequestError =>
  new RequestError(409, 'another-revision', 'This submission was changed elsewhere meanwhile.', 'Revision');

/**
 * Stores a new one, or changes the one the author has seen. The same again changes nothing. `may` throws where the stored one cannot be
 * changed now. Throws RequestError 409 for another revision, and for too many.
 */
export async function writeSubmission(
  db: Db,
  owner: SubmissionOwner,
  written: WrittenSubmission,
  now: number,
  may: (row: SubmissionRow | undefined) => void,
): Promise<{ row: SubmissionRow; changed: boolean }> {
  const { key, callId, content, language, state, revision } = written;
  const before = await submissionOf(db, owner, key);
  const text = JSON.stringify(content);
  if (before && before.call_id !== callId) throw new RequestError(409, 'another-call', 'This key is that of another call.', 'CallId');
  if (before && before.state === state && before.content === text) return { row: before, changed: false };
  may(before);
  const values = { title: content.Title.trim(), topic_id: content.TopicId, content: text, changed_at: now };
  if (!before) {
    if (revision !== 0) throw another();
    const { count } = await db
      .selectFrom('submissions')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('event_id', '=', owner.eventId)
      .where('account_id', '=', owner.accountId)
      .where('call_id', '=', callId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_SUBMISSIONS)
      throw new RequestError(409, 'too-many', `One account submits at most ${MOST_SUBMISSIONS} abstracts.`);
    await db
      .insertInto('submissions')
      .values({
        ...values,
        event_id: owner.eventId,
        account_id: owner.accountId,
        call_id: callId,
        submission_key: key,
        state,
        revision: 1,
        language,
        created_at: now,
        submitted_at: state === 'submitted' ? now : null,
        decided_at: null,
        decided_kind: '',
        session_id: '',
        decision_comment: '',
      })
      .onConflict((conflict) => conflict.columns(['event_id', 'account_id', 'submission_key']).doNothing())
      .execute();
  } else {
    const { numUpdatedRows } = await db
      .updateTable('submissions')
      .set({
        ...values,
        state,
        language,
        revision: revision + 1,
        ...(state === 'submitted' && { submitted_at: before.submitted_at ?? now }),
      })
      .where('id', '=', before.id)
      .where('revision', '=', revision)
      // A decision may have come meanwhile.
      .where('state', '=', before.state)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw another();
  }
  const row = await submissionOf(db, owner, key);
  // Two requests of one key at once: the other one was first, with other words.
  if (!row || row.content !== text) throw another();
  return { row, changed: true };
}

/** Withdraws it, or deletes a draft; its files go with it. `false` where it has another state meanwhile. */
export async function withdrawStored(db: Db, row: SubmissionRow, now: number): Promise<boolean> {
  if (row.state === 'draft') {
    const { numDeletedRows } = await db.deleteFrom('submissions').where('id', '=', row.id).where('state', '=', 'draft').executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ state: 'withdrawn', changed_at: now, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
