// Names of people as sessions and presentations carry them.
import type { Author, Presentation, Session } from '#contract/programme';
import type { SearchRow } from '../search/search-index.ts';

type PersonRef = Session['Speakers'][number];

/** The name as the person writes it. */
export const personName = ({ DisplayName, Firstname, Surname }: Pick<PersonRef, 'DisplayName' | 'Firstname' | 'Surname'>): string =>
  DisplayName || `${Firstname} ${Surname}`.trim();

/** Speakers of a presentation; a row that only has SpeakerFirstname and SpeakerSurname gives one without page. */
export function speakersOf({ Speakers, SpeakerFirstname, SpeakerSurname }: Presentation): readonly PersonRef[] {
  if (Speakers.length > 0) return Speakers;
  const name = `${SpeakerFirstname} ${SpeakerSurname}`.trim();
  return name === '' ? [] : [{ Id: '', Firstname: SpeakerFirstname, Surname: SpeakerSurname, DisplayName: name }];
}

/** Everybody who speaks in a session, once each: its own speakers, then those of its presentations. */
export function speakersOfSession({
  Speakers = [],
  Presentations = [],
}: Partial<Pick<Session, 'Speakers' | 'Presentations'>>): readonly PersonRef[] {
  const found = new Map<string, PersonRef>();
  for (const person of [...Speakers, ...Presentations.flatMap(speakersOf)]) {
    const key = person.Id || personName(person);
    if (!found.has(key)) found.set(key, person);
  }
  return [...found.values()];
}

/** The searchable text of a person: name, title, institution, city, country. */
export const personRow = (person: Author): SearchRow => ({
  id: person.Id,
  title: personName(person),
  subtitle: person.Institution,
  people: '',
  talks: '',
  track: person.City,
  room: person.Country,
  type: person.Title,
});
