// Picture, form states, consents, documents, registrations, submissions and a waiting deletion as tables with data of a person (quality S29).
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';
import type { PersonalTable } from './personal-table.ts';
import { personalRegistrationTables } from './registration-tables.ts';
import { personalSubmissionTables } from './submission-tables.ts';

type Db = Kysely<Tables>;
const iso = (instant: number): string => new Date(instant).toISOString();
const deleted = { how: 'delete' } as const;

const ofAccount = (table: 'account_deletions' | 'profile_pictures' | 'form_states' | 'terms_acceptances') => ({
  onDelete: deleted,
  expiry: null,
  rows: (db: Db, { id }: Person) =>
    db
      .selectFrom(table as 'form_states')
      .selectAll()
      .where('account_id', '=', id)
      .execute() as never,
  remove: (within: Db, { id }: Person): Promise<unknown> =>
    within
      .deleteFrom(table as 'form_states')
      .where('account_id', '=', id)
      .execute(),
});

/** Events of the person's instance: the same address may be another person elsewhere. */
const eventsOf = (db: Db, { instance_key }: Person) => db.selectFrom('events').select('id').where('instance_key', '=', instance_key);

/** By name. */
export const personalOwnTables: { [T in keyof Tables]?: PersonalTable<T> } = {
  ...personalRegistrationTables,
  ...personalSubmissionTables,
  account_deletions: {
    ...ofAccount('account_deletions'),
    shownAs: 'deletion',
    show: ({ asked_at, due_at, event_id, language }) => ({ askedAt: iso(asked_at), dueAt: iso(due_at), event: event_id, language }),
  },
  profile_pictures: {
    ...ofAccount('profile_pictures'),
    shownAs: 'picture',
    show: ({ bytes, changed_at }) => ({ type: 'image/webp', base64: Buffer.from(bytes).toString('base64'), changedAt: iso(changed_at) }),
  },
  form_states: {
    ...ofAccount('form_states'),
    shownAs: 'formStates',
    show: ({ event_id, status, changed_at }) => ({ event: event_id, status, changedAt: iso(changed_at) }),
  },
  terms_acceptances: {
    ...ofAccount('terms_acceptances'),
    shownAs: 'consents',
    show: ({ event_id, terms_id, version, is_accepted, language, accepted_at }) => ({
      event: event_id,
      terms: terms_id,
      version,
      accepted: is_accepted === 1,
      language,
      at: iso(accepted_at),
    }),
  },
  user_documents: {
    onDelete: deleted,
    expiry: null,
    shownAs: 'documents',
    rows: (db, person) =>
      db
        .selectFrom('user_documents')
        .selectAll()
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', eventsOf(db, person))
        .execute(),
    // The file itself is downloaded in My Area.
    show: ({ event_id, file_type, title, file_name, size, created_at }) => ({
      event: event_id,
      type: file_type,
      title,
      file: file_name,
      size,
      createdAt: iso(created_at),
    }),
    remove: (within, person) =>
      within
        .deleteFrom('user_documents')
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', eventsOf(within, person))
        .execute(),
  },
};
