// The step that makes the table of shared personal programmes.

/** SQL of the step, for either database. Instants need 64 bits. */
export const shareTables = (): string[] => [
  `create table personal_shares (hash text primary key, account_id integer not null references accounts on delete cascade,
     event_id integer not null references events, shows_name integer not null, shows_appointments integer not null, created_at bigint not null,
     unique (account_id, event_id))`,
];
