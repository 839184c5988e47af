// What the notes on a page are about: the session or presentation of its address.
import { useEvent } from '#sdk';
import { createNote, createPresentationNote } from '#contract/notes';

/** A session or presentation as calls, hub and device name it. */
export type PageNotePlace = {
  /** Exact name of the event. */
  event: string;
  /** Parameter of calls. */
  item: { pSessionId: string } | { pPresentationId: string };
  /** Group of the hub, and part of keys on the device. */
  group: string;
  create: typeof createNote | typeof createPresentationNote;
};

/** The parameter of calls for a group. */
export const itemOf = (group: string): PageNotePlace['item'] =>
  group.startsWith('session/') ? { pSessionId: group.slice('session/'.length) } : { pPresentationId: group.slice('presentation/'.length) };

/** The session named, else the place of the page; undefined on a page of neither. */
export function useNotePlace(named: string): PageNotePlace | undefined {
  const { event, params } = useEvent();
  const sessionId = named || params['sessionId'];
  const presentationId = named ? undefined : params['presentationId'];
  if (presentationId)
    return { event, item: { pPresentationId: presentationId }, group: `presentation/${presentationId}`, create: createPresentationNote };
  return sessionId ? { event, item: { pSessionId: sessionId }, group: `session/${sessionId}`, create: createNote } : undefined;
}
