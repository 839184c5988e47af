// Invoices: a number that follows the last one without a gap, and the address it was issued to.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { raise, type RegistrationRow } from './places.ts';

type Db = Kysely<Tables>;

/** Issues one within the transaction that confirms a registration: a transaction that fails takes its number back. */
export async function issueInvoice(within: Db, row: RegistrationRow, now: number): Promise<number> {
  const number = await raise(within, row.event_id, 'invoice');
  await within
    .insertInto('registration_invoices')
    .values({
      event_id: row.event_id,
      number,
      registration: row.number,
      account_id: row.account_id,
      amount: row.price,
      currency: row.currency,
      address: row.invoice,
      issued_at: now,
      paid_at: row.is_paid === 1 ? now : null,
      cancelled_at: null,
    })
    .execute();
  return number;
}

/** Notes when an invoice was paid or cancelled. */
export async function noteInvoice(
  within: Db,
  { event_id, invoice_number }: RegistrationRow,
  change: { paid_at: number } | { cancelled_at: number },
): Promise<void> {
  if (invoice_number === null) return;
  await within
    .updateTable('registration_invoices')
    .set(change)
    .where('event_id', '=', event_id)
    .where('number', '=', invoice_number)
    .execute();
}

/** A number as people read it. */
export const invoiceName = (prefix: string, number: number | null): string =>
  number === null ? '' : `${prefix}${String(number).padStart(4, '0')}`;
