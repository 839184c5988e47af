// Notes and comments as they are stored: read with their author and counts, for any reader.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { NotePlace } from './note-place.ts';

/** A note with its author's name (empty where they are gone), its likes and reports, and who wrote the comment it answers. */
export type NoteRow = Selectable<Tables['notes']> & {
  first_name: string;
  surname: string;
  likes: number;
  reports: number;
  parent_account_id: number | null;
};

/** What an account has done to notes, by their ids. */
export type NoteMarks = { liked: ReadonlySet<number>; reported: ReadonlySet<number> };
export const noMarks: NoteMarks = { liked: new Set(), reported: new Set() };

const read = (db: Kysely<Tables>) =>
  db
    .selectFrom('notes')
    .leftJoin('accounts', 'accounts.id', 'notes.account_id')
    .leftJoin('notes as parents', 'parents.id', 'notes.parent_id')
    .selectAll('notes')
    .select((eb) => [
      'parents.account_id as parent_account_id',
      sql<string>`coalesce(accounts.first_name, '')`.as('first_name'),
      sql<string>`coalesce(accounts.surname, '')`.as('surname'),
      eb
        .selectFrom('note_likes')
        .select((one) => one.fn.countAll().as('count'))
        .whereRef('note_likes.note_id', '=', 'notes.id')
        .as('likes'),
      eb
        .selectFrom('note_reports')
        .select((one) => one.fn.countAll().as('count'))
        .whereRef('note_reports.note_id', '=', 'notes.id')
        .as('reports'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number];
const counted = (row: Read): NoteRow => ({ ...row, likes: Number(row.likes), reports: Number(row.reports) });

/** Comments on a thing, or the notes of an account on it, the oldest first. */
export async function rowsOfPlace(
  db: Kysely<Tables>,
  { eventId, kind, item }: NotePlace & { eventId: number },
  notesOf: number | null,
): Promise<NoteRow[]> {
  const place = read(db).where('notes.event_id', '=', eventId).where('notes.kind', '=', kind).where('notes.item_id', '=', item);
  const asked =
    notesOf === null
      ? place.where('notes.is_note', '=', 0)
      : place.where('notes.is_note', '=', 1).where('notes.account_id', '=', notesOf).where('notes.state', '!=', 'deleted');
  return (await asked.orderBy('notes.id').execute()).map(counted);
}

/** Notes by their ids. */
export async function rowsById(db: Kysely<Tables>, ids: readonly number[]): Promise<NoteRow[]> {
  if (ids.length === 0) return [];
  return (await read(db).where('notes.id', 'in', ids).orderBy('notes.id').execute()).map(counted);
}

/** One note of an event; undefined for none. */
export const rowOf = async (db: Kysely<Tables>, eventId: number, id: string): Promise<NoteRow | undefined> =>
  Number(id) < 2 ** 31 ? (await rowsById(db, [Number(id)])).find((row) => row.event_id === eventId) : undefined;

/** A comment with the whole of its thread, as ids. */
export const threadOf = async (db: Kysely<Tables>, id: number): Promise<number[]> => [
  id,
  ...(await db.selectFrom('notes').select('id').where('parent_id', '=', id).execute()).map((row) => row.id),
];

/** All comments of an event that moderators may read, the oldest first. */
export async function commentsOfEvent(db: Kysely<Tables>, eventId: number): Promise<NoteRow[]> {
  const asked = read(db).where('notes.event_id', '=', eventId).where('notes.is_note', '=', 0).where('notes.visibility', '!=', 'own');
  return (await asked.orderBy('notes.id').execute()).map(counted);
}

/** The revisions of all comments on a thing, by id. */
export async function revisionsOf(
  db: Kysely<Tables>,
  { eventId, kind, item }: NotePlace & { eventId: number },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'changed_at'])
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .where('item_id', '=', item)
    .where('is_note', '=', 0)
    .execute();
  return new Map(rows.map(({ id, changed_at }) => [id, changed_at]));
}

/** Who has liked and reported these, by note. */
export async function markersOf(db: Kysely<Tables>, ids: readonly number[]): Promise<(accountId: number | null) => NoteMarks> {
  const of = async (table: 'note_likes' | 'note_reports') =>
    db.selectFrom(table).select(['note_id', 'account_id']).where('note_id', 'in', ids).execute();
  const [likes, reports] = [await of('note_likes'), await of('note_reports')];
  const ofAccount = (rows: typeof likes, accountId: number | null): ReadonlySet<number> =>
    new Set(rows.flatMap(({ note_id, account_id }) => (account_id === accountId ? [note_id] : [])));
  return (accountId) => ({ liked: ofAccount(likes, accountId), reported: ofAccount(reports, accountId) });
}

/** What somebody has liked and reported at an event; nothing of a visitor. */
export async function marksOf(db: Kysely<Tables>, eventId: number, accountId: number | null): Promise<NoteMarks> {
  if (accountId === null) return noMarks;
  const of = async (table: 'note_likes' | 'note_reports'): Promise<ReadonlySet<number>> => {
    const rows = await db
      .selectFrom(table)
      .innerJoin('notes', 'notes.id', `${table}.note_id`)
      .select(`${table}.note_id`)
      .where(`${table}.account_id`, '=', accountId)
      .where('notes.event_id', '=', eventId)
      .execute();
    return new Set(rows.map(({ note_id }) => note_id));
  };
  return { liked: await of('note_likes'), reported: await of('note_reports') };
}
