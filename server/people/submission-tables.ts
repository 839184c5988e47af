// The personal tables of submissions and reviews: what an export shows of them, and what a deletion leaves (quality S29).
import type { Kysely } from 'kysely';
import { parseJson } from '../../src/base/parse-json.ts';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';
import type { PersonalTable } from './personal-table.ts';

type Db = Kysely<Tables>;
type Named = 'submission_files' | 'submissions' | 'reviews';

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const deleted = { how: 'delete' } as const;

const ownSubmissions = (db: Db, { id }: Person) => db.selectFrom('submissions').select('submissions.id').where('account_id', '=', id);

/** By name; files and reviews go with the submissions they belong to. Accepted ones stay in the published programme, which organisers change. */
export const personalSubmissionTables: { [T in Named]: PersonalTable<T> } = {
  submission_files: {
    shownAs: 'submissionFiles',
    expiry: null,
    onDelete: deleted,
    rows: (db, { id }) => db.selectFrom('submission_files').selectAll().where('account_id', '=', id).execute(),
    // The file itself is downloaded in My Area.
    show: ({ submission_id, file_name, size, added_at }) => ({ submission: submission_id, file: file_name, size, addedAt: iso(added_at) }),
    remove: (within, { id }) => within.deleteFrom('submission_files').where('account_id', '=', id).execute(),
  },
  reviews: {
    shownAs: 'reviews',
    expiry: null,
    rows: (db, { id }) => db.selectFrom('reviews').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    show: ({ submission_id, state, scores, to_authors, to_organisers, assigned_at, changed_at }) => ({
      submission: submission_id,
      state,
      scores: parseJson(scores),
      toAuthors: to_authors,
      toOrganisers: to_organisers,
      assignedAt: iso(assigned_at),
      changedAt: iso(changed_at),
    }),
    onDelete: { how: 'anonymise', reason: 'What a reviewer has scored decides on the work of others: it stays without a name.' },
    async remove(within, person) {
      // Those of one's own submissions go with them; what nobody has scored is free to be assigned anew.
      await within.deleteFrom('reviews').where('submission_id', 'in', ownSubmissions(within, person)).execute();
      await within.deleteFrom('reviews').where('account_id', '=', person.id).where('state', '<>', 'done').execute();
      await within.updateTable('reviews').set({ account_id: null }).where('account_id', '=', person.id).execute();
    },
  },
  submissions: {
    shownAs: 'submissions',
    expiry: null,
    onDelete: deleted,
    rows: (db, { id }) => db.selectFrom('submissions').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    show: ({ id, event_id, call_id, state, content, created_at, changed_at, submitted_at, decided_at, decision_comment }) => ({
      number: id,
      event: event_id,
      call: call_id,
      state,
      content: parseJson(content),
      createdAt: iso(created_at),
      changedAt: iso(changed_at),
      submittedAt: iso(submitted_at),
      decidedAt: iso(decided_at),
      comment: decision_comment,
    }),
    remove: (within, { id }) => within.deleteFrom('submissions').where('account_id', '=', id).execute(),
  },
};
