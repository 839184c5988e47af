// The personal programme (B §7): favourites of the caller, their own appointments, and the secret address of their calendar.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { REMINDER_MINUTES } from '../base/reminder-minutes.ts';
import { MOST_IDS } from './personal-limits.ts';

export const area: Area = {
  title: 'Personal programme',
  description: 'Favourite sessions, presentations, speakers and companies of the caller, own appointments, and a calendar to subscribe to.',
  needsPeople: true,
};

const itemId = z.string().min(1).max(200);
const ids = z.array(z.union([itemId, z.number().int()])).max(MOST_IDS); // numbers are compared as text
const query = z.object({ eventid: eventParameter });

const ofCaller = { auth: 'user', caching: 'never', spec: 'B §3, §7', event: ['eventid'] } as const;
const reading = { ...ofCaller, method: 'GET', effect: 'read', limit: 'read' } as const;
const adding = { ...ofCaller, method: 'POST', effect: 'change', limit: 'write' } as const;
const removing = { ...ofCaller, method: 'DELETE', effect: 'change', limit: 'write' } as const;

const none = '0 means none.';
/** A favourite (B §3; companies are beyond it): one of the four ids, the others are 0. */
export const scheduleItem = z.object({
  SessionId: z.union([z.string(), z.literal(0)]).meta({ description: `Session; ${none}` }),
  PresentationId: z.union([z.string(), z.literal(0)]).meta({ description: `Presentation; ${none}` }),
  UserId: z.union([z.string(), z.literal(0)]).meta({ description: `Speaker; ${none}` }),
  CompanyAccountId: z.union([z.string(), z.literal(0)]).meta({ description: `Company; ${none}` }),
});
export type ScheduleItem = z.infer<typeof scheduleItem>;

export const pagPersonalSchedule = endpoint({
  ...reading,
  path: '/api/Modules/PagPersonalSchedule/',
  title: 'Favourites of the caller',
  description: 'What the signed-in user has added to their programme, the oldest first; what the event no longer has is left out.',
  query,
  reply: z.array(scheduleItem),
});

const added = z.object({ Added: z.number().int().meta({ description: 'How many were new; ids the event does not have are left out.' }) });
const removed = z.object({ Removed: z.boolean().meta({ description: 'False where it was no favourite.' }) });
const full = '409 `full` beyond 2,000 favourites.';

export const addSessions = endpoint({
  ...adding,
  path: '/api/Modules/PersonalProgram/',
  title: 'Add sessions',
  description: `Adds sessions to the programme of the caller. ${full}`,
  query,
  body: ids,
  example: { body: ['s-0107'] },
  reply: added,
});

export const removeSession = endpoint({
  ...removing,
  path: '/api/Modules/PersonalProgram/',
  title: 'Remove a session',
  description: 'Removes a session from the programme of the caller.',
  query: query.extend({ pSessionId: itemId }),
  example: { query: { pSessionId: 's-0107' } },
  reply: removed,
});

export const addPresentations = endpoint({
  ...adding,
  path: '/api/Modules/PersonalProgramPresentation/',
  title: 'Add presentations',
  description: `Adds presentations to the programme of the caller. ${full}`,
  query,
  body: ids,
  example: { body: ['p-0311'] },
  reply: added,
});

export const removePresentation = endpoint({
  ...removing,
  path: '/api/Modules/PersonalProgramPresentation/',
  title: 'Remove a presentation',
  description: 'Removes a presentation from the programme of the caller.',
  query: query.extend({ pPresentationId: itemId }),
  example: { query: { pPresentationId: 'p-0311' } },
  reply: removed,
});

const programType = z.string().max(40).default('Speaker').meta({ description: 'Kind of person; all kinds are followed alike.' });

export const addSpeakers = endpoint({
  ...adding,
  path: '/api/Modules/PersonalProgramUser/',
  title: 'Follow speakers',
  description: `Adds speakers to the programme of the caller. ${full}`,
  query: query.extend({ pProgramType: programType }),
  body: ids,
  example: { query: { pProgramType: 'Speaker' }, body: ['1'] },
  reply: added,
});

export const removeSpeaker = endpoint({
  ...removing,
  path: '/api/Modules/PersonalProgramUser/',
  title: 'Follow a speaker no longer',
  description: 'Removes a speaker from the programme of the caller.',
  query: query.extend({ pProgramType: programType, pUserId: itemId }),
  example: { query: { pProgramType: 'Speaker', pUserId: '1' } },
  reply: removed,
});

export const addCompanies = endpoint({
  ...adding,
  path: '/api/Modules/PersonalProgramCompany/',
  title: 'Add companies',
  description: `Beyond the specification: adds companies to the favourites of the caller. ${full}`,
  query,
  body: ids,
  example: { body: ['701'] },
  reply: added,
});

export const removeCompany = endpoint({
  ...removing,
  path: '/api/Modules/PersonalProgramCompany/',
  title: 'Remove a company',
  description: 'Removes a company from the favourites of the caller.',
  query: query.extend({ pCompanyAccountId: itemId }),
  example: { query: { pCompanyAccountId: '701' } },
  reply: removed,
});

export const clearPersonalProgram = endpoint({
  ...removing,
  path: '/api/Modules/PersonalProgramAll/',
  title: 'Clear the programme',
  description: 'Removes all favourites and appointments of the caller at the event (B §3 "clear all"); the address of the calendar stays.',
  query,
  reply: z.object({ Removed: z.number().int() }),
});

/** An own appointment; the device that creates it gives its id, so that sending it twice changes nothing. */
export const appointment = z.object({
  Id: z.string().regex(/^[\w-]{8,40}$/),
  Title: z.string().trim().min(1).max(200),
  Place: z.string().trim().max(200),
  StartDateTime: z.iso.datetime().meta({ description: 'ISO 8601 in UTC.' }),
  EndDateTime: z.iso.datetime().meta({ description: 'ISO 8601 in UTC, after the start.' }),
});
export type Appointment = z.infer<typeof appointment>;

export const personalAppointments = endpoint({
  ...reading,
  path: '/api/Modules/PersonalAppointments/',
  title: 'Own appointments',
  description: 'Appointments the signed-in user has added to their programme, by start.',
  query,
  reply: z.array(appointment),
});

export const saveAppointment = endpoint({
  ...adding,
  path: '/api/Modules/PersonalAppointments/',
  title: 'Save an own appointment',
  description: 'Adds an appointment or replaces the one with its id. 409 `full` beyond 500 appointments.',
  query,
  body: appointment,
  example: {
    body: {
      Id: 'lunch-with-the-board',
      Title: 'Lunch with the board',
      Place: 'Foyer',
      StartDateTime: '2027-05-03T10:00:00Z',
      EndDateTime: '2027-05-03T11:00:00Z',
    },
  },
  reply: z.object({ Saved: z.literal(true) }),
});

export const removeAppointment = endpoint({
  ...removing,
  path: '/api/Modules/PersonalAppointments/',
  title: 'Remove an own appointment',
  description: 'Removes an appointment of the caller.',
  query: query.extend({ pAppointmentId: itemId }),
  example: { query: { pAppointmentId: 'lunch-with-the-board' } },
  reply: removed,
});

export const personalCalendar = endpoint({
  ...reading,
  path: '/api/Modules/PersonalCalendar/',
  title: 'Whether there is a calendar address',
  description: 'When the caller made the address of their calendar. It is shown once, when it is made: only its hash is stored.',
  query,
  reply: z.object({ MadeAt: z.string().meta({ description: 'ISO 8601 in UTC; empty where there is none.' }) }),
});

export const makePersonalCalendar = endpoint({
  ...adding,
  path: '/api/Modules/PersonalCalendar/',
  title: 'Make a calendar address',
  description:
    'Makes a secret address at which calendar programs read the programme of the caller, without a session. An earlier address ends.',
  query,
  reply: z.object({
    Path: z.string().meta({ description: 'Path of the calendar on this site; `language` may be added to its query.' }),
    MadeAt: z.string().meta({ description: 'ISO 8601 in UTC.' }),
  }),
});

export const revokePersonalCalendar = endpoint({
  ...removing,
  path: '/api/Modules/PersonalCalendar/',
  title: 'Revoke the calendar address',
  description: 'The address of the caller’s calendar answers 404 from now on.',
  query,
  reply: removed,
});

const minutes = z.literal(REMINDER_MINUTES).meta({ description: 'Minutes before a favourite starts; 0 for no reminders.' });

export const reminderChoice = endpoint({
  ...reading,
  path: '/api/Modules/PersonalReminder/',
  title: 'When the caller is reminded',
  description: 'How long before a favourite starts the caller is reminded, as chosen; -1 where not chosen, and the event says.',
  query,
  reply: z.object({ Minutes: z.number().int().meta({ description: 'Minutes before the start; 0 never, -1 as the event says.' }) }),
});

export const chooseReminder = endpoint({
  ...adding,
  path: '/api/Modules/PersonalReminder/',
  title: 'Choose when to be reminded',
  description: 'From now on the caller is reminded so long before each favourite, on all devices.',
  query,
  body: z.object({ Minutes: minutes }),
  example: { body: { Minutes: 15 } },
  reply: z.object({ Minutes: minutes }),
});

export const makePdfToken = endpoint({
  ...adding,
  path: '/api/Modules/PersonalProgramToken/',
  title: 'Make a token for the PDF',
  description:
    'A token with which `DownloadPersonalProgram` is called once, within five minutes, without a session: for the app container, whose downloads carry no cookie.',
  query,
  reply: z.object({ Token: z.string() }),
});
