// `/api/App/DownloadOutlookAppointmentMeeting/` and `…CompanyMeeting/`: a booked meeting as an appointment for Outlook (as B §7 has it for sessions), for who booked it and for the staff of its company.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { meetingAppointmentPaths } from '../../src/calendar/calendar-address.ts';
import { calendarText } from '../../src/calendar/calendar-text.ts';
import { meetingEvent } from '../../src/calendar/meeting-event.ts';
import type { OwnMeeting } from '../../src/contract/meetings.ts';
import { demandStaff } from '../exhibition/demand-staff.ts';
import type { PersonalParts } from '../favourites/personal-routes.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import { type BookingRow, bookingsOfAccount, bookingsOfCompany } from '../meetings/stored-bookings.ts';
import { wireOfCompany, wireOwn } from '../meetings/wire-meetings.ts';
import type { PublishedEvent } from '../published/event.ts';
import { findEvent } from '../published/find-event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { aroundOf } from './calendar-of.ts';

const query = z.object({
  id: z.string().max(201).default(''),
  language: z.string().max(20).optional(),
  pbookingid: z.string().max(60).default(''),
  pcompanyid: z.string().max(120).default(''),
});

/** Names in any case, as at every endpoint. Throws RequestError 400. */
function readQuery(request: FastifyRequest): z.output<typeof query> {
  const named = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), value]);
  const read = query.safeParse(Object.fromEntries(named));
  if (!read.success) throw badRequest('The query cannot be read.', String(read.error.issues[0]?.path[0] ?? ''));
  return read.data;
}

export function registerMeetingAppointments(app: FastifyInstance, { answering, people, limits }: PersonalParts): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, reader: 'visitor' | 'staff'): Promise<FastifyReply> => {
    await limits.take('read', sourceOf(request).key);
    const { id, language: asked, pbookingid, pcompanyid } = readQuery(request);
    const event = await findEvent(answering.eventCache, { name: id, field: 'id', hostname: request.hostname });
    const caller = await answering.accessControl.callerOf(request, event);
    const { account } = demandSignedIn(caller);
    const rows =
      reader === 'visitor'
        ? await bookingsOfAccount(people.db, { eventId: event.id, accountId: account.id })
        : await bookingsOfCompany(people.db, demandStaff({ caller, event }, pcompanyid));
    const row = rows.find(({ uid }) => uid === pbookingid);
    if (!row) throw notFound('There is no such meeting.', 'pBookingId');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${event.shortName}-meeting.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(textOf(event, row, event.languageFor(asked), { reader, now: people.clock.now() }));
  };
  app.get(meetingAppointmentPaths.own, { schema: { hide: true } }, (request, reply) => answer(request, reply, 'visitor'));
  app.get(meetingAppointmentPaths.company, { schema: { hide: true } }, (request, reply) => answer(request, reply, 'staff'));
}

/** For staff it is named after who they meet. */
function textOf(
  event: PublishedEvent,
  row: BookingRow,
  language: string,
  { reader, now }: { reader: 'visitor' | 'staff'; now: number },
): string {
  const offered = event.exhibition.inLanguage(language).meetings;
  const own = wireOwn(row, offered, { clashesOf: () => [] }, { event, language, now });
  const { Url, Firstname, Surname } = wireOfCompany(row, offered, event, language);
  const meeting: OwnMeeting = reader === 'visitor' ? own : { ...own, Url, CompanyName: `${Firstname} ${Surname}` };
  const { instance, event: shortName, eventName } = aroundOf(event, language);
  return calendarText({
    name: eventName,
    description: '',
    timeZone: event.timeZone,
    events: [meetingEvent(meeting, { instance, event: shortName, published: now })],
  });
}
