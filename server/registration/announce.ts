// Tells a person what happened to their registration by a letter, and the server that their tickets are other ones now.
import { dateWords } from '../../src/i18n/dates.ts';
import { money } from '../../src/i18n/money.ts';
import { countriesIn } from '../../src/base/countries.ts';
import { type InvoiceField, invoiceFields } from '../../src/base/registration-limits.ts';
import { type EventLetterParts, sendEventLetter } from '../mail/event-letter.ts';
import type { LetterFact, LetterKind } from '../mail/letters.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { invoiceName } from './invoices.ts';
import { type RegistrationRow, waitingPlace } from './places.ts';
import { registrationOf } from './published-registration.ts';

/** What it takes to tell somebody; the command line has no server. */
export type AnnounceParts = Omit<EventLetterParts, 'people'> & {
  people: EventLetterParts['people'] & Pick<People, 'db' | 'callers' | 'audit'>;
};
type Parts = AnnounceParts;

/** They have their ticket. `actor` as the audit log names it. */
export async function announceConfirmed(parts: Parts, row: RegistrationRow, actor = `account:${row.account_id}`): Promise<void> {
  const { people, event } = parts;
  await people.callers.forget(row.account_id);
  await note(parts, 'registered', row, actor);
  const isDue = row.invoice_number !== null && row.is_paid === 0;
  const { invoice, ticketBeforePayment } = registrationOf(event);
  const language = event.languageFor(row.language);
  const facts: LetterFact[] = [
    ...aboutIt(event, row, language),
    ...(row.invoice_number === null
      ? []
      : ([
          ['invoiceNumber', invoiceName(invoice.prefix, row.invoice_number)],
          ['invoiceAddress', invoiceAddress(row, language)],
          ['howToPay', isDue ? event.text(invoice.howToPay, language) : ''],
          ['note', event.text(invoice.note, language)],
        ] satisfies LetterFact[])),
  ];
  await send(parts, row, isDue && !ticketBeforePayment ? 'registeredUnpaid' : 'registered', facts);
}

/** They stand on the waiting list. */
export async function announceWaiting(parts: Parts, row: RegistrationRow): Promise<void> {
  const place = await waitingPlace(parts.people.db, row);
  const language = parts.event.languageFor(row.language);
  await send(parts, row, 'waitingPlace', [...aboutIt(parts.event, row, language), ['place', String(place)]]);
}

/** They are offered a place. */
export async function announceOffer(parts: Parts, row: RegistrationRow): Promise<void> {
  const { event } = parts;
  const language = event.languageFor(row.language);
  const dates = dateWords(language, event.timeZone);
  const until = row.held_until === null ? '' : `${dates.longDate(row.held_until)}, ${dates.time(row.held_until)}`;
  await send(parts, row, 'placeOffered', [...aboutIt(event, row, language), ['until', until]]);
}

/** It was cancelled, by them or by the organiser. */
export async function announceCancellation(parts: Parts, row: RegistrationRow, actor = `account:${row.account_id}`): Promise<void> {
  const { people, event } = parts;
  await people.callers.forget(row.account_id);
  await note(parts, 'registration-cancelled', row, actor);
  await send(parts, row, 'registrationCancelled', aboutIt(event, row, event.languageFor(row.language)));
}

/** What was offered was not taken in time. */
export async function announceExpired(parts: Parts, row: RegistrationRow): Promise<void> {
  await parts.people.callers.forget(row.account_id);
  await send(parts, row, 'placeGone', aboutIt(parts.event, row, parts.event.languageFor(row.language)));
}

const note = (
  { people, event }: Parts,
  kind: 'registered' | 'registration-cancelled',
  row: RegistrationRow,
  actor: string,
): Promise<void> =>
  people.audit.note({
    kind,
    actor,
    subject: `account:${row.account_id}`,
    place: `${event.instance}/${event.shortName}`,
    detail: row.number,
  });

/** Ticket, number and price. */
function aboutIt(event: PublishedEvent, row: RegistrationRow, language: string): LetterFact[] {
  const kind = registrationOf(event).tickets.get(row.ticket_id);
  return [
    ['ticket', event.text(kind?.Name ?? row.ticket_id, language)],
    ['number', row.number],
    ...(row.price > 0 ? ([['price', money(language, row.price, row.currency)]] satisfies LetterFact[]) : []),
  ];
}

/** The address as lines of one text, the country by its name. */
export function invoiceAddress({ invoice }: RegistrationRow, language: string): string {
  const written = JSON.parse(invoice) as Partial<Record<InvoiceField, string>>;
  const country = countriesIn(language, { only: [], first: [] }).find(({ Id }) => Id === written.CountryId)?.Name;
  const { ZipCode = '', City = '' } = written;
  return invoiceFields
    .flatMap((field) => {
      if (field === 'ZipCode') return [`${ZipCode} ${City}`.trim()];
      if (field === 'City') return [];
      return [field === 'CountryId' ? (country ?? written.CountryId ?? '') : (written[field] ?? '')];
    })
    .filter(Boolean)
    .join(', ');
}

async function send(parts: Parts, row: RegistrationRow, kind: LetterKind, facts: readonly LetterFact[]): Promise<void> {
  const account = await parts.people.db
    .selectFrom('accounts')
    .select(['email', 'first_name'])
    .where('id', '=', row.account_id)
    .executeTakeFirst();
  if (!account) return;
  await sendEventLetter(parts, {
    kind,
    to: account.email,
    name: account.first_name,
    about: [row.number],
    page: 'RegistrationPage',
    params: {},
    facts,
    language: parts.event.languageFor(row.language),
  });
}
