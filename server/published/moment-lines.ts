// Sessions as what is on and what follows names them: with who speaks, and the place of the room in the organiser's order.
import type { MomentLine, Session } from '../../src/contract/programme.ts';
import type { PersonRef } from '../../src/contract/programme-shapes.ts';
import type { ProgrammeView } from './programme.ts';

/** Most people named with a session. */
const MOST = 4;

/** The lines of `sessions`, in their order. */
export function momentLines({ rooms, author }: Pick<ProgrammeView, 'rooms' | 'author'>, sessions: readonly Session[]): MomentLine[] {
  const places = new Map(rooms.map(({ Id }, place) => [Id, place]));
  return sessions.map((session) => ({
    ...session,
    People: momentPeople(author, session),
    RoomSort: places.get(session.RoomId) ?? rooms.length,
  }));
}

/** The first people of a session with their pictures: who speaks, else who chairs. */
export const momentPeople = (author: ProgrammeView['author'], session: Session): MomentLine['People'] =>
  peopleOf(session)
    .slice(0, MOST)
    .map((person) => ({ ...person, ImagePath: author(person.Id)?.ImagePath ?? '' }));

/** Who speaks, once each; who chairs it where nobody does. */
function peopleOf({ Speakers, Presentations, Chairs }: Session): PersonRef[] {
  const speakers = [...Speakers, ...Presentations.flatMap((talk) => talk.Speakers)];
  return [...new Map((speakers.length > 0 ? speakers : Chairs).map((person) => [person.Id || person.DisplayName, person])).values()];
}
