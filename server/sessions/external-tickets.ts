// Tickets that a provider names in its claims: stored like any other ticket, claimed by the account; those no longer named are withdrawn.
import * as z from 'zod';
import { emptyTicket, ticket } from '../../src/contract/ticket-shapes.ts';
import type { Clock } from '../clock.ts';
import type { Kysely } from 'kysely';
import { emailKey, surnameKey } from '../people/name-keys.ts';
import type { Tables } from '../store/schema.ts';
import type { Identity } from './identity-of.ts';

/** A name alone is a paid, valid ticket of that type; an object states its fields, omitted ones are empty. */
const listedTicket = z.union([z.string().min(1).max(200), z.looseObject({ TicketTypeName: z.string().min(1).max(200) })]);

const plain: z.infer<typeof ticket> = {
  ...emptyTicket,
  IsValid: true,
  IsPayed: true,
};

/** Reads what a claim lists; what cannot be read as a ticket is left out. */
export const ticketsOfClaim = (list: readonly unknown[]): z.infer<typeof ticket>[] =>
  list.flatMap((item) => {
    const read = listedTicket.safeParse(item);
    if (!read.success) return [];
    const whole = ticket.safeParse({ ...plain, ...(typeof read.data === 'string' ? { TicketTypeName: read.data } : read.data) });
    return whole.success ? [whole.data] : [];
  });

/** Stores the tickets of an identity for the event it signs in to; nothing if the provider sends no tickets. */
export async function keepTickets(
  { db, clock }: { db: Kysely<Tables>; clock: Clock },
  eventId: number,
  accountId: number,
  identity: Identity,
): Promise<void> {
  if (!identity.tickets) return;
  const now = clock.now();
  // Names are quoted: no subject and number together spell those of somebody else.
  const keyOf = (id: string): string => JSON.stringify([identity.issuer, identity.subject, id]);
  const mine = keyOf('').slice(0, -3);
  const rows = ticketsOfClaim(identity.tickets).map((document, index) => ({
    event_id: eventId,
    external_key: keyOf(document.VisitorId || `#${index}`),
    email_key: emailKey(identity.email),
    surname_key: surnameKey(identity.surname),
    account_id: accountId,
    document: JSON.stringify(document),
    days: null,
    withdrawn: 0,
    updated_at: now,
  }));
  await db.transaction().execute(async (within) => {
    // By account and key, so that nothing an issuer writes reaches tickets of others.
    const kept = await within
      .selectFrom('tickets')
      .select('external_key')
      .where('event_id', '=', eventId)
      .where('account_id', '=', accountId)
      .execute();
    const gone = kept.map((row) => row.external_key).filter((key) => key.startsWith(mine) && !rows.some((row) => row.external_key === key));
    if (gone.length > 0)
      await within
        .updateTable('tickets')
        .set({ withdrawn: 1, updated_at: now })
        .where('event_id', '=', eventId)
        .where('external_key', 'in', gone)
        .execute();
    for (const row of rows)
      await within
        .insertInto('tickets')
        .values(row)
        .onConflict((conflict) => conflict.columns(['event_id', 'external_key']).doUpdateSet(row))
        .execute();
  });
}
