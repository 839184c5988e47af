// The step that makes the tables of submissions, their files and reviews.
import type { ColumnTypes } from './schema.ts';

/** SQL of the step, for either database. Instants need 64 bits. A review without account is one of a reviewer who is gone. */
export const submissionTables = ({ id, bytes }: ColumnTypes): string[] => [
  `create table submissions (id ${id}, event_id integer not null references events, call_id text not null,
     account_id integer not null references accounts on delete cascade, submission_key text not null, state text not null, title text not null,
     topic_id text not null, content text not null, revision integer not null, language text not null, created_at bigint not null,
     changed_at bigint not null, submitted_at bigint, decided_at bigint, decided_kind text not null, session_id text not null,
     decision_comment text not null, unique (event_id, account_id, submission_key))`,
  'create index submissions_account on submissions (account_id)',
  'create index submissions_call on submissions (event_id, call_id, state)',
  `create table submission_files (submission_id integer not null references submissions on delete cascade,
     account_id integer not null references accounts on delete cascade, file_key text not null,
     file_name text not null, size integer not null, bytes ${bytes} not null, added_at bigint not null, primary key (submission_id, file_key))`,
  'create index submission_files_account on submission_files (account_id)',
  `create table reviews (id ${id}, submission_id integer not null references submissions on delete cascade,
     account_id integer references accounts on delete set null, state text not null, scores text not null, to_authors text not null,
     to_organisers text not null, assigned_at bigint not null, changed_at bigint not null, unique (submission_id, account_id))`,
  'create index reviews_account on reviews (account_id)',
];
