// Writes notes and comments, likes and reports; every change of a comment is announced to those who look at it.
import type { Kysely } from 'kysely';
import type { NoteState, Visibility } from '../../src/rules/notes.ts';
import type { Signals } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';
import type { NotePlace } from './note-place.ts';
import { threadOf } from './note-rows.ts';

/** Signal that comments have changed; JSON list of their ids. */
export const NOTES_CHANGED = 'notes_changed';

/** Where changes are written and announced. */
export type NoteStore = { db: Kysely<Tables>; signals: Pick<Signals, 'send'>; now: number };

/** What somebody writes. */
export type WrittenNote = NotePlace & {
  eventId: number;
  accountId: number;
  parentId: number | null;
  isNote: boolean;
  content: string;
  visibility: Visibility;
};

const announce = ({ signals }: Pick<NoteStore, 'signals'>, ids: readonly number[]): Promise<void> =>
  signals.send(NOTES_CHANGED, JSON.stringify(ids));

/** The note with the same words of the same author at the same place: what is sent twice is one note. */
export async function sameNote(db: Kysely<Tables>, note: WrittenNote): Promise<number | undefined> {
  const found = await db
    .selectFrom('notes')
    .select('id')
    .where('event_id', '=', note.eventId)
    .where('account_id', '=', note.accountId)
    .where('kind', '=', note.kind)
    .where('item_id', '=', note.item)
    .where('parent_id', note.parentId === null ? 'is' : '=', note.parentId)
    .where('is_note', '=', note.isNote ? 1 : 0)
    .where('visibility', '=', note.visibility)
    .where('content', '=', note.content)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return found?.id;
}

/** Stores a note; returns its id. Where it is there already, sent twice at once or to two servers, that one's. */
export async function addNote(store: NoteStore, note: WrittenNote): Promise<number> {
  const { id, isNew } = await store.db.transaction().execute(async (within) => {
    // One at a time for each writer: what is sent twice at the same moment waits here for the first.
    await within
      .updateTable('accounts')
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('id', '=', note.accountId)
      .execute();
    const known = await sameNote(within, note);
    return known === undefined ? { id: await insertNote(within, note, store.now), isNew: true } : { id: known, isNew: false };
  });
  if (isNew && !note.isNote) await announce(store, [id]);
  return id;
}

async function insertNote(db: Kysely<Tables>, note: WrittenNote, now: number): Promise<number> {
  const { id } = await db
    .insertInto('notes')
    .values({
      event_id: note.eventId,
      account_id: note.accountId,
      kind: note.kind,
      item_id: note.item,
      parent_id: note.parentId,
      is_note: note.isNote ? 1 : 0,
      content: note.content,
      visibility: note.visibility,
      state: 'open',
      created_at: now,
      edited_at: null,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts a change of what readers see; two in one millisecond differ, too. */
async function touch({ db, now }: NoteStore, id: number): Promise<void> {
  await db
    .updateTable('notes')
    .set((eb) => ({
      changed_at: eb
        .case()
        .when('changed_at', '<', now)
        .then(now)
        .else(eb('changed_at', '+', 1))
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Changes the words; false, and nothing is changed, where they are no longer `before`, or it was deleted. */
export async function changeContent(store: NoteStore, id: number, content: string, before: string): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('notes')
    .set({ content, edited_at: store.now })
    .where('id', '=', id)
    .where('content', '=', before)
    .where('state', '!=', 'deleted')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await touch(store, id);
  await announce(store, [id]);
  return true;
}

/** Sets the state of a comment; with it its thread is seen, or not. A deleted one loses its words, likes and reports. */
export async function setState(store: NoteStore, id: number, state: NoteState): Promise<void> {
  await store.db.transaction().execute(async (within) => {
    await within
      .updateTable('notes')
      .set(state === 'deleted' ? { state, content: '' } : { state })
      .where('id', '=', id)
      .execute();
    if (state === 'deleted') {
      await within.deleteFrom('note_likes').where('note_id', '=', id).execute();
      await within.deleteFrom('note_reports').where('note_id', '=', id).execute();
    }
  });
  await touch(store, id);
  await announce(store, await threadOf(store.db, id));
}

/** Sets or takes back a like; nothing where it is so already. */
export async function setLike(store: NoteStore, id: number, accountId: number, likes: boolean): Promise<void> {
  const { numInsertedOrUpdatedRows: added = 0n } = likes
    ? await store.db
        .insertInto('note_likes')
        .values({ note_id: id, account_id: accountId, liked_at: store.now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
    : { numInsertedOrUpdatedRows: 0n };
  const { numDeletedRows: deleted } = likes
    ? { numDeletedRows: 0n }
    : await store.db.deleteFrom('note_likes').where('note_id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  if (added + deleted === 0n) return;
  await touch(store, id);
  await announce(store, [id]);
}

/** Reports a comment; nothing where this account has done so. */
export async function addReport(store: NoteStore, id: number, accountId: number): Promise<void> {
  const { numInsertedOrUpdatedRows: added = 0n } = await store.db
    .insertInto('note_reports')
    .values({ note_id: id, account_id: accountId, reported_at: store.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added === 0n) return;
  await touch(store, id);
  await announce(store, await threadOf(store.db, id));
}
