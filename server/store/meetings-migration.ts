// The step that makes the table of booked meetings.

/**
 * SQL of the step. The seat is a number below the capacity of the slot, so that no slot has more bookings than seats whoever books at once;
 * it is null where the company has cancelled. Instants need 64 bits.
 */
export const meetingTables = (): string[] => [
  `create table meeting_bookings (event_id integer not null references events, slot_id text not null,
     account_id integer not null references accounts on delete cascade, uid text not null, company_id text not null, seat integer,
     state text not null, starts_at bigint not null, ends_at bigint not null, first_name text not null, surname text not null,
     email text not null, message text not null, consent text not null, reason text not null, booked_at bigint not null,
     changed_at bigint not null, dismissed_at bigint, primary key (event_id, slot_id, account_id), unique (event_id, slot_id, seat))`,
  'create index meeting_bookings_account on meeting_bookings (account_id)',
  'create index meeting_bookings_company on meeting_bookings (event_id, company_id)',
];
