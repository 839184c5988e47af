// A session of the programme as an event of a calendar: what it is called, where it is, who speaks, and the id it keeps for ever.
import type { Session } from '../contract/programme.ts';
import { calledOff } from '../rules/called-off.ts';
import type { CalendarEvent } from './calendar-text.ts';

/** What a session stands in. */
export type SessionAround = {
  instance: string;
  /** Short name of the event. */
  event: string;
  /** Its name in words. */
  eventName: string;
  /** Venue and city, added to the room; empty for none. */
  venue: string;
  /** xx-XX, for lists of names. */
  language: string;
  /** Published version, from 1. */
  version: number;
  /** Instant of publication, ms. */
  published: number;
  /** Absolute address of the session's page; empty for none. */
  url: string;
};

/** The id of a session in every calendar, whoever writes it. */
export const sessionUid = (session: Pick<Session, 'Id'>, { instance, event }: Pick<SessionAround, 'instance' | 'event'>): string =>
  `${session.Id}@${event}.${instance}`;

/** The event of a session; undefined for one that is not scheduled. `abstract` is plain text. */
export function sessionEvent(session: Session, around: SessionAround, abstract = ''): CalendarEvent | undefined {
  if (session.StartDateTime === null) return undefined;
  const { language, eventName, venue, version, published, url } = around;
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const people = list.format(peopleOf(session));
  return {
    uid: sessionUid(session, around),
    sequence: version,
    published,
    start: Date.parse(session.StartDateTime),
    end: session.EndDateTime === null ? undefined : Date.parse(session.EndDateTime),
    title: session.Name,
    place: [session.RoomName, venue].filter(Boolean).join(', '),
    room: session.RoomName,
    day: session.ProgrammeDay,
    people,
    description: paragraphs([session.Subtitle, people], session.Presentations.map(lineOfPresentation), [abstract], [eventName]),
    categories: [...new Set([session.TrackName, session.TypeLabel ?? session.SessionType].filter(Boolean))],
    url,
    cancelled: calledOff(session) !== undefined,
  };
}

/** Names of who speaks, in the session or in one of its presentations, else of who chairs: as on the pages. */
function peopleOf({ Speakers, Presentations, Chairs }: Session): string[] {
  const speakers = [...Speakers, ...Presentations.flatMap((presentation) => presentation.Speakers)];
  return [...new Set((speakers.length > 0 ? speakers : Chairs).map(({ DisplayName }) => DisplayName).filter(Boolean))];
}

/** `10:15 Title (Name, Name)`. */
export function lineOfPresentation({ StartDateTime, Title, Speakers }: Session['Presentations'][number]): string {
  const names = Speakers.map(({ DisplayName }) => DisplayName).filter(Boolean);
  return [StartDateTime?.slice(11, 16), Title, names.length > 0 ? `(${names.join(', ')})` : ''].filter(Boolean).join(' ');
}

const paragraphs = (...groups: readonly (readonly string[])[]): string =>
  groups
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
