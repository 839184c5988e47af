// The step that makes the tables of the charity challenge: what participants have earned, and who is not named.

/** SQL of the step, for either database. The key lets nobody earn twice with one challenge. Instants need 64 bits. */
export const charityTables = (): string[] => [
  `create table charity_points (event_id integer not null references events, account_id integer not null references accounts on delete cascade,
     challenge_id text not null, project_id text not null, right_answers integer not null, points integer not null, done_at bigint not null,
     primary key (account_id, event_id, challenge_id))`,
  'create index charity_points_event on charity_points (event_id, done_at)',
  `create table charity_participants (event_id integer not null references events, account_id integer not null references accounts on delete cascade,
     named integer not null, changed_at bigint not null, primary key (account_id, event_id))`,
];
