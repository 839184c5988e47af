// The step that makes the tables of what has been watched (A §7).

/** SQL of the step, for either database. Instants need 64 bits. */
export const progressTables = (): string[] => [
  `create table watch_progress (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     kind text not null, item_id text not null, seconds integer not null, changed_at bigint not null, primary key (account_id, event_id, kind, item_id))`,
  `create table watched_quarters (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     kind text not null, item_id text not null, quarter integer not null, played_at bigint not null,
     primary key (account_id, event_id, kind, item_id, quarter))`,
];
