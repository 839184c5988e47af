// Personal programmes as files: the calendar at its secret address, and the PDF.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarText } from '../../src/calendar/calendar-text.ts';
import { personalEvents } from '../../src/calendar/personal-events.ts';
import { pagePath } from '../../src/pages/match.ts';
import { aroundOf } from '../calendar/calendar-of.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Answering } from '../routes/published-answers.ts';
import { ownerOfCalendar, PERSONAL_CALENDAR_ROOT } from './personal-calendars.ts';
import { type PersonalProgramme, personalProgrammeOf } from './programme-of.ts';

export type PersonalParts = { answering: Answering; people: People; limits: Limits };

/** A secret as `newSecret` makes it, as a file of a calendar. */
const calendarFile = /^([\w-]{43})\.ics$/;

export function registerPersonalProgramme(app: FastifyInstance, parts: PersonalParts): void {
  app.get(`${PERSONAL_CALENDAR_ROOT}/:file`, { schema: { hide: true } }, (request, reply) => answerCalendar(request, reply, parts));
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

/** The text of the calendar. */
function calendarOfPerson(event: PublishedEvent, programme: PersonalProgramme, language: string, origin: string): string {
  const around = aroundOf(event, language);
  const scope = { instance: event.instance, event: event.shortName, language };
  const events = personalEvents(event.programme.inLanguage(language).sessions, programme, {
    ...around,
    sessionUrl: (sessionId) => origin + pagePath('PagSessionDetailPage', scope, { sessionId }),
    presentationUrl: (presentationId) => origin + pagePath('PagPresentationDetailPage', scope, { presentationId }),
  });
  const name = [around.eventName, programme.person].filter(Boolean).join(' – ');
  return calendarText({ name, description: '', timeZone: event.timeZone, events });
}
