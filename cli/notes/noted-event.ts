// The published event of a command about comments or ratings, and what its things are called.
import { preparePublishedEvent, type PublishedEvent } from '../../server/published/event.ts';
import type { Store } from '../../server/store/store.ts';
import { UsageError } from '../output/usage-error.ts';
import { publishedEvent } from '../store/published-event.ts';

/** Loads it. Throws UsageError for an unknown event, and one without a version. */
export async function loadNotedEvent(store: Store, name: string): Promise<PublishedEvent> {
  const { id } = await publishedEvent(store, name);
  const head = (await store.events()).find((one) => one.id === id);
  const stored = head && (await store.load(id, head.version));
  if (!head || !stored) throw new UsageError(`${name} is not published; publish it first (foyer publish).`);
  return preparePublishedEvent(head, stored);
}

/** The name of a session, presentation or product in the first language; empty where the event has it no more. */
export function thingName(event: PublishedEvent, kind: string, item: string): string {
  const language = event.languageFor(undefined);
  const { sessions, presentations } = event.programme.inLanguage(language);
  if (kind === 'product') return event.exhibition.inLanguage(language).product(item)?.Name ?? '';
  if (kind === 'session') return sessions.find(({ Id }) => Id === item)?.Name ?? '';
  return presentations.find(({ Id }) => Id === item)?.Title ?? '';
}
