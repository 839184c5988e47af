// Conversations of participants: with one another, in groups, with the help desk (B §2 My Area: inbox, groups, helpdesk; decision 0057).
import * as z from 'zod';
import { LONGEST_MESSAGE, MESSAGES_AT_ONCE } from '../base/chat-limits.ts';
import { chatMessage } from './chat.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Messages',
  description:
    'What participants write to one another, in groups, and with the help desk. Everybody reads their own conversations alone: any other is 404. Open pages follow them by the group `instance/short/messages` of the notification hub.',
  needsPeople: true,
};

/** What of one’s conversations is listed; `desk`: the questions that the caller may answer for the help desk. */
export const threadLists = ['direct', 'group', 'help', 'desk'] as const;
export type ThreadList = (typeof threadLists)[number];

const text = z.string();
const number = z.number().int().nonnegative();
const flag = z.enum(['true', 'false']);
const id = z.coerce.number().int().min(1).max(2_147_483_647);
const ofThread = z.object({ eventid: eventParameter, threadid: id.meta({ description: 'One of the caller’s own conversations.' }) });
const shared = { caching: 'never', event: ['eventid'], auth: 'user', spec: 'beyond B §2' } as const;
const reading = { ...shared, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...shared, method: 'POST', effect: 'change', limit: 'write' } as const;
const example = { query: { threadid: 1 } };

/** A message as somebody writes it. */
export const writtenMessage = z.object({
  ClientId: z.string().regex(/^[\w-]{8,64}$/),
  Text: z.string().trim().min(1).max(LONGEST_MESSAGE),
});
const firstMessage = { ClientId: 'message-0001', Text: 'Shall we meet at the posters?' };

const thread = z.object({
  ThreadId: number,
  Kind: z.enum(['direct', 'group', 'help']),
  Name: text.meta({ description: 'The other participant, the group, or for the help desk who asks; empty where they are gone.' }),
  Topic: text.meta({ description: 'Topic of a question; else empty.' }),
  Subject: text.meta({ description: 'Subject of a question, or what a group is for.' }),
  State: z.enum(['asked', 'declined', 'open', 'closed']),
  IsAsking: z.boolean().meta({ description: 'The caller has asked for it.' }),
  IsDesk: z.boolean().meta({ description: 'The caller answers for the help desk.' }),
  LastText: text.meta({ description: 'Beginning of the last message.' }),
  LastAt: text.meta({ description: 'ISO 8601 in UTC.' }),
  LastMessage: number,
  Unread: number,
});
export type MessageThread = z.infer<typeof thread>;

const openedThread = thread.extend({
  Messages: z.array(chatMessage).meta({ description: 'In the order they were written.' }),
  Next: number.meta({ description: 'For `before`, to read what was written earlier; 0 at the beginning.' }),
  ReadByOthers: number.meta({ description: 'Last message that the other side has read; 0 in groups.' }),
  MayWrite: z.boolean().meta({ description: 'Whether the caller can write now.' }),
  Blocked: z.enum(['none', 'own', 'other']),
});
export type OpenedThread = z.infer<typeof openedThread>;

export const listThreads = endpoint({
  ...reading,
  path: '/api/Messages/Threads',
  title: 'List conversations',
  description:
    'The caller’s conversations of one kind, the latest first, at most 200. `desk` is empty for whoever does not answer for the help desk.',
  query: z.object({ eventid: eventParameter, list: z.enum(threadLists), language: z.string().max(20).optional() }),
  example: { query: { list: 'direct' } },
  reply: z.object({ IsDesk: z.boolean(), Threads: z.array(thread) }),
});

export const readThread = endpoint({
  ...reading,
  path: '/api/Messages/Thread',
  title: 'Read one’s conversation',
  description: `The latest ${MESSAGES_AT_ONCE} messages, or those before one.`,
  query: ofThread.extend({ before: id.optional(), language: z.string().max(20).optional() }),
  example,
  reply: openedThread,
});

export const writeInThread = endpoint({
  ...changing,
  mostBytes: 16 * 1024,
  path: '/api/Messages/Thread',
  title: 'Write in a conversation',
  description:
    'Plain text. Sent again under its `ClientId` it is the same message; 409 `client-id-used` for other words, `blocked` where one has blocked the other, `not-open` before the other one has accepted, `chat-full` for a conversation that has all it can have; 403 `not-allowed` where policies of the key `messages` (and `networking` between participants) do not let the caller write.',
  query: ofThread,
  body: writtenMessage,
  example: { ...example, body: firstMessage },
  reply: z.object({ Message: chatMessage }),
});

export const markThreadRead = endpoint({
  ...changing,
  path: '/api/Messages/ReadThread',
  title: 'Mark as read',
  description: 'Says that the caller has read up to a message; for the help desk, that it has.',
  query: ofThread.extend({ messageid: id }),
  example: { query: { threadid: 1, messageid: 1 } },
  reply: z.object({ Read: z.boolean() }),
});

export const beginThread = endpoint({
  ...changing,
  mostBytes: 16 * 1024,
  path: '/api/Messages/BeginThread',
  title: 'Ask for a conversation',
  description:
    'Asks a participant of the directory, with a first message. Both must allow messages: 409 `not-allowing` before the caller does so, 404 for somebody who does not, or has blocked the caller. Asked again, it is the conversation that is there; 409 `blocked` where the caller has blocked them.',
  query: z.object({ eventid: eventParameter, personid: z.string().regex(/^[\w-]{8,64}$/) }),
  body: writtenMessage,
  example: { query: { personid: 'p-0123456789' }, body: firstMessage },
  reply: z.object({ ThreadId: number }),
});

export const answerThread = endpoint({
  ...changing,
  path: '/api/Messages/AnswerThread',
  title: 'Accept or decline a conversation',
  description: 'By the one who was asked, 409 `not-asked` for everybody else. Declined, nothing can be written; it can be accepted later.',
  query: ofThread.extend({ accept: flag }),
  example: { query: { threadid: 1, accept: 'true' } },
  reply: z.object({ State: thread.shape.State }),
});

export const blockInThread = endpoint({
  ...changing,
  path: '/api/Messages/BlockThread',
  title: 'Block a participant',
  description:
    'Neither can write to the other, nor ask anew, until whoever has blocked ends it. 409 `not-direct` where there is no other participant.',
  query: ofThread.extend({ blocked: flag }),
  example: { query: { threadid: 1, blocked: 'false' } },
  reply: z.object({ Blocked: openedThread.shape.Blocked }),
});

export const reportThread = endpoint({
  ...changing,
  mostBytes: 16 * 1024,
  path: '/api/Messages/ReportThread',
  title: 'Report one’s conversation',
  description: 'Tells the organiser that something is wrong: `foyer reports` lists it with the reason and who is meant, and decides.',
  query: ofThread,
  body: z.object({ Reason: z.string().trim().min(1).max(500) }),
  example: { ...example, body: { Reason: 'Advertising that I did not ask for.' } },
  reply: z.object({ Reported: z.boolean() }),
});

export const closeThread = endpoint({
  ...changing,
  path: '/api/Messages/CloseThread',
  title: 'Close or open a question',
  description: 'Marks a question as done, by the help desk; what its person writes opens it again. 403 `not-desk` for everybody else.',
  query: ofThread.extend({ closed: flag }),
  example: { query: { threadid: 1, closed: 'true' } },
  reply: z.object({ State: thread.shape.State }),
});
