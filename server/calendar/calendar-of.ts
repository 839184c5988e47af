// The calendars of a published event: its programme, and the sessions of a day, a room, a person, a company, one alone, or one presentation.
import { type CalendarEvent, calendarText } from '../../src/calendar/calendar-text.ts';
import { presentationEvent } from '../../src/calendar/personal-events.ts';
import { type SessionAround, sessionEvent } from '../../src/calendar/session-event.ts';
import type { CalendarKind } from '../../src/calendar/calendar-address.ts';
import type { Presentation, Session } from '../../src/contract/programme.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ProgrammeView } from '../published/programme.ts';
import { plainText } from './plain-text.ts';

/** Which calendar: `id` names the day (YYYY-MM-DD), room, person, company, session or presentation; empty for the programme. */
export type CalendarQuestion = { kind: CalendarKind; id: string; language: string };

/** Its title, and its sessions, or of one the presentation that is meant; undefined when there is no such thing. */
type Chosen = { title: string; sessions: readonly Session[]; presentation?: Presentation };

/** Longest abstract in a calendar, in characters: a calendar entry is no page. */
const LONGEST = 1000;

/**
 * The text of a calendar; undefined when the event has nothing of that name. `origin` is where the pages are,
 * `https://congress.example.org`, empty for unknown: then no entry has an address.
 */
export function calendarOf(event: PublishedEvent, { kind, id, language }: CalendarQuestion, origin: string): string | undefined {
  const view = event.programme.inLanguage(language);
  const chosen = choose(view, kind, id);
  if (!chosen) return undefined;
  const every = aroundOf(event, language);
  const where = { instance: event.instance, event: event.shortName, language };
  const urlOf = (page: string, params: Readonly<Record<string, string>>): string =>
    origin === '' ? '' : origin + pagePath(page, where, params);
  const around = (session: Session): SessionAround => ({
    ...every,
    url: urlOf('PagSessionDetailPage', { sessionId: session.Id }),
  });
  const events = chosen.sessions.flatMap((session): CalendarEvent[] => {
    if (chosen.presentation) {
      const presentationUrl = (presentationId: string): string => urlOf('PagPresentationDetailPage', { presentationId });
      const own = presentationEvent(chosen.presentation, session, { ...every, presentationUrl });
      return own ? [own] : [];
    }
    const one = sessionEvent(session, around(session), shortened(plainText(view.abstracts.detail(session.Id)?.Abstract ?? '')));
    return one ? [one] : [];
  });
  return calendarText({
    name: [every.eventName, chosen.title].filter(Boolean).join(' – '),
    description: event.text(event.about.subtitle, language),
    timeZone: event.timeZone,
    events,
  });
}

/** What all events of a calendar stand in. */
export const aroundOf = (event: PublishedEvent, language: string): Omit<SessionAround, 'url'> => ({
  instance: event.instance,
  event: event.shortName,
  eventName: event.text(event.about.name, language) || event.shortName,
  venue: [event.about.venue, event.about.city]
    .map((text) => event.text(text, language))
    .filter(Boolean)
    .join(', '),
  language,
  version: event.version,
  published: Date.parse(event.publishedAt),
});

function choose(view: ProgrammeView, kind: CalendarKind, id: string): Chosen | undefined {
  // What the scheduler leaves out, a calendar of many leaves out too; requested by itself it is there.
  const shown = view.sessions.filter(({ HideOnScheduler }) => !HideOnScheduler);
  if (kind === 'programme') return { title: '', sessions: shown };
  if (kind === 'session') {
    const session = view.session(id);
    return session && { title: session.Name, sessions: [session] };
  }
  if (kind === 'presentation') {
    const presentation = view.presentations.find(({ Id }) => Id === id);
    const session = presentation && view.session(presentation.SessionId);
    return session && { title: presentation.Title, sessions: [session], presentation };
  }
  if (kind === 'room') {
    const room = view.rooms.find(({ Id }) => Id === id);
    return room && { title: room.Name, sessions: shown.filter(({ RoomId }) => RoomId === id) };
  }
  if (kind === 'person') {
    const person = view.author(id);
    const theirs = new Set(person?.SessionIds);
    return person && { title: person.DisplayName, sessions: view.sessions.filter(({ Id }) => theirs.has(Id)) };
  }
  if (kind === 'company') {
    const theirs = view.sessions.filter(({ CompanyAccountId }) => CompanyAccountId === id);
    return theirs[0] && { title: theirs[0].CompanyAccountName, sessions: theirs };
  }
  const sessions = shown.filter(({ ProgrammeDay }) => ProgrammeDay === id);
  return sessions.length > 0 ? { title: id, sessions } : undefined;
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed().trimEnd()}…` : text);
