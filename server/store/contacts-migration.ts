// The step that makes the tables of meetings between participants and companies beyond its slots, of badges, of blocked conversations, and of contact forms without an account.
import type { ColumnTypes } from './schema.ts';

const leadColumns =
  'event_id, company_id, account_id, first_name, surname, email, topic, message, consent, given_at, changed_at, note, quality, noted_at';

/**
 * SQL of the step, for either database. A lead of a contact form without account has none, but the hash of the code that takes it back. A
 * booking that was agreed on has its topic and place in its row: no slot of the event has them. Instants need 64 bits.
 */
export const contactTables = ({ id }: ColumnTypes): string[] => [
  'alter table meeting_bookings add column is_agreed integer not null default 0',
  "alter table meeting_bookings add column topic text not null default ''",
  "alter table meeting_bookings add column place text not null default ''",
  `create table meeting_requests (uid text primary key, event_id integer not null references events, company_id text not null,
     account_id integer not null references accounts on delete cascade, state text not null, turn text not null, starts_at bigint not null,
     ends_at bigint not null, topic text not null, place text not null, first_name text not null, surname text not null, email text not null,
     message text not null, consent text not null, reason text not null, created_at bigint not null, changed_at bigint not null,
     unique (event_id, account_id, company_id, starts_at))`,
  'create index meeting_requests_account on meeting_requests (account_id)',
  'create index meeting_requests_company on meeting_requests (event_id, company_id)',
  `create table badges (event_id integer not null references events, account_id integer not null references accounts on delete cascade,
     code_hash text not null unique, expires_at bigint not null, primary key (event_id, account_id))`,
  'create index badges_account on badges (account_id)',
  `create table badge_scans (id ${id}, event_id integer not null references events, company_id text not null,
     account_id integer not null references accounts on delete cascade, state text not null, asked_at bigint not null,
     unique (event_id, company_id, account_id))`,
  'create index badge_scans_account on badge_scans (account_id)',
  `create table chat_blocks (event_id integer not null references events, company_id text not null,
     account_id integer not null references accounts on delete cascade, side text not null, blocked_at bigint not null,
     primary key (event_id, company_id, account_id, side))`,
  'create index chat_blocks_account on chat_blocks (account_id)',
  `create table guest_leads (code_hash text primary key, event_id integer not null references events, company_id text not null,
     first_name text not null, surname text not null, email text not null, email_key text not null, topic text not null, message text not null,
     consent text not null, created_at bigint not null)`,
  'create index guest_leads_email on guest_leads (email_key)',
  'create index guest_leads_created on guest_leads (created_at)',
  // Neither database can drop "not null" in words of the other.
  `create table leads_anew (id ${id}, event_id integer not null references events, company_id text not null,
     account_id integer references accounts on delete cascade, first_name text not null, surname text not null, email text not null,
     topic text not null, message text not null, consent text not null, given_at bigint not null, changed_at bigint not null,
     note text not null, quality text not null, noted_at bigint, guest_key text, code_hash text, unique (event_id, company_id, account_id))`,
  `insert into leads_anew (${leadColumns}) select ${leadColumns} from leads order by id`,
  'drop table leads',
  'alter table leads_anew rename to leads',
  'create index leads_account on leads (account_id)',
  'create index leads_guest on leads (guest_key)',
  'create unique index leads_code on leads (code_hash)',
  'create unique index leads_of_guest on leads (event_id, company_id, guest_key)',
];
