// Wrong passwords in the audit log: one entry an hour for each account and one for all addresses without account, with a count (quality S11).
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../store/schema.ts';

const HOUR = 3_600_000;
const kind = 'wrong-password';

/**
 * Counts one. `accountId` is undefined for an address without account: what was typed there is not kept, so that the log grows
 * with accounts and hours and never with what a stranger makes up. `place` is the instance, lower case; `at` the start of the hour.
 */
export async function noteWrongPassword(
  { db, clock }: { db: Kysely<Tables>; clock: Clock },
  { accountId, place }: { accountId: number | undefined; place: string },
): Promise<void> {
  const now = clock.now();
  const entry = { at: now - (now % HOUR), kind, subject: accountId === undefined ? '' : `account:${accountId}`, place };
  const add = async (): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('audit_log')
      .set({ detail: sql<string>`cast(cast(coalesce(nullif(detail, ''), '0') as integer) + 1 as text)` })
      .where((eb) => eb.and(entry))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  if (await add()) return;
  // Of two first ones at once one makes the entry (a unique index), the other counts in it.
  const made = await db
    .insertInto('audit_log')
    .values({ ...entry, actor: '', detail: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) await add();
}
