// Reports about conversations with exhibitors.
import { announceChat } from '../../server/chat/chat-signals.ts';
import { setBlock } from '../../server/chat/stored-blocks.ts';
import { removeChat } from '../../server/chat/stored-chats.ts';
import { decideReports, type ReportRow, reportsOfEvent } from '../../server/chat/stored-reports.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import type { OpenPeople } from '../people/open-people.ts';
import { nameOf, type ConversationReport } from './report.ts';

/** The reports of an event, the oldest first. */
export async function chatReports({ store: { signals }, db, clock }: OpenPeople, event: PublishedEvent): Promise<ConversationReport[]> {
  const companies = event.exhibition.inLanguage(event.languageFor(undefined));
  return (await reportsOfEvent(db, event.id)).map((row: ReportRow): ConversationReport => {
    const visitor = nameOf(row.first_name, row.surname, row.account_id);
    const company = companies.company(row.company_id)?.Name ?? `company ${row.company_id}`;
    const [by, about] = row.side === 'visitor' ? [visitor, company] : [company, visitor];
    return {
      id: String(row.id),
      by,
      about,
      state: row.state,
      reason: row.reason,
      messages: row.messages,
      reportedAt: row.reported_at,
      async decide(decision) {
        const now = clock.now();
        const person = { eventId: event.id, company: row.company_id, accountId: row.account_id };
        await setBlock(db, person, { side: 'organiser', isOn: decision === 'remove' }, now);
        const chatId = decision === 'remove' ? await removeChat(db, person) : undefined;
        await decideReports(db, person, decision === 'remove' ? 'removed' : 'accepted', now);
        if (chatId !== undefined) await announceChat({ signals }, { ...person, chatId, isDeleted: true });
      },
      audit: { kind: 'chat-report', subject: `account:${row.account_id}`, detail: `report ${row.id} of company ${row.company_id}` },
    };
  });
}
