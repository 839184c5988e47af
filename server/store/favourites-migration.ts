// The step that makes the tables of personal programmes.

/** SQL of the step, for either database. Instants need 64 bits. */
export const favouriteTables = (): string[] => [
  `create table favourites (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     kind text not null, item_id text not null, created_at bigint not null, primary key (account_id, event_id, kind, item_id))`,
  `create table appointments (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     id text not null, title text not null, place text not null, starts_at bigint not null, ends_at bigint not null, changed_at bigint not null,
     primary key (account_id, event_id, id))`,
  `create table personal_calendars (hash text primary key, account_id integer not null references accounts on delete cascade,
     event_id integer not null references events, created_at bigint not null, unique (account_id, event_id))`,
];
