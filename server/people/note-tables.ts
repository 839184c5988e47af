// The personal tables of notes, comments and ratings: what an export shows of them, and what a deletion leaves (quality S29).
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';
import type { PersonalTable } from './personal-table.ts';

type Db = Kysely<Tables>;

const iso = (instant: number): string => new Date(instant).toISOString();

/** Likes and reports: who did what goes with the person; what they were about stays. */
const marks = (table: 'note_likes' | 'note_reports') => ({
  expiry: null,
  onDelete: { how: 'delete' } as const,
  remove: (within: Db, { id }: Person): Promise<unknown> =>
    within
      .deleteFrom(table as 'note_likes')
      .where('account_id', '=', id)
      .execute(),
});

export const personalNoteTables: { [T in 'note_likes' | 'note_reports' | 'ratings' | 'notes']: PersonalTable<T> } = {
  note_likes: {
    ...marks('note_likes'),
    shownAs: 'likedComments',
    rows: (db, { id }) => db.selectFrom('note_likes').selectAll().where('account_id', '=', id).execute(),
    show: ({ note_id, liked_at }) => ({ comment: note_id, likedAt: iso(liked_at) }),
  },
  note_reports: {
    ...marks('note_reports'),
    shownAs: 'reportedComments',
    rows: (db, { id }) => db.selectFrom('note_reports').selectAll().where('account_id', '=', id).execute(),
    show: ({ note_id, reported_at }) => ({ comment: note_id, reportedAt: iso(reported_at) }),
  },
  ratings: {
    shownAs: 'ratings',
    expiry: null,
    onDelete: { how: 'delete' },
    rows: (db, { id }) => db.selectFrom('ratings').selectAll().where('account_id', '=', id).execute(),
    show: ({ event_id, kind, item_id, value, content, rated_at }) => ({
      event: event_id,
      about: `${kind} ${item_id}`,
      value,
      text: content,
      ratedAt: iso(rated_at),
    }),
    remove: (within, { id }) => within.deleteFrom('ratings').where('account_id', '=', id).execute(),
  },
  notes: {
    shownAs: 'notes',
    expiry: null,
    rows: (db, { id }) => db.selectFrom('notes').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    show: ({ event_id, kind, item_id, parent_id, is_note, content, visibility, state, created_at, edited_at }) => ({
      event: event_id,
      about: `${kind} ${item_id}`,
      answers: parent_id,
      isNote: is_note === 1,
      text: content,
      visibility,
      state,
      createdAt: iso(created_at),
      editedAt: edited_at === null ? null : iso(edited_at),
    }),
    onDelete: { how: 'anonymise', reason: 'A comment that others have answered leaves its place, without words and without a name.' },
    async remove(within, { id }) {
      await within
        .deleteFrom('notes')
        .where('account_id', '=', id)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('notes as replies')
                .select('replies.id')
                .whereRef('replies.parent_id', '=', 'notes.id')
                .where((reply) => reply.or([reply('replies.account_id', 'is', null), reply('replies.account_id', '!=', id)])),
            ),
          ),
        )
        .execute();
      await within
        .updateTable('notes')
        .set((eb) => ({ account_id: null, content: '', state: 'deleted', changed_at: eb('changed_at', '+', 1) }))
        .where('account_id', '=', id)
        .execute();
    },
  },
};
