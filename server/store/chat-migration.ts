// The step that makes the tables of chats with companies (B §7 getChatModel, saveChatModel).
import type { ColumnTypes } from './schema.ts';

/**
 * SQL of the step, for either database. One conversation of a person with a company at an event. A message without author is one of a
 * member of staff who is gone. Instants need 64 bits.
 */
export const chatTables = ({ id }: ColumnTypes): string[] => [
  `create table chats (id ${id}, event_id integer not null references events, company_id text not null,
     account_id integer not null references accounts on delete cascade, restore_id text not null, created_at bigint not null,
     last_message integer not null, last_at bigint not null, closed_at bigint, visitor_read integer not null, staff_read integer not null,
     letter_at bigint, unique (event_id, company_id, account_id))`,
  'create index chats_account on chats (account_id)',
  'create index chats_latest on chats (event_id, company_id, last_message)',
  `create table chat_messages (id ${id}, chat_id integer not null references chats on delete cascade,
     account_id integer references accounts on delete set null, is_staff integer not null, client_id text not null, content text not null,
     sent_at bigint not null, unique (chat_id, account_id, client_id))`,
  'create index chat_messages_chat on chat_messages (chat_id, id)',
  'create index chat_messages_account on chat_messages (account_id)',
  `create table chat_presence (event_id integer not null references events, company_id text not null, seen_at bigint not null,
     primary key (event_id, company_id))`,
];

/** SQL of the step that makes the table of reported conversations, for either database. */
export const chatReportTables = ({ id }: ColumnTypes): string[] => [
  `create table chat_reports (id ${id}, event_id integer not null references events, company_id text not null,
     account_id integer not null references accounts on delete cascade, side text not null, reason text not null, reported_at bigint not null,
     state text not null, decided_at bigint)`,
  'create index chat_reports_event on chat_reports (event_id, reported_at)',
  'create index chat_reports_account on chat_reports (account_id)',
];
