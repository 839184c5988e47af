// The ticket of a registration: a row among those of the booking system, so that every rule about tickets holds for it.
import type { Kysely } from 'kysely';
import { emptyTicket } from '../../src/contract/ticket-shapes.ts';
import type { TicketKind } from '../../src/model/documents/registration.ts';
import { surnameKey } from '../people/name-keys.ts';
import type { BookedTicket } from '../people/tickets.ts';
import type { Tables } from '../store/schema.ts';
import type { RegistrationRow } from './places.ts';

type Db = Kysely<Tables>;

/** What a kind of ticket grants. `isPaid`: whether it counts as paid. */
export const ticketOfKind = (kind: TicketKind, isPaid: boolean): BookedTicket => ({
  ...emptyTicket,
  IsValid: true,
  IsPayed: isPaid,
  TicketTypeName: kind.TicketTypeName || kind.Id,
  ParticipantTypeName: kind.ParticipantTypeName,
  ParticipantTypeValid: kind.ParticipantTypeName !== '',
  TicketGrade: kind.TicketGrade,
  EnableHCP: kind.EnableHCP,
  SocietyMemberType: kind.SocietyMemberType,
});

/** Makes the ticket of a registration, or changes it; under its number, for its account alone. */
export async function grantTicket(
  within: Db,
  { event_id, number, account_id, person }: RegistrationRow,
  kind: TicketKind,
  isPaid: boolean,
  now: number,
): Promise<void> {
  const { Surname = '' } = JSON.parse(person) as { Surname?: string };
  const granted = {
    account_id,
    surname_key: surnameKey(Surname),
    document: JSON.stringify(ticketOfKind(kind, isPaid)),
    days: kind.Days.length === 0 ? null : JSON.stringify([...kind.Days].sort()),
    withdrawn: 0,
    updated_at: now,
  };
  await within
    .insertInto('tickets')
    .values({ event_id, external_key: number, email_key: '', ...granted })
    .onConflict((conflict) => conflict.columns(['event_id', 'external_key']).doUpdateSet(granted))
    .execute();
}

/** Takes it back. */
export async function withdrawTicket(within: Db, { event_id, number }: RegistrationRow, now: number): Promise<void> {
  await within
    .updateTable('tickets')
    .set({ withdrawn: 1, updated_at: now })
    .where('event_id', '=', event_id)
    .where('external_key', '=', number)
    .execute();
}
