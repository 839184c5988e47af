// Conversations as their two sides get them.
import type { ChatMessage, CompanyChat, Conversation } from '../../src/contract/chat.ts';
import { MESSAGES_AT_ONCE } from '../../src/base/chat-limits.ts';
import type { ChatRow, ListedChat } from './stored-chats.ts';
import type { MessageRow } from './stored-messages.ts';

/** Characters of the last message in a list. */
const BEGINNING = 120;

const iso = (instant: number): string => new Date(instant).toISOString();
const nameOf = ({ first_name, surname }: { first_name: string | null; surname: string | null }): string =>
  `${first_name ?? ''} ${surname ?? ''}`.trim();

/** Name of the visitor of a conversation. */
export const visitorName = (row: ChatRow): string => nameOf(row);

/** State of a conversation; of one that was not begun, or holds nothing but what a widget keeps, that of none. */
export const wireState = (row: ChatRow | undefined) =>
  row && row.last_message > 0
    ? { ChatId: row.id, IsClosed: row.closed_at !== null, VisitorRead: row.visitor_read, StaffRead: row.staff_read }
    : { ChatId: 0, IsClosed: false, VisitorRead: 0, StaffRead: 0 };

/** A message for the account that reads it. */
export function wireMessage(row: MessageRow, readerId: number): ChatMessage {
  const isOwn = row.account_id === readerId;
  return {
    MessageId: row.id,
    IsStaff: row.is_staff === 1,
    IsOwn: isOwn,
    Name: nameOf(row),
    Text: row.content,
    SentAt: iso(row.sent_at),
    ClientId: isOwn ? row.client_id : '',
  };
}

/** The messages of a page of a conversation, and where the page before it begins. */
export function wirePage(rows: readonly MessageRow[], readerId: number): Pick<Conversation, 'Messages' | 'Next'> {
  const page = rows.slice(-MESSAGES_AT_ONCE);
  return { Messages: page.map((row) => wireMessage(row, readerId)), Next: rows.length > page.length ? page[0]!.id : 0 };
}

/** A conversation in the list of staff. */
export const wireListed = (row: ListedChat): CompanyChat => ({
  ...wireState(row),
  Name: nameOf(row),
  LastText: Array.from(row.content).slice(0, BEGINNING).join(''),
  LastIsStaff: row.is_staff === 1,
  LastAt: iso(row.last_at),
  LastMessage: row.last_message,
  Unread: row.unread,
});
