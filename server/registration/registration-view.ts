// Tickets and registrations as they are sent: with words instead of counts, and to nobody but their owner.
import type { OfferedTicket, OwnRegistration, RegistrationOverview } from '../../src/contract/registration-shapes.ts';
import { discounted, placesLeft } from '../../src/rules/registration.ts';
import type { TicketKind } from '../../src/model/documents/registration.ts';
import type { People } from '../people/people.ts';
import { termsEntries } from '../profile/terms.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Account } from '../sessions/caller.ts';
import { invoiceAddress } from './announce.ts';
import { invoiceName } from './invoices.ts';
import { placesOfEvent, type RegistrationRow, waitingPlace } from './places.ts';
import { mayCancel, openingOf, registrationOf, saleOf } from './published-registration.ts';
import { isOver, registrationsOf } from './stored-registrations.ts';
import { discountOfRegistration } from './vouchers.ts';

const iso = (instant: number | null): string | null =>
  instant === null || !Number.isFinite(instant) ? null : new Date(instant).toISOString();

/** Ways to pay that there are: without a provider of the server there is none. */
export const paymentsOf = ({ payments }: Pick<People, 'payments'>, { Payments }: TicketKind): TicketKind['Payments'] =>
  Payments.filter((way) => way !== 'provider' || payments !== undefined);

/** Everything the page shows; `account` null for a visitor. */
export async function overviewOf(
  people: Pick<People, 'db' | 'clock' | 'payments'>,
  event: PublishedEvent,
  language: string,
  account: Account | null,
): Promise<RegistrationOverview> {
  const now = people.clock.now();
  const { tickets, fields, terms, currency, invoice } = registrationOf(event);
  const { isOpen, from, until } = openingOf(event, now);
  const places = await placesOfEvent(people.db, event.id, now);
  const asked = terms.length === 0 ? [] : await termsEntries(people, event, language, null);
  const [latest] = account ? await registrationsOf(people.db, event.id, account.id) : [];
  return {
    IsOpen: isOpen && tickets.size > 0,
    OpensAt: iso(from),
    ClosesAt: iso(until),
    Currency: currency,
    Note: event.text(invoice.note, language),
    IsTest: people.payments?.isTest === true,
    Tickets: [...tickets.values()].map((kind): OfferedTicket => {
      const sale = saleOf(event, kind, now);
      const free = placesLeft(kind.Capacity, places.taken.get(kind.Id) ?? 0);
      return {
        Id: kind.Id,
        Name: event.text(kind.Name, language),
        Description: event.text(kind.Description, language),
        Sale: sale.state,
        Price: sale.state === 'now' ? sale.amount : 0,
        Until: sale.state === 'now' ? iso(sale.until) : null,
        From: sale.state === 'later' ? iso(sale.from) : null,
        Places: (places.waiting.get(kind.Id) ?? 0) > 0 ? 'full' : free,
        WaitingList: kind.WaitingList,
        VoucherOnly: kind.VoucherOnly,
        Payments: paymentsOf(people, kind),
      };
    }),
    Fields: [...fields],
    Terms: terms
      .flatMap((id) => asked.filter(({ Id }) => Id === id))
      .map(({ Id, Version, Title, Content }) => ({ Id, Version, Title, Content })),
    Registration: latest ? await wireRegistration(people, event, language, latest) : null,
  };
}

/** A registration for its owner. */
export async function wireRegistration(
  { db, clock }: Pick<People, 'db' | 'clock'>,
  event: PublishedEvent,
  language: string,
  row: RegistrationRow,
): Promise<OwnRegistration> {
  const now = clock.now();
  const { tickets, invoice, ticketBeforePayment } = registrationOf(event);
  const kind = tickets.get(row.ticket_id);
  const state = isOver(row, now) ? 'expired' : row.state;
  const sale = kind && saleOf(event, kind, now);
  const isUndecided = state === 'offered' || state === 'waiting';
  const price =
    isUndecided && sale?.state === 'now' ? discounted(sale.amount, await discountOfRegistration(db, row.voucher_id)) : row.price;
  return {
    Number: row.number,
    TicketId: row.ticket_id,
    TicketName: event.text(kind?.Name ?? row.ticket_id, language),
    State: state,
    PaidBy: row.paid_by,
    IsPaid: row.is_paid === 1,
    HasTicket: state === 'confirmed' && (row.is_paid === 1 || ticketBeforePayment),
    Price: price,
    Currency: row.currency,
    InvoiceNumber: invoiceName(invoice.prefix, row.invoice_number),
    InvoiceAddress: row.invoice_number === null ? '' : invoiceAddress(row, language),
    HowToPay: row.invoice_number !== null && row.is_paid === 0 ? event.text(invoice.howToPay, language) : '',
    WaitingPlace: state === 'waiting' ? await waitingPlace(db, row) : null,
    HeldUntil: state === 'pending' || state === 'offered' ? iso(row.held_until) : null,
    MayCancel: mayCancelRow(event, { ...row, state }, now),
    CreatedAt: new Date(row.created_at).toISOString(),
  };
}

/** Whether its person may cancel it: what is confirmed only as long as the organiser allows it. */
export const mayCancelRow = (event: PublishedEvent, { state }: Pick<RegistrationRow, 'state'>, now: number): boolean =>
  state === 'confirmed' ? mayCancel(event, now) : ['pending', 'waiting', 'offered'].includes(state);
