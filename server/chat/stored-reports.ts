// Conversations that one side has reported to the organiser: stored by the endpoint, decided at the command line.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { ChatPerson } from './stored-chats.ts';

type Db = Kysely<Tables>;

/** A report with the name of the visitor, and how many messages the conversation has now. */
export type ReportRow = Selectable<Tables['chat_reports']> & { first_name: string; surname: string; messages: number };

/** Stores one. `now` in ms. */
export async function storeReport(
  db: Db,
  { eventId, company, accountId }: ChatPerson,
  { side, reason }: { side: 'visitor' | 'staff'; reason: string },
  now: number,
): Promise<void> {
  const of = { event_id: eventId, company_id: company, account_id: accountId };
  await db
    .insertInto('chat_reports')
    .values({ ...of, side, reason, reported_at: now, state: 'open', decided_at: null })
    .execute();
}

/** The reports of an event, the oldest first. */
export async function reportsOfEvent(db: Db, eventId: number): Promise<ReportRow[]> {
  const rows = await db
    .selectFrom('chat_reports')
    .innerJoin('accounts', 'accounts.id', 'chat_reports.account_id')
    .selectAll('chat_reports')
    .select(['accounts.first_name', 'accounts.surname'])
    .select((eb) =>
      eb
        .selectFrom('chats')
        .innerJoin('chat_messages', 'chat_messages.chat_id', 'chats.id')
        .whereRef('chats.event_id', '=', 'chat_reports.event_id')
        .whereRef('chats.company_id', '=', 'chat_reports.company_id')
        .whereRef('chats.account_id', '=', 'chat_reports.account_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('messages'),
    )
    .where('chat_reports.event_id', '=', eventId)
    .orderBy('chat_reports.id')
    .execute();
  return rows.map((row) => ({ ...row, messages: Number(row.messages) }));
}

/** Notes what the organiser has decided about a conversation, in all reports of it. `now` in ms. */
export async function decideReports(
  db: Db,
  { eventId, company, accountId }: ChatPerson,
  state: 'accepted' | 'removed',
  now: number,
): Promise<void> {
  await db
    .updateTable('chat_reports')
    .set({ state, decided_at: now })
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .where('account_id', '=', accountId)
    .execute();
}
