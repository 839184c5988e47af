// What is answered as a file instead of JSON: described as the endpoints are, printed with them, and called by a link (B §3, §7).
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

/** A call whose answer is a file; names of its parameters count without regard to case. */
export type Download = Pick<Endpoint, 'path' | 'title' | 'description' | 'spec' | 'example'> & {
  method: 'GET';
  auth: 'none' | 'user';
  query: z.ZodObject;
  /** Media types of the answer. */
  files: readonly string[];
};

const language = z.string().max(20).optional().meta({ description: 'Language xx-XX; the first language of the event when missing.' });
const calendar = ['text/calendar'];

/** Every download by its name. */
export const downloads: Readonly<Record<string, Download>> = {
  downloadPersonalProgram: {
    method: 'GET',
    path: '/api/Modules/DownloadPersonalProgram/',
    title: 'Personal programme as a PDF',
    description:
      'The favourites, meetings and own appointments of the caller by day. With `token` of `PersonalProgramPdfToken` without a session, once; an unknown or used token is answered with 404. So many a day as `server/http/limits.ts` says.',
    spec: 'B §7',
    auth: 'user',
    query: z.object({
      eventid: eventParameter,
      language,
      format: z.enum(['A4', 'pocket']).default('A4').meta({ description: 'Size of the pages; anything else is A4.' }),
      token: z.string().max(100).optional().meta({ description: 'Whose programme it is, in place of a session.' }),
    }),
    example: { query: { eventid: 'kardia/kardia2027', format: 'A4', token: 'pZ3v0Yk1' } },
    files: ['application/pdf'],
  },
  downloadOutlookAppointmentSession: {
    method: 'GET',
    path: '/api/App/DownloadOutlookAppointmentSession/',
    title: 'Session as an appointment',
    description: 'One session as everybody may know it, for a calendar. An unknown one is answered with 404. Kept as published.',
    spec: 'B §7',
    auth: 'none',
    query: z.object({ id: eventParameter, pSessionId: z.string().max(200), language }),
    example: { query: { id: 'kardia/kardia2027', pSessionId: '1014' } },
    files: calendar,
  },
  downloadOutlookAppointmentPresentation: {
    method: 'GET',
    path: '/api/App/DownloadOutlookAppointmentPresentation/',
    title: 'Presentation as an appointment',
    description: 'One presentation as everybody may know it, for a calendar. An unknown one is answered with 404. Kept as published.',
    spec: 'B §7',
    auth: 'none',
    query: z.object({ id: eventParameter, pPresentationId: z.string().max(200), language }),
    example: { query: { id: 'kardia/kardia2027', pPresentationId: 'p-0311' } },
    files: calendar,
  },
  downloadOutlookAppointmentMeeting: {
    method: 'GET',
    path: '/api/App/DownloadOutlookAppointmentMeeting/',
    title: 'Own meeting as an appointment',
    description: 'A meeting that the caller has booked; one of somebody else is answered with 404.',
    spec: 'B §7',
    auth: 'user',
    query: z.object({ id: eventParameter, pBookingId: z.string().max(60), language }),
    example: { query: { id: 'kardia/kardia2027', pBookingId: 'b-0007' } },
    files: calendar,
  },
  downloadOutlookAppointmentCompanyMeeting: {
    method: 'GET',
    path: '/api/App/DownloadOutlookAppointmentCompanyMeeting/',
    title: 'Meeting of a company as an appointment',
    description: 'A meeting booked with a company, for its staff; it is named after who comes.',
    spec: 'B §7',
    auth: 'user',
    query: z.object({ id: eventParameter, pCompanyId: z.string().max(120), pBookingId: z.string().max(60), language }),
    example: { query: { id: 'kardia/kardia2027', pCompanyId: '701', pBookingId: 'b-0007' } },
    files: calendar,
  },
  downloadUserData: {
    method: 'GET',
    path: '/api/Core/UserData',
    title: 'All data of the own account',
    description: 'Whatever is kept of the caller, to be read or to be taken elsewhere.',
    spec: 'B §3',
    auth: 'user',
    query: z.object({
      eventid: eventParameter,
      language,
      format: z.enum(['json', 'html']).default('json').meta({ description: 'As data, or as a page to read.' }),
    }),
    example: { query: { eventid: 'kardia/kardia2027', format: 'html' } },
    files: ['application/json', 'text/html'],
  },
  downloadProfilePicture: {
    method: 'GET',
    path: '/api/Core/ProfilePicture',
    title: 'Picture of an account',
    description: 'The own one; super users get those of the accounts of their instance. Any other is answered with 404.',
    spec: 'B §3',
    auth: 'user',
    query: z.object({ eventid: eventParameter, id: z.string().meta({ description: 'Id of the account.' }) }),
    example: { query: { eventid: 'kardia/kardia2027', id: '17' } },
    files: ['image/webp'],
  },
  downloadUserDocument: {
    method: 'GET',
    path: '/api/Core/UserDocument',
    title: 'Document of the own account',
    description: 'A document that `UserDocumentsV2` names: ticket, certificate, invoice, or a file that was given to the caller.',
    spec: 'B §7',
    auth: 'user',
    query: z.object({ eventid: eventParameter, id: z.string().meta({ description: 'Id of the document.' }), language }),
    example: { query: { eventid: 'kardia/kardia2027', id: 'ticket' } },
    files: ['application/pdf', 'application/octet-stream'],
  },
  downloadSubmissionFile: {
    method: 'GET',
    path: '/api/Submissions/File',
    title: 'File of a submission',
    description: 'For its author, and for those who review it; where the review is blind without the name the author gave it.',
    spec: 'B §1',
    auth: 'user',
    query: z.object({
      eventid: eventParameter,
      number: z.number().int().min(1).meta({ description: 'Number of the submission.' }),
      id: z.string().max(64).meta({ description: 'Id of the file.' }),
    }),
    example: { query: { eventid: 'kardia/kardia2027', number: 12, id: 'f-0001' } },
    files: ['application/pdf'],
  },
};
