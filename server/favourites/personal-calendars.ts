// Secret addresses of personal calendars: made, revoked, and found again by their hash.
import type { Kysely } from 'kysely';
import { hashOf, newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import type { Owner } from './stored-favourites.ts';

/** Where personal calendars are. */
export const PERSONAL_CALENDAR_ROOT = '/api/Programme/PersonalCalendar';

/** Makes the secret of a calendar; an earlier one ends. */
export async function makeCalendar(db: Kysely<Tables>, { accountId, eventId }: Owner, now: number): Promise<string> {
  const secret = newSecret();
  const values = { hash: hashOf(secret), created_at: now };
  await db
    .insertInto('personal_calendars')
    .values({ account_id: accountId, event_id: eventId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id']).doUpdateSet(values))
    .execute();
  return secret;
}

/** When the calendar of an account was made, ms; undefined where there is none. */
export async function calendarMadeAt(db: Kysely<Tables>, { accountId, eventId }: Owner): Promise<number | undefined> {
  const row = await db
    .selectFrom('personal_calendars')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Ends the address of an account; false where there was none. */
export async function revokeCalendar(db: Kysely<Tables>, { accountId, eventId }: Owner): Promise<boolean> {
  const gone = await db
    .deleteFrom('personal_calendars')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .returning('hash')
    .execute();
  return gone.length > 0;
}

/** Whose calendar a secret names; undefined for none. */
export async function ownerOfCalendar(db: Kysely<Tables>, secret: string): Promise<Owner | undefined> {
  const row = await db.selectFrom('personal_calendars').selectAll().where('hash', '=', hashOf(secret)).executeTakeFirst();
  return row && { accountId: row.account_id, eventId: row.event_id };
}
