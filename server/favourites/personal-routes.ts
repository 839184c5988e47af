// Personal programmes as files: the calendar at its secret address, and the PDF.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type CalendarEvent, calendarText } from '../../src/calendar/calendar-text.ts';
import { personalEvents } from '../../src/calendar/personal-events.ts';
import { downloads } from '../../src/contract/downloads.ts';
import { pagePath } from '../../src/pages/match.ts';
import { aroundOf } from '../calendar/calendar-of.ts';
import { badRequest, notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { wireOwn } from '../meetings/wire-meetings.ts';
import { walkingTimes } from '../../src/rules/walking-times.ts';
import type { People } from '../people/people.ts';
import { findEvent } from '../published/find-event.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import type { Answering } from '../routes/published-answers.ts';
import { ownerOfCalendar, PERSONAL_CALENDAR_ROOT } from './personal-calendars.ts';
import { createPdfMaker } from './pdf/make-pdf.ts';
import { pdfContent, type PdfContent, type PdfFormat } from './pdf/pdf-content.ts';
import { redeemPdfCode } from './pdf-codes.ts';
import type { Owner } from './stored-favourites.ts';
import { type OwnProgramme, personalProgrammeOf } from './programme-of.ts';

export type PersonalParts = { answering: Answering; people: People; limits: Limits };

/** A secret as `newSecret` makes it, as a file of a calendar. */
const calendarFile = /^([\w-]{43})\.ics$/;

export function registerPersonalProgramme(app: FastifyInstance, parts: PersonalParts): void {
  app.get(`${PERSONAL_CALENDAR_ROOT}/:file`, { schema: { hide: true } }, (request, reply) => answerCalendar(request, reply, parts));
  const makePdf = createPdfMaker();
  app.get(downloads.downloadPersonalProgram!.path, { schema: { hide: true } }, async (request, reply) => {
    const { event, owner } = await ownerOfDownload(request, parts);
    await parts.limits.demandFor('pdf', `${owner.accountId} ${owner.eventId}`);
    const programme = await personalProgrammeOf({ people: parts.people, accessControl: parts.answering.accessControl }, event, owner);
    if (!programme) throw notFound('There is no such programme.');
    const { language, format } = readQuery(request);
    const bytes = await makePdf(
      contentOf(event, programme, { language: event.languageFor(language), format, origin: originOfRequest(request) }),
    );
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${event.shortName}-my-programme.pdf"`)
      .type('application/pdf')
      .send(bytes);
  });
}

const query = z.object({
  eventid: z.string().max(201).default(''),
  language: z.string().max(20).optional(),
  format: z.enum(['A4', 'pocket']).catch('A4').default('A4'),
  token: z.string().max(100).optional(),
});

/** Names in any case, as at every endpoint. */
function readQuery(request: FastifyRequest): z.output<typeof query> {
  const named = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), value]);
  const read = query.safeParse(Object.fromEntries(named));
  if (!read.success) throw badRequest('The query cannot be read.', String(read.error.issues[0]?.path[0] ?? ''));
  return read.data;
}

/** Whose programme is downloaded: the token's, which is used up, else the caller's. Throws RequestError 401, 404. */
async function ownerOfDownload(
  request: FastifyRequest,
  { answering, people, limits }: PersonalParts,
): Promise<{ event: PublishedEvent; owner: Owner }> {
  await limits.take('write', sourceOf(request).key);
  const { eventid, token } = readQuery(request);
  const event = await findEvent(answering.eventCache, { name: eventid, field: 'eventid', hostname: request.hostname });
  if (token !== undefined) {
    const owner = await redeemPdfCode(people.db, event.id, token, people.clock.now());
    if (!owner) throw notFound('This token does not work any more.');
    return { event, owner };
  }
  const { account } = demandSignedIn(await answering.accessControl.callerOf(request, event));
  return { event, owner: { accountId: account.id, eventId: event.id } };
}

function contentOf(
  event: PublishedEvent,
  programme: OwnProgramme,
  { language, format, origin }: { language: string; format: PdfFormat; origin: string },
): PdfContent {
  const word = (key: string): string => event.text({ key: `programme.personal-programme.${key}` }, language);
  const booked = programme.bookings.filter(({ state }) => state === 'booked');
  return pdfContent(eventsOf(event, { ...programme, bookings: booked }, language, origin), {
    eventName: aroundOf(event, language).eventName,
    person: programme.person,
    language,
    timeZone: event.timeZone,
    format,
    words: { title: word('label'), empty: word('empty'), changeRoom: word('changeRoom'), walk: word('walk'), tooFar: word('tooFar') },
    walking: walkingTimes(event.programme.inLanguage(language).rooms),
  });
}

/** Whoever knows the address reads the calendar: it has times and places, and nothing that a session would open. */
async function answerCalendar(request: FastifyRequest, reply: FastifyReply, parts: PersonalParts): Promise<FastifyReply> {
  const { answering, people, limits } = parts;
  await limits.take('write', sourceOf(request).key);
  const { file } = request.params as { file: string };
  const secret = calendarFile.exec(file)?.[1];
  const owner = secret === undefined ? undefined : await ownerOfCalendar(people.db, secret);
  const event = owner && (await answering.eventCache.byId(owner.eventId));
  const programme = event && (await personalProgrammeOf({ people, accessControl: answering.accessControl }, event, owner));
  if (!programme) throw notFound('There is no such calendar.');
  const { language } = request.query as { language?: unknown };
  return reply
    .header('cache-control', 'private, no-cache')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${event.shortName}-my-programme.ics"`)
    .type('text/calendar; charset=utf-8')
    .send(
      calendarOfPerson(event, programme, event.languageFor(typeof language === 'string' ? language : undefined), originOfRequest(request)),
    );
}

const originOfRequest = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

function eventsOf(event: PublishedEvent, programme: OwnProgramme, language: string, origin: string): CalendarEvent[] {
  const scope = { instance: event.instance, event: event.shortName, language };
  const offered = event.exhibition.inLanguage(language).meetings;
  const at = { event, language, now: 0 };
  // An online link is for sessions of who booked: whoever knows a calendar's address has none.
  const meetings = programme.bookings
    .filter(({ dismissed_at }) => dismissed_at === null)
    .map((row) => ({ ...wireOwn(row, offered, { clashesOf: () => [] }, at), Url: '' }));
  return personalEvents(
    event.programme.inLanguage(language).sessions,
    { ...programme, meetings },
    {
      ...aroundOf(event, language),
      sessionUrl: (sessionId) => origin + pagePath('PagSessionDetailPage', scope, { sessionId }),
      presentationUrl: (presentationId) => origin + pagePath('PagPresentationDetailPage', scope, { presentationId }),
    },
  );
}

/** The text of the calendar. */
function calendarOfPerson(event: PublishedEvent, programme: OwnProgramme, language: string, origin: string): string {
  const name = [aroundOf(event, language).eventName, programme.person].filter(Boolean).join(' – ');
  const events = eventsOf(event, programme, language, origin);
  return calendarText({ name, description: '', timeZone: event.timeZone, events });
}
