// `/api/Programme/Calendar/<instance>/<event>/<language>/….ics`: calendars to download or to subscribe to (webcal). `/api/App/DownloadOutlookAppointment…`: one appointment (B §7).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  type AppointmentKind,
  appointmentPaths,
  CALENDAR_ROOT,
  type CalendarKind,
  calendarKinds,
} from '../../src/calendar/calendar-address.ts';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { findEvent } from '../published/find-event.ts';
import type { Answering } from '../routes/published-answers.ts';
import { filterEvent } from '../access/filter-event.ts';
import { calendarOf } from './calendar-of.ts';

type Params = Readonly<Record<string, string>>;

const appointmentQuery = z.object({
  id: z.string().max(201).default(''),
  language: z.string().max(20).optional(),
  psessionid: z.string().max(200).default(''),
  ppresentationid: z.string().max(200).default(''),
});

/** `origin`: where the pages are when that is not where the request went; empty leaves addresses out of the calendars. */
export function registerCalendars(app: FastifyInstance, answering: Answering, origin?: string): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const asked = calendarAsked(request.params as Params);
    if (!asked) throw notFound('There is no such calendar.');
    return answerCalendar(request, reply, answering, { asked, shown: 'inline', origin });
  };
  // The event is one part or two, and a kind may precede the file.
  for (const parts of [':a/:b', ':a/:b/:c', ':a/:b/:c/:d']) app.get(`${CALENDAR_ROOT}/${parts}/:file`, { schema: { hide: true } }, answer);
  for (const [kind, path] of Object.entries(appointmentPaths))
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      answerCalendar(request, reply, answering, { asked: appointmentAsked(request, kind as AppointmentKind), shown: 'attachment', origin }),
    );
}

/** What is asked for; `field` is the parameter that names the event, for a refusal. */
type Asked = { event: string; field: string; language: string | undefined; kind: CalendarKind; id: string };
type Way = { asked: Asked; shown: 'inline' | 'attachment'; origin: string | undefined };

async function answerCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { eventCache, cache, compressor, accessControl }: Answering,
  { asked, shown, origin = `${request.protocol}://${request.host}` }: Way,
): Promise<FastifyReply> {
  const { kind, id } = asked;
  const event = await findEvent(eventCache, { name: asked.event, field: asked.field, hostname: request.hostname });
  const language = event.languageFor(asked.language);
  // Calendars are subscribed to without cookie: they contain what everybody may know.
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
    .header('content-disposition', `${shown}; filename="${`${event.shortName}-${id}`.replaceAll(/[^\w-]+/g, '-')}.ics"`);
  return sendAnswer(request, reply, made, compressor, ASK_AGAIN);
}

/** Names in any case, as at every endpoint. Throws RequestError 400. */
function appointmentAsked(request: FastifyRequest, kind: AppointmentKind): Asked {
  const named = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), value]);
  const read = appointmentQuery.safeParse(Object.fromEntries(named));
  if (!read.success) throw badRequest('The query cannot be read.', String(read.error.issues[0]?.path[0] ?? ''));
  const { id: event, language, psessionid, ppresentationid } = read.data;
  return { event, field: 'id', language, kind, id: kind === 'session' ? psessionid : ppresentationid };
}

/** What a path asks for: event (`instance/short`, or the short name alone), language, perhaps a kind, and the file; undefined when it is no calendar. */
function calendarAsked({ a = '', b = '', c, d, file = '' }: Params): Asked | undefined {
  const id = /^(.+)\.ics$/i.exec(file)?.[1];
  const parts = [a, b, c, d].filter((part) => part !== undefined);
  const kind: CalendarKind = calendarKinds.find((one) => one !== 'programme' && one === parts.at(-1)?.toLowerCase()) ?? 'programme';
  if (kind !== 'programme') parts.pop();
  const language = parts.pop();
  if (id === undefined || parts.length === 0 || (kind === 'programme' && id.toLowerCase() !== 'programme')) return undefined;
  return { event: parts.join('/'), field: 'event', language, kind, id };
}

/** The endpoint with the same content as a calendar: access to one is access to the other. */
const endpointOf = (kind: CalendarKind): string => (kind === 'person' ? 'pagAuthors' : 'pagSessions');
