// The searchable text of a session.
import type { Session } from '#contract/programme';
import { personName, speakersOfSession } from '../person/people.ts';
import type { SearchRow } from './search-index.ts';

/** The row of a session for the search index: title, subtitle, speakers and chairs, presentations, track, room, type. */
export const searchRow = (session: Session): SearchRow => ({
  id: session.Id,
  title: session.Name,
  subtitle: session.Subtitle,
  people: [...speakersOfSession(session), ...session.Chairs].map(personName).join(', '),
  talks: session.Presentations.map(({ Title }) => Title).join(', '),
  track: session.TrackName,
  room: session.RoomName,
  type: session.SessionType,
});
