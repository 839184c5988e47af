// What a note or rating is about, whether it is open to a caller, and what the event allows them there.
import * as z from 'zod';
import { noteKeys } from '../../src/model/documents/app/notes.ts';
import { decideNoteKey, type NoteReader } from '../../src/rules/notes.ts';
import { allows } from '../../src/rules/verdict.ts';
import type { Access } from '../access/access.ts';
import { policyTargets } from '../access/policy-targets.ts';
import { notFound, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Caller } from '../sessions/caller.ts';
import type { NotedKind } from '../store/notes-schema.ts';

/** A session or a presentation of an event. */
export type NotePlace = { kind: NotedKind; item: string };

const app = z.looseObject(noteKeys);

/** What the event says of notes, comments and ratings. */
export const noteSettings = (event: PublishedEvent) => event.documents.read('app', app).notes;

/** Whether the event has the thing, and it is open to somebody: page and participation. */
export function isOpenPlace(event: PublishedEvent, access: Access, { kind, item }: NotePlace): boolean {
  const { sessions, presentations } = event.programme.rows;
  if (kind === 'session') return sessions.some(({ Id }) => Id === item) && access.session(item);
  const presentation = presentations.find(({ Id }) => Id === item);
  return presentation !== undefined && access.allowed.reads('presentation', item) && access.session(presentation.SessionId);
}

/** The place a call names. Throws RequestError 400 where it names none or two. */
export function notePlaceOf({
  pSessionId,
  pPresentationId,
}: {
  pSessionId?: string | undefined;
  pPresentationId?: string | undefined;
}): NotePlace {
  if ((pSessionId ?? '') !== '' && !pPresentationId) return { kind: 'session', item: pSessionId! };
  if ((pPresentationId ?? '') !== '' && !pSessionId) return { kind: 'presentation', item: pPresentationId! };
  throw new RequestError(400, 'invalid-request', 'Give pSessionId or pPresentationId.', 'pSessionId');
}

/** Throws RequestError 404 where the thing is not there or closed: both look alike. */
export function demandPlace(event: PublishedEvent, access: Access, place: NotePlace): void {
  if (isOpenPlace(event, access, place)) return;
  throw notFound(`This event has no ${place.kind} with this id.`, place.kind === 'session' ? 'pSessionId' : 'pPresentationId');
}

/** Throws RequestError 403 for a call in the name of somebody else. */
export function demandSelf(pUserId: string | undefined, { account }: Pick<Caller, 'account'>): void {
  if (pUserId !== undefined && pUserId !== '' && pUserId !== '0' && pUserId !== String(account?.id ?? ''))
    throw new RequestError(403, 'other-user', 'This is another user than the one who is signed in.', 'pUserId');
}

/** Throws RequestError 409 where the event has it switched off. */
export function demandActive(event: PublishedEvent, part: 'comments' | 'ownNotes' | 'ratings'): void {
  if (!noteSettings(event)[part]) throw new RequestError(409, 'switched-off', `This event has notes.${part} switched off.`);
}

/** A reader of comments at an event. */
export type Reader = NoteReader & { accountId: number | null; mayMessage: boolean };

/** Who a caller is to comments, now (ms). */
export function noteReaderOf(event: PublishedEvent, { account, who }: Pick<Caller, 'account' | 'who'>, now: number): Reader {
  const { policies } = policyTargets(event).asked;
  const may = (key: 'comments' | 'messages'): boolean =>
    allows(decideNoteKey(key, policies, { who, when: { now, timeZone: event.timeZone } }));
  return {
    accountId: account?.id ?? null,
    isModerator: who.superUser,
    mayComment: may('comments'),
    mayMessage: may('messages'),
    hiddenAfter: noteSettings(event).hiddenAfterReports,
  };
}
