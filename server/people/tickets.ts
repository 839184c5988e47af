// Tickets of people: found by the account that claimed them, else by its confirmed address.
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { ticket as ticketShape } from '../../src/contract/ticket-shapes.ts';
import type { Tables } from '../store/schema.ts';

/** A ticket as the contract answers it. */
export type BookedTicket = z.infer<typeof ticketShape>;

/** The state of a person's tickets for an event. `status`: 200, 204 for none, 410 when all were withdrawn (A §4 Ticket checks). */
export type Booked = { status: 200 | 204 | 410; tickets: readonly BookedTicket[]; days: readonly string[] | null };

/** Somebody whose tickets are looked for; an address counts only when it is confirmed. */
export type Holder = { accountId: number; emailKey: string; isConfirmed: boolean };

/** The tickets of a holder for an event. */
export async function ticketsOf(db: Kysely<Tables>, eventId: number, { accountId, emailKey, isConfirmed }: Holder): Promise<Booked> {
  const rows = await db
    .selectFrom('tickets')
    .select(['document', 'days', 'withdrawn'])
    .where('event_id', '=', eventId)
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(isConfirmed ? [eb.and([eb('account_id', 'is', null), eb('email_key', '=', emailKey)])] : []),
      ]),
    )
    .orderBy('external_key')
    .execute();
  const held = rows.filter(({ withdrawn }) => withdrawn === 0);
  // Written by Foyer itself when the ticket was taken.
  const days = held.map((row) => (row.days === null ? null : (JSON.parse(row.days) as string[])));
  return {
    status: held.length > 0 ? 200 : rows.length > 0 ? 410 : 204,
    tickets: held.map(({ document }) => JSON.parse(document) as BookedTicket),
    // One ticket without days admits on all of them.
    days: days.length === 0 || days.includes(null) ? null : [...new Set(days.flatMap((list) => list ?? []))].sort(),
  };
}
