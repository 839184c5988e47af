// The steps that make the tables of people, and the indexes of expired rows.
import type { ColumnTypes } from './schema.ts';

/** Accounts that were never confirmed, vouched for, blocked or invited. */
const WAITING = `a.confirmed_at is null and a.password_hash is not null and a.blocked_at is null and a.is_staff = 0
  and not exists (select 1 from external_identities e where e.account_id = a.id) and not exists (select 1 from tickets t where t.account_id = a.id)`;

/** SQL of the step, for either database. Instants need 64 bits. */
export const peopleTables = ({ id }: ColumnTypes): string[] => [
  `create table accounts (id ${id}, instance_key text not null, email text not null, email_key text not null,
     first_name text not null, surname text not null, password_hash text, confirmed_at bigint, terms_accepted_at bigint,
     created_at bigint not null, blocked_at bigint, profile text not null, picture text not null, is_professional integer,
     is_staff integer not null, unique (instance_key, email_key))`,
  `create table sign_in_failures (instance_key text not null, email_key text not null, count integer not null, locked_until bigint,
     last_at bigint not null, primary key (instance_key, email_key))`,
  `create table external_identities (issuer text not null, subject text not null, account_id integer not null references accounts on delete cascade,
     claims text not null, synced_at bigint, primary key (issuer, subject, account_id))`,
  'create index external_identities_account on external_identities (account_id)',
  `create table codes (hash text primary key, kind text not null, account_id integer references accounts on delete cascade, payload text not null,
     created_at bigint not null, expires_at bigint not null, used_at bigint)`,
  'create index codes_account on codes (account_id)',
  `create table sign_ins (hash text primary key, browser text not null, instance_key text not null, event_key text not null, language text not null,
     verifier text not null, nonce text not null, provider text not null, return_url text not null, created_at bigint not null, expires_at bigint not null)`,
  'create index sign_ins_browser on sign_ins (browser)',
  `create table sessions (hash text primary key, account_id integer not null references accounts on delete cascade, instance_key text not null,
     uuid text not null unique, created_at bigint not null, expires_at bigint not null, ended_at bigint, device text not null, browser text not null,
     provider text not null, id_token text not null)`,
  'create index sessions_account on sessions (account_id)',
  `create table tickets (event_id integer not null references events, external_key text not null, email_key text not null, surname_key text not null,
     account_id integer references accounts on delete set null, document text not null, days text, withdrawn integer not null,
     updated_at bigint not null, primary key (event_id, external_key))`,
  'create index tickets_email on tickets (event_id, email_key)',
  'create index tickets_account on tickets (event_id, account_id)',
  'create index tickets_surname on tickets (event_id, surname_key)',
  'create table ticket_feeds (event_id integer not null references events, feed text not null, etag text not null, read_at bigint not null, primary key (event_id, feed))',
  `create table audit_log (id ${id}, at bigint not null, kind text not null, actor text not null, subject text not null, place text not null, detail text not null)`,
  'create index audit_log_subject on audit_log (subject)',
  'create table server_keys (name text primary key, value text not null)',
];

/** SQL of the step that lets a sweep find what is over without reading everything, and keeps one entry an hour of wrong passwords. */
export const sweepIndexes = (): string[] => [
  'create index sign_ins_created on sign_ins (created_at)',
  'create index codes_expires on codes (expires_at)',
  'create index sessions_expires on sessions (expires_at)',
  'create index sign_in_failures_last on sign_in_failures (last_at)',
  'create index accounts_unconfirmed on accounts (created_at) where confirmed_at is null',
  // A deleted account releases its tickets.
  'create index tickets_holder on tickets (account_id)',
  'create index audit_log_kind on audit_log (kind, at)',
  "create unique index audit_log_wrong_password on audit_log (place, subject, at) where kind = 'wrong-password'",
];

/**
 * SQL of the step that gives each request for an account a row of its own. Accounts that wait for a confirmation become such registrations:
 * the letter that is on its way still works, and nothing of them is lost.
 */
export const registrationTables = (): string[] => [
  `create table registrations (id text primary key, instance_key text not null, email text not null, email_key text not null,
     first_name text not null, surname text not null, password_hash text not null, terms_accepted_at bigint, browser text not null,
     code_hash text not null, code_expires_at bigint not null, created_at bigint not null, ended_at bigint)`,
  'create index registrations_email on registrations (instance_key, email_key)',
  'create index registrations_code on registrations (code_hash)',
  'create index registrations_created on registrations (created_at)',
  `insert into registrations select cast(a.id as text), a.instance_key, a.email, a.email_key, a.first_name, a.surname, a.password_hash,
     a.terms_accepted_at, '', coalesce((select max(c.hash) from codes c where c.account_id = a.id and c.kind = 'confirm' and c.used_at is null), ''),
     coalesce((select max(c.expires_at) from codes c where c.account_id = a.id and c.kind = 'confirm' and c.used_at is null), 0), a.created_at, null
     from accounts a where ${WAITING}`,
  `delete from codes where kind = 'confirm'`,
  `delete from codes where account_id in (select a.id from accounts a where ${WAITING})`,
  `delete from sessions where account_id in (select a.id from accounts a where ${WAITING})`,
  `delete from accounts where id in (select a.id from accounts a where ${WAITING})`,
];
