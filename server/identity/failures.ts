// Counts of wrong passwords by address, known or not: an address without account is locked just the same (quality S11).
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../store/schema.ts';
import { countWrong, type Failures, type AttemptState } from './lockout.ts';

/** The part of `People` it uses. */
type Parts = { db: Kysely<Tables>; clock: Clock };
/** An address in an instance, both as keys (lower case). */
export type AddressKey = { instance: string; email: string };

/** Counts an attempt as wrong until `forgive` says otherwise. `locks` is true for the attempt that locks the address. */
export async function countAttempt({ db, clock }: Parts, key: AddressKey): Promise<{ attempt: AttemptState; locks: boolean }> {
  for (;;) {
    const now = clock.now();
    const before = await read(db, key);
    const { attempt, after } = countWrong(before, now);
    // Another attempt may have counted in between: then both read again, so that none is lost.
    if (after === before || (await write(db, key, before, after)))
      return { attempt, locks: attempt === 'open' && after.lockedUntil !== null };
  }
}

/** The password was right, or a new one was set by mail: the row ends, and the lock. */
export async function forgive({ db }: Pick<Parts, 'db'>, { instance, email }: AddressKey): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('instance_key', '=', instance).where('email_key', '=', email).execute();
}

async function read(db: Kysely<Tables>, { instance, email }: AddressKey): Promise<Failures | undefined> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['count', 'locked_until', 'last_at'])
    .where('instance_key', '=', instance)
    .where('email_key', '=', email)
    .executeTakeFirst();
  return row && { count: row.count, lockedUntil: row.locked_until, lastAt: row.last_at };
}

async function write(db: Kysely<Tables>, { instance, email }: AddressKey, before: Failures | undefined, after: Failures): Promise<boolean> {
  const values = { count: after.count, locked_until: after.lockedUntil, last_at: after.lastAt };
  if (before) {
    const { numUpdatedRows } = await db
      .updateTable('sign_in_failures')
      .set(values)
      .where('instance_key', '=', instance)
      .where('email_key', '=', email)
      .where('count', '=', before.count)
      .where('last_at', '=', before.lastAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const made = await db
    .insertInto('sign_in_failures')
    .values({ instance_key: instance, email_key: email, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('count')
    .executeTakeFirst();
  return made !== undefined;
}
