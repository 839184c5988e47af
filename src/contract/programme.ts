// Programme endpoints (B §7 Programme): sessions, presentations, people, rooms and what is highlighted.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { authorDetailFields, companyRef, productRef } from './exhibition-shapes.ts';
import { recording } from './programme-recording.ts';
import {
  aroundPresentation,
  authorFields,
  lineFields,
  placeFields,
  posterFact,
  presentationDetailFields,
  presentationFields,
  roomFields,
  sessionDetailFields,
  sessionFields,
  trackFields,
  watchFields,
  writtenFields,
} from './programme-shapes.ts';
import { momentFields, mostMomentRows } from './programme-moment.ts';
import { language, ofEvent, peopleIds, shared } from './programme-query.ts';
export const area: Area = { title: 'Programme', description: 'Sessions, presentations, people, rooms, tracks.' };
const text = z.string();
/** ISO 8601 with the offset of the event's time zone at that moment; null when not scheduled. */
const time = z.string().nullable();
const html = z.string().meta({ description: 'Sanitised HTML; empty for none.' });

export const room = z.object(roomFields(text));
export type Room = z.infer<typeof room>;
export const track = z.object(trackFields(text));
export type Track = z.infer<typeof track>;
export const presentation = z.object({ ...presentationFields(text, time), ...writtenFields });
export type Presentation = z.infer<typeof presentation>;
/** A session in lists: room and track by id and by name. */
export const session = z.object({
  ...sessionFields(text, time),
  ...watchFields,
  ...placeFields(text),
  ...writtenFields,
  Presentations: z.array(presentation),
});
export type Session = z.infer<typeof session>;

/** A session as its neighbours name it: what a row of a list shows, without people and presentations. */
export const sessionLine = session.pick(lineFields);
export type SessionLine = z.infer<typeof sessionLine>;
/** A presentation on the page of its session. */
export const presentationDetail = presentation.extend({ ...presentationDetailFields(html), ...posterFact });
export type PresentationDetail = z.infer<typeof presentationDetail>;
export const sessionDetail = session.extend({ ...sessionDetailFields(html), Presentations: z.array(presentationDetail) });
export type SessionDetail = z.infer<typeof sessionDetail>;

export const author = z.object({
  ...authorFields(html),
  SessionIds: z.array(text),
  PresentationIds: z.array(text),
});
export type Author = z.infer<typeof author>;
export const pagSessions = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGSessionsV2',
  title: 'Sessions',
  description:
    'All sessions in order of start, room, name. `from` leaves out what ended before that instant, `limit` cuts the list; `authorid` gives the sessions of one person, each with their presentations alone.',
  query: ofEvent.extend({
    from: z.string().optional().meta({ description: 'ISO 8601 instant: only sessions that end after it.' }),
    limit: z.coerce.number().int().min(1).max(5000).optional(),
    authorid: z.string().optional().meta({ description: 'Only sessions in which this person chairs, speaks or presents.' }),
  }),
  reply: z.array(session),
});

/** A session in what is on and what follows. */
export const momentLine = sessionLine.extend(momentFields);
export type MomentLine = z.infer<typeof momentLine>;

export const pagNowAndNext = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGNowAndNext',
  title: 'What is on, and what comes next',
  description:
    'In order of start: the sessions that run at any time in the hour of `from`, the first ones after that hour, and the first one after it in every room; when all of them are over, the first ones that were recorded. Posters and what is hidden on the scheduler are left out. Without `from` all the others.',
  query: ofEvent.extend({
    from: z.string().optional().meta({ description: 'ISO 8601 instant; only its hour counts.' }),
    limit: z.coerce.number().int().min(1).max(mostMomentRows).default(6).meta({ description: 'How many after the hour, or recorded.' }),
  }),
  reply: z.array(momentLine),
});

export const selectedSessions = endpoint({
  ...shared,
  shownOn: ['PagSessionDetailPage', 'PersonalProgramPage'],
  method: 'POST',
  path: '/api/Public/SelectedSessions',
  title: 'Selected sessions',
  description: 'The sessions with these ids, in the order asked, with everything the detail shows. Unknown ids are left out.',
  event: ['shortname'],
  query: z.object({ shortname: eventParameter, language, ...callerFields }),
  body: z.array(z.string()).max(500),
  example: { body: ['s-0107'] },
  reply: z.array(sessionDetail),
});

export const pagData = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGData',
  title: 'One session, or the frame of the programme',
  description:
    'Rooms, tracks and people that the sessions asked for name; with `sessionid` the detail of that session with those around it, without it no sessions.',
  query: ofEvent.extend({ sessionid: z.string().optional() }),
  example: { query: { sessionid: 's-0107' } },
  reply: z.object({
    Sessions: z.array(sessionDetail),
    Authors: z.array(author).meta({ description: 'Without biography, as in lists.' }),
    Rooms: z.array(room),
    Tracks: z.array(track),
    Before: sessionLine.nullable().meta({ description: 'The session before it in its room on the same day of the programme.' }),
    After: sessionLine.nullable().meta({ description: 'The session after it in its room on the same day of the programme.' }),
    Related: z.array(sessionLine).meta({
      description: 'Up to 12 that share people, keywords or rare words and labels, or track and kind; most in common first.',
    }),
    Companies: z.array(companyRef).meta({
      description: 'Its company and those whose products are shown in it, as far as the caller gets their rows; its own first.',
    }),
    Products: z.array(productRef).meta({ description: 'Products that are shown in it, of companies whose profile is open to the caller.' }),
  }),
});

export const pagPresentations = endpoint({
  ...shared,
  shownOn: ['PagPresentationSearchPage', 'PresentationSearchPage', 'PagPresentationDetailPage'],
  path: '/api/Modules/PAGPresentations',
  title: 'Presentations',
  description: 'All presentations in order of start.',
  query: ofEvent,
  reply: z.array(presentation),
});

export const pagPresentation = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGPresentation',
  title: 'One presentation',
  description:
    'A presentation with its abstract, its session, its people, its recording, its room, the presentations before and after it there, and related ones.',
  query: ofEvent.extend({ presentationid: z.string() }),
  example: { query: { presentationid: 'p-0311' } },
  reply: z.object({
    Presentation: presentationDetail,
    Session: sessionLine,
    HasRecording: z.boolean().meta({ description: 'There is a recording of it, for whomever.' }),
    Recording: recording.nullable().meta({ description: 'Its recording; null for none, and for those who may not watch it.' }),
    Authors: z.array(author).meta({ description: 'Without biography, as in lists.' }),
    ...aroundPresentation(presentation, room, sessionLine),
    Related: z
      .array(presentation)
      .meta({ description: 'Up to 6 of other sessions that share speakers, keywords or the track, those with most in common first.' }),
  }),
});

export const pagAuthors = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGAuthors',
  title: 'People',
  description:
    'Speakers, chairs and authors by surname; `authorid` gives one, with biography, the companies they belong to, and who stands before and after them.',
  query: ofEvent.extend({ authorid: z.string().optional(), ids: peopleIds.optional() }),
  reply: z.array(author.extend(authorDetailFields)),
});

export const pagAuthorsHighlighted = endpoint({
  ...shared,
  shownOn: ['PagFacultySearchPage', 'FacultySearchPage'],
  path: '/api/Modules/PAGAuthorsHighlighted',
  title: 'Highlighted people',
  description: 'People marked as highlighted.',
  query: ofEvent,
  reply: z.array(author),
});

export const pagRooms = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGRooms',
  title: 'Rooms',
  description: 'All rooms in the order of the organiser.',
  query: ofEvent,
  reply: z.array(room),
});

export const highlightedSessions = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Public/HighlightedSessions',
  title: 'Highlighted sessions',
  description: 'Highlighted sessions of a grade in order of start.',
  event: ['shortname'],
  query: z.object({
    shortname: eventParameter,
    language,
    ...callerFields,
    programGrade: z.string().default('Scientific').meta({ description: 'Grade, default Scientific (B §9); All gives every grade.' }),
  }),
  reply: z.array(session.extend({ People: momentFields.People })),
});

export const highlightedPresentation = endpoint({
  ...shared,
  shownOn: ['PagPresentationSearchPage', 'PresentationSearchPage'],
  path: '/api/Public/HighlightedPresentation',
  title: 'Highlighted presentations',
  description: 'Presentations marked as highlighted, in order of start.',
  event: ['shortname'],
  query: z.object({ shortname: eventParameter, language, ...callerFields }),
  reply: z.array(presentation),
});

const counts = {
  ...shared,
  event: ['eventId'],
  effect: 'change',
  limit: 'write',
  caching: 'never',
  description:
    'Adds one view and answers the count; the spec makes it a GET. Where the policies close the session to the caller nothing is added, and the answer is 0.',
  reply: z.object({ Count: z.number().int().nonnegative() }),
} as const;

export const setSessionViewCount = endpoint({
  ...counts,
  path: '/api/App/SetSessionViewCount/',
  title: 'Count a view of a session',
  query: z.object({ eventId: eventParameter, sessionid: z.string() }),
  example: { query: { sessionid: 's-0108' } },
});

export const setPresentationViewCount = endpoint({
  ...counts,
  path: '/api/App/SetPresentationViewCount/',
  title: 'Count a view of a presentation',
  query: z.object({ eventId: eventParameter, presentationId: z.string() }),
  example: { query: { presentationId: 'p-0311' } },
});
