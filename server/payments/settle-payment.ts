// What a provider says about a payment takes effect once, and only for the amount that was asked for.
import type { Selectable } from 'kysely';
import type { PublishedEvent } from '../published/event.ts';
import type { People } from '../people/people.ts';
import { registrationOf } from '../registration/published-registration.ts';
import { lockPlaces, type RegistrationRow, takenPlaces } from '../registration/places.ts';
import { activeKey, completeRow, isOver } from '../registration/stored-registrations.ts';
import { newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';

type Parts = Pick<People, 'db' | 'clock' | 'onProblem'>;
type PaymentRow = Selectable<Tables['registration_payments']>;

/** Begins a payment of a registration that waits for one; the address at which the person pays. */
export async function beginPayment(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  provider: PaymentProvider,
  row: RegistrationRow,
  order: { title: string; returnTo: string },
): Promise<string> {
  const id = newSecret();
  const { price: amount, currency, language } = row;
  const now = clock.now();
  await db
    .insertInto('registration_payments')
    .values({ id, registration_id: row.id, provider: provider.name, amount, currency, state: 'begun', created_at: now, changed_at: now })
    .execute();
  return provider.begin({ id, amount, currency, language, ...order });
}

/** The payment of a notice, with its registration. */
export async function paymentOf({ db }: Pick<Parts, 'db'>, id: string): Promise<{ payment: PaymentRow; row: RegistrationRow } | undefined> {
  const payment = await db.selectFrom('registration_payments').selectAll().where('id', '=', id).executeTakeFirst();
  const row =
    payment && (await db.selectFrom('event_registrations').selectAll().where('id', '=', payment.registration_id).executeTakeFirst());
  return row && { payment, row };
}

/**
 * Notes the outcome; said before, nothing happens. The registration as it is then, `isNew` where it has its ticket by this. A payment that
 * comes when the place was given back gets it again, if there is one.
 */
export async function settlePayment(
  { db, clock, onProblem }: Parts,
  event: PublishedEvent,
  payment: PaymentRow,
  notice: PaymentNotice,
): Promise<{ row: RegistrationRow; isNew: boolean }> {
  const now = clock.now();
  const isWhole = notice.amount === payment.amount && notice.currency === payment.currency;
  if (!isWhole) onProblem('a payment was reported with another amount than was asked for: it does not count');
  const state = isWhole ? notice.outcome : 'failed';
  return db.transaction().execute(async (within) => {
    const find = () =>
      within.selectFrom('event_registrations').selectAll().where('id', '=', payment.registration_id).executeTakeFirstOrThrow();
    const known = await within
      .updateTable('registration_payments')
      .set({ state, changed_at: now })
      .where('id', '=', payment.id)
      .where('state', '=', 'begun')
      .returning('id')
      .executeTakeFirst();
    if (!known || state !== 'paid') return { row: await find(), isNew: false };
    const before = await find();
    const place = { eventId: before.event_id, ticketId: before.ticket_id };
    await lockPlaces(within, place);
    const row = await find();
    const kind = registrationOf(event).tickets.get(row.ticket_id);
    const change = (values: Partial<RegistrationRow>) =>
      within.updateTable('event_registrations').set(values).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow();
    if (row.is_paid === 1 || row.state === 'confirmed' || row.state === 'cancelled' || !kind) {
      onProblem(`a payment came for ${row.number}, which did not need one: it has to be paid back`);
      return { row, isNew: false };
    }
    // A place that was held too long is not kept any more, even where the renewal has not come to it.
    if (row.state === 'pending' && !isOver(row, now))
      return { row: await completeRow(within, await change({ is_paid: 1 }), kind, registrationOf(event), now), isNew: true };
    const isFree = kind.Capacity === null || (await takenPlaces(within, place, now)) < kind.Capacity;
    const active_key = activeKey(row.event_id, row.account_id);
    const other = await within
      .selectFrom('event_registrations')
      .select('id')
      .where('active_key', '=', active_key)
      .where('id', '<>', row.id)
      .executeTakeFirst();
    if (isFree && !other)
      return { row: await completeRow(within, await change({ is_paid: 1, active_key }), kind, registrationOf(event), now), isNew: true };
    onProblem(`a payment came for ${row.number} when its place was gone: it has to be paid back`);
    return { row: await change({ is_paid: 1, changed_at: now }), isNew: false };
  });
}
