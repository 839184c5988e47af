// The step that makes the tables of registrations, vouchers, invoices and payments.
import type { ColumnTypes } from './schema.ts';

/** SQL of the step, for either database. Instants need 64 bits. */
export const eventRegistrationTables = ({ id }: ColumnTypes): string[] => [
  `create table vouchers (id ${id}, event_id integer not null references events, code_hash text not null, label text not null, tickets text not null,
     kind text not null, value integer not null, most_uses integer not null, used integer not null, expires_at bigint, revoked_at bigint,
     created_at bigint not null, unique (event_id, code_hash))`,
  `create table event_registrations (id ${id}, number text not null unique, event_id integer not null references events,
     account_id integer not null references accounts on delete cascade, request_id text not null, active_key text unique, ticket_id text not null,
     state text not null, paid_by text not null, is_paid integer not null, price integer not null, currency text not null,
     voucher_id integer references vouchers, invoice_number integer, person text not null, invoice text not null, terms text not null,
     language text not null, created_at bigint not null, changed_at bigint not null, held_until bigint, unique (account_id, event_id, request_id))`,
  'create index event_registrations_places on event_registrations (event_id, ticket_id, state)',
  'create index event_registrations_held on event_registrations (held_until)',
  'create index event_registrations_voucher on event_registrations (voucher_id)',
  `create table registration_counters (event_id integer not null references events, name text not null, value integer not null,
     primary key (event_id, name))`,
  `create table registration_invoices (event_id integer not null references events, number integer not null, registration text not null,
     account_id integer references accounts on delete set null, amount integer not null, currency text not null, address text not null,
     issued_at bigint not null, paid_at bigint, cancelled_at bigint, primary key (event_id, number))`,
  'create index registration_invoices_account on registration_invoices (account_id)',
  `create table registration_payments (id text primary key, registration_id integer not null references event_registrations on delete cascade,
     provider text not null, amount integer not null, currency text not null, state text not null, created_at bigint not null,
     changed_at bigint not null)`,
  'create index registration_payments_registration on registration_payments (registration_id)',
];
