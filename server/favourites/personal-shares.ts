// Secret links to personal programmes for others to read: made, revoked, and found again by their hash.
import type { Kysely } from 'kysely';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import type { Owner } from './stored-favourites.ts';

/** What a link shows in addition to sessions and presentations: only what its owner has said. */
export type ShareChoice = { showsName: boolean; showsAppointments: boolean };

/** A link as its owner sees it; the secret is known to nobody any more. `madeAt` in ms. */
export type Share = ShareChoice & { madeAt: number };

/** Makes the secret of a link; an earlier one ends. */
export async function makeShare(
  db: Kysely<Tables>,
  { accountId, eventId }: Owner,
  { showsName, showsAppointments }: ShareChoice,
  now: number,
): Promise<string> {
  const secret = newSecret();
  const values = {
    hash: hashOf(secret),
    shows_name: showsName ? 1 : 0,
    shows_appointments: showsAppointments ? 1 : 0,
    created_at: now,
  };
  await db
    .insertInto('personal_shares')
    .values({ account_id: accountId, event_id: eventId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id']).doUpdateSet(values))
    .execute();
  return secret;
}

/** The link of an account; undefined where there is none. */
export async function madeShareOf(db: Kysely<Tables>, { accountId, eventId }: Owner): Promise<Share | undefined> {
  const row = await db
    .selectFrom('personal_shares')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row && { showsName: row.shows_name === 1, showsAppointments: row.shows_appointments === 1, madeAt: row.created_at };
}

/** Ends the link of an account; false where there was none. */
export async function revokeShare(db: Kysely<Tables>, { accountId, eventId }: Owner): Promise<boolean> {
  const gone = await db
    .deleteFrom('personal_shares')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .returning('hash')
    .execute();
  return gone.length > 0;
}

/** Whose programme of an event a secret opens, and what of it; undefined for none. */
export async function ownerOfShare(db: Kysely<Tables>, eventId: number, secret: string): Promise<(Owner & ShareChoice) | undefined> {
  const row = await db
    .selectFrom('personal_shares')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row && { accountId: row.account_id, eventId, showsName: row.shows_name === 1, showsAppointments: row.shows_appointments === 1 };
}
