// Imports a list of tickets: what is new, changed or withdrawn against what is stored, written in one transaction.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { isRegistrationNumber } from '../registration/registration-number.ts';
import { type RegistrationPayload, registrationHash } from './claims.ts';
import type { BookedTicket } from './tickets.ts';

/** A ticket of a list. */
export type ListedTicket = {
  /** Names the ticket in the organiser's system; unique within the event. */
  key: string;
  emailKey: string;
  surnameKey: string;
  document: BookedTicket;
  /** Days of entry, YYYY-MM-DD, sorted; null for all. */
  days: readonly string[] | null;
  withdrawn: boolean;
  /** Code of an external registration that gives the ticket to whoever brings it; with the name it is for. */
  code?: { code: string; firstname: string; surname: string };
};

/** What taking a list over changes; keys of tickets, `fields` what differs. */
export type TicketChanges = {
  added: ListedTicket[];
  changed: { ticket: ListedTicket; fields: string[] }[];
  withdrawn: string[];
  unchanged: number;
};

type Kept = Tables['tickets'];

/** Keys of tickets that an identity provider vouched for (`issuer subject …`), or of a registration here: no list of the organiser names them. */
const isForeign = (key: string): boolean => /^https?:\/\/\S+ \S+ /.test(key) || isRegistrationNumber(key);

/**
 * Compares a list with what is stored of an event. With `replace` what is missing in the list is withdrawn, but for `spared` keys:
 * rows that could not be read are no withdrawals.
 */
export async function ticketChanges(
  db: Kysely<Tables>,
  eventId: number,
  list: readonly ListedTicket[],
  { replace, spared }: { replace: boolean; spared: ReadonlySet<string> },
): Promise<TicketChanges> {
  const rows = await db.selectFrom('tickets').selectAll().where('event_id', '=', eventId).orderBy('external_key').execute();
  const kept = new Map(rows.map((row) => [row.external_key, row]));
  const changes: TicketChanges = { added: [], changed: [], withdrawn: [], unchanged: 0 };
  for (const ticket of list) {
    const before = kept.get(ticket.key);
    const fields = before ? differing(before, ticket) : [];
    if (!before) changes.added.push(ticket);
    else if (ticket.withdrawn && before.withdrawn === 0) changes.withdrawn.push(ticket.key);
    else if (fields.length > 0) changes.changed.push({ ticket, fields });
    else changes.unchanged += 1;
  }
  if (replace) {
    const listed = new Set(list.map(({ key }) => key));
    for (const { external_key: key, withdrawn } of rows)
      if (withdrawn === 0 && !listed.has(key) && !spared.has(key) && !isForeign(key)) changes.withdrawn.push(key);
  }
  return changes;
}

/** Names of what differs; a ticket that was withdrawn and is listed again is `restored`. */
function differing(before: Kept, ticket: ListedTicket): string[] {
  const kept = JSON.parse(before.document) as Record<string, unknown>;
  const fields = Object.entries(ticket.document).flatMap(([name, value]) => (kept[name] === value ? [] : [name]));
  if (before.email_key !== ticket.emailKey) fields.push('email');
  if (before.surname_key !== ticket.surnameKey) fields.push('surname');
  if (before.days !== daysText(ticket)) fields.push('days');
  if (before.withdrawn === 1 && !ticket.withdrawn) fields.push('restored');
  return fields;
}

const daysText = ({ days }: ListedTicket): string | null => (days === null ? null : JSON.stringify(days));

/** How long a code of an external registration works, in ms: two years, longer than any registration is open. */
const CODE_HOLDS = 2 * 365 * 86_400_000;

/** Rows of one statement; both databases limit its values. */
const ROWS_AT_ONCE = 500;

/** Writes changes and codes, all or nothing. A ticket that goes to another address is no longer its claimant's. */
export async function writeTickets(
  db: Kysely<Tables>,
  eventId: number,
  changes: TicketChanges,
  list: readonly ListedTicket[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (within) => {
    const rowOf = (ticket: ListedTicket) => ({
      email_key: ticket.emailKey,
      surname_key: ticket.surnameKey,
      document: JSON.stringify(ticket.document),
      days: daysText(ticket),
      withdrawn: ticket.withdrawn ? 1 : 0,
      updated_at: now,
    });
    for (let at = 0; at < changes.added.length; at += ROWS_AT_ONCE) {
      const some = changes.added.slice(at, at + ROWS_AT_ONCE);
      const rows = some.map((ticket) => ({ event_id: eventId, external_key: ticket.key, account_id: null, ...rowOf(ticket) }));
      await within.insertInto('tickets').values(rows).execute();
    }
    for (const { ticket, fields } of changes.changed)
      await within
        .updateTable('tickets')
        .set({ ...rowOf(ticket), ...(fields.includes('email') && ticket.emailKey !== '' ? { account_id: null } : {}) })
        .where('event_id', '=', eventId)
        .where('external_key', '=', ticket.key)
        .execute();
    for (const key of changes.withdrawn)
      await within
        .updateTable('tickets')
        .set({ withdrawn: 1, updated_at: now })
        .where('event_id', '=', eventId)
        .where('external_key', '=', key)
        .execute();
    for (const ticket of list) if (ticket.code) await writeCode(within, eventId, ticket.key, ticket.code, now);
  });
}

/** Keeps a code, by its hash; one that was used stays used. */
async function writeCode(
  within: Kysely<Tables>,
  event: number,
  ticket: string,
  { code, ...name }: NonNullable<ListedTicket['code']>,
  now: number,
): Promise<void> {
  const payload = JSON.stringify({ event, ticket, ...name } satisfies RegistrationPayload);
  const fresh = { payload, expires_at: now + CODE_HOLDS };
  await within
    .insertInto('codes')
    .values({ hash: registrationHash(event, code), kind: 'registration', account_id: null, created_at: now, used_at: null, ...fresh })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(fresh).where('codes.used_at', 'is', null))
    .execute();
}
