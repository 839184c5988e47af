// Takes away what sign-ins leave behind: a day after it is over nothing of it is needed, and some of it is personal.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';

/** How long what is over is remembered, ms: a link opened twice is still understood. */
const REMEMBERED = 86_400_000;

/** Deletes sign-ins, their codes, identities that waited in vain, and sessions that were over a day before `now` (ms). */
export async function sweep(db: Kysely<Tables>, now: number): Promise<void> {
  const before = now - REMEMBERED;
  await db.deleteFrom('sign_ins').where('created_at', '<', before).execute();
  await db.deleteFrom('codes').where('kind', 'in', ['authorise', 'external']).where('expires_at', '<', before).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
