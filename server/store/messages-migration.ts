// The step that makes the tables of conversations: between participants, in groups, with the help desk; and of what participants say for the directory.
import type { ColumnTypes } from './schema.ts';

/** SQL of the step that keeps members whom an organiser added by the command line: by their address, also before they have an account. */
export const groupMembers = (): string[] => [
  `create table group_members (event_id integer not null references events, group_id text not null, email_key text not null,
     added_at bigint not null, primary key (event_id, group_id, email_key))`,
  'create index group_members_email on group_members (email_key)',
];

/** SQL of the step, for either database. Instants need 64 bits. A message without account is one of a guest, or of staff who are gone. */
export const messageTables = ({ id }: ColumnTypes): string[] => [
  `create table threads (id ${id}, event_id integer not null references events, kind text not null, thread_key text not null,
     topic text not null, subject text not null, state text not null, asked_by integer references accounts on delete cascade,
     guest_name text not null, guest_email text not null, guest_key text not null, code_hash text unique, language text not null,
     created_at bigint not null, last_message integer not null, last_at bigint not null, staff_read integer not null,
     unique (event_id, kind, thread_key))`,
  'create index threads_asked on threads (asked_by)',
  'create index threads_guest on threads (guest_key)',
  'create index threads_latest on threads (event_id, kind, last_message)',
  'create index threads_created on threads (created_at)',
  `create table thread_members (thread_id integer not null references threads on delete cascade,
     account_id integer not null references accounts on delete cascade, read_up_to integer not null, letter_at bigint not null,
     primary key (thread_id, account_id))`,
  'create index thread_members_account on thread_members (account_id)',
  `create table thread_messages (id ${id}, thread_id integer not null references threads on delete cascade,
     account_id integer references accounts on delete set null, is_staff integer not null, client_id text not null, content text not null,
     sent_at bigint not null, unique (thread_id, account_id, client_id))`,
  'create index thread_messages_thread on thread_messages (thread_id, id)',
  'create index thread_messages_account on thread_messages (account_id)',
  `create table message_blocks (event_id integer not null references events, account_id integer not null references accounts on delete cascade,
     other_id integer not null references accounts on delete cascade, blocked_at bigint not null,
     primary key (event_id, account_id, other_id))`,
  'create index message_blocks_account on message_blocks (account_id)',
  'create index message_blocks_other on message_blocks (other_id)',
  `create table networking_profiles (event_id integer not null references events, account_id integer not null references accounts on delete cascade,
     public_id text not null unique, takes_messages integer not null, is_listed integer not null, wants_letters integer not null,
     interests text not null, about text not null, changed_at bigint not null, primary key (event_id, account_id))`,
  'create index networking_profiles_account on networking_profiles (account_id)',
];

/** SQL of the step that makes the table of reported conversations, for either database. */
export const messageReportTables = ({ id }: ColumnTypes): string[] => [
  `create table message_reports (id ${id}, event_id integer not null references events, thread_id integer not null, kind text not null,
     thread_key text not null, account_id integer not null references accounts on delete cascade,
     other_id integer references accounts on delete set null, reason text not null, reported_at bigint not null, state text not null,
     decided_at bigint)`,
  'create index message_reports_event on message_reports (event_id, reported_at)',
  'create index message_reports_account on message_reports (account_id)',
  'create index message_reports_other on message_reports (other_id)',
];
