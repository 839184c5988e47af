// Files of submissions: PDF, judged by their content.
import type { Kysely } from 'kysely';
import { MOST_SUBMISSION_FILE_BYTES } from '../../src/base/submission-limits.ts';
import { notFound, RequestError } from '../http/errors.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type StoredFile = { file_key: string; file_name: string; size: number };

/** Files of one submission in the order they were added, without their bytes. */
export const filesOfSubmission = (db: Db, submissionId: number): Promise<StoredFile[]> =>
  db
    .selectFrom('submission_files')
    .select(['file_key', 'file_name', 'size'])
    .where('submission_id', '=', submissionId)
    .orderBy('added_at')
    .orderBy('file_key')
    .execute();

/** One with its bytes; undefined for none. */
export const fileOfSubmission = (db: Db, submissionId: number, key: string) =>
  db.selectFrom('submission_files').selectAll().where('submission_id', '=', submissionId).where('file_key', '=', key).executeTakeFirst();

/** Whether bytes are a PDF, whatever their name says: they begin and end as one. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  return /^%PDF-[12]\.\d/.test(text(0, 8)) && text(Math.max(0, bytes.byteLength - 2048)).includes('%%EOF');
}

/** Adds one; the same key again is the same file. Throws RequestError 400, 404, 409. */
export async function addFile(
  db: Db,
  { submissionId, accountId }: { submissionId: number; accountId: number },
  { key, name, bytes }: { key: string; name: string; bytes: Uint8Array },
  limits: { most: number; megabytes: number },
  now: number,
): Promise<void> {
  const mostBytes = Math.min(limits.megabytes * 1024 * 1024, MOST_SUBMISSION_FILE_BYTES);
  if (bytes.byteLength > mostBytes) throw new RequestError(400, 'too-large', `A file has at most ${limits.megabytes} MB.`, 'Data');
  if (!isPdf(bytes)) throw new RequestError(400, 'no-pdf', 'This is no PDF.', 'Data');
  await db.transaction().execute(async (within) => {
    // Changed by nothing, its row is held until the end: of two files at once the second one is counted after the first.
    const { numUpdatedRows } = await within
      .updateTable('submissions')
      .set((eb) => ({ revision: eb.ref('revision') }))
      .where('id', '=', submissionId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('You have no submission under this key.', 'key');
    const files = await filesOfSubmission(within, submissionId);
    if (files.some(({ file_key }) => file_key === key)) return;
    if (files.length >= limits.most)
      throw new RequestError(409, 'too-many', `This call takes ${limits.most} files of a submission.`, 'Data');
    await within
      .insertInto('submission_files')
      .values({
        submission_id: submissionId,
        account_id: accountId,
        file_key: key,
        file_name: name,
        size: bytes.byteLength,
        bytes,
        added_at: now,
      })
      .execute();
  });
}

/** Removes one; nothing where there is none. */
export const removeFile = (db: Db, submissionId: number, key: string): Promise<unknown> =>
  db.deleteFrom('submission_files').where('submission_id', '=', submissionId).where('file_key', '=', key).execute();
