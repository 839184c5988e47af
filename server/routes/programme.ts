// Handlers of src/contract/programme.ts: sessions, presentations, people, rooms, abstracts, what is highlighted, view counts.
import type * as contract from '../../src/contract/programme.ts';
import { notFound } from '../http/errors.ts';
import { endingAfter, sessionsFrom } from './from-instant.ts';
import { frameOf, sessionWithItsPeople } from '../published/programme-data.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, published } from './handlers.ts';

export const programme: HandlersOf<typeof contract> = {
  pagSessions: published(
    (event, { language, from, limit }) => sessionsFrom(event.programme.inLanguage(language).sessions, from).slice(0, limit),
    (event, asked) => ({ ...asked, from: endingAfter(event.programme.inLanguage(asked.language).sessions, asked.from) }),
  ),
  selectedSessions: published((event, { language }, ids) => {
    const { detail } = event.programme.inLanguage(language);
    return [...new Set(ids)].flatMap((id) => detail(id) ?? []);
  }),
  pagData: published((event, { language, sessionid }) => {
    const view = event.programme.inLanguage(language);
    if (sessionid === undefined) return frameOf(view);
    const found = sessionWithItsPeople(view, sessionid);
    if (!found) throw notFound('This event has no session with this id.', 'sessionid');
    return found;
  }),
  pagPresentations: published((event, { language }) => [...event.programme.inLanguage(language).presentations]),
  pagAuthors: published((event, { language, authorid }) => {
    const { author, authors } = event.programme.inLanguage(language);
    if (authorid === undefined) return [...authors];
    const found = author(authorid);
    if (!found) throw notFound('This event has no person with this id.', 'authorid');
    return [found];
  }),
  pagAuthorsHighlighted: published((event, { language }) => {
    const { author, authors } = event.programme.inLanguage(language);
    return authors.filter((one) => one.Highlighted).flatMap((one) => author(one.Id) ?? []);
  }),
  pagRooms: published((event, { language }) => [...event.programme.inLanguage(language).rooms]),
  pagAbstracts: published((event, { language }) => {
    const { abstract, sessions } = event.programme.inLanguage(language);
    return sessions.map(({ Id }) => ({ SessionId: Id, Abstract: abstract(Id) })).filter(({ Abstract }) => Abstract !== '');
  }),
  highlightedSessions: published(
    (event, { language, programGrade }) =>
      event.programme
        .inLanguage(language)
        .sessions.filter(
          (session) => session.Highlighted && (programGrade === 'all' || session.ProgramGrade.toLowerCase() === programGrade),
        ),
    (_, asked) => ({ ...asked, programGrade: asked.programGrade.trim().toLowerCase() }),
  ),
  highlightedPresentation: published((event, { language }) =>
    event.programme.inLanguage(language).presentations.filter(({ Highlighted }) => Highlighted),
  ),
  setSessionViewCount: live(async ({ sessionid }, { store, accessControl }, { browser, event }) => {
    const found = demandEvent(event);
    if (!found.programme.rows.sessions.some(({ Id }) => Id === sessionid))
      throw notFound('This event has no session with this id.', 'sessionid');
    const access = await accessControl.accessOf(browser.request, found);
    return { Count: access.session(sessionid) ? await store.countView(found.id, 'session', sessionid) : 0 };
  }),
  setPresentationViewCount: live(async ({ presentationId }, { store, accessControl }, { browser, event }) => {
    const found = demandEvent(event);
    const presentation = found.programme.rows.presentations.find(({ Id }) => Id === presentationId);
    if (!presentation) throw notFound('This event has no presentation with this id.', 'presentationId');
    const access = await accessControl.accessOf(browser.request, found);
    return { Count: access.session(presentation.SessionId) ? await store.countView(found.id, 'presentation', presentationId) : 0 };
  }),
};
