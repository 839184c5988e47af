// The step that makes the tables of evaluation: answers, and apart from them who has evaluated what.

/** SQL of the step, for either database. The id of an answer is random: nothing counts up with the marks of who is done. */
export const surveyTables = (): string[] => [
  `create table survey_answers (id text primary key, event_id integer not null references events, survey_id text not null, scope text not null,
     entity_id text not null, account_id integer references accounts on delete cascade, result text not null, submitted_at bigint not null)`,
  'create index survey_answers_event on survey_answers (event_id, survey_id, entity_id)',
  'create index survey_answers_account on survey_answers (account_id)',
  `create table survey_done (event_id integer not null references events, scope text not null, entity_id text not null, person text not null,
     account_id integer references accounts on delete cascade, primary key (event_id, scope, entity_id, person))`,
  'create index survey_done_account on survey_done (account_id)',
];
