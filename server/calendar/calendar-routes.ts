// `/api/Programme/Calendar/<event>/<language>/….ics`: calendars to download or to subscribe to (webcal).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALENDAR_ROOT, type CalendarKind, calendarKinds } from '../../src/calendar/calendar-address.ts';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import type { Answering } from '../routes/contract-routes.ts';
import { filterEvent } from '../access/filter-event.ts';
import { calendarOf } from './calendar-of.ts';

type Params = Readonly<Record<string, string>>;

/** `origin`: where the pages are when that is not where the request went; empty leaves addresses out of the calendars. */
export function registerCalendars(app: FastifyInstance, answering: Answering, origin?: string): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerCalendar(request, reply, answering, origin);
  app.get(`${CALENDAR_ROOT}/:event/:language/:file`, { schema: { hide: true } }, answer);
  app.get(`${CALENDAR_ROOT}/:event/:language/:kind/:file`, { schema: { hide: true } }, answer);
}

async function answerCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { eventCache, cache, compressor, accessControl }: Answering,
  origin = `${request.protocol}://${request.host}`,
): Promise<FastifyReply> {
  const { event: name = '', language: asked, kind: written, file = '' } = request.params as Params;
  const id = /^(.+)\.ics$/i.exec(file)?.[1];
  const kind = kindOf(written, id);
  if (id === undefined || kind === undefined) throw notFound('There is no such calendar.');
  const event = await eventCache.find(name);
  if (!event) throw notFound('There is no event of this name on this server.', 'event');
  const language = event.languageFor(asked);
  // Calendars are subscribed to without cookie: they hold what everybody may know.
  const access = accessControl.ofVisitors(event);
  const key = JSON.stringify(['calendar', event.id, event.version, access.cacheKey, kind, id, language, origin]);
  let made = cache.find(key);
  if (!made) {
    const text = calendarOf(filterEvent(event, access, endpointOf(kind)), { kind, id: kind === 'programme' ? '' : id, language }, origin);
    if (text === undefined) throw notFound('This event has no such calendar.', kind);
    cache.keep(key, (made = makeAnswer(text, 'text/calendar; charset=utf-8')));
  }
  reply
    .header('last-modified', new Date(event.publishedAt).toUTCString())
    // A name every file system takes; shown where a browser saves the file.
    .header('content-disposition', `inline; filename="${`${event.shortName}-${id}`.replaceAll(/[^\w-]+/g, '-')}.ics"`);
  return sendAnswer(request, reply, made, compressor, ASK_AGAIN);
}

/** The kind of a path of four or five parts; undefined when it is none. */
function kindOf(written: string | undefined, id: string | undefined): CalendarKind | undefined {
  if (written === undefined) return id?.toLowerCase() === 'programme' ? 'programme' : undefined;
  return calendarKinds.find((kind) => kind !== 'programme' && kind === written.toLowerCase());
}

/** The endpoint that answers the same as a calendar: who may not have the one has not the other. */
const endpointOf = (kind: CalendarKind): string => (kind === 'person' ? 'pagAuthors' : 'pagSessions');
