// Meetings beyond the slots of companies (beyond B §7): visitors propose a time to a company, or offer one to the staff of all; either side accepts, declines, or proposes another time.
import * as z from 'zod';
import { LONGEST_MEETING_TEXT, LONGEST_REQUEST_LINE, requestMinutes } from '../base/meeting-limits.ts';
import { requestStates, requestTurns } from '../base/meeting-states.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Meetings on request',
  description:
    'Times that visitors propose to a company, or offer to the staff of all companies, with the words they agreed to. What is accepted is a meeting as any other that was booked. Staff (a valid ticket with the CompanyAccountId) see what is proposed to their own company, and what is offered to all.',
  needsPeople: true,
};

const company = z.string().min(1).max(120).meta({ description: 'Id of the company account.' });
const requestid = z.string().min(1).max(60);
const name = z.string().trim().min(1).max(100);
const line = z.string().trim().max(LONGEST_REQUEST_LINE);
const text = z.string().trim().max(LONGEST_MEETING_TEXT);
const wireTime = z.string().meta({ description: 'ISO 8601 with the offset of the event’s zone.' });
const instant = z.string().meta({ description: 'ISO 8601 in UTC.' });
const askedStart = z.iso.datetime({ offset: true }).max(40).meta({ description: 'Start, ISO 8601 with offset, to the minute.' });
const minutes = z.union(requestMinutes.map((one) => z.literal(one))).meta({ description: 'How long it is.' });
const language = z.string().max(20).optional();

const shared = { auth: 'user', caching: 'never', spec: 'beyond B §7', event: ['eventid'] } as const;
const reading = { ...shared, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...shared, effect: 'change', limit: 'write', mostBytes: 16 * 1024 } as const;
const ofEvent = z.object({ eventid: eventParameter });
const staffOnly = '403 `not-staff` for whoever is not staff of the company.';

const request = {
  RequestId: z.string().meta({ description: 'Becomes the BookingId of the meeting when it is accepted.' }),
  CompanyAccountId: z.string().meta({ description: 'Empty for what is offered to all companies.' }),
  CompanyName: z.string(),
  State: z.enum(requestStates).meta({
    description: '`offered` to the staff of all companies, `proposed`, or `declined` with a reason until its visitor has read that.',
  }),
  Turn: z.enum(requestTurns).meta({ description: 'Who answers, or has declined.' }),
  StartDateTime: wireTime,
  EndDateTime: wireTime,
  Topic: z.string(),
  Place: z.string().meta({ description: 'As the company proposes it; empty for none.' }),
  Firstname: z.string(),
  Surname: z.string(),
  Email: z.string().meta({
    description: 'The confirmed address of the account; empty where it was not given, and to staff as long as it is an offer to all.',
  }),
  Message: z.string(),
  Consent: z.string().meta({ description: 'The words the person agreed to.' }),
  Reason: z.string().meta({ description: 'What was said with the last answer; empty for nothing.' }),
  ChangedAt: instant,
};

const meetingRequest = z.object({
  ...request,
  Clashes: z
    .array(z.object({ Title: z.string(), StartDateTime: instant, EndDateTime: instant }))
    .meta({ description: 'What of the caller’s own programme is at the same time; at most five.' }),
});
export type MeetingRequest = z.infer<typeof meetingRequest>;

const companyRequest = z.object(request);
export type CompanyRequest = z.infer<typeof companyRequest>;

const answer = {
  Answer: z.enum(['accept', 'decline', 'propose']),
  ChangedAt: z.string().max(40).meta({ description: 'As it was read: what has changed since is not answered, 409 `changed`.' }),
  StartDateTime: askedStart.optional().meta({ description: 'The other time, to propose.' }),
  Minutes: minutes.optional(),
  Reason: text,
};
const answered = z.object({ Accepted: z.boolean().meta({ description: 'There is a meeting now.' }) });
const answerExample = { Answer: 'decline', ChangedAt: '2027-05-03T08:00:00.000Z', Reason: 'We are fully booked.' } as const;

export const ownMeetingRequests = endpoint({
  ...reading,
  path: '/api/Exhibition/MeetingRequests',
  title: 'Times the caller has proposed',
  description: 'What the caller has proposed to companies or offers to all, by start, and what companies have proposed instead.',
  query: ofEvent.extend({ language }),
  example: { query: {} },
  reply: z.array(meetingRequest),
});

export const proposeMeeting = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/MeetingRequests',
  title: 'Propose a meeting',
  description:
    'Proposes a time to a company; without `id` it is offered to the staff of all companies, and the first that takes it has it. For the same start it replaces what was proposed before. The address is that of the account, and given only with `GivesEmail`. 404 for a company whose profile is closed to the caller, 409 `over`, `outside` the days of the event, `staff`, `blocked` or `enough`.',
  query: ofEvent.extend({ id: company.optional(), language }),
  body: z.object({
    StartDateTime: askedStart,
    Minutes: minutes,
    Topic: line,
    Firstname: name,
    Surname: name,
    Message: text,
    GivesEmail: z.boolean(),
    Consent: z.string().trim().min(1).max(1_000),
  }),
  example: {
    query: { id: '701' },
    body: {
      StartDateTime: '2027-05-04T10:00:00+02:00',
      Minutes: 20,
      Topic: 'Remote alerts',
      Firstname: 'Mira',
      Surname: 'Okafor',
      Message: '',
      GivesEmail: false,
      Consent: 'Sample Devices gets my name for this meeting.',
    },
  },
  reply: meetingRequest,
});

export const answerMeetingRequest = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/AnswerMeetingRequest',
  title: 'Answer what a company has proposed',
  description:
    'Accepts, declines, or proposes another time, where it is the caller’s turn. 404 for what the caller has not, 409 `changed`, `over`, `outside`, `enough`.',
  query: ofEvent.extend({ requestid, language }),
  body: z.object(answer),
  example: { query: { requestid: '0' }, body: answerExample },
  reply: answered,
});

export const withdrawMeetingRequest = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/Exhibition/MeetingRequests',
  title: 'Withdraw a proposal',
  description:
    'Deletes what the caller has proposed or offered, with all that was given for it; of one that was declined, it says that it was read.',
  query: ofEvent.extend({ requestid }),
  example: { query: { requestid: '0' } },
  reply: z.object({ Removed: z.boolean() }),
});

export const companyMeetingRequests = endpoint({
  ...reading,
  path: '/api/Exhibition/CompanyMeetingRequests',
  title: 'Times proposed to one’s company',
  description: `What visitors propose to the company, and the times they offer to the staff of all, by start; at most 200 offers. ${staffOnly}`,
  query: ofEvent.extend({ id: company, language }),
  example: { query: { id: '701' } },
  reply: z.object({ Requests: z.array(companyRequest), Offers: z.array(companyRequest) }),
});

export const answerCompanyMeetingRequest = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/AnswerCompanyMeetingRequest',
  title: 'Answer for one’s company',
  description: `Accepts, declines, or proposes another time, where it is the company’s turn; an offer to all is only accepted, and then it is this company’s. ${staffOnly} 404 for what the company has not, 409 \`changed\`, \`over\`, \`outside\`, \`enough\`.`,
  query: ofEvent.extend({ id: company, requestid, language }),
  body: z.object({ ...answer, Place: line }),
  example: { query: { id: '701', requestid: '0' }, body: { ...answerExample, Place: '' } },
  reply: answered,
});
