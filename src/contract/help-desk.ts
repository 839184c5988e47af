// Questions to the help desk (A §2 helpdesk, contact): of accounts, and of visitors without one, whose address is confirmed by the link of a letter.
import * as z from 'zod';
import { LONGEST_MESSAGE } from '../base/chat-limits.ts';
import { chatMessage } from './chat.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { writtenMessage } from './messages.ts';

export const area: Area = {
  title: 'Help desk',
  description:
    'Questions by topics of the messages document. Each is a conversation (area Messages). A visitor without account confirms their address by the link of a letter, and reads and writes by the same link.',
  needsPeople: true,
};

const shared = { caching: 'never', event: ['eventid'], method: 'POST', spec: 'beyond A §2', mostBytes: 16 * 1024 } as const;
const changing = { ...shared, effect: 'change', limit: 'write' } as const;
const language = z.string().max(20).optional();
const ofEvent = z.object({ eventid: eventParameter, language });
const subject = z
  .string()
  .regex(/^\P{Cc}*$/u)
  .trim()
  .min(1)
  .max(150);
const topic = z.string().min(1).max(120);
const code = z.object({ Code: z.string().regex(/^[\w-]{43}$/) });
const asked = { Topic: 'registration', Subject: 'Name on my badge', Text: 'My surname is misspelt.' };
const codeExample = { query: {}, body: { Code: 'A'.repeat(43) } };

export const askHelpDesk = endpoint({
  ...changing,
  auth: 'user',
  path: '/api/HelpDesk/Question',
  title: 'Ask the help desk',
  description:
    'Begins a conversation with the help desk. Sent again under its `ClientId` it is the same. 404 for a topic it does not have.',
  query: ofEvent,
  body: writtenMessage.extend({ Topic: topic, Subject: subject }),
  example: { body: { ...asked, ClientId: 'message-0001' } },
  reply: z.object({
    ThreadId: z.number().int(),
    MailIsOff: z
      .literal(true)
      .optional()
      .meta({ description: 'No mail is set up on this server: no letter tells of the answer. Missing where it is.' }),
  }),
});

export const askAsGuest = endpoint({
  ...changing,
  limit: 'mail',
  auth: 'none',
  path: '/api/HelpDesk/GuestQuestion',
  title: 'Ask the help desk without an account',
  description:
    'Sends a letter with a link to the address; nobody reads the question before it is confirmed there. The answer is the same for every address.',
  query: ofEvent,
  body: z.object({
    Name: z
      .string()
      .regex(/^\P{Cc}*$/u)
      .trim()
      .min(1)
      .max(150),
    Email: z.string().trim().min(3).max(254),
    Topic: topic,
    Subject: subject,
    Text: z.string().trim().min(1).max(LONGEST_MESSAGE),
  }),
  example: { body: { ...asked, Name: 'Mira Okafor', Email: 'mira.okafor@example.org' } },
  reply: z.object({ Sent: z.boolean().meta({ description: 'false where no mail is set up on this server: nothing was kept or sent.' }) }),
});

const guestQuestion = z.object({
  Subject: z.string(),
  Topic: z.string(),
  IsConfirmed: z.boolean(),
  IsClosed: z.boolean(),
  Messages: z.array(chatMessage),
});
export type GuestQuestion = z.infer<typeof guestQuestion>;

export const readGuestQuestion = endpoint({
  ...shared,
  effect: 'read',
  limit: 'read',
  auth: 'none',
  path: '/api/HelpDesk/ReadGuestQuestion',
  title: 'Read the question of a link',
  description: 'The question with its answers. 404 for a code that does not work.',
  query: ofEvent,
  body: code,
  example: codeExample,
  reply: guestQuestion,
});

export const confirmGuestQuestion = endpoint({
  ...changing,
  auth: 'none',
  path: '/api/HelpDesk/ConfirmGuestQuestion',
  title: 'Confirm the question of a link',
  description: 'The help desk has it from now on. 404 for a code that does not work.',
  query: ofEvent,
  body: code,
  example: codeExample,
  reply: guestQuestion,
});

export const writeAsGuest = endpoint({
  ...changing,
  auth: 'none',
  path: '/api/HelpDesk/GuestMessage',
  title: 'Write more to the help desk',
  description:
    'By the link of a confirmed question; sent again under its `ClientId` it is the same message. 404 for a code that does not work.',
  query: ofEvent,
  body: code.extend(writtenMessage.shape),
  example: { query: {}, body: { ...codeExample.body, ClientId: 'message-0001', Text: 'It is Okafor.' } },
  reply: guestQuestion,
});
