// The published events in memory: each prepared when first asked for, replaced when a newer version is published, never missing in between.
import type { EventHead, StoredVersion } from '../store/load.ts';
import { nameKey } from '../store/publish.ts';
import type { Domain, Store } from '../store/store.ts';
import { type DefaultEvent, defaultEventOf } from './default-event.ts';
import { preparePublishedEvent, type PublishedEvent } from './event.ts';
import { createOlderVersions, type VersionOf } from './older-versions.ts';

export type EventCache = {
  /**
   * The event of an id or short name (case does not matter); undefined when it is not published. When a newer version than
   * the one in memory is asked for, the store is looked into first: nobody gets older content under a newer address.
   */
  find: (nameOrId: string, version?: number) => Promise<PublishedEvent | undefined>;
  /** A version of an event, as it was published; the one in use is the event itself. */
  versionOf: VersionOf;
  /** Whether an instance has a published event. */
  hasInstance: (instance: string) => boolean;
  /** The event an address without one opens on a host name (`default-event.ts`). */
  defaultOf: (hostname: string) => Promise<DefaultEvent>;
  /** Looks into the store for newer versions; calls that come during a look share the next one. */
  refresh: () => Promise<void>;
  close: () => void;
};

export type EventCacheOptions = {
  store: Store;
  /** What is shown on a host without a domain, where it is published. */
  fallback: DefaultEvent;
  /** The server's instant, ms since 1970: of several events the one that is on is opened. */
  now?: () => number;
  /** Told what went wrong while an event was loaded; the version before it stays in use. */
  onProblem: (problem: unknown, event?: EventHead) => void;
};

/** Opens the cache: reads the list of events and domains, no content yet. */
export async function openEventCache({ store, fallback, now = () => 0, onProblem }: EventCacheOptions): Promise<EventCache> {
  let heads = new Map<string, EventHead>();
  let all: readonly EventHead[] = [];
  let domains: Domain[] = [];
  const loaded = new Map<number, Promise<PublishedEvent>>();
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const load = async (head: EventHead): Promise<PublishedEvent> => {
    const stored: StoredVersion | undefined = await store.load(head.id, head.version);
    if (!stored) throw new Error(`version ${head.version} of event ${head.shortName} is missing`);
    const event = preparePublishedEvent(head, stored);
    for (const found of event.findings) onProblem(found, head);
    return event;
  };
  const current = (head: EventHead): Promise<PublishedEvent> => {
    const kept = loaded.get(head.id);
    if (kept) return kept;
    const event = load(head);
    loaded.set(head.id, event);
    // A failed load is tried again by the next visitor.
    event.catch(() => loaded.delete(head.id));
    return event;
  };
  const look = async (): Promise<void> => {
    const [events, allDomains] = await Promise.all([store.events(), store.domains()]);
    domains = allDomains;
    all = events;
    heads = new Map(events.flatMap((head) => [[String(head.id), head] as const]));
    // A short name of digits wins over an id: names are what people write.
    for (const head of events) heads.set(nameKey(head.shortName), head);
    await Promise.all(events.map(replaceOutdated));
  };
  const replaceOutdated = async (head: EventHead): Promise<void> => {
    const kept = loaded.get(head.id);
    try {
      if (!kept || (await kept).version === head.version) return;
      const newer = await load(head);
      loaded.set(head.id, Promise.resolve(newer));
    } catch (error) {
      onProblem(error, head);
    }
  };
  const start = (): Promise<void> => (looking = look().finally(() => (looking = undefined)));
  // A look that is under way may have read the list before the newest publication: callers who come now wait for the next one.
  const refresh = (): Promise<void> => {
    if (!looking) return start();
    next ??= looking
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };

  await refresh();
  const stop = store.onChange(() => {
    refresh().catch((error: unknown) => onProblem(error));
  });
  return {
    async find(nameOrId, version = 0) {
      const head = heads.get(nameKey(nameOrId));
      if (!head || version <= head.version) return head && current(head);
      await refresh();
      return current(heads.get(nameKey(nameOrId)) ?? head);
    },
    versionOf: createOlderVersions(store),
    hasInstance: (instance) => [...heads.values()].some((head) => nameKey(head.instance) === nameKey(instance)),
    defaultOf: (hostname) => defaultEventOf(hostname, { heads: all, domains, fallback, load: current, now: now() }),
    refresh,
    close: stop,
  };
}
