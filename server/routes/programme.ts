// Handlers of src/contract/programme.ts: sessions, presentations, people, rooms, what is highlighted, view counts.
import { dayInZone } from '../../src/clock/zone.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type * as contract from '../../src/contract/programme.ts';
import type { Author } from '../../src/contract/programme.ts';
import type { PersonRef } from '../../src/contract/programme-shapes.ts';
import { notFound } from '../http/errors.ts';
import { currentSessions, onScheduler } from '../../src/api/static/current-sessions.ts';
import { endingAfter, hourWithin, sessionsFrom } from './from-instant.ts';
import { linksOfSession } from '../published/exhibition-links.ts';
import { momentLines, momentPeople } from '../published/moment-lines.ts';
import { frameOf, presentationWithItsPeople, sessionWithItsPeople } from '../published/programme-data.ts';
import { sessionsOfPerson } from '../published/sessions-of-person.ts';
import { demandEvent } from './event-of-request.ts';
import type { PublishedEvent } from '../published/event.ts';
import { isCounted } from '../views/counted.ts';
import { type Asked, type HandlersOf, type Live, live, published } from './handlers.ts';

export const programme: HandlersOf<typeof contract> = {
  pagSessions: published(
    (event, { language, from, limit, authorid }) => {
      const { sessions } = event.programme.inLanguage(language);
      return sessionsFrom(authorid === undefined ? sessions : sessionsOfPerson(authorid, sessions), from).slice(0, limit);
    },
    (event, asked) => ({ ...asked, from: endingAfter(event.programme.inLanguage(asked.language).sessions, asked.from) }),
  ),
  pagNowAndNext: published(
    (event, { language, from, limit }) => {
      const view = event.programme.inLanguage(language);
      const sessions = onScheduler(view.sessions);
      return momentLines(view, from === undefined ? sessions : currentSessions(sessions, Date.parse(from), limit));
    },
    (event, asked) => ({ ...asked, from: hourWithin(onScheduler(event.programme.inLanguage(asked.language).sessions), asked.from) }),
  ),
  selectedSessions: published((event, { language }, ids) => {
    const { detail } = event.programme.inLanguage(language);
    return [...new Set(ids)].flatMap((id) => detail(id) ?? []);
  }),
  pagData: published((event, { language, sessionid }) => {
    const view = event.programme.inLanguage(language);
    if (sessionid === undefined) return frameOf(view);
    const found = sessionWithItsPeople(view, sessionid);
    const [session] = found?.Sessions ?? [];
    if (!found || !session) throw notFound('This event has no session with this id.', 'sessionid');
    return { ...found, ...linksOfSession(event.exhibition.inLanguage(language), session) };
  }),
  pagPresentations: published((event, { language }) => [...event.programme.inLanguage(language).presentations]),
  pagPresentation: published((event, { language, presentationid }) => {
    const found = presentationWithItsPeople(event.programme.inLanguage(language), presentationid);
    if (!found) throw notFound('This event has no presentation with this id.', 'presentationid');
    return found;
  }),
  pagAuthors: published((event, { language, authorid, ids }) => {
    const { author, authors } = event.programme.inLanguage(language);
    if (ids !== undefined) return [...new Set(ids.split(','))].flatMap((id) => author(id) ?? []);
    if (authorid === undefined) return [...authors];
    const found = author(authorid);
    if (!found) throw notFound('This event has no person with this id.', 'authorid');
    const at = authors.findIndex(({ Id }) => Id === authorid);
    return [
      {
        ...found,
        Companies: [...event.exhibition.inLanguage(language).membershipsOf(authorid)],
        Before: refOf(authors[at - 1]),
        After: refOf(authors[at + 1]),
      },
    ];
  }),
  pagAuthorsHighlighted: published((event, { language }) => {
    const { author, authors } = event.programme.inLanguage(language);
    return authors.filter((one) => one.Highlighted).flatMap((one) => author(one.Id) ?? []);
  }),
  pagRooms: published((event, { language }) => [...event.programme.inLanguage(language).rooms]),
  highlightedSessions: published(
    (event, { language, programGrade }) => {
      const { sessions, author } = event.programme.inLanguage(language);
      return sessions
        .filter((session) => session.Highlighted && (programGrade === 'all' || session.ProgramGrade.toLowerCase() === programGrade))
        .map((session) => ({ ...session, People: momentPeople(author, session) }));
    },
    (_, asked) => ({ ...asked, programGrade: asked.programGrade.trim().toLowerCase() }),
  ),
  highlightedPresentation: published((event, { language }) =>
    event.programme.inLanguage(language).presentations.filter(({ Highlighted }) => Highlighted),
  ),
  setSessionViewCount: live(async ({ sessionid }, parts, asked) => {
    const found = demandEvent(asked.event);
    if (!found.programme.rows.sessions.some(({ Id }) => Id === sessionid))
      throw notFound('This event has no session with this id.', 'sessionid');
    return countOf('session', sessionid, sessionid, found, parts, asked);
  }),
  setPresentationViewCount: live(async ({ presentationId }, parts, asked) => {
    const found = demandEvent(asked.event);
    const presentation = found.programme.rows.presentations.find(({ Id }) => Id === presentationId);
    if (!presentation) throw notFound('This event has no presentation with this id.', 'presentationId');
    return countOf('presentation', presentationId, presentation.SessionId, found, parts, asked);
  }),
};

/** Adds a view where it counts, and answers the count; 0 where the session is closed to the caller. */
async function countOf(
  kind: 'session' | 'presentation',
  item: string,
  sessionId: string,
  event: PublishedEvent,
  { store, clock, accessControl }: Pick<Live, 'store' | 'clock' | 'accessControl'>,
  asked: Pick<Asked<Endpoint>, 'caller' | 'browser'>,
): Promise<{ Count: number }> {
  const access = await accessControl.accessOf(asked.browser.request, event);
  if (!access.session(sessionId)) return { Count: 0 };
  const view = { eventId: event.id, day: dayInZone(clock.now(), event.timeZone), kind, action: 'view', item } as const;
  return { Count: isCounted(asked) ? await store.countView(view) : await store.totalOf(view) };
}

/** A person as another one's page names them. */
const refOf = (person: Author | undefined): PersonRef | null =>
  person ? { Id: person.Id, Firstname: person.Firstname, Surname: person.Surname, DisplayName: person.DisplayName } : null;
