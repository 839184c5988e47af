// What the picture of an event or of a session says.
import type { PublishedEvent } from '../published/event.ts';
import { daysAndPlace, when } from '../html/when-and-where.ts';
import type { CardWords } from './card.ts';

/** The languages of an event, this one first: what no font can draw is drawn in the next. */
const languagesFrom = (event: PublishedEvent, language: string): string[] => [...new Set([language, ...event.about.languages])];

const nameOf = (event: PublishedEvent, language: string): string => event.text(event.about.name, language) || event.shortName;

/** Of an event: its name, line, days and place. */
export function eventCard(event: PublishedEvent, language: string): CardWords {
  return {
    titles: [...languagesFrom(event, language).map((one) => nameOf(event, one)), event.shortName],
    lines: [event.text(event.about.subtitle, language), daysAndPlace(event, language)],
    event: '',
  };
}

/** Of a session: its title, when and where. Undefined for an id of nothing. */
export function sessionCard(event: PublishedEvent, language: string, id: string): CardWords | undefined {
  const session = event.programme.inLanguage(language).session(id);
  if (!session) return undefined;
  return {
    titles: languagesFrom(event, language).map((one) => event.programme.inLanguage(one).session(id)?.Name ?? ''),
    lines: [when(session, { language, timeZone: event.timeZone }), session.RoomName],
    event: nameOf(event, language),
  };
}
