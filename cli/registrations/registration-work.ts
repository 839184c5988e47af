// The work of foyer registrations.
import { writeFile } from 'node:fs/promises';
import { csvFile } from '../../src/base/csv.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { invoiceFields } from '../../src/base/registration-limits.ts';
import { isObject } from '../../src/model/is-object.ts';
import { createBackground } from '../../server/people/background.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { type AnnounceParts, announceCancellation, announceConfirmed } from '../../server/registration/announce.ts';
import { invoiceName } from '../../server/registration/invoices.ts';
import type { RegistrationRow } from '../../server/registration/places.ts';
import { registrationOf } from '../../server/registration/published-registration.ts';
import { readSettings } from '../../server/settings.ts';
import { endRow, markPaid, withRow } from '../../server/registration/stored-registrations.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, type OpenPeople, withPeople } from '../people/open-people.ts';
import { postOfEnvironment } from '../people/post-of-environment.ts';

type Asked = { event: string; state?: string; ticket?: string };

const rowsOf = ({ db }: OpenPeople, event: PublishedEvent, { state, ticket }: Asked) =>
  db
    .selectFrom('event_registrations')
    .innerJoin('accounts', 'accounts.id', 'event_registrations.account_id')
    .selectAll('event_registrations')
    .select('accounts.email')
    .where('event_registrations.event_id', '=', event.id)
    .$if(state !== undefined, (query) => query.where('event_registrations.state', '=', state as RegistrationRow['state']))
    .$if(ticket !== undefined, (query) => query.where('event_registrations.ticket_id', '=', ticket!))
    .orderBy('event_registrations.id')
    .execute();

/** `registrations list`. */
export const listRegistrations = (asked: Asked, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, asked.event);
    const rows = await rowsOf(people, event, asked);
    for (const { number, state, ticket_id, email, price, currency, is_paid, created_at } of rows)
      terminal.print(
        `${number} ${new Date(created_at).toISOString()} ${state} ${ticket_id} ${printable(email)} ${price} ${currency}${price > 0 ? (is_paid === 1 ? ' paid' : ' unpaid') : ''}`,
      );
    terminal.say(`${counted(rows.length, 'registration')}.`);
    return 0;
  });

/** `registrations export`: amounts in the smallest unit of the currency. */
export const exportRegistrations = ({ format, out, ...asked }: Asked & { format: 'csv' | 'json'; out?: string }, terminal: Terminal) =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, asked.event);
    const { fields, invoice } = registrationOf(event);
    const rows = (await rowsOf(people, event, asked)).map((row) => {
      const [person, address] = [textsOf(row.person), textsOf(row.invoice)];
      return {
        number: row.number,
        state: row.state,
        ticket: row.ticket_id,
        email: row.email,
        ...Object.fromEntries(fields.map((field) => [field, person[field] ?? ''])),
        price: row.price,
        currency: row.currency,
        paidBy: row.paid_by,
        paid: row.is_paid === 1,
        invoice: invoiceName(invoice.prefix, row.invoice_number),
        ...Object.fromEntries(invoiceFields.map((field) => [`invoice${field}`, address[field] ?? ''])),
        createdAt: new Date(row.created_at).toISOString(),
        changedAt: new Date(row.changed_at).toISOString(),
      };
    });
    const heads = ['number', 'state', 'ticket', 'email', ...fields, 'price', 'currency', 'paidBy', 'paid', 'invoice'];
    const columns = [...heads, ...invoiceFields.map((field) => `invoice${field}`), 'createdAt', 'changedAt'];
    const text =
      format === 'json'
        ? `${JSON.stringify(rows, null, 2)}\n`
        : csvFile([columns, ...rows.map((row) => columns.map((column) => cellOf((row as Record<string, unknown>)[column])))]);
    if (out === undefined) for (const line of text.trimEnd().split(/\r?\n/)) terminal.print(line);
    else {
      await writeFile(out, text).catch(() => {
        throw new UsageError(`${out} cannot be written.`);
      });
      terminal.print(`Wrote ${counted(rows.length, 'registration')} into ${out}`);
    }
    return 0;
  });

const cellOf = (value: unknown): string => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value));

const textsOf = (json: string): Readonly<Record<string, unknown>> => {
  const value = parseJson(json);
  return isObject(value) ? value : {};
};

async function rowNamed({ db }: OpenPeople, event: PublishedEvent, number: string): Promise<RegistrationRow> {
  const row = await db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) throw new UsageError(`There is no registration ${printable(number)} at this event.`);
  return row;
}

/** `registrations cancel`. */
export const cancelOne = (name: string, number: string, terminal: Terminal): Promise<ExitCode> =>
  withLetters(name, terminal, async (people, parts) => {
    const { id } = await rowNamed(people, parts.event, number);
    const ended = await withRow(people.db, id, async (within, row) =>
      row.active_key === null ? undefined : endRow(within, row, 'cancelled', people.clock.now()),
    );
    if (!ended) throw new UsageError(`${printable(number)} is not active.`);
    await announceCancellation(parts, ended, ACTOR);
    terminal.say('Cancelled. A server that runs offers the place to the waiting list.');
  });

/** `registrations mark-paid`. */
export const markAllPaid = (name: string, numbers: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  withLetters(name, terminal, async (people, parts) => {
    const { tickets, ticketBeforePayment } = registrationOf(parts.event);
    // All are looked up first: a misspelt one leaves the others as they are.
    const rows = await Promise.all(numbers.map((number) => rowNamed(people, parts.event, number)));
    for (const row of rows) {
      if (row.state !== 'confirmed') throw new UsageError(`${row.number} is ${row.state}: nothing is to be paid.`);
      if (row.is_paid === 1) {
        terminal.say(`${row.number} was paid before.`);
        continue;
      }
      const paid = await markPaid(people.db, row.id, tickets.get(row.ticket_id), people.clock.now());
      if (!paid) continue;
      await people.audit.note({
        kind: 'registration-paid',
        actor: ACTOR,
        subject: `account:${paid.account_id}`,
        place: `${parts.event.instance}/${parts.event.shortName}`,
        detail: paid.number,
      });
      if (ticketBeforePayment) await people.callers.forget(paid.account_id);
      else await announceConfirmed(parts, paid, ACTOR);
      terminal.say(`${paid.number} is paid.`);
    }
  });

/** Does something that people get letters about, where mail is set up (FOYER_SMTP). */
const withLetters = (
  name: string,
  terminal: Terminal,
  work: (people: OpenPeople, parts: AnnounceParts) => Promise<void>,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, name);
    const onProblem = (line: string): void => terminal.say(line);
    const post = postOfEnvironment(onProblem);
    const background = createBackground(onProblem);
    const { publicUrl = '' } = readSettings({ FOYER_PUBLIC_URL: process.env['FOYER_PUBLIC_URL'] }, []);
    const nowhere = { send: async () => {}, close: async () => {} };
    const letters = { limits: { demandFor: async () => {} }, post: post ?? nowhere, background, publicUrl, onProblem };
    try {
      const parts = { people: { ...people, ...letters }, store: people.store, event, address: '', browser: { origin: '' } };
      await work(people, parts);
      if (!post) terminal.say('No letter was sent: mail is not set up (FOYER_SMTP).');
    } finally {
      await background.idle();
      await post?.close();
    }
    return 0;
  });
