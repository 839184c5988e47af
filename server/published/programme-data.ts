// PAGData: one session with the people, room and track it names, or the frame of the programme.
import type { pagData, SessionDetail } from '../../src/contract/programme.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import type { ProgrammeView } from './programme.ts';

type Data = ReplyOf<typeof pagData>;

/** Rooms and tracks of the programme; no sessions, and so no people. */
export const frameOf = (view: ProgrammeView): Data => ({ Sessions: [], Authors: [], Rooms: [...view.rooms], Tracks: [...view.tracks] });

/** A session with everybody it names, biographies too; undefined when there is no such session. */
export function sessionWithItsPeople(view: ProgrammeView, id: string): Data | undefined {
  const session = view.detail(id);
  if (!session) return undefined;
  return {
    Sessions: [session],
    Authors: namedBy(session).flatMap((person) => view.author(person) ?? []),
    Rooms: view.rooms.filter((room) => room.Id === session.RoomId),
    Tracks: view.tracks.filter((track) => track.Id === session.TrackId),
  };
}

/** Ids of chairs, speakers and speakers of the presentations, each once, in that order. */
const namedBy = (session: SessionDetail): string[] => [
  ...new Set([...session.Chairs, ...session.Speakers, ...session.Presentations.flatMap(({ Speakers }) => Speakers)].map(({ Id }) => Id)),
];
