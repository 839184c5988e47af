// The step that makes the tables of notes, comments and ratings (B §3, §7).
import type { ColumnTypes } from './schema.ts';

/** SQL of the step, for either database. Instants need 64 bits. A note without account is one whose person is gone. */
export const noteTables = ({ id }: ColumnTypes): string[] => [
  `create table notes (id ${id}, event_id integer not null references events, account_id integer references accounts on delete set null,
     kind text not null, item_id text not null, parent_id integer references notes on delete cascade, is_note integer not null,
     content text not null, visibility text not null, state text not null, created_at bigint not null, edited_at bigint, changed_at bigint not null)`,
  'create index notes_item on notes (event_id, kind, item_id)',
  'create index notes_account on notes (account_id)',
  'create index notes_parent on notes (parent_id)',
  'create index notes_changed on notes (changed_at)',
  `create table note_likes (note_id integer not null references notes on delete cascade,
     account_id integer not null references accounts on delete cascade, liked_at bigint not null, primary key (note_id, account_id))`,
  'create index note_likes_account on note_likes (account_id)',
  `create table note_reports (note_id integer not null references notes on delete cascade,
     account_id integer not null references accounts on delete cascade, reported_at bigint not null, primary key (note_id, account_id))`,
  'create index note_reports_account on note_reports (account_id)',
  `create table ratings (event_id integer not null references events, account_id integer not null references accounts on delete cascade,
     kind text not null, item_id text not null, value integer not null, content text not null, rated_at bigint not null,
     primary key (account_id, event_id, kind, item_id))`,
  'create index ratings_item on ratings (event_id, kind, item_id)',
];
