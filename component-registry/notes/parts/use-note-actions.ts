// What a viewer does with notes and comments: each call with the words for what became of it.
import { type CallResult, showToast, useCall, useCallOrKeep, useTexts } from '#sdk';
import { moderateNote } from '#contract/moderation';
import { changeNote, deleteNote, type NoteEntry, setNoteInappropriate, setNoteLikeCount } from '#contract/notes';
import type { NoteReach, Refusal } from './composer.tsx';
import type { PageNotePlace } from './note-place.ts';
import { texts } from './texts.ts';
import type { NoteList } from './use-note-list.ts';

/** Why a call was refused, as a reason that has words. `isNew`: it was to be written on the session itself, so that what is not there, or closed, is the session. */
export const noteRefusal = ({ status, isNew = false }: { status: number; isNew?: boolean }): Refusal =>
  isNew && status === 404
    ? 'closed'
    : status === 429
      ? 'tooMany'
      : status === 403
        ? 'notAllowed'
        : status === 404
          ? 'notThere'
          : status === 409
            ? 'full'
            : 'notSent';

export type NoteActions = {
  write: (text: string, more: { isNote: boolean; reach?: NoteReach['value'] | undefined; parentId?: string }) => Promise<Refusal>;
  /** `before`: the words that were changed. A comment that another device has changed meanwhile is read again; of a note both stay. */
  edit: (note: NoteEntry, text: string, before: string) => Promise<Refusal>;
  remove: (note: NoteEntry) => Promise<void>;
  like: (note: NoteEntry) => Promise<void>;
  report: (note: NoteEntry) => Promise<void>;
  moderate: (note: NoteEntry, decision: 'accept' | 'remove') => Promise<void>;
};

/** Actions on the notes of a place; `list` takes what the server answers. */
export function useNoteActions({ event, item, create }: PageNotePlace, list: Pick<NoteList, 'put' | 'drop' | 'readAgain'>): NoteActions {
  const t = useTexts(texts);
  const call = useCall();
  const callOrKeep = useCallOrKeep();
  const { put, drop, readAgain } = list;
  const say = (text: string, tone: 'good' | 'bad' = 'good'): void => showToast({ id: 'notes', text, tone });
  const took = (answer: CallResult<NoteEntry>): void => {
    if (answer.ok) put(answer.reply);
    else say(t(noteRefusal(answer) || 'notSent'), 'bad');
  };
  return {
    async write(text, { isNote, reach, parentId = '' }) {
      const params = {
        id: event,
        ...item,
        pIsNote: isNote ? ('true' as const) : ('false' as const),
        parentId,
        ...(reach && { pVisibility: reach }),
      };
      const answer = await callOrKeep(create, params, { pContent: text }, text.slice(0, 60));
      if (answer.ok === 'kept') say(t('kept'));
      else if (!answer.ok) return noteRefusal({ status: answer.status, isNew: parentId === '' });
      else {
        put(answer.reply);
        say(t(isNote ? 'saved' : 'sent'));
      }
      return '';
    },
    async edit(note, text, before) {
      const body = { pContent: text, pBefore: before };
      const answer = await callOrKeep(changeNote, { id: event, pNoteId: note.NoteId }, body, text.slice(0, 60));
      if (answer.ok === 'kept') {
        // Another change of it comes after this one.
        put({ ...note, Content: text });
        say(t('kept'));
      } else if (answer.ok) {
        put(answer.reply);
        if (answer.reply.NoteId === note.NoteId) return '';
        say(t('bothKept'));
        await readAgain();
      } else if (answer.status === 409) {
        await readAgain();
        return 'changed';
      } else return noteRefusal(answer);
      return '';
    },
    async remove(note) {
      const answer = await callOrKeep(deleteNote, { id: event, pNoteId: note.NoteId }, undefined, t('delete'));
      if (answer.ok === false) return say(t('notSent'), 'bad');
      drop(note.NoteId);
      if (answer.ok === true) await readAgain();
      return undefined;
    },
    async like(note) {
      const pLike = note.IsLiked ? 'false' : 'true';
      const answer = await call(setNoteLikeCount, { eventid: event, noteid: note.NoteId, pLike });
      if (answer.ok) put({ ...note, IsLiked: !note.IsLiked, LikeCount: answer.reply.LikeCount });
      else say(t('notSent'), 'bad');
    },
    async report(note) {
      const answer = await call(setNoteInappropriate, { id: event, pNoteId: note.NoteId });
      if (!answer.ok) return say(t('notSent'), 'bad');
      put({ ...note, IsReported: true });
      say(t('reportThanks'));
      return readAgain();
    },
    async moderate(note, pDecision) {
      took(await call(moderateNote, { id: event, pNoteId: note.NoteId, pDecision }));
    },
  };
}
