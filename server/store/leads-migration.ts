// The steps of the table of leads: what visitors have given to companies.

/** SQL of the step, for either database. One lead of a person for a company at an event. Instants need 64 bits. */
export const leadTables = ({ id }: { id: string }): string[] => [
  `create table leads (id ${id}, event_id integer not null references events, company_id text not null,
     account_id integer not null references accounts on delete cascade, first_name text not null, surname text not null, email text not null,
     topic text not null, message text not null, consent text not null, given_at bigint not null, changed_at bigint not null,
     note text not null, quality text not null, noted_at bigint, unique (event_id, company_id, account_id))`,
  'create index leads_account on leads (account_id)',
];

/** SQL of the step by which companies are written to about new leads; those that are there already are none. */
export const leadLetters = (): string[] => [
  'alter table leads add column letter_due integer not null default 0',
  'create index leads_letter_due on leads (event_id, company_id) where letter_due = 1',
  'create table lead_letters (event_id integer not null references events, company_id text not null, sent_at bigint not null, primary key (event_id, company_id))',
];

/** SQL of the step by which two of a company's staff learn of each other's note of the same lead. */
export const noteRevisions = (): string[] => ['alter table leads add column note_revision integer not null default 0'];
