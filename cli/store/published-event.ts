// The published event a command is about, by `instance/event`.
import { preparePublishedEvent } from '../../server/published/event.ts';
import type { Database, Store } from '../../server/store/store.ts';
import { UsageError } from '../output/usage-error.ts';

/** Its id and names as published. Throws UsageError when the store has none of this name. */
export async function publishedEvent({ db }: Database, name: string): Promise<{ id: number; instance: string; event: string }> {
  const [instance = '', event = '', ...rest] = name.toLowerCase().split('/');
  if (instance === '' || event === '' || rest.length > 0) throw new UsageError(`--event takes instance/event, not “${name}”.`);
  const row = await db
    .selectFrom('events')
    .innerJoin('instances', 'instances.name_key', 'events.instance_key')
    .select(['events.id', 'events.short_name', 'instances.name'])
    .where('instances.name_key', '=', instance)
    .where('events.short_key', '=', event)
    .executeTakeFirst();
  if (!row) throw new UsageError(`There is no event ${name} in the store; publish it first (foyer publish).`);
  return { id: row.id, instance: row.name, event: row.short_name };
}

/** Its time zone (IANA), and its name in a language it has: the one asked for if it can be had, else its first one. */
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
