// Conversations with companies as they are stored: who has one, how far both sides have read, and which there are.
import { type Kysely, type Selectable, sql } from 'kysely';
import { CHATS_AT_ONCE } from '../../src/base/chat-limits.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
/** A conversation with the name of its visitor. */
export type ChatRow = Selectable<Tables['chats']> & { first_name: string; surname: string };
/** A company of an event, and a person there. */
export type ChatOwner = { eventId: number; company: string };
export type ChatPerson = ChatOwner & { accountId: number };

const read = (db: Db) =>
  db
    .selectFrom('chats')
    .innerJoin('accounts', 'accounts.id', 'chats.account_id')
    .selectAll('chats')
    .select(['accounts.first_name', 'accounts.surname']);

/** The conversation of a person with a company; undefined for none. */
export const chatOfPerson = (db: Db, { eventId, company, accountId }: ChatPerson): Promise<ChatRow | undefined> =>
  read(db)
    .where('chats.event_id', '=', eventId)
    .where('chats.company_id', '=', company)
    .where('chats.account_id', '=', accountId)
    .executeTakeFirst();

/** A conversation of a company by its id; undefined where the company has none of this id. */
export const chatOfCompany = (db: Db, { eventId, company }: ChatOwner, id: number): Promise<ChatRow | undefined> =>
  read(db).where('chats.id', '=', id).where('chats.event_id', '=', eventId).where('chats.company_id', '=', company).executeTakeFirst();

/** One by its id, for the hub. */
export const chatById = (db: Db, id: number): Promise<ChatRow | undefined> => read(db).where('chats.id', '=', id).executeTakeFirst();

/** Makes the conversation of a person where there is none yet. `now` in ms. */
export const beginChat = (db: Db, { eventId, company, accountId }: ChatPerson, now: number): Promise<unknown> =>
  db
    .insertInto('chats')
    .values({
      event_id: eventId,
      company_id: company,
      account_id: accountId,
      restore_id: '',
      created_at: now,
      last_message: 0,
      last_at: now,
      closed_at: null,
      visitor_read: 0,
      staff_read: 0,
      letter_at: null,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'company_id', 'account_id']).doNothing())
    .execute();

/** Keeps the id of a widget's conversation. `now` in ms. */
export async function keepRestoreId(db: Db, person: ChatPerson, restoreId: string, now: number): Promise<void> {
  await beginChat(db, person, now);
  await db
    .updateTable('chats')
    .set({ restore_id: restoreId })
    .where('event_id', '=', person.eventId)
    .where('company_id', '=', person.company)
    .where('account_id', '=', person.accountId)
    .execute();
}

/** A conversation in the list of staff: with its last message, and how many are not read. */
export type ListedChat = ChatRow & { content: string; is_staff: number; unread: number };

/** Messages of the other side after the last one a side has read. */
const unreadOf = (side: 'visitor' | 'staff') =>
  sql<
    number | string
  >`(select count(*) from chat_messages as unread where unread.chat_id = chats.id and unread.is_staff = ${side === 'visitor' ? 1 : 0}
    and unread.id > ${sql.ref(`chats.${side}_read`)})`;

/** The conversations of a company in which something was written, the latest first; one more than are read at once, where there are more. */
export async function chatsOfCompany(db: Db, { eventId, company }: ChatOwner, before: number | undefined): Promise<ListedChat[]> {
  const asked = read(db)
    .innerJoin('chat_messages', 'chat_messages.id', 'chats.last_message')
    .select(['chat_messages.content', 'chat_messages.is_staff', unreadOf('staff').as('unread')])
    .where('chats.event_id', '=', eventId)
    .where('chats.company_id', '=', company)
    .$if(before !== undefined, (query) => query.where('chats.last_message', '<', before!));
  const rows = await asked
    .orderBy('chats.last_message', 'desc')
    .limit(CHATS_AT_ONCE + 1)
    .execute();
  return rows.map((row) => ({ ...row, unread: Number(row.unread) }));
}

/** How many conversations of a company have messages that staff have not read. */
export async function unreadChats(db: Db, { eventId, company }: ChatOwner): Promise<number> {
  const { count } = await db
    .selectFrom('chats')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chat_messages')
          .select('chat_messages.id')
          .whereRef('chat_messages.chat_id', '=', 'chats.id')
          .where('chat_messages.is_staff', '=', 0)
          .whereRef('chat_messages.id', '>', 'chats.staff_read'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages of the company the visitor has not read. */
export async function unreadByVisitor(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('chats').select(unreadOf('visitor').as('unread')).where('id', '=', id).executeTakeFirst();
  return Number(row?.unread ?? 0);
}

/** Says that a side has read up to a message of the conversation; false where it had already. */
export async function setReadUpTo(db: Db, id: number, side: 'visitor' | 'staff', upTo: number): Promise<boolean> {
  const column = side === 'visitor' ? 'visitor_read' : 'staff_read';
  const { numUpdatedRows } = await db
    .updateTable('chats')
    .set((eb) => ({ [column]: eb.case().when('last_message', '<', upTo).then(eb.ref('last_message')).else(upTo).end() }))
    .where('id', '=', id)
    .where(column, '<', upTo)
    .whereRef(column, '<', 'last_message')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Closes a conversation (`at`, ms) or opens it again (null). */
export const setClosed = (db: Db, id: number, at: number | null): Promise<unknown> =>
  db.updateTable('chats').set({ closed_at: at }).where('id', '=', id).execute();

/** Deletes the conversation of a person with all its messages; its id, or undefined where there is none. */
export async function removeChat(db: Db, { eventId, company, accountId }: ChatPerson): Promise<number | undefined> {
  const [gone] = await db
    .deleteFrom('chats')
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  return gone?.id;
}

/** Whether a letter about a conversation may be sent now, which then counts as sent: at most one in `pause` ms. */
export async function takeLetter(db: Db, id: number, now: number, pause: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chats')
    .set({ letter_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('letter_at', 'is', null), eb('letter_at', '<=', now - pause)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
