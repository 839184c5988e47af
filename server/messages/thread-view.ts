// Conversations as their readers get them.
import type { MessageThread } from '../../src/contract/messages.ts';
import type { PublishedEvent } from '../published/event.ts';
import { publishedMessagesOf } from './published-messages.ts';
import type { ThreadRow } from './stored-threads.ts';

/** Characters of the last message in a list. */
const BEGINNING = 120;

/** What a reader gets of a conversation besides its row. `name`: the other side; for a group its name is that of the event. */
export type ThreadFacts = { name: string; isDesk: boolean; accountId: number; content: string; unread: number; language: string };

/** One in a list. */
export function wireThread(
  event: PublishedEvent,
  row: ThreadRow,
  { name, isDesk, accountId, content, unread, language }: ThreadFacts,
): MessageThread {
  const { topics, groups } = publishedMessagesOf(event);
  const group = row.kind === 'group' ? groups.get(row.thread_key) : undefined;
  return {
    ThreadId: row.id,
    Kind: row.kind,
    Name: group ? event.text(group.Name, language) : name,
    Topic: row.kind === 'help' ? event.text(topics.get(row.topic)?.Name ?? row.topic, language) : '',
    Subject: group ? event.text(group.Description, language) : row.subject,
    State: row.state === 'unconfirmed' ? 'open' : row.state,
    IsAsking: row.asked_by === accountId,
    IsDesk: isDesk,
    LastText: Array.from(content).slice(0, BEGINNING).join(''),
    LastAt: new Date(row.last_at).toISOString(),
    LastMessage: row.last_message,
    Unread: unread,
  };
}
