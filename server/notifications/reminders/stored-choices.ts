// How long before their favourites accounts want to be reminded, as it is stored.
import type { Kysely } from 'kysely';
import type { Owner } from '../../favourites/stored-favourites.ts';
import type { Tables } from '../../store/schema.ts';

/** Minutes an account has chosen at an event, 0 never; undefined where it has not chosen. */
export async function reminderChoiceOf(db: Kysely<Tables>, { accountId, eventId }: Owner): Promise<number | undefined> {
  const row = await db
    .selectFrom('reminder_choices')
    .select('minutes')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.minutes;
}

/** Stores the choice in the place of an earlier one. */
export const storeReminderChoice = (db: Kysely<Tables>, { accountId, eventId }: Owner, minutes: number): Promise<unknown> =>
  db
    .insertInto('reminder_choices')
    .values({ account_id: accountId, event_id: eventId, minutes })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id']).doUpdateSet({ minutes }))
    .execute();
