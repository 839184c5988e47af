// PAGData: one session with the people, room and track it names and the sessions around it, or the frame of the programme. PAGPresentation: one of its presentations.
import type { pagData, pagPresentation, SessionDetail } from '../../src/contract/programme.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import type { ProgrammeView } from './programme.ts';
import { relatedPresentations } from './related-presentations.ts';
import { relatedSessions } from './related-sessions.ts';

type Data = ReplyOf<typeof pagData>;
type ProgrammeData = Omit<Data, 'Companies' | 'Products'>;

const nothingAround = { Before: null, After: null, Related: [], Companies: [], Products: [] };

/** Rooms and tracks of the programme; no sessions, and so no people. */
export const frameOf = (view: ProgrammeView): Data => ({
  Sessions: [],
  Authors: [],
  Rooms: [...view.rooms],
  Tracks: [...view.tracks],
  ...nothingAround,
});

/** A session with everybody it names, and the lines of the sessions around it (the schema cuts them); undefined when there is no such session. */
export function sessionWithItsPeople(view: ProgrammeView, id: string): ProgrammeData | undefined {
  const session = view.detail(id);
  if (!session) return undefined;
  const named = new Set(namedBy(session));
  const people = new Map(view.authors.filter(({ Id }) => named.has(Id)).map((author) => [author.Id, author]));
  const { before, after, related } = relatedSessions(session, { sessions: view.sessions, lines: view.abstracts.lines });
  return {
    Sessions: [session],
    Authors: [...named].flatMap((person) => people.get(person) ?? []),
    Rooms: view.rooms.filter((room) => room.Id === session.RoomId),
    Tracks: view.tracks.filter((track) => track.Id === session.TrackId),
    Before: before ?? null,
    After: after ?? null,
    Related: [...related],
  };
}

/** A presentation with its session, those around it there, its room and the sessions before and after in it; undefined when there is no such presentation. */
export function presentationWithItsPeople(view: ProgrammeView, id: string): ReplyOf<typeof pagPresentation> | undefined {
  const listed = view.presentations.find(({ Id }) => Id === id);
  const session = listed && view.detail(listed.SessionId);
  const at = session?.Presentations.findIndex(({ Id }) => Id === id) ?? -1;
  const Presentation = session?.Presentations[at];
  if (!session || !Presentation) return undefined;
  // Also known to those who do not get it.
  const hasRecording = session.HasRecording || view.hasOwnRecording(id);
  const { before, after } = relatedSessions(session, { sessions: view.sessions, lines: view.abstracts.lines });
  const named = new Set(Presentation.Speakers.map((speaker) => speaker.Id));
  return {
    Presentation,
    Session: session,
    HasRecording: hasRecording,
    Recording: view.recording(Presentation, session),
    Authors: view.authors.filter((author) => named.has(author.Id)),
    Before: session.Presentations[at - 1] ?? null,
    After: session.Presentations[at + 1] ?? null,
    Room: view.rooms.find((room) => room.Id === session.RoomId) ?? null,
    RoomBefore: before ?? null,
    RoomAfter: after ?? null,
    Related: relatedPresentations(view, Presentation, session),
  };
}

/** Ids of chairs, speakers and speakers of the presentations, in that order. */
const namedBy = (session: SessionDetail): string[] =>
  [...session.Chairs, ...session.Speakers, ...session.Presentations.flatMap(({ Speakers }) => Speakers)].map(({ Id }) => Id);
