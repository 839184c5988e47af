// The published event a command is about, by `instance/short`, or by a short name that only one has.
import { preparePublishedEvent } from '../../server/published/event.ts';
import { nameKey } from '../../server/store/publish.ts';
import type { Store } from '../../server/store/store.ts';
import { eventName, eventNameOf } from '../../src/contract/event-name.ts';
import { UsageError } from '../output/usage-error.ts';

/** Its id and names as published. Throws UsageError when the store has none of this name, or more than one. */
export async function publishedEvent(store: Pick<Store, 'events'>, name: string): Promise<{ id: number; instance: string; event: string }> {
  const { instance, short } = eventNameOf(nameKey(name));
  const isNamed = (own: string, asked: string | undefined): boolean => asked === undefined || nameKey(own) === asked;
  const found = (await store.events()).filter((one) => isNamed(one.shortName, short) && isNamed(one.instance, instance));
  const [only] = found;
  if (!only) throw new UsageError(`There is no event ${name} in the store; publish it first (foyer publish).`);
  if (found.length > 1)
    throw new UsageError(
      `Several events are called ${name}: ${found.map((one) => eventName(one.instance, one.shortName)).join(', ')}. Name one of them.`,
    );
  return { id: only.id, instance: only.instance, event: only.shortName };
}

/** Its time zone (IANA), and its name in a language it has: the requested one if available, else its first one. */
export async function publishedFacts(
  store: Store,
  { id, instance, event }: { id: number; instance: string; event: string },
  asked: string | undefined,
): Promise<{ language: string; name: string; timeZone: string }> {
  const head = (await store.events()).find((one) => one.id === id);
  const stored = head && (await store.load(id, head.version));
  if (!stored) return { language: asked ?? 'en-GB', name: event, timeZone: 'UTC' };
  const published = preparePublishedEvent({ id, instance, shortName: event, version: head.version }, stored);
  const language = published.languageFor(asked);
  return { language, name: published.text(published.about.name, language) || event, timeZone: published.timeZone };
}
