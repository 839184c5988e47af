// The searchable text of a session, presentation or abstract.
import { personName, speakersOfSession } from '../person/people.ts';
import type { ListedThing } from '../session/listed-session.ts';
import type { SearchRow } from './search-index.ts';

/**
 * The row of a session for the search index: title, subtitle, speakers and chairs, presentations, track, room, type; company, tags,
 * keywords and institutes, ids and poster numbers. The text of an abstract or of a session is HTML, which the index reads where it is made.
 */
export const searchRow = (session: ListedThing): SearchRow => ({
  id: session.Id,
  title: session.Name,
  subtitle: session.Subtitle,
  people: [...speakersOfSession(session), ...session.Chairs].map(personName).join(', '),
  talks: session.Presentations.map(({ Title }) => Title).join(', '),
  track: session.TrackName,
  room: session.RoomName,
  type: [session.TypeLabel ?? '', session.SessionType].join(' ').trim(),
  company: session.CompanyAccountName,
  tags: [
    ...session.Groups.flatMap(({ Name, Label = '' }) => [Label, Name]),
    ...(session.Part?.Keywords ?? []),
    ...(session.Part?.Institutions ?? []),
  ].join(', '),
  numbers: [session.Id, session.Part?.PosterNumber ?? ''].join(' '),
  html: session.Part?.Html ?? session.Text?.Html ?? '',
});
