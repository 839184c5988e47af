// Conversations that a participant has reported to the organiser: stored by the endpoint, decided at the command line.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { ThreadRow } from './stored-threads.ts';

type Db = Kysely<Tables>;

/** A report with the names of who reported and who is meant (empty for a group, a guest, and somebody who is gone), and how many messages the conversation has now. */
export type MessageReportRow = Selectable<Tables['message_reports']> & {
  first_name: string;
  surname: string;
  other_first_name: string;
  other_surname: string;
  messages: number;
};

/** Stores one of `accountId` about `otherId` (0 for nobody in particular). `now` in ms. */
export async function storeMessageReport(
  db: Db,
  { event_id, id: thread_id, kind, thread_key }: ThreadRow,
  { accountId, otherId, reason }: { accountId: number; otherId: number; reason: string },
  now: number,
): Promise<void> {
  const of = { event_id, thread_id, kind, thread_key };
  await db
    .insertInto('message_reports')
    .values({ ...of, account_id: accountId, other_id: otherId || null, reason, reported_at: now, state: 'open', decided_at: null })
    .execute();
}

/** The reports of an event, the oldest first. */
export async function messageReportsOfEvent(db: Db, eventId: number): Promise<MessageReportRow[]> {
  const rows = await db
    .selectFrom('message_reports')
    .innerJoin('accounts', 'accounts.id', 'message_reports.account_id')
    .leftJoin('accounts as other', 'other.id', 'message_reports.other_id')
    .selectAll('message_reports')
    .select(['accounts.first_name', 'accounts.surname'])
    .select([
      sql<string>`coalesce(other.first_name, '')`.as('other_first_name'),
      sql<string>`coalesce(other.surname, '')`.as('other_surname'),
    ])
    .select((eb) =>
      eb
        .selectFrom('thread_messages')
        .whereRef('thread_messages.thread_id', '=', 'message_reports.thread_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('messages'),
    )
    .where('message_reports.event_id', '=', eventId)
    .orderBy('message_reports.id')
    .execute();
  return rows.map((row) => ({ ...row, messages: Number(row.messages) }));
}

/** Notes what the organiser has decided about a conversation, in all reports of it. `now` in ms. */
export async function decideMessageReports(db: Db, threadId: number, state: 'accepted' | 'removed', now: number): Promise<void> {
  await db.updateTable('message_reports').set({ state, decided_at: now }).where('thread_id', '=', threadId).execute();
}

/** Deletes a conversation with its messages, for everybody. */
export const removeThread = (db: Db, threadId: number): Promise<unknown> => db.deleteFrom('threads').where('id', '=', threadId).execute();
