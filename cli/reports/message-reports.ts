// Reports about conversations between participants, in groups and with the help desk, as foyer reports lists and decides them.
import { announceBetween } from '../../server/hubs/exhibition-groups.ts';
import {
  decideMessageReports,
  type MessageReportRow,
  messageReportsOfEvent,
  removeThread,
} from '../../server/messages/stored-message-reports.ts';
import { endMessageBlock, setMessageBlock } from '../../server/messages/stored-networking.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import type { OpenPeople } from '../people/open-people.ts';
import { nameOf, type ConversationReport } from './report.ts';

/** The reports of an event, the oldest first; their ids begin with `m`. */
export async function messageReports(people: OpenPeople, event: PublishedEvent): Promise<ConversationReport[]> {
  const rows = await messageReportsOfEvent(people.db, event.id);
  return rows.map((row) => ({
    id: `m${row.id}`,
    by: nameOf(row.first_name, row.surname, row.account_id),
    about: aboutOf(row),
    state: row.state,
    reason: row.reason,
    messages: row.messages,
    reportedAt: row.reported_at,
    ...(row.kind !== 'direct' && { whyKept: keptBecause(row, `${event.instance}/${event.shortName}`) }),
    decide: (decision) => decide(people, row, decision === 'remove'),
    audit: {
      kind: 'message-report' as const,
      subject: row.other_id === null ? '' : `account:${row.other_id}`,
      detail: `report m${row.id} of conversation ${row.thread_id}`,
    },
  }));
}

function aboutOf({ kind, thread_key, thread_id, other_id, other_first_name, other_surname }: MessageReportRow): string {
  if (kind === 'group') return `the group ${thread_key}`;
  if (kind === 'help') return `question ${thread_id} at the help desk`;
  return other_id === null ? 'somebody who is gone' : nameOf(other_first_name, other_surname, other_id);
}

const keptBecause = ({ kind, thread_key }: MessageReportRow, place: string): string =>
  kind === 'group'
    ? `the group ${thread_key}, whose conversation is not deleted: take members out (foyer groups remove ${place} ${thread_key}), or accept it.`
    : 'a question at the help desk, which is not deleted: close it there, or accept it.';

/**
 * Removed, it is deleted for both, and whoever reported has blocked the other. Accepted after that, this block ends; one that they had
 * made themselves before stays.
 */
async function decide({ store: { signals }, db, clock }: OpenPeople, row: MessageReportRow, isRemoved: boolean): Promise<void> {
  const now = clock.now();
  const { event_id: eventId, account_id: accountId, other_id: otherId, thread_id } = row;
  const place = { eventId, accountId };
  if (otherId !== null && isRemoved) await setMessageBlock(db, place, otherId, true, now);
  if (otherId !== null && !isRemoved && row.decided_at !== null) await endMessageBlock(db, place, otherId, row.decided_at);
  if (isRemoved) await removeThread(db, thread_id);
  await decideMessageReports(db, thread_id, isRemoved ? 'removed' : 'accepted', now);
  if (!isRemoved) return;
  for (const told of [accountId, ...(otherId === null ? [] : [otherId])])
    await announceBetween({ signals }, 'messages', { eventId, accountId: told, company: '' });
}
