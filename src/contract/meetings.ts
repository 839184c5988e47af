// Meetings with companies (B §2 meeting hub, B §7 ExhibitiorMeetings; booking is beyond it): the slots, what the caller has booked, and what a company’s staff see of it.
import * as z from 'zod';
import { LONGEST_MEETING_TEXT } from '../base/meeting-limits.ts';
import { meetingStates } from '../base/meeting-states.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { meetingFields } from './meeting-shapes.ts';

export const area: Area = {
  title: 'Meetings',
  description:
    'Slots at which companies can be met. Who is signed in books, moves and cancels; staff of a company (a valid ticket with its CompanyAccountId) see who booked theirs. Nobody else learns who booked.',
  needsPeople: true,
};

const company = z.string().min(1).max(120).meta({ description: 'Id of the company account.' });
const slot = z.string().min(1).max(200);
const name = z.string().trim().min(1).max(100);
const text = z.string().trim().max(LONGEST_MEETING_TEXT);
const wireTime = z.string().meta({ description: 'ISO 8601 with the offset of the event’s zone.' });
const instant = z.string().meta({ description: 'ISO 8601 in UTC.' });
const language = z.string().max(20).meta({ description: 'Language of the texts, xx-XX.' });

const reading = { caching: 'never', event: ['eventid'], method: 'GET', effect: 'read', limit: 'read' } as const;
const ofUser = { auth: 'user', spec: 'beyond B §7' } as const;
const changing = { ...ofUser, caching: 'never', event: ['eventid'], effect: 'change', limit: 'write', mostBytes: 16 * 1024 } as const;
const closed = 'Empty where the meeting hub (MeetingHubPage) is closed to the caller; without companies whose profile is.';
const staffOnly = '403 `not-staff` for whoever is not staff of the company.';

const url = z
  .string()
  .meta({ description: 'Online link; empty for none, and for whoever has not booked and is not staff of the company.' });

const what = {
  CompanyAccountId: z.string(),
  CompanyName: z.string().meta({ description: 'Empty where the event does not name the company any more.' }),
  ...meetingFields(z.string()),
  Url: url,
  StartDateTime: wireTime,
  EndDateTime: wireTime,
};

const clash = z
  .object({ Title: z.string(), StartDateTime: instant, EndDateTime: instant })
  .meta({ description: 'Something of the caller’s own programme.' });
const clashes = z
  .array(clash)
  .meta({ description: 'What of the caller’s own programme (favourites, appointments, meetings) is at the same time; at most five.' });

const meetingSlot = z.object({
  Id: z.string(),
  ...what,
  IsOnline: z.boolean().meta({ description: 'Whether there is an online link.' }),
  Capacity: z.number().int(),
  Free: z.number().int().meta({ description: 'Seats nobody has booked.' }),
  State: z.enum(meetingStates).meta({
    description:
      '`free` to book, `own`: booked by the caller, `cancelled` by the company, `full`, `over`: it has begun, `signedOut`: to be booked signed in, `staff`: of the caller’s company, `access`: for others, `enough`: the caller has as many as one person can book.',
  }),
  Clashes: clashes,
});
export type MeetingSlot = z.infer<typeof meetingSlot>;

const booking = {
  BookingId: z.string().meta({ description: 'Stays the same when the booking is moved.' }),
  SlotId: z.string(),
  Firstname: z.string(),
  Surname: z.string(),
  Email: z.string().meta({ description: 'The confirmed address of the account; empty where the person did not give it.' }),
  Message: z.string().meta({ description: 'Plain text; empty for none.' }),
  Consent: z.string().meta({ description: 'The words the person agreed to.' }),
  BookedAt: instant,
  ChangedAt: instant,
  IsAgreed: z.boolean().meta({ description: 'Proposed by one side and accepted by the other, no slot of the company.' }),
};

const ownMeeting = z.object({
  ...booking,
  ...what,
  State: z.enum(['booked', 'cancelled', 'withdrawn']).meta({
    description: '`cancelled` by the company; `withdrawn`: the event has the slot no more, times are those that were booked.',
  }),
  Reason: z.string().meta({ description: 'Why the company cancelled; empty for no reason.' }),
  WasAt: z.string().meta({ description: 'Start that was booked, ISO 8601 in UTC, where the organiser has changed it since; else empty.' }),
  Clashes: clashes,
});
export type OwnMeeting = z.infer<typeof ownMeeting>;

const companyMeeting = z.object({
  ...booking,
  ...what,
  State: z.enum(['booked', 'cancelled', 'withdrawn']),
  Reason: z.string(),
});
export type CompanyMeeting = z.infer<typeof companyMeeting>;

const ofEvent = z.object({ eventid: eventParameter });

export const exhibitorMeetingsForEvent = endpoint({
  ...reading,
  auth: 'none',
  spec: 'B §7',
  path: '/api/exhibition/ExhibitiorMeetingsForEvent/:eventid/:language',
  title: 'Meetings of the event',
  description: `All slots by start, as they are for the caller now. ${closed}`,
  query: ofEvent.extend({ language }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(meetingSlot),
});

export const exhibitorMeetings = endpoint({
  ...reading,
  auth: 'none',
  spec: 'B §7',
  path: '/api/exhibition/ExhibitiorMeetings/:eventid/:language/:id',
  title: 'Meetings of a company',
  description: `The slots of one company by start. ${closed}`,
  query: ofEvent.extend({ language, id: company }),
  example: { query: { language: 'en-GB', id: '701' } },
  reply: z.array(meetingSlot),
});

export const ownMeetings = endpoint({
  ...reading,
  ...ofUser,
  path: '/api/Exhibition/OwnMeetings',
  title: 'Meetings of the caller',
  description: 'What the caller has booked, by start; what a company has cancelled until the caller has read it.',
  query: ofEvent.extend({ language: language.optional() }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(ownMeeting),
});

export const bookMeeting = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/BookMeeting',
  title: 'Book a meeting',
  description:
    'Books a seat of a slot; booked again, what was given is replaced. The company gets the name, the message and, with `GivesEmail`, the address of the account; `Consent` are the words the person has agreed to, without them 400. 404 for a slot that is not open to the caller, 409 with the state of the slot as code where it cannot be booked.',
  query: ofEvent.extend({ slotid: slot, language: language.optional() }),
  body: z.object({
    Firstname: name,
    Surname: name,
    Message: text,
    GivesEmail: z.boolean(),
    Consent: z.string().trim().min(1).max(1_000),
  }),
  example: {
    query: { slotid: 'nordpuls-tue.3' },
    body: {
      Firstname: 'Mira',
      Surname: 'Okafor',
      Message: 'We would like to see the remote alerts.',
      GivesEmail: false,
      Consent: 'Sample Devices gets my name and my message for this meeting.',
    },
  },
  reply: ownMeeting,
});

export const moveMeeting = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/MoveMeeting',
  title: 'Move a meeting',
  description:
    'Moves a booking of the caller to another slot of the same company, all or nothing. 404 without such a booking, 409 with the state of the slot as code, or `other-company`.',
  query: ofEvent.extend({ slotid: slot, toid: slot.meta({ description: 'The new slot.' }), language: language.optional() }),
  example: { query: { slotid: 'nordpuls-tue.3', toid: 'nordpuls-tue.4' } },
  reply: ownMeeting,
});

export const cancelMeeting = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/Exhibition/BookMeeting',
  title: 'Cancel a meeting',
  description:
    'Cancels a booking of the caller, with all that was given for it; of one the company has cancelled, it says that the caller has read it. 409 `over` once it has begun.',
  query: ofEvent.extend({ slotid: slot }),
  example: { query: { slotid: 'nordpuls-tue.3' } },
  reply: z.object({ Removed: z.boolean().meta({ description: 'False where the caller has no such booking.' }) }),
});

export const companyMeetings = endpoint({
  ...reading,
  ...ofUser,
  path: '/api/Exhibition/CompanyMeetings',
  title: 'Who booked one’s company',
  description: `What is booked with the company, by start. ${staffOnly}`,
  query: ofEvent.extend({ id: company, language: language.optional() }),
  example: { query: { id: '701' } },
  reply: z.array(companyMeeting),
});

export const cancelCompanyMeeting = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/CancelCompanyMeeting',
  title: 'Cancel a meeting for one’s company',
  description: `Cancels a booking with the company; who booked reads the reason. Their seat is free. ${staffOnly} 404 for a booking the company does not have, 409 \`over\` once it has begun.`,
  query: ofEvent.extend({ id: company, bookingid: z.string().min(1).max(60), language: language.optional() }),
  body: z.object({ Reason: text }),
  example: { query: { id: '701', bookingid: '0' }, body: { Reason: 'Our colleague is ill. Please choose another time.' } },
  reply: companyMeeting,
});
