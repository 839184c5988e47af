// What registrations keep of a person.
import type { Kysely } from 'kysely';
import { parseJson } from '../../src/base/parse-json.ts';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';
import type { PersonalTable } from './personal-table.ts';

type Db = Kysely<Tables>;
const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** By name; invoices before registrations, whose payments go with them. */
export const personalRegistrationTables: { [T in keyof Tables]?: PersonalTable<T> } = {
  registration_invoices: {
    shownAs: 'invoices',
    expiry: null,
    onDelete: { how: 'anonymise', reason: 'Numbers of invoices have no gaps: the amount stays, without the address and the person.' },
    rows: (db: Db, { id }: Person) => db.selectFrom('registration_invoices').selectAll().where('account_id', '=', id).execute(),
    show: ({ event_id, number, registration, amount, currency, address, issued_at, paid_at, cancelled_at }) => ({
      event: event_id,
      number,
      registration,
      amount,
      currency,
      address: parseJson(address),
      issuedAt: iso(issued_at),
      paidAt: iso(paid_at),
      cancelledAt: iso(cancelled_at),
    }),
    remove: (within, { id }) =>
      within.updateTable('registration_invoices').set({ address: '{}', account_id: null }).where('account_id', '=', id).execute(),
  },
  event_registrations: {
    shownAs: 'eventRegistrations',
    expiry: null,
    onDelete: { how: 'delete' },
    rows: (db: Db, { id }: Person) => db.selectFrom('event_registrations').selectAll().where('account_id', '=', id).execute(),
    show: ({
      number,
      event_id,
      ticket_id,
      state,
      paid_by,
      is_paid,
      price,
      currency,
      person,
      invoice,
      terms,
      language,
      created_at,
      changed_at,
    }) => ({
      event: event_id,
      number,
      ticket: ticket_id,
      state,
      paidBy: paid_by,
      paid: is_paid === 1,
      price,
      currency,
      person: parseJson(person),
      invoice: parseJson(invoice),
      terms: parseJson(terms),
      language,
      createdAt: iso(created_at),
      changedAt: iso(changed_at),
    }),
    remove: (within, { id }) => within.deleteFrom('event_registrations').where('account_id', '=', id).execute(),
  },
};
