// A personal programme as events of a calendar: favourite sessions, favourite presentations of other sessions, own appointments, meetings. Pure.
import type { Appointment } from '../contract/personal-programme.ts';
import type { OwnMeeting } from '../contract/meetings.ts';
import type { Presentation, Session } from '../contract/programme.ts';
import type { CalendarEvent } from './calendar-text.ts';
import { meetingEvent } from './meeting-event.ts';
import { calledOff } from '../rules/called-off.ts';
import { lineOfPresentation, type SessionAround, sessionEvent } from './session-event.ts';

export type PersonalChoice = {
  sessions: ReadonlySet<string>;
  presentations: ReadonlySet<string>;
  appointments: readonly Appointment[];
  /** Meetings with companies; missing for none. */
  meetings?: readonly OwnMeeting[];
};

/** What the events of a session or presentation stand in; `url` is the address of its page. */
export type PersonalAround = Omit<SessionAround, 'url'> & {
  sessionUrl: (id: string) => string;
  presentationUrl: (id: string) => string;
};

/** Events by start. A presentation without time of its own has that of its session. */
export function personalEvents(sessions: readonly Session[], chosen: PersonalChoice, around: PersonalAround): CalendarEvent[] {
  const events = sessions.flatMap((session) => {
    const talks = session.Presentations.filter(({ Id }) => chosen.presentations.has(Id));
    if (!chosen.sessions.has(session.Id)) return talks.map((one) => presentationEvent(one, session, around));
    const event = sessionEvent(session, { ...around, url: around.sessionUrl(session.Id) });
    return [event && talks.length > 0 ? { ...event, chosen: talks.map(lineOfPresentation) } : event];
  });
  return [
    ...events.filter((event) => event !== undefined),
    ...chosen.appointments.map((one) => appointmentEvent(one, around)),
    ...(chosen.meetings ?? []).map((one) => meetingEvent(one, around)),
  ].sort((a, b) => a.start - b.start || (a.uid < b.uid ? -1 : 1));
}

/** The event of a presentation; undefined where neither it nor its session is scheduled. */
export function presentationEvent(
  presentation: Presentation,
  session: Session,
  around: Omit<PersonalAround, 'sessionUrl'>,
): CalendarEvent | undefined {
  const own = presentation.StartDateTime === null ? session : presentation;
  if (own.StartDateTime === null) return undefined;
  const { venue, event, instance, version, published, eventName, language } = around;
  const names = presentation.Speakers.map(({ DisplayName }) => DisplayName).filter(Boolean);
  return {
    uid: `${presentation.Id}.presentation@${event}.${instance}`,
    sequence: version,
    published,
    start: Date.parse(own.StartDateTime),
    end: own.EndDateTime === null ? undefined : Date.parse(own.EndDateTime),
    title: presentation.Title,
    place: [session.RoomName, venue].filter(Boolean).join(', '),
    room: session.RoomName,
    day: session.ProgrammeDay,
    description: [new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names), session.Name, eventName]
      .filter(Boolean)
      .join('\n'),
    categories: [...new Set([session.TrackName, session.TypeLabel ?? session.SessionType].filter(Boolean))],
    url: around.presentationUrl(presentation.Id),
    cancelled: calledOff(session) !== undefined,
  };
}

const appointmentEvent = (
  { Id, Title, Place, StartDateTime, EndDateTime }: Appointment,
  { event, instance, published }: PersonalAround,
): CalendarEvent => ({
  uid: `${Id}.appointment@${event}.${instance}`,
  sequence: 0,
  published,
  start: Date.parse(StartDateTime),
  end: Date.parse(EndDateTime),
  title: Title,
  place: Place,
  room: Place,
  description: '',
  categories: [],
  url: '',
  cancelled: false,
});
