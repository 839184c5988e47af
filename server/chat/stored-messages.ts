// Messages of a conversation as they are stored: each once, in one order for everybody.
import type { Kysely, Selectable } from 'kysely';
import { MESSAGES_AT_ONCE } from '../../src/base/chat-limits.ts';
import type { Tables } from '../store/schema.ts';
import { beginChat, type ChatPerson } from './stored-chats.ts';

type Db = Kysely<Tables>;
/** A message with the name of who wrote it; null where they are gone. */
export type MessageRow = Selectable<Tables['chat_messages']> & { first_name: string | null; surname: string | null };

/** What somebody writes: `chat` is the id of the conversation, or whose it is, which is then begun. */
export type WrittenMessage = { chat: number | ChatPerson; accountId: number; isStaff: boolean; clientId: string; content: string };

const read = (db: Db) =>
  db
    .selectFrom('chat_messages')
    .leftJoin('accounts', 'accounts.id', 'chat_messages.account_id')
    .selectAll('chat_messages')
    .select(['accounts.first_name', 'accounts.surname']);

/** The latest messages, or those before one, in order; one more than are read at once, where there are more. */
export async function messagesOf(db: Db, chatId: number, before: number | undefined): Promise<MessageRow[]> {
  const rows = await read(db)
    .where('chat_messages.chat_id', '=', chatId)
    .$if(before !== undefined, (query) => query.where('chat_messages.id', '<', before!))
    .orderBy('chat_messages.id', 'desc')
    .limit(MESSAGES_AT_ONCE + 1)
    .execute();
  return rows.toReversed();
}

/** One message. */
export const messageById = (db: Db, id: number): Promise<MessageRow | undefined> =>
  read(db).where('chat_messages.id', '=', id).executeTakeFirst();

/** The message an account has sent under its own name of it; undefined for none. */
export const messageOfClient = (db: Db, chatId: number, accountId: number, clientId: string): Promise<MessageRow | undefined> =>
  read(db)
    .where('chat_messages.chat_id', '=', chatId)
    .where('chat_messages.account_id', '=', accountId)
    .where('chat_messages.client_id', '=', clientId)
    .executeTakeFirst();

/** How many messages a conversation has. */
export async function countMessages(db: Db, chatId: number): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('chat_id', '=', chatId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Stored = { chatId: number; messageId: number };

/** Stores a message, all or nothing; the same as `insertMessage`. `now` in ms. */
export const addMessage = (db: Db, message: WrittenMessage, now: number): Promise<Stored | undefined> =>
  db.transaction().execute((within) => insertMessage(within, message, now));

/**
 * Stores a message within a transaction; undefined where it is there already, or the conversation is gone. A message of the visitor opens
 * the conversation again. `now` in ms.
 */
export async function insertMessage(
  within: Db,
  { chat, accountId, isStaff, clientId, content }: WrittenMessage,
  now: number,
): Promise<Stored | undefined> {
  if (typeof chat !== 'number') await beginChat(within, chat, now);
  // Whoever writes here has the row to themselves until the end: ids are given in the order in which they are seen.
  const own = within.updateTable('chats').set({ last_at: now, ...(!isStaff && { closed_at: null }) });
  const named =
    typeof chat === 'number'
      ? own.where('id', '=', chat)
      : own.where('event_id', '=', chat.eventId).where('company_id', '=', chat.company).where('account_id', '=', chat.accountId);
  const held = await named.returning('id').executeTakeFirst();
  if (!held) return undefined;
  const added = await within
    .insertInto('chat_messages')
    .values({ chat_id: held.id, account_id: accountId, is_staff: isStaff ? 1 : 0, client_id: clientId, content, sent_at: now })
    .onConflict((conflict) => conflict.columns(['chat_id', 'account_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  // Who answers has read.
  const seen = isStaff ? { staff_read: added.id } : { visitor_read: added.id };
  await within
    .updateTable('chats')
    .set({ last_message: added.id, ...seen })
    .where('id', '=', held.id)
    .execute();
  return { chatId: held.id, messageId: added.id };
}
