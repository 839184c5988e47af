// The notes or comments of a place: read page by page, kept current by the hub, each there once.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCall } from '#sdk';
import { getNotes, type NoteEntry } from '#contract/notes';
import { groupOf, itemOf, type PageNotePlace } from './note-place.ts';

/** A comment with its replies, the oldest first. */
export type NoteThread = { first: NoteEntry; replies: readonly NoteEntry[] };

export type NoteList = {
  /** `failed`: nothing could be read. */
  phase: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  threads: readonly NoteThread[];
  /** How many there are, on all pages. */
  total: number;
  hasMore: boolean;
  /** Whether the viewer may not take part in what it is about: nothing can be written. */
  isClosed: boolean;
  more: () => Promise<void>;
  /** Reads the newest again; what is known stays. */
  readAgain: () => Promise<void>;
  /** Takes one as the server has sent it; one of another place, which a moderator has decided on here, is none of its. */
  put: (note: NoteEntry) => void;
  /** Takes one away, and its replies with it. */
  drop: (id: string) => void;
};

type Known = { phase: NoteList['phase']; notes: ReadonlyMap<string, NoteEntry>; next: string; total: number; isClosed: boolean };
const nothing: Known = { phase: 'loading', notes: new Map(), next: '', total: 0, isClosed: false };

/** The newer of two; equal ones as sent last. */
const newer = (known: NoteEntry | undefined, sent: NoteEntry): NoteEntry => (known && known.Revision > sent.Revision ? known : sent);
const countsOf = (note: NoteEntry | undefined): number => (note && note.State !== 'deleted' ? 1 : 0);

/** Without what is gone, and what answered it. */
function without(notes: ReadonlyMap<string, NoteEntry>, id: string): Map<string, NoteEntry> {
  return new Map([...notes].filter(([key, { ParentId }]) => key !== id && ParentId !== id));
}

export function useNoteList({ event, group }: Pick<PageNotePlace, 'event' | 'group'>, isNote: boolean): NoteList {
  const call = useCall();
  const [known, setKnown] = useState(nothing);
  const reads = useRef(0);
  const params = useMemo(
    () => ({ id: event, ...itemOf(group), pIsNote: isNote ? ('true' as const) : ('false' as const) }),
    [event, group, isNote],
  );
  const readAgain = useCallback(async () => {
    const mine = ++reads.current;
    const answer = await call(getNotes, params);
    if (mine !== reads.current) return;
    setKnown((before) => {
      if (!answer.ok) return before.phase === 'ready' ? before : { ...before, phase: 'failed' };
      const { Notes, Total, Next, IsClosed: isClosed = false } = answer.reply;
      const oldest = Next === '' ? 0 : Number(Next);
      // What is on the page that was read is as the server says; older pages stay.
      const older = [...before.notes].filter(([id, { ParentId }]) => Number(ParentId || id) < oldest);
      const read = Notes.map((note) => [note.NoteId, newer(before.notes.get(note.NoteId), note)] as const);
      return { phase: 'ready', notes: new Map([...older, ...read]), next: older.length > 0 ? before.next : Next, total: Total, isClosed };
    });
  }, [call, params]);
  useEffect(() => void readAgain(), [readAgain]);
  const more = useCallback(async () => {
    const answer = await call(getNotes, { ...params, before: known.next });
    if (!answer.ok) return;
    const { Notes, Total, Next, IsClosed: isClosed = false } = answer.reply;
    setKnown((before) => ({
      phase: 'ready',
      notes: new Map([...before.notes, ...Notes.map((note) => [note.NoteId, newer(before.notes.get(note.NoteId), note)] as const)]),
      next: Next,
      total: Total,
      isClosed,
    }));
  }, [call, params, known.next]);
  const put = useCallback(
    (note: NoteEntry) =>
      setKnown((before) => {
        if (groupOf(note) !== group) return before;
        const old = before.notes.get(note.NoteId);
        // A reply to what is on a page that was not read comes with it.
        if (note.ParentId !== '' && !before.notes.has(note.ParentId)) return before;
        const taken = newer(old, note);
        return { ...before, notes: new Map(before.notes).set(note.NoteId, taken), total: before.total + countsOf(taken) - countsOf(old) };
      }),
    [group],
  );
  const drop = useCallback(
    (id: string) =>
      setKnown((before) => {
        const notes = without(before.notes, id);
        const gone = [...before.notes.values()].filter(({ NoteId }) => !notes.has(NoteId));
        return { ...before, notes, total: before.total - gone.filter((note) => countsOf(note) > 0).length };
      }),
    [],
  );
  const threads = useMemo(() => threadsOf([...known.notes.values()]), [known.notes]);
  const { phase, isClosed } = known;
  return { phase, threads, total: Math.max(known.total, 0), hasMore: known.next !== '', isClosed, more, readAgain, put, drop };
}

function threadsOf(notes: readonly NoteEntry[]): NoteThread[] {
  const byId = (a: NoteEntry, b: NoteEntry): number => Number(a.NoteId) - Number(b.NoteId);
  const replies = Map.groupBy(
    notes.filter(({ ParentId, State }) => ParentId !== '' && State !== 'deleted'),
    ({ ParentId }) => ParentId,
  );
  return notes
    .filter(({ ParentId, NoteId, State }) => ParentId === '' && (State !== 'deleted' || replies.has(NoteId)))
    .sort((a, b) => byId(b, a))
    .map((first) => ({ first, replies: (replies.get(first.NoteId) ?? []).sort(byId) }));
}
