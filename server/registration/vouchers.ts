// Vouchers: stored by the hash of their code, taken at most as often as they may be, never sent to a browser.
import { hash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type Discount, voucherKey } from '../../src/rules/registration.ts';
import { RequestError } from '../http/errors.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type VoucherRow = Selectable<Tables['vouchers']>;

/** The stored form of a code; the same code of two events is two vouchers. */
export const voucherHash = (eventId: number, code: string): string => hash('sha256', `voucher ${eventId} ${voucherKey(code)}`, 'hex');

export const discountOf = ({ kind, value }: VoucherRow): Discount => ({ kind, value });

const unknown = (): RequestError => new RequestError(404, 'voucher-unknown', 'This voucher does not work for this ticket.', 'Voucher');
const spent = (): RequestError => new RequestError(409, 'voucher-used', 'This voucher has been used as often as it can be.', 'Voucher');

/** Whether a voucher is for a kind of ticket. */
function isFor({ tickets }: VoucherRow, ticketId: string): boolean {
  // Written by Foyer itself when the voucher was imported.
  const ids = JSON.parse(tickets) as string[];
  return ids.length === 0 || ids.includes(ticketId);
}

/** The voucher of a code that works now for a ticket. Throws RequestError 404 for none, 409 for one that is used up. */
export async function demandVoucher(db: Db, eventId: number, code: string, ticketId: string, now: number): Promise<VoucherRow> {
  const row = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('code_hash', '=', voucherHash(eventId, code))
    .executeTakeFirst();
  if (!row || row.revoked_at !== null || (row.expires_at !== null && row.expires_at < now) || !isFor(row, ticketId)) throw unknown();
  if (row.used >= row.most_uses) throw spent();
  return row;
}

/** Uses it once more, within the transaction that registers. Throws RequestError 409 where others were faster. */
export async function takeVoucher(within: Db, { id }: VoucherRow): Promise<void> {
  const taken = await within
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .whereRef('used', '<', 'most_uses')
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw spent();
}

/** Gives a use back. */
export async function freeVoucher(within: Db, voucherId: number | null): Promise<void> {
  if (voucherId === null) return;
  await within
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', '=', voucherId)
    .where('used', '>', 0)
    .execute();
}

/** The discount of a registration that has one. */
export async function discountOfRegistration(db: Db, voucherId: number | null): Promise<Discount | undefined> {
  if (voucherId === null) return undefined;
  const row = await db.selectFrom('vouchers').selectAll().where('id', '=', voucherId).executeTakeFirst();
  return row && discountOf(row);
}
