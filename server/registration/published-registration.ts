// The registration document of a published event as the server uses it: tickets by id, the fields that are asked, windows in instants.
import { oncePer } from '../../src/base/once-per.ts';
import { type ProfileField, profileFieldOf } from '../../src/base/profile-fields.ts';
import { registration, type RegistrationDocument, type TicketKind } from '../../src/model/documents/registration.ts';
import { type Sale, saleAt } from '../../src/rules/registration.ts';
import { readWindow, within } from '../../src/rules/window.ts';
import type { PublishedEvent } from '../published/event.ts';

/** A version's; of two tickets with one id the first counts. */
export type PublishedRegistration = Pick<
  RegistrationDocument,
  'opensAt' | 'closesAt' | 'currency' | 'terms' | 'ticketBeforePayment' | 'cancelUntil' | 'offerHours' | 'invoice'
> & {
  tickets: ReadonlyMap<string, TicketKind>;
  /** What must be filled, the name first. */
  fields: readonly ProfileField[];
};

/** Read once a version. A ticket that costs money without a currency is left out: nobody knows its price. */
export const registrationOf = oncePer((event: PublishedEvent): PublishedRegistration => {
  const document = event.documents.read('registration', registration);
  const tickets = new Map<string, TicketKind>();
  for (const ticket of document.tickets) {
    const isPriced = document.currency !== '' || ticket.Prices.every(({ Amount }) => Amount === 0);
    if (isPriced && !tickets.has(ticket.Id)) tickets.set(ticket.Id, ticket);
  }
  const asked = document.fields.flatMap((name) => profileFieldOf(name) ?? []);
  return { ...document, tickets, fields: [...new Set<ProfileField>(['Firstname', 'Surname', ...asked])] };
});

/** Whether people can register now, and until when or from when. */
export function openingOf(event: PublishedEvent, now: number): { isOpen: boolean; from: number | null; until: number | null } {
  const { opensAt, closesAt } = registrationOf(event);
  const window = readWindow(opensAt, closesAt, event.timeZone);
  const end = window.readable && Number.isFinite(window.to) ? window.to : null;
  return { isOpen: within(window, now), from: window.from > now ? window.from : null, until: end };
}

/** What a ticket costs now. */
export const saleOf = (event: PublishedEvent, { Prices }: TicketKind, now: number): Sale => saleAt(Prices, event.timeZone, now);

/** Whether people may cancel what is confirmed by themselves. */
export function mayCancel(event: PublishedEvent, now: number): boolean {
  const { cancelUntil } = registrationOf(event);
  return Boolean(cancelUntil) && within(readWindow(null, cancelUntil, event.timeZone), now);
}
