// The step that makes the tables of what has become of favourites.

/** SQL of the step, for either database. Instants need 64 bits. */
export const favouriteChangeTables = (): string[] => [
  `create table favourite_places (event_id integer not null references events, kind text not null, item_id text not null, title text not null,
     starts_at bigint, ends_at bigint, room_id text not null, room text not null, is_off integer not null, noted_at bigint not null,
     primary key (event_id, kind, item_id))`,
  `create table favourite_changes (account_id integer not null references accounts on delete cascade, event_id integer not null references events,
     kind text not null, item_id text not null, title text not null, starts_at bigint, ends_at bigint, room_id text not null, room text not null,
     is_off integer not null, changed_at bigint not null, primary key (account_id, event_id, kind, item_id))`,
];
