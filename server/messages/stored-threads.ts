// Conversations as they are stored: which somebody has, what was written, and how far it was read.
import { type Kysely, type Selectable, sql } from 'kysely';
import { MESSAGES_AT_ONCE } from '../../src/base/chat-limits.ts';
import type { MessageRow } from '../chat/stored-messages.ts';
import type { ThreadKind, ThreadState } from '../store/messages-schema.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type ThreadRow = Selectable<Tables['threads']>;
/** One in a list: its last message, and how many are not read. */
export type ListedThread = ThreadRow & { content: string; unread: number };

/** Conversations that are listed at once. */
const MOST_LISTED = 200;

export type NewThread = Pick<ThreadRow, 'event_id' | 'kind' | 'thread_key' | 'state'> &
  Partial<Pick<ThreadRow, 'topic' | 'subject' | 'asked_by' | 'guest_name' | 'guest_email' | 'guest_key' | 'code_hash' | 'language'>>;

/** Begins a conversation, or finds the one of this key. `now` in ms. */
export async function createThread(db: Db, thread: NewThread, members: readonly number[], now: number): Promise<ThreadRow> {
  await db
    .insertInto('threads')
    .values({
      topic: '',
      subject: '',
      asked_by: null,
      guest_name: '',
      guest_email: '',
      guest_key: '',
      code_hash: null,
      language: '',
      ...thread,
      created_at: now,
      last_message: 0,
      last_at: now,
      staff_read: 0,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'kind', 'thread_key']).doNothing())
    .execute();
  const row = await db
    .selectFrom('threads')
    .selectAll()
    .where('event_id', '=', thread.event_id)
    .where('kind', '=', thread.kind)
    .where('thread_key', '=', thread.thread_key)
    .executeTakeFirstOrThrow();
  for (const account_id of members)
    await db
      .insertInto('thread_members')
      .values({ thread_id: row.id, account_id, read_up_to: 0, letter_at: 0 })
      .onConflict((conflict) => conflict.columns(['thread_id', 'account_id']).doNothing())
      .execute();
  return row;
}

/** One of an event; undefined for none. */
export const threadById = (db: Db, eventId: number, id: number): Promise<ThreadRow | undefined> =>
  db.selectFrom('threads').selectAll().where('id', '=', id).where('event_id', '=', eventId).executeTakeFirst();

/** The key of the conversation of two accounts. */
export const directKey = (one: number, other: number): string => `${Math.min(one, other)}:${Math.max(one, other)}`;

/** Members of a conversation, how far they have read. */
export const membersOf = (db: Db, threadId: number) =>
  db.selectFrom('thread_members').selectAll().where('thread_id', '=', threadId).execute();

const listed = (db: Db, eventId: number, kind: ThreadKind) =>
  db
    .selectFrom('threads')
    .leftJoin('thread_messages', 'thread_messages.id', 'threads.last_message')
    .selectAll('threads')
    .select(sql<string>`coalesce(thread_messages.content, '')`.as('content'))
    .where('threads.event_id', '=', eventId)
    .where('threads.kind', '=', kind)
    .orderBy('threads.last_message', 'desc')
    .orderBy('threads.id', 'desc')
    .limit(MOST_LISTED);

/** Messages of others after the last one that an account has read. */
const unreadOf = (accountId: number) =>
  sql<number | string>`(select count(*) from thread_messages as unread where unread.thread_id = threads.id
    and (unread.account_id is null or unread.account_id <> ${accountId})
    and unread.id > coalesce((select read_up_to from thread_members where thread_members.thread_id = threads.id and thread_members.account_id = ${accountId}), 0))`;

const numbered = <T extends { unread: number | string }>(rows: readonly T[]) => rows.map((row) => ({ ...row, unread: Number(row.unread) }));

/** Those an account takes part in: with other participants, its own questions, or groups by their ids. */
export async function threadsOf(
  db: Db,
  { eventId, accountId, kind, keys }: { eventId: number; accountId: number; kind: ThreadKind; keys?: readonly string[] },
): Promise<ListedThread[]> {
  if (keys?.length === 0) return [];
  const rows = await listed(db, eventId, kind)
    .select(unreadOf(accountId).as('unread'))
    .$if(keys !== undefined, (query) => query.where('threads.thread_key', 'in', keys!))
    .$if(kind === 'help', (query) => query.where('threads.asked_by', '=', accountId))
    .$if(kind === 'direct', (query) =>
      query.where('threads.id', 'in', (eb) => eb.selectFrom('thread_members').select('thread_id').where('account_id', '=', accountId)),
    )
    .execute();
  return numbered(rows);
}

/** Questions of some topics, for the help desk: those that are open first. */
export async function questionThreads(db: Db, eventId: number, topics: readonly string[]): Promise<ListedThread[]> {
  if (topics.length === 0) return [];
  const rows = await listed(db, eventId, 'help')
    .select(
      sql<
        number | string
      >`(select count(*) from thread_messages as unread where unread.thread_id = threads.id and unread.is_staff = 0 and unread.id > threads.staff_read)`.as(
        'unread',
      ),
    )
    .where('threads.topic', 'in', topics)
    .where('threads.state', '<>', 'unconfirmed')
    .execute();
  return numbered(rows).toSorted((a, b) => Number(a.state === 'closed') - Number(b.state === 'closed'));
}

/** The latest messages, or those before one, in order; one more than are read at once, where there are more. */
export async function messagesOfThread(db: Db, threadId: number, before: number | undefined): Promise<MessageRow[]> {
  const rows = await withNames(db)
    .where('thread_messages.thread_id', '=', threadId)
    .$if(before !== undefined, (query) => query.where('thread_messages.id', '<', before!))
    .orderBy('thread_messages.id', 'desc')
    .limit(MESSAGES_AT_ONCE + 1)
    .execute();
  return rows.toReversed();
}

const withNames = (db: Db) =>
  db
    .selectFrom('thread_messages')
    .leftJoin('accounts', 'accounts.id', 'thread_messages.account_id')
    .selectAll('thread_messages')
    .select([sql<number>`thread_messages.thread_id`.as('chat_id'), 'accounts.first_name', 'accounts.surname']);

export type NewMessage = { threadId: number; accountId: number | null; isStaff: boolean; clientId: string; content: string };

/** The message that a sender has sent under their own name of it; undefined for none. */
export const messageSent = (
  db: Db,
  { threadId, accountId, isStaff, clientId }: Omit<NewMessage, 'content'>,
): Promise<MessageRow | undefined> =>
  withNames(db)
    .where('thread_messages.thread_id', '=', threadId)
    .where('thread_messages.account_id', accountId === null ? 'is' : '=', accountId)
    .where('thread_messages.is_staff', '=', isStaff ? 1 : 0)
    .where('thread_messages.client_id', '=', clientId)
    .executeTakeFirst();

/** How many messages a conversation has. */
export async function countThreadMessages(db: Db, threadId: number): Promise<number> {
  const { count } = await db
    .selectFrom('thread_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a message, all or nothing; false where it is there already, or the conversation is gone. What its person writes opens a question again. */
export const addThreadMessage = (db: Db, message: NewMessage, now: number): Promise<boolean> =>
  db.transaction().execute(async (within) => {
    const { threadId, accountId, isStaff, clientId, content } = message;
    // Whoever writes here has the row to themselves until the end: ids are given in the order in which they are seen.
    const held = await within
      .updateTable('threads')
      .set({ last_at: now })
      .where('id', '=', threadId)
      .returning(['id', 'state'])
      .executeTakeFirst();
    if (!held || (await messageSent(within, message))) return false;
    const { id } = await within
      .insertInto('thread_messages')
      .values({ thread_id: threadId, account_id: accountId, is_staff: isStaff ? 1 : 0, client_id: clientId, content, sent_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reopened = held.state === 'closed' && !isStaff ? { state: 'open' as const } : {};
    await within
      .updateTable('threads')
      .set({ last_message: id, ...(isStaff && { staff_read: id }), ...reopened })
      .where('id', '=', threadId)
      .execute();
    if (accountId !== null && !isStaff) await readUpTo(within, threadId, accountId, id);
    return true;
  });

/** Says that an account has read up to a message; it takes part from then on. */
export const readUpTo = (db: Db, thread_id: number, account_id: number, read_up_to: number): Promise<unknown> =>
  db
    .insertInto('thread_members')
    .values({ thread_id, account_id, read_up_to, letter_at: 0 })
    .onConflict((conflict) =>
      conflict.columns(['thread_id', 'account_id']).doUpdateSet({ read_up_to }).where('thread_members.read_up_to', '<', read_up_to),
    )
    .execute();

/** Changes the state of a conversation, or what the help desk has read of it. */
export const changeThread = (db: Db, id: number, to: { state?: ThreadState; staff_read?: number }): Promise<unknown> =>
  db.updateTable('threads').set(to).where('id', '=', id).execute();
