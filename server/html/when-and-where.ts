// Day, time and room of a session as one line in its language and in the time of the event; days and place of the event as another.
import type { Session } from '../../src/contract/programme.ts';
import { dateWords } from '../../src/i18n/dates.ts';
import type { PublishedEvent } from '../published/event.ts';

type Placed = Pick<Session, 'StartDateTime' | 'EndDateTime' | 'RoomName'>;

/** The line; empty where neither time nor room is known. */
export const whenAndWhere = (session: Placed, zone: { language: string; timeZone: string }): string =>
  [when(session, zone), session.RoomName].filter(Boolean).join(' · ');

/** Day and time; empty for a session without time. */
export function when({ StartDateTime, EndDateTime }: Placed, { language, timeZone }: { language: string; timeZone: string }): string {
  if (StartDateTime === null) return '';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const start = new Date(StartDateTime);
  const words = EndDateTime === null ? format.format(start) : format.formatRange(start, new Date(EndDateTime));
  // Narrow and thin spaces are in few fonts.
  return words.replaceAll(/\s/g, ' ');
}

/** Days, venue and city of an event; empty where it names none. */
export function daysAndPlace({ about: { startDate, endDate, venue, city }, text }: PublishedEvent, language: string): string {
  const place = [...new Set([text(venue, language), text(city, language)])].filter(Boolean).join(', ');
  return [days(startDate, endDate, language), place].filter(Boolean).join(' · ');
}

/** First to last day; empty where the event names none. */
function days(first: string, last: string, language: string): string {
  const [from, to] = [first || last, last || first].map((day) => new Date(`${day}T12:00:00Z`)) as [Date, Date];
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return '';
  return dateWords(language, 'UTC').dateRange(from.toISOString(), to.toISOString());
}
