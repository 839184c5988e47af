// The step that makes the tables of people.
import type { ColumnTypes } from './migrations.ts';

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
  `create table sign_ins (hash text primary key, instance_key text not null, event_key text not null, language text not null, state text not null,
     verifier text not null, nonce text not null, provider text not null, return_url text not null, created_at bigint not null, expires_at bigint not null)`,
  `create table sessions (hash text primary key, account_id integer not null references accounts on delete cascade, instance_key text not null,
     uuid text not null unique, created_at bigint not null, expires_at bigint not null, ended_at bigint, device text not null, browser text not null,
     provider text not null, id_token text not null)`,
  'create index sessions_account on sessions (account_id)',
  `create table tickets (event_id integer not null references events, external_key text not null, email_key text not null, surname_key text not null,
     account_id integer references accounts on delete set null, document text not null, days text, withdrawn integer not null,
     updated_at bigint not null, primary key (event_id, external_key))`,
  'create index tickets_email on tickets (event_id, email_key)',
  'create index tickets_account on tickets (event_id, account_id)',
  `create table audit_log (id ${id}, at bigint not null, kind text not null, actor text not null, subject text not null, place text not null, detail text not null)`,
  'create index audit_log_subject on audit_log (subject)',
  'create table server_keys (name text primary key, value text not null)',
];
