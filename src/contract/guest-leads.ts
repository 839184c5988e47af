// The contact form without an account (B §2 contact form): the company sees nothing before the address was confirmed by the link of a letter, which takes the details back, too.
import * as z from 'zod';
import { leadTopics, LONGEST_LEAD } from '../base/lead-choices.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Contact forms without an account',
  description:
    'A visitor without account leaves a company their details. A letter with a link goes to the address; the company sees nothing until it is confirmed there. The same link takes the details back.',
  needsPeople: true,
};

const name = z.string().trim().min(1).max(100);
const code = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'As the link of the letter has it.' });
const shared = { auth: 'none', caching: 'never', spec: 'beyond B §2', event: ['eventid'] } as const;
const changing = { ...shared, method: 'POST', effect: 'change', limit: 'write', mostBytes: 16 * 1024 } as const;
const ofEvent = z.object({ eventid: eventParameter });
const example = { query: {}, body: { Code: 'A'.repeat(43) } };

const guestLead = z.object({
  CompanyAccountId: z.string(),
  CompanyName: z.string(),
  Firstname: z.string(),
  Surname: z.string(),
  Email: z.string(),
  Message: z.string(),
  Consent: z.string().meta({ description: 'The words the person agreed to.' }),
  IsConfirmed: z.boolean().meta({ description: 'The company has it.' }),
});
export type GuestLead = z.infer<typeof guestLead>;

export const sendGuestLead = endpoint({
  ...changing,
  limit: 'mail',
  path: '/api/Exhibition/GuestLead',
  title: 'Leave details without an account',
  description:
    'Sends a letter with a link to the address. The answer is the same whatever the address is, and however often it was given. 404 for a company whose profile is closed to the caller, 429 after too many.',
  query: ofEvent.extend({ id: z.string().min(1).max(120), language: z.string().max(20).optional() }),
  body: z.object({
    Firstname: name,
    Surname: name,
    Email: z.string().trim().min(3).max(254),
    Topic: z.enum(leadTopics),
    Message: z.string().trim().max(LONGEST_LEAD),
    Consent: z.string().trim().min(1).max(1_000),
  }),
  example: {
    query: { id: '701' },
    body: {
      Firstname: 'Mira',
      Surname: 'Okafor',
      Email: 'mira.okafor@example.org',
      Topic: 'information',
      Message: '',
      Consent: 'Sample Devices may write to me.',
    },
  },
  reply: z.object({ Sent: z.boolean().meta({ description: 'false where no mail is set up on this server: nothing was kept or sent.' }) }),
});

export const readGuestLead = endpoint({
  ...changing,
  effect: 'read',
  limit: 'read',
  path: '/api/Exhibition/ReadGuestLead',
  title: 'Read what a link is about',
  description: 'What was entered, and whether it was confirmed. 404 for a code that does not work.',
  query: ofEvent.extend({ language: z.string().max(20).optional() }),
  body: z.object({ Code: code }),
  example,
  reply: guestLead,
});

export const confirmGuestLead = endpoint({
  ...changing,
  path: '/api/Exhibition/ConfirmGuestLead',
  title: 'Confirm one’s address',
  description: 'Gives the details to the company; confirmed again, nothing changes. 404 for a code that does not work, or no longer.',
  query: ofEvent.extend({ language: z.string().max(20).optional() }),
  body: z.object({ Code: code }),
  example,
  reply: guestLead,
});

export const takeBackGuestLead = endpoint({
  ...changing,
  path: '/api/Exhibition/TakeBackGuestLead',
  title: 'Take details back without an account',
  description: 'Deletes the details, confirmed or not, with all that the company has noted.',
  query: ofEvent,
  body: z.object({ Code: code }),
  example,
  reply: z.object({ Removed: z.boolean() }),
});
