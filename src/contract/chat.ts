// The chat with a company (B §7 getChatModel, saveChatModel; the other endpoints are beyond it): what kind it is, and messages between a visitor and staff.
import * as z from 'zod';
import { CHATS_AT_ONCE, LONGEST_MESSAGE, MESSAGES_AT_ONCE } from '../base/chat-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { companyChatFields } from './exhibition-shapes.ts';
import { language } from './programme-query.ts';

export const area: Area = {
  title: 'Chat with companies',
  description:
    'Visitors who are signed in write with the staff of a company (a valid ticket with its CompanyAccountId). Each side reads its own conversations alone; open pages follow them by the group `instance/short/chat/<company>` of the notification hub.',
  needsPeople: true,
};

const company = z.string().min(1).max(120).meta({ description: 'Id of the company account.' });
const instant = z.string().meta({ description: 'ISO 8601 in UTC.' });
const number = z.number().int().nonnegative();
const messageId = z.coerce.number().int().min(0).max(2_147_483_647);
const restoreId = z.string().max(200);
const chatid = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .optional()
  .meta({ description: 'A conversation of one’s own company, for its staff; without it the conversation of the caller.' });

const shared = { caching: 'never', event: ['eventid'] } as const;
const reading = { ...shared, auth: 'user', method: 'GET', effect: 'read', limit: 'read', spec: 'beyond B §7' } as const;
const changing = { ...shared, auth: 'user', method: 'POST', effect: 'change', limit: 'write', spec: 'beyond B §7' } as const;
const ofCompany = z.object({ eventid: eventParameter, id: company });
const example = { query: { id: '701' } };
const closed = '404 for a company whose profile is closed to the caller, or that has no such chat.';
const sides =
  'With `chatid` for the staff of the company: 403 `not-staff` for everybody else, organisers included; 404 for one it does not have.';

export const chatMessage = z.object({
  MessageId: number.meta({ description: 'Grows in the order of the conversation.' }),
  IsStaff: z.boolean().meta({ description: 'Written for the company.' }),
  IsOwn: z.boolean(),
  Name: z.string().meta({ description: 'Who wrote it; empty where they are gone.' }),
  Text: z.string().meta({ description: 'Plain text; line breaks count.' }),
  SentAt: instant,
  ClientId: z.string().meta({ description: 'The sender’s own name of it; empty for everybody else.' }),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const state = {
  ChatId: number.meta({ description: '0 where nothing was written yet.' }),
  IsClosed: z.boolean().meta({ description: 'Staff have closed it; a message of the visitor opens it again.' }),
  VisitorRead: number.meta({ description: 'Last message the visitor has read.' }),
  StaffRead: number.meta({ description: 'Last message that staff have read.' }),
};
/** What the hub sends as `ChatChanged`: the state of a conversation, and a new message; of `ChatId` 0: read again. */
export type ChatChange = {
  CompanyAccountId: string;
  ChatId: number;
  IsClosed: boolean;
  VisitorRead: number;
  StaffRead: number;
  IsDeleted: boolean;
  /** As the reader’s side sees it; missing from servers of an older release. */
  Blocked?: Conversation['Blocked'];
  Message: ChatMessage | null;
};

const text = z.string();
export const getChatModel = endpoint({
  ...shared,
  auth: 'none',
  method: 'GET',
  effect: 'read',
  limit: 'read',
  spec: 'B §7',
  path: '/api/exhibition/getChatModel',
  title: 'Chat of a company',
  description: `What kind of chat a company has, when staff are there, and what the caller has kept by saveChatModel. ${closed}`,
  query: ofCompany.extend({ language }),
  example,
  reply: z.object({
    CompanyAccountId: text,
    ...companyChatFields(text, instant),
    MayWrite: z
      .boolean()
      .meta({ description: 'Whether the caller takes part in a text chat: signed in, and not excluded by policies of the key `chat`.' }),
    StaffPresent: z.boolean().meta({ description: 'Whether staff have the profile of the company open now.' }),
    RestoreId: text.meta({ description: 'What saveChatModel has kept; empty for nothing, and for visitors.' }),
    ChatId: number.meta({ description: 'The conversation of the caller; 0 for none.' }),
    Unread: number.meta({ description: 'Messages of the company that the caller has not read.' }),
  }),
});

export const saveChatModel = endpoint({
  ...changing,
  spec: 'B §7',
  path: '/api/exhibition/saveChatModel',
  title: 'Keep a conversation',
  description: `Keeps the id by which the widget of a company finds its conversation with the caller again, on every device; empty forgets it. ${closed}`,
  query: ofCompany.extend({ restoreId }),
  example: { query: { id: '701', restoreId: 'c-7f3a' } },
  reply: z.object({ RestoreId: text }),
});

const conversation = z.object({
  ...state,
  Name: text.meta({ description: 'The visitor, for staff; the company, for the visitor.' }),
  Messages: z.array(chatMessage).meta({ description: 'In the order they were written.' }),
  Next: number.meta({ description: 'For `before`, to read what was written earlier; 0 at the beginning.' }),
  StaffPresent: z.boolean(),
  Blocked: z
    .enum(['none', 'own', 'other'])
    .meta({ description: '`own`: the caller’s side has blocked the other, `other`: it was blocked; nothing can be written.' }),
});
export type Conversation = z.infer<typeof conversation>;

export const readChat = endpoint({
  ...reading,
  path: '/api/Exhibition/Chat',
  title: 'Read a conversation',
  description: `The latest ${MESSAGES_AT_ONCE} messages, or those before one. ${sides} ${closed}`,
  query: ofCompany.extend({ chatid, before: messageId.optional() }),
  example,
  reply: conversation,
});

const written = z.object({
  ClientId: z.string().regex(/^[\w-]{8,64}$/),
  Text: z.string().trim().min(1).max(LONGEST_MESSAGE),
});

export const sendChatMessage = endpoint({
  ...changing,
  path: '/api/Exhibition/Chat',
  mostBytes: 16 * 1024,
  title: 'Write a message',
  description: `Sends plain text to the company, or for it. Sent again under its \`ClientId\` it is the same message; 409 \`client-id-used\` for other words, \`blocked\` where one side has blocked the other. Where no staff are there the company finds it later. ${sides} ${closed}`,
  query: ofCompany.extend({ chatid }),
  body: written,
  example: { ...example, body: { ClientId: 'message-0001', Text: 'Does the sensor need a battery?' } },
  reply: z.object({ ...state, Message: chatMessage, StaffPresent: z.boolean() }),
});

export const markChatRead = endpoint({
  ...changing,
  path: '/api/Exhibition/ReadChat',
  title: 'Mark a conversation as read',
  description: `Says that the caller’s side has read up to a message. ${sides}`,
  query: ofCompany.extend({ chatid, messageid: messageId }),
  example: { query: { id: '701', messageid: 1 } },
  reply: z.object(state),
});

export const deleteChat = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/Exhibition/Chat',
  title: 'Delete one’s conversation',
  description: 'Deletes the conversation of the caller with a company, for both sides.',
  query: ofCompany,
  example: { query: { id: '702' } },
  reply: z.object({ Deleted: z.boolean() }),
});

const companyChat = z.object({
  ...state,
  Name: text.meta({ description: 'The visitor.' }),
  LastText: text.meta({ description: 'Beginning of the last message.' }),
  LastIsStaff: z.boolean(),
  LastAt: instant,
  LastMessage: number,
  Unread: number,
});
export type CompanyChat = z.infer<typeof companyChat>;

export const companyChats = endpoint({
  ...reading,
  path: '/api/Exhibition/CompanyChats',
  title: 'Conversations of one’s company',
  description: `The conversations of visitors with the company, the latest first, ${CHATS_AT_ONCE} at once. 403 \`not-staff\` for whoever is not staff of the company.`,
  query: ofCompany.extend({ before: messageId.optional() }),
  example,
  reply: z.object({
    Chats: z.array(companyChat),
    Next: number.meta({ description: 'For `before`; 0 for no more.' }),
    Unread: number.meta({ description: 'Conversations with messages that staff have not read.' }),
  }),
});

export const closeChat = endpoint({
  ...changing,
  path: '/api/Exhibition/CloseChat',
  title: 'Close or open a conversation',
  description: 'Marks a conversation as done, for the staff of the company. 403 `not-staff` for everybody else.',
  query: ofCompany.extend({ chatid: messageId, closed: z.enum(['true', 'false']) }),
  example: { query: { id: '701', chatid: 1, closed: 'true' } },
  reply: z.object(state),
});

export const blockChat = endpoint({
  ...changing,
  path: '/api/Exhibition/BlockChat',
  title: 'Block the other side',
  description: `Nothing more can be written in the conversation by either side, and nothing be proposed or read of a badge between the two, until whoever has blocked ends it. ${sides} ${closed}`,
  query: ofCompany.extend({ chatid, blocked: z.enum(['true', 'false']) }),
  example: { query: { id: '701', blocked: 'false' } },
  reply: z.object({ Blocked: conversation.shape.Blocked }),
});

export const reportChat = endpoint({
  ...changing,
  path: '/api/Exhibition/ReportChat',
  mostBytes: 16 * 1024,
  title: 'Report a conversation',
  description: `Tells the organiser that something is wrong with a conversation: a report that is listed at the command line (foyer reports), and a line of the audit log, with the reason and who is meant. 404 where nothing was written. ${sides} ${closed}`,
  query: ofCompany.extend({ chatid }),
  body: z.object({ Reason: z.string().trim().min(1).max(500) }),
  example: { ...example, body: { Reason: 'Advertising that I did not ask for.' } },
  reply: z.object({ Reported: z.boolean() }),
});

export const writeToLead = endpoint({
  ...changing,
  path: '/api/Exhibition/BeginChat',
  mostBytes: 16 * 1024,
  title: 'Write to somebody who gave their details',
  description:
    'Begins the conversation with the person of a lead, for the staff of the company, or goes on with it. 403 `not-staff` for everybody else; 404 for a lead the company does not have, or a company without a text chat; 409 `no-account` for a contact form without one, `blocked` where the person has blocked the company.',
  query: ofCompany.extend({ leadid: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: written,
  example: { query: { id: '701', leadid: 1 }, body: { ClientId: 'message-0001', Text: 'Here is the price list.' } },
  reply: z.object({ ...state, Message: chatMessage }),
});
