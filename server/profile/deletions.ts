// Accounts that asked to be deleted: they wait some days in which it can be taken back; then everything of their person goes.
import { DELETION_DAYS } from '../../src/base/own-limits.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Audit } from '../people/audit.ts';
import { deletePerson, type DeleteParts } from '../people/delete-person.ts';
import type { Tables } from '../store/schema.ts';

const DAY = 86_400_000;
/** Accounts of one round: what is left waits for the next. */
const AT_ONCE = 50;

/** Asks for it; asked again, the first day stays. Returns the instant, ms. */
export async function askForDeletion(
  { db, clock, audit }: { db: Kysely<Tables>; clock: Clock; audit: Audit },
  accountId: number,
): Promise<number> {
  const now = clock.now();
  const row = { account_id: accountId, asked_at: now, due_at: now + DELETION_DAYS * DAY };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_deletions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const subject = `account:${accountId}`;
  if (numInsertedOrUpdatedRows !== 0n) await audit.note({ kind: 'deletion-asked', actor: subject, subject, place: '', detail: '' });
  return (await dueOf(db, accountId)) ?? row.due_at;
}

/** Takes it back. */
export async function keepAccount({ db, audit }: { db: Kysely<Tables>; audit: Audit }, accountId: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('account_deletions').where('account_id', '=', accountId).executeTakeFirst();
  const subject = `account:${accountId}`;
  if (numDeletedRows > 0n) await audit.note({ kind: 'deletion-taken-back', actor: subject, subject, place: '', detail: '' });
}

/** When an account is deleted, ms; undefined where nobody asked for it. */
export async function dueOf(db: Kysely<Tables>, accountId: number): Promise<number | undefined> {
  return (await db.selectFrom('account_deletions').select('due_at').where('account_id', '=', accountId).executeTakeFirst())?.due_at;
}

/** Deletes whose time has come; the number of them. */
export async function deleteDue(parts: DeleteParts, now: number): Promise<number> {
  const due = await parts.db
    .selectFrom('account_deletions')
    .innerJoin('accounts', 'accounts.id', 'account_deletions.account_id')
    .selectAll('accounts')
    .where('due_at', '<=', now)
    .limit(AT_ONCE)
    .execute();
  for (const person of due) await deletePerson(parts, person, `account:${person.id}`);
  return due.length;
}
