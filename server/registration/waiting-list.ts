// The waiting list: places that are free are offered in its order, for a limited time; what was held too long is given back.
import type { TicketKind } from '../../src/model/documents/registration.ts';
import { discounted } from '../../src/rules/registration.ts';
import { RequestError } from '../http/errors.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { type KindOfEvent, lockPlaces, type RegistrationRow, takenPlaces, waitingRows } from './places.ts';
import { completeRow, endRow, isOver, type TicketRules, withRow } from './stored-registrations.ts';
import { discountOfRegistration } from './vouchers.ts';

type Db = Kysely<Tables>;
const HOUR = 3_600_000;

/** Gives back what was held too long, and offers what is free. `expired` and `offered` are those it happened to now. */
export function renewPlaces(
  db: Db,
  place: KindOfEvent,
  { capacity, offerHours }: { capacity: number | null; offerHours: number },
  now: number,
): Promise<{ expired: RegistrationRow[]; offered: RegistrationRow[] }> {
  return db.transaction().execute(async (within) => {
    await lockPlaces(within, place);
    const held = await within
      .selectFrom('event_registrations')
      .selectAll()
      .where('event_id', '=', place.eventId)
      .where('ticket_id', '=', place.ticketId)
      .where('state', 'in', ['pending', 'offered'])
      .where('held_until', '<=', now)
      .execute();
    const expired: RegistrationRow[] = [];
    for (const row of held) expired.push(await endRow(within, row, 'expired', now));
    const free = capacity === null ? Infinity : capacity - (await takenPlaces(within, place, now));
    const next = free <= 0 ? [] : await waitingRows(within, place, Number.isFinite(free) ? free : undefined);
    const offered: RegistrationRow[] = [];
    for (const { id } of next)
      offered.push(
        await within
          .updateTable('event_registrations')
          .set({ state: 'offered', held_until: now + offerHours * HOUR, changed_at: now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    return { expired, offered };
  });
}

/**
 * Takes an offer, at the price of now; taken before, it is answered as it is. Throws RequestError 409 where the offer is over (`offer-over`)
 * or the price is another one than was shown (`price-changed`).
 */
export async function takeOffer(
  db: Db,
  id: number,
  { kind, amount, price, rules }: { kind: TicketKind; amount: number; price: number; rules: TicketRules },
  now: number,
): Promise<{ row: RegistrationRow; isNew: boolean }> {
  const answer = await withRow(db, id, async (within, row) => {
    if (row.state === 'confirmed' || row.state === 'pending') return { row, isNew: false };
    if (row.state !== 'offered' || isOver(row, now)) throw new RequestError(409, 'offer-over', 'This place is not offered any more.');
    const due = discounted(amount, await discountOfRegistration(within, row.voucher_id));
    if (due !== price) throw new RequestError(409, 'price-changed', 'The price is another one now: look at it again.', 'Price');
    const paid_by = due === 0 ? (row.voucher_id === null ? 'free' : 'voucher') : row.paid_by;
    if (due > 0 && (paid_by === 'free' || paid_by === 'voucher'))
      throw new RequestError(409, 'payment-way', 'This ticket costs money now: cancel and register again.', 'Payment');
    return { row: await completeRow(within, { ...row, price: due, paid_by }, kind, rules, now), isNew: true };
  });
  if (!answer) throw new RequestError(404, 'not-found', 'There is no such registration.', 'Number');
  return answer;
}
