// Registrations as they are stored: a place is taken, a voucher used, a ticket made and an invoice numbered in one transaction, or nothing of it is.
import type { Kysely } from 'kysely';
import type { PaymentWay } from '../../src/base/registration-limits.ts';
import type { TicketKind } from '../../src/model/documents/registration.ts';
import { discounted } from '../../src/rules/registration.ts';
import { RequestError } from '../http/errors.ts';
import type { PaidBy } from '../store/registration-schema.ts';
import type { Tables } from '../store/schema.ts';
import { grantTicket, withdrawTicket } from './grant-ticket.ts';
import { issueInvoice, noteInvoice } from './invoices.ts';
import { lockPlaces, type RegistrationRow, takenPlaces, waitingRows } from './places.ts';
import { newRegistrationNumber } from './registration-number.ts';
import { demandVoucher, discountOf, freeVoucher, takeVoucher } from './vouchers.ts';

type Db = Kysely<Tables>;

/** How long a place is kept while somebody pays, ms. */
export const PAYMENT_HOLD = 30 * 60_000;
/** Registrations of one account at one event, cancelled ones included. */
const MOST_OF_ACCOUNT = 50;

/** Whether unpaid tickets count as paid. */
export type TicketRules = { ticketBeforePayment: boolean };

/** What somebody asks for; `price` is what they were shown, `amount` what the ticket costs now. */
export type AskedRegistration = {
  eventId: number;
  accountId: number;
  requestId: string;
  kind: TicketKind;
  amount: number;
  currency: string;
  price: number;
  voucher: string;
  way: PaymentWay | '';
  mayWait: boolean;
  person: Readonly<Record<string, string>>;
  invoice: Readonly<Record<string, string>>;
  terms: readonly { id: string; version: string }[];
  language: string;
};

/** Ends a transaction without a trace. */
class Undone extends Error {}

export const activeKey = (eventId: number, accountId: number): string => `${eventId}:${accountId}`;

/** The registrations of an account at an event, newest first. */
export const registrationsOf = (db: Db, eventId: number, accountId: number): Promise<RegistrationRow[]> =>
  db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_OF_ACCOUNT)
    .execute();

const sentBefore = (db: Db, { eventId, accountId, requestId }: AskedRegistration): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

const already = (): RequestError => new RequestError(409, 'registered-already', 'You are registered already.');

/**
 * Registers; sent again under its request id it is the same. `isNew` false: it was. Throws RequestError 404 and 409, of which nothing is
 * stored: `voucher-unknown`, `voucher-used`, `price-changed`, `sold-out`, `registered-already`.
 */
export async function storeRegistration(
  db: Db,
  asked: AskedRegistration,
  rules: TicketRules,
  now: number,
): Promise<{ row: RegistrationRow; isNew: boolean }> {
  try {
    return await db.transaction().execute(async (within) => {
      const place = { eventId: asked.eventId, ticketId: asked.kind.Id };
      await lockPlaces(within, place);
      const before = await sentBefore(within, asked);
      if (before) return { row: before, isNew: false };
      const own = await registrationsOf(within, asked.eventId, asked.accountId);
      for (const row of own) if (isOver(row, now)) await endRow(within, row, 'expired', now);
      if (own.some((row) => row.active_key !== null && !isOver(row, now))) throw already();
      if (own.length >= MOST_OF_ACCOUNT) throw new RequestError(409, 'too-many', 'There are too many registrations of this account.');
      const { price, voucherId } = await priceWith(within, asked, now);
      const isFull =
        asked.kind.Capacity !== null &&
        ((await takenPlaces(within, place, now)) >= asked.kind.Capacity || (await waitingRows(within, place, 1)).length > 0);
      if (isFull && !(asked.kind.WaitingList && asked.mayWait))
        throw new RequestError(409, 'sold-out', 'There is no place left.', 'TicketId');
      const row = await within
        .insertInto('event_registrations')
        .values({
          number: newRegistrationNumber(),
          event_id: asked.eventId,
          account_id: asked.accountId,
          request_id: asked.requestId,
          active_key: activeKey(asked.eventId, asked.accountId),
          ticket_id: asked.kind.Id,
          state: 'waiting',
          paid_by: paidBy(price, voucherId, asked.way),
          is_paid: 0,
          price,
          currency: asked.currency,
          voucher_id: voucherId,
          invoice_number: null,
          person: JSON.stringify(asked.person),
          invoice: JSON.stringify(asked.invoice),
          terms: JSON.stringify(asked.terms),
          language: asked.language,
          created_at: now,
          changed_at: now,
          held_until: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      // The same person registers at another place at this moment: nothing of this one stays.
      if (!row) throw new Undone();
      return { row: isFull ? row : await completeRow(within, row, asked.kind, rules, now), isNew: true };
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const before = await sentBefore(db, asked);
    if (before) return { row: before, isNew: false };
    throw already();
  }
}

/** The price with the voucher, which is used by it; what the person was shown must be what it costs. */
async function priceWith(within: Db, asked: AskedRegistration, now: number): Promise<{ price: number; voucherId: number | null }> {
  const voucher = asked.voucher === '' ? undefined : await demandVoucher(within, asked.eventId, asked.voucher, asked.kind.Id, now);
  if (!voucher && asked.kind.VoucherOnly) throw new RequestError(409, 'voucher-needed', 'This ticket needs a voucher.', 'Voucher');
  const price = discounted(asked.amount, voucher && discountOf(voucher));
  if (price !== asked.price) throw new RequestError(409, 'price-changed', 'The price is another one now: look at it again.', 'Price');
  if (price > 0 && !asked.kind.Payments.includes(asked.way as PaymentWay))
    throw new RequestError(409, 'payment-way', 'This ticket cannot be paid this way.', 'Payment');
  if (voucher) await takeVoucher(within, voucher);
  return { price, voucherId: voucher?.id ?? null };
}

const paidBy = (price: number, voucherId: number | null, way: PaymentWay | ''): PaidBy =>
  price > 0 && way !== '' ? way : voucherId === null ? 'free' : 'voucher';

/** Whether a place that was held is given back by now. */
export const isOver = ({ state, held_until }: RegistrationRow, now: number): boolean =>
  (state === 'pending' || state === 'offered') && held_until !== null && held_until <= now;

const changeRow = (within: Db, { id }: RegistrationRow, change: Partial<Omit<RegistrationRow, 'id'>>): Promise<RegistrationRow> =>
  within.updateTable('event_registrations').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What a place that somebody has leads to: a payment to be made, or the ticket, with an invoice where it is paid by one. */
export async function completeRow(
  within: Db,
  row: RegistrationRow,
  kind: TicketKind,
  rules: TicketRules,
  now: number,
): Promise<RegistrationRow> {
  const { price, paid_by } = row;
  if (paid_by === 'provider' && row.is_paid === 0)
    return changeRow(within, row, { state: 'pending', price, paid_by, held_until: now + PAYMENT_HOLD, changed_at: now });
  const is_paid = paid_by === 'invoice' ? row.is_paid : 1;
  const invoice_number = paid_by === 'invoice' || paid_by === 'provider' ? await issueInvoice(within, { ...row, is_paid }, now) : null;
  const confirmed = await changeRow(within, row, {
    state: 'confirmed',
    price,
    paid_by,
    is_paid,
    invoice_number,
    held_until: null,
    changed_at: now,
  });
  await grantTicket(within, confirmed, kind, is_paid === 1 || rules.ticketBeforePayment, now);
  return confirmed;
}

/** Ends a registration: its place, its voucher and its ticket are free or gone. What has ended stays as it is. */
export async function endRow(within: Db, row: RegistrationRow, state: 'cancelled' | 'expired', now: number): Promise<RegistrationRow> {
  if (row.active_key === null) return row;
  const ended = await changeRow(within, row, { state, active_key: null, held_until: null, changed_at: now });
  await freeVoucher(within, row.voucher_id);
  await withdrawTicket(within, row, now);
  await noteInvoice(within, row, { cancelled_at: now });
  return ended;
}

/** Does something with a registration behind the lock of its places. Undefined where it is not there. */
export const withRow = <T>(db: Db, id: number, work: (within: Db, row: RegistrationRow) => Promise<T>): Promise<T | undefined> =>
  db.transaction().execute(async (within) => {
    const find = () => within.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst();
    const known = await find();
    if (!known) return undefined;
    await lockPlaces(within, { eventId: known.event_id, ticketId: known.ticket_id });
    // What it is now: it may have changed while this one waited.
    const row = await find();
    return row && work(within, row);
  });

/** An invoice was paid: its ticket counts. Paid before, nothing changes. */
export const markPaid = (db: Db, id: number, kind: TicketKind | undefined, now: number): Promise<RegistrationRow | undefined> =>
  withRow(db, id, async (within, row) => {
    if (row.state !== 'confirmed' || row.is_paid === 1) return row;
    const paid = await changeRow(within, row, { is_paid: 1, changed_at: now });
    await noteInvoice(within, paid, { paid_at: now });
    if (kind) await grantTicket(within, paid, kind, true, now);
    return paid;
  });
