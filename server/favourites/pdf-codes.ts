// Tokens with which the PDF of a personal programme is downloaded once, without a session.
import type { Kysely } from 'kysely';
import { keepCode } from '../sessions/codes.ts';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import type { Owner } from './stored-favourites.ts';

/** How long a token works, ms. */
const LASTS = 5 * 60_000;

/** Makes a token for one download. */
export async function makePdfCode(db: Kysely<Tables>, { accountId, eventId }: Owner, now: number): Promise<string> {
  const token = newSecret();
  await keepCode(db, 'pdf', { hash: hashOf(token), accountId, payload: { eventId }, now, expiresAt: now + LASTS });
  return token;
}

/** Uses a token up; undefined where it is unknown, used, expired, or of another event. */
export async function redeemPdfCode(db: Kysely<Tables>, eventId: number, token: string, now: number): Promise<Owner | undefined> {
  const row = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'pdf')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('payload', '=', JSON.stringify({ eventId }))
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id == null ? undefined : { accountId: row.account_id, eventId };
}
