// What the notes on a page are about: the session, presentation or abstract of its address.
import { queryOfRequest, useEvent, useQuery } from '#sdk';
import { pagAbstract } from '#contract/abstracts';
import { createNote, createPresentationNote, type NoteEntry } from '#contract/notes';
import { request } from '#contract/request';

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

/** The group of a note. */
export const groupOf = ({ SessionId, PresentationId }: Pick<NoteEntry, 'SessionId' | 'PresentationId'>): string =>
  PresentationId === '' ? `session/${SessionId}` : `presentation/${PresentationId}`;

/** The session named, else the place of the page: an abstract is that of a presentation or session; undefined on other pages, and until it is known. */
export function useNotePlace(named: string): PageNotePlace | undefined {
  const { event, language, params } = useEvent();
  const abstractUrl = named ? undefined : params['abstractUrl'];
  // Its address may be a short name or a number: the answer is that of the page itself.
  const asked = request(pagAbstract, { eventid: event, language, abstractid: abstractUrl ?? '' });
  const abstract = useQuery({ ...queryOfRequest(asked), enabled: abstractUrl !== undefined }).data?.Abstract;
  const presentationId = named ? undefined : params['presentationId'] || abstract?.PresentationId;
  const sessionId = named || params['sessionId'] || abstract?.SessionId;
  if (presentationId)
    return { event, item: { pPresentationId: presentationId }, group: `presentation/${presentationId}`, create: createPresentationNote };
  return sessionId ? { event, item: { pSessionId: sessionId }, group: `session/${sessionId}`, create: createNote } : undefined;
}
