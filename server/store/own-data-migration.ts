// The steps that make the tables of what a person has at the events.
import type { ColumnTypes } from './schema.ts';

/** SQL of the step. Instants need 64 bits. */
export const ownDataTables = ({ bytes }: ColumnTypes): string[] => [
  'create table account_deletions (account_id integer primary key references accounts on delete cascade, asked_at bigint not null, due_at bigint not null)',
  'create index account_deletions_due on account_deletions (due_at)',
  `create table profile_pictures (account_id integer primary key references accounts on delete cascade, hash text not null, bytes ${bytes} not null,
     changed_at bigint not null)`,
  `create table form_states (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     status text not null, changed_at bigint not null, primary key (account_id, event_id))`,
  `create table terms_acceptances (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     terms_id text not null, version text not null, is_accepted integer not null, language text not null, accepted_at bigint not null,
     primary key (account_id, event_id, terms_id, version))`,
  `create table user_documents (id text primary key, event_id integer not null references events, email_key text not null, file_type text not null,
     title text not null, file_name text not null, media_type text not null, size integer not null, bytes ${bytes} not null, created_at bigint not null)`,
  'create index user_documents_owner on user_documents (event_id, email_key)',
];

/** SQL of the step that keeps where a deletion was asked for; who asked before gets no letter. */
export const deletionLetters = (): string[] => [
  'alter table account_deletions add column event_id integer references events',
  "alter table account_deletions add column language text not null default ''",
];
