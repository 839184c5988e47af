// The invoice of a registration as a PDF, made when its owner asks for it.
import { dateWords } from '../../src/i18n/dates.ts';
import { money } from '../../src/i18n/money.ts';
import type { PdfContent } from '../favourites/pdf/pdf-content.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { invoiceAddress } from './announce.ts';
import { invoiceName } from './invoices.ts';
import type { RegistrationRow } from './places.ts';
import { registrationOf } from './published-registration.ts';
import { registrationsOf } from './stored-registrations.ts';

type Asker = { room: Pick<People, 'db'>; account: { id: number }; event: PublishedEvent };
/** An invoice with its registration. */
export type InvoiceDocument = { id: string; name: string; issuedAt: number; row: RegistrationRow; isCancelled: boolean };

/** The invoices of a person, newest first. */
export async function ownInvoices({ room: { db }, account, event }: Asker): Promise<InvoiceDocument[]> {
  const rows = await registrationsOf(db, event.id, account.id);
  const issued = await db
    .selectFrom('registration_invoices')
    .select(['number', 'issued_at', 'cancelled_at'])
    .where('event_id', '=', event.id)
    .where('account_id', '=', account.id)
    .execute();
  const { prefix } = registrationOf(event).invoice;
  return rows.flatMap((row) => {
    const invoice = issued.find(({ number }) => number === row.invoice_number);
    if (!invoice) return [];
    const name = invoiceName(prefix, invoice.number);
    return [{ id: `invoice-${row.number}`, name, issuedAt: invoice.issued_at, row, isCancelled: invoice.cancelled_at !== null }];
  });
}

/** Its lines. */
export function invoicePdf(event: PublishedEvent, { name, issuedAt, row, isCancelled }: InvoiceDocument, language: string): PdfContent {
  const word = (key: string): string => event.text({ key: `account.registration.${key}` }, language);
  const { tickets, invoice } = registrationOf(event);
  const dates = dateWords(language, event.timeZone);
  const item = (title: string, more = '') => ({ time: '', title, place: '', more, url: '' });
  const state = isCancelled
    ? word('state_cancelled')
    : row.is_paid === 1
      ? word('paid')
      : event.text(invoice.howToPay, language) || word('unpaid');
  return {
    title: `${word('invoice')} ${name}`,
    person: invoiceAddress(row, language),
    format: 'A4',
    language,
    empty: '',
    days: [
      {
        name: event.text(event.about.name, language),
        items: [
          item(event.text(tickets.get(row.ticket_id)?.Name ?? row.ticket_id, language), row.number),
          item(money(language, row.price, row.currency), event.text(invoice.note, language)),
          item(state),
          item(dates.longDate(issuedAt), event.text(event.about.organiser, language)),
        ],
      },
    ],
  };
}
