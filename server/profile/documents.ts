// Documents of one person at an event: what organisers gave them, their ticket, and the certificate of attendance when it is due.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dateWords } from '../../src/i18n/dates.ts';
import { instantOf } from '../../src/clock/zone.ts';
import type { PdfContent } from '../favourites/pdf/pdf-content.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Account } from '../sessions/caller.ts';
import type { Tables } from '../store/schema.ts';
import { formOf } from './form-complete.ts';
import { profileOf } from './profiles.ts';

/** Most bytes of one file, and files of one person at one event. */
export const MOST_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MOST_DOCUMENTS = 200;

/** Ids of the files that are made when they are asked for. */
export const TICKET = 'ticket';
export const CERTIFICATE = 'certificate';

type Db = Kysely<Tables>;
type Asker = { room: Pick<People, 'db' | 'clock'>; account: Account; event: PublishedEvent };

/** An address that nobody has confirmed is nobody's yet. */
const addressOf = ({ confirmed_at, email_key }: Account): string => (confirmed_at === null ? '' : email_key);

/** Files given to the person, newest first, without their bytes. */
export const givenDocuments = ({ room: { db }, account, event }: Asker) =>
  db
    .selectFrom('user_documents')
    .select(['id', 'file_type', 'title', 'file_name', 'size', 'created_at'])
    .where('event_id', '=', event.id)
    .where('email_key', '=', addressOf(account))
    .where('email_key', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_DOCUMENTS)
    .execute();

/** One of them with its bytes; undefined for another person's. */
export const givenDocument = ({ room: { db }, account, event }: Asker, id: string) =>
  db
    .selectFrom('user_documents')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', event.id)
    .where('email_key', '=', addressOf(account))
    .where('email_key', '!=', '')
    .executeTakeFirst();

/** The first ticket of the person that is valid and paid; its number is the organiser's own. */
export async function ticketOf({ room: { db }, account, event }: Asker) {
  const rows = await db
    .selectFrom('tickets')
    .select(['external_key', 'document'])
    .where('event_id', '=', event.id)
    .where('withdrawn', '=', 0)
    .where((eb) =>
      eb.or([
        eb('account_id', '=', account.id),
        ...(addressOf(account) === '' ? [] : [eb.and([eb('account_id', 'is', null), eb('email_key', '=', addressOf(account))])]),
      ]),
    )
    .orderBy('external_key')
    .execute();
  return rows
    .map(({ external_key, document }) => ({
      number: external_key,
      ...(JSON.parse(document) as { IsValid: boolean; IsPayed: boolean; TicketTypeName: string }),
    }))
    .find(({ IsValid, IsPayed }) => IsValid && IsPayed);
}

/** Whether certificates are given now: the event says from when. */
export function isCertificateDue({ room: { clock }, event }: Omit<Asker, 'account'>): boolean {
  const { certificateFrom } = formOf(event);
  const from = certificateFrom ? instantOf(certificateFrom, event.timeZone) : undefined;
  return from !== undefined && from <= clock.now();
}

/** Ticket or certificate as lines of a PDF. */
export function pdfOf(
  what: typeof TICKET | typeof CERTIFICATE,
  { account, event }: Omit<Asker, 'room'>,
  ticket: { number: string; TicketTypeName: string },
  language: string,
): PdfContent {
  const word = (key: string): string => event.text({ key: `account.my-documents.${key}` }, language);
  const { about } = event;
  const dates = dateWords(language, event.timeZone);
  const days = [about.startDate, about.endDate].flatMap((day) => (day ? [dates.longDate(instantOf(`${day}T12:00`, event.timeZone)!)] : []));
  const { titles } = formOf(event);
  const profile = profileOf(account);
  const title = event.text(titles.find(({ Id }) => Id === profile.TitleId)?.Name ?? '', language);
  const person = [title, account.first_name, account.surname].filter(Boolean).join(' ');
  const place = [about.venue, about.city]
    .map((one) => event.text(one, language))
    .filter(Boolean)
    .join(', ');
  const organiser = event.text(about.organiser, language);
  const item = (words: string, more: string) => ({ time: '', title: words, place: '', more, url: '' });
  const when = item([...new Set(days)].join(' – '), place);
  return {
    title: word(what),
    person,
    format: 'A4',
    language,
    empty: '',
    days: [
      {
        name: event.text(about.name, language),
        items:
          what === CERTIFICATE
            ? [when, item(word('attended'), organiser)]
            : [when, item(ticket.TicketTypeName, ticket.number), item(account.email, organiser)],
      },
    ],
    ...(what === TICKET && { qr: ticket.number }),
  };
}

/** Gives a file to the owner of an address. */
export async function giveDocument(
  db: Db,
  file: { eventId: number; emailKey: string; type: string; title: string; name: string; mediaType: string; bytes: Uint8Array; now: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('user_documents')
    .values({
      id,
      event_id: file.eventId,
      email_key: file.emailKey,
      file_type: file.type,
      title: file.title,
      file_name: file.name,
      media_type: file.mediaType,
      size: file.bytes.byteLength,
      bytes: file.bytes,
      created_at: file.now,
    })
    .execute();
  return id;
}
