// Handlers of src/contract/notes.ts: notes and comments of sessions and presentations; every right is asked here, whatever a page shows.
import type * as contract from '../../src/contract/notes.ts';
import type { NoteEntry } from '../../src/contract/notes.ts';
import { keyToWrite, type Visibility } from '../../src/rules/notes.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import {
  demandActive,
  demandPlace,
  demandSelf,
  isOpenPlace,
  type NotePlace,
  notePlaceOf,
  type Reader,
  noteReaderOf,
} from '../notes/note-place.ts';
import { announceBetween } from '../hubs/exhibition-groups.ts';
import { marksOf, type NoteRow, rowOf, rowsOfPlace, threadOf } from '../notes/note-rows.ts';
import { isSeen, pageOfThreads, wireNote } from '../notes/note-view.ts';
import { addNote, addReport, changeContent, sameNote, setLike, setState } from '../notes/write-notes.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';

/** Replies of one thread: more would make no page. */
const MOST_REPLIES = 200;

type Writing = {
  pContent?: string | undefined;
  pIsNote: 'true' | 'false';
  pVisibility?: Visibility | undefined;
  parentId: string;
  pUserId?: string | undefined;
};
type Parts = Pick<Live, 'people' | 'clock' | 'accessControl'>;
type Call = Pick<Asked<typeof contract.createNote>, 'caller' | 'browser'> & { event: PublishedEvent };

export const notes: HandlersOf<typeof contract> = {
  getNotes: live(async (query, { people, clock, accessControl }, { caller, event: asked, browser }) => {
    const event = demandEvent(asked);
    const isNote = query.pIsNote === 'true';
    demandActive(event, isNote ? 'ownNotes' : 'comments');
    demandSelf(query.pUserId, caller);
    const place = notePlaceOf(query);
    const reader = noteReaderOf(event, caller, clock.now());
    // Of what the caller may not open, or what is not there, nobody learns anything: both are closed. Notes of one's own stay one's own.
    const isOpen = isOpenPlace(event, await accessControl.accessOf(browser.request, event), place);
    const closed = isOpen ? {} : { IsClosed: true };
    if (isNote ? reader.accountId === null : !isOpen) return { Notes: [], Total: 0, Next: '', ...closed };
    const rows = await rowsOfPlace(people.db, { ...place, eventId: event.id }, isNote ? reader.accountId : null);
    const marks = await marksOf(people.db, event.id, reader.accountId);
    return { ...pageOfThreads(rows, { reader, marks, before: query.before, limit: query.limit }), ...closed };
  }),

  createNote: live(async (query, parts, { event, body, ...call }) =>
    write(notePlaceOf({ pSessionId: query.pSessionId }), { ...query, ...body }, parts, { ...call, event: demandEvent(event) }),
  ),

  createPresentationNote: live(async (query, parts, { event, body, ...call }) =>
    write(notePlaceOf({ pPresentationId: query.pPresentationId }), { ...query, ...body }, parts, { ...call, event: demandEvent(event) }),
  ),

  setNoteLikeCount: live(async ({ noteid, pLike }, parts, { event: asked, ...call }) => {
    const event = demandEvent(asked);
    const { row, reader } = await demandComment(noteid, 'noteid', parts, { ...call, event });
    if (!reader.mayComment) throw refused();
    await setLike(storeOf(parts), row.id, demandSignedIn(call.caller).account.id, pLike === 'true');
    return { LikeCount: (await rowOf(parts.people.db, event.id, noteid))?.likes ?? 0 };
  }),

  setNoteInappropriate: live(async ({ pNoteId }, parts, { event, ...call }) => {
    const { row } = await demandComment(pNoteId, 'pNoteId', parts, { ...call, event: demandEvent(event) });
    await addReport(storeOf(parts), row.id, demandSignedIn(call.caller).account.id);
    return { Reported: true as const };
  }),

  changeNote: live(async ({ pNoteId }, parts, { event: asked, body, ...call }) => {
    const event = demandEvent(asked);
    const { row, reader } = await demandOwn(pNoteId, parts, { ...call, event }, body.pBefore !== undefined);
    if (row.state === 'deleted' && row.is_note === 0) throw noNote();
    const key = keyToWrite(row.visibility as Visibility);
    if (key && !mayWrite(reader, key)) throw refused();
    const content = demandWords(body.pContent);
    let id = row.id;
    if (content !== row.content) {
      if (!(await changeContent(storeOf(parts), id, content, body.pBefore ?? row.content))) id = await keepBoth(row, content, parts);
      await tellOwner(row, parts);
    }
    return seen((await rowOf(parts.people.db, event.id, String(id)))!, reader, parts);
  }),

  deleteNote: live(async ({ pNoteId }, parts, { event, ...call }) => {
    const { row } = await demandOwn(pNoteId, parts, { ...call, event: demandEvent(event) }, true);
    if (row.state !== 'deleted') {
      await setState(storeOf(parts), row.id, 'deleted');
      await tellOwner(row, parts);
    }
    return { Deleted: true as const };
  }),
};

/** Another device has changed it meanwhile: of a note both texts stay, the later one as a note of its own; returns its id. Throws RequestError 409 for a comment. */
async function keepBoth(row: NoteRow, content: string, { people, clock }: Pick<Parts, 'people' | 'clock'>): Promise<number> {
  if (row.is_note === 0) throw new RequestError(409, 'changed-meanwhile', 'This comment was changed on another device.', 'pBefore');
  const { event_id: eventId, account_id, kind, item_id: item } = row;
  const accountId = account_id!;
  const note = { eventId, accountId, kind, item, parentId: null, isNote: true, content, visibility: 'own' as const };
  const known = await sameNote(people.db, note);
  if (known !== undefined) return known;
  await people.limits.demandFor('note', String(accountId));
  return addNote(storeOf({ people, clock }), note);
}

/** A note of one's own has changed: the other devices of its owner read it again. */
const tellOwner = async (row: Pick<NoteRow, 'is_note' | 'event_id' | 'account_id'>, { people }: Parts): Promise<void> => {
  if (row.is_note) await announceBetween(people, 'notes', { eventId: row.event_id, accountId: row.account_id, company: '' });
};

const storeOf = ({ people: { db, signals }, clock }: Pick<Parts, 'people' | 'clock'>) => ({ db, signals, now: clock.now() });
const noNote = (): RequestError => notFound('You have no such note.', 'pNoteId');
const refused = (): RequestError => new RequestError(403, 'not-allowed', 'This event does not let you comment.');
const mayWrite = ({ mayComment, mayMessage }: Reader, key: 'comments' | 'messages'): boolean =>
  key === 'comments' ? mayComment : mayMessage;
const seen = async (row: NoteRow, reader: Reader, { people }: Parts): Promise<NoteEntry> =>
  wireNote(row, reader, await marksOf(people.db, row.event_id, reader.accountId));

/** At least one sign that can be seen: letters, and no mere marks of direction or joining. */
const isVisible = (content: string): boolean => /[^\s\p{Cc}\p{Cf}\p{Z}]/u.test(content);

/** The words without blanks around them. Throws RequestError 400 for none, also where there are only invisible signs. */
function demandWords(written: string | undefined): string {
  const content = (written ?? '').replaceAll('\r\n', '\n').trim();
  if (!isVisible(content)) throw badRequest('There are no words.', 'pContent');
  return content;
}

async function write(place: NotePlace, asked: Writing, parts: Parts, { caller, event, browser }: Call): Promise<NoteEntry> {
  const { account } = demandSignedIn(caller);
  const isNote = asked.pIsNote === 'true';
  demandActive(event, isNote ? 'ownNotes' : 'comments');
  demandSelf(asked.pUserId, caller);
  demandPlace(event, await parts.accessControl.accessOf(browser.request, event), place);
  const content = demandWords(asked.pContent);
  const { people } = parts;
  const store = storeOf(parts);
  const reader = noteReaderOf(event, caller, store.now);
  const parent = Number(asked.parentId) === 0 ? undefined : await demandParent(asked.parentId, place, { reader, event, parts });
  if (parent && isNote) throw badRequest('A note answers no comment.', 'parentId');
  const visibility = parent ? (parent.visibility as Visibility) : isNote ? 'own' : (asked.pVisibility ?? 'participants');
  // Who was written to by the moderators may answer them.
  const key = isNote ? null : (keyToWrite(visibility) ?? 'comments');
  if (key && !mayWrite(reader, key)) throw refused();
  const parentId = parent?.id ?? null;
  const note = { ...place, eventId: event.id, accountId: account.id, parentId, isNote, content, visibility };
  let id = await sameNote(people.db, note);
  if (id === undefined) {
    if (parent && (await threadOf(people.db, parent.id)).length > MOST_REPLIES)
      throw new RequestError(409, 'thread-full', 'This comment has all the replies it can have.', 'parentId');
    await people.limits.demandFor('note', String(account.id));
    id = await addNote(store, note);
    await tellOwner({ is_note: note.isNote ? 1 : 0, event_id: note.eventId, account_id: note.accountId }, parts);
  }
  return seen((await rowOf(people.db, event.id, String(id)))!, reader, parts);
}

/** The first comment of the thread that is answered, which the writer sees. Throws RequestError 404. */
async function demandParent(
  id: string,
  place: NotePlace,
  { reader, event, parts }: { reader: Reader; event: PublishedEvent; parts: Parts },
): Promise<NoteRow> {
  const { db } = parts.people;
  const named = await rowOf(db, event.id, id);
  const first = named?.parent_id ? await rowOf(db, event.id, String(named.parent_id)) : named;
  const isThere = first && first.is_note === 0 && first.kind === place.kind && first.item_id === place.item;
  if (!isThere || first.state === 'deleted' || first.state === 'removed' || !isSeen(first, reader))
    throw notFound('There is no such comment here.', 'parentId');
  return first;
}

/** A comment the caller sees, on a thing that is open to them. Throws RequestError 404. */
async function demandComment(
  id: string,
  field: string,
  parts: Parts,
  { caller, event, browser }: Call,
): Promise<{ row: NoteRow; reader: Reader }> {
  demandActive(event, 'comments');
  const row = await rowOf(parts.people.db, event.id, id);
  const reader = noteReaderOf(event, caller, parts.clock.now());
  const access = await parts.accessControl.accessOf(browser.request, event);
  const isThere = row && row.is_note === 0 && row.state !== 'deleted' && isSeen(row, reader);
  const first = isThere && row.parent_id !== null ? await rowOf(parts.people.db, event.id, String(row.parent_id)) : row;
  if (!isThere || !first || !isSeen(first, reader) || !isOpenPlace(event, access, { kind: row.kind, item: row.item_id }))
    throw notFound('There is no such comment.', field);
  return { row, reader };
}

/** A note or comment of the caller. Throws RequestError 404. */
async function demandOwn(
  id: string,
  parts: Parts,
  { caller, event }: Call,
  mayBeDeleted = false,
): Promise<{ row: NoteRow; reader: Reader }> {
  const { account } = demandSignedIn(caller);
  const row = await rowOf(parts.people.db, event.id, id);
  if (row?.account_id !== account.id || (row.state === 'deleted' && !mayBeDeleted)) throw noNote();
  return { row, reader: noteReaderOf(event, caller, parts.clock.now()) };
}
