// Day, time and room of a session as one line in its language and in the time of the event.
import type { Session } from '../../src/contract/programme.ts';

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
