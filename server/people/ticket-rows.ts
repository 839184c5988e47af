// The tickets of a person, however they are theirs.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';

/** A ticket with the short name of its event. */
export type TicketRow = Awaited<ReturnType<typeof ticketRowsOf>>[number];
/** Tickets of the account: claimed by it, or for its address in an event of its instance. */
export async function ticketRowsOf(db: Kysely<Tables>, { id, email_key, instance_key }: Person) {
  return db
    .selectFrom('tickets')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .selectAll('tickets')
    .select('events.short_name as event')
    .where('events.instance_key', '=', instance_key)
    .where((eb) => eb.or([eb('account_id', '=', id), eb.and([eb('account_id', 'is', null), eb('email_key', '=', email_key)])]))
    .orderBy('tickets.event_id')
    .orderBy('external_key')
    .execute();
}
