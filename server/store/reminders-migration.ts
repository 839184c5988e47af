// The step that makes reminders of favourites: notifications for one account, and how long before each wants them.

/** SQL of the step, for either database. A reminder is unique: whichever server is first writes it. */
export const reminderTables = (): string[] => [
  'alter table notifications add column account_id integer references accounts on delete cascade',
  'alter table notifications add column about text',
  'alter table notifications add column about_at bigint',
  'create unique index notifications_reminders on notifications (account_id, event_id, about, about_at)',
  `create table reminder_choices (account_id integer not null references accounts on delete cascade,
     event_id integer not null references events, minutes integer not null, primary key (account_id, event_id))`,
  'create index favourites_item on favourites (event_id, kind, item_id)',
];
