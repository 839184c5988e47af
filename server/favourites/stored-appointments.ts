// Own appointments of accounts as they are stored.
import type { Kysely } from 'kysely';
import { MOST_APPOINTMENTS } from '../../src/contract/personal-limits.ts';
import type { Appointment } from '../../src/contract/personal-programme.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import type { Tables } from '../store/schema.ts';
import type { Owner } from './stored-favourites.ts';

/** Longest appointment, ms: what is longer is a mistake. */
const LONGEST = 31 * 86_400_000;

/** Appointments by start. */
export async function appointmentsOf(db: Kysely<Tables>, { accountId, eventId }: Owner): Promise<Appointment[]> {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, place, starts_at, ends_at }) => ({
    Id: id,
    Title: title,
    Place: place,
    StartDateTime: new Date(starts_at).toISOString(),
    EndDateTime: new Date(ends_at).toISOString(),
  }));
}

/** Adds one or replaces the one with its id. Throws RequestError 400 for a time that ends before it starts, 409 where there are too many. */
export async function storeAppointment(
  db: Kysely<Tables>,
  { accountId, eventId }: Owner,
  { Id, Title, Place, StartDateTime, EndDateTime }: Appointment,
  now: number,
): Promise<void> {
  const [starts_at, ends_at] = [Date.parse(StartDateTime), Date.parse(EndDateTime)];
  if (!(ends_at > starts_at) || ends_at - starts_at > LONGEST)
    throw badRequest('An appointment ends after it starts, within 31 days.', 'EndDateTime');
  const owned = { account_id: accountId, event_id: eventId };
  const { others } = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number | string>().as('others'))
    .where((eb) => eb.and(owned))
    .where('id', '!=', Id)
    .executeTakeFirstOrThrow();
  if (Number(others) >= MOST_APPOINTMENTS) throw new RequestError(409, 'full', 'There are as many appointments as can be stored.');
  const values = { title: Title, place: Place, starts_at, ends_at, changed_at: now };
  await db
    .insertInto('appointments')
    .values({ ...owned, id: Id, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id', 'id']).doUpdateSet(values))
    .execute();
}

/** Removes one; false where there was none. */
export async function deleteAppointment(db: Kysely<Tables>, { accountId, eventId }: Owner, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('appointments')
    .where((eb) => eb.and({ account_id: accountId, event_id: eventId, id }))
    .returning('id')
    .execute();
  return gone.length > 0;
}
