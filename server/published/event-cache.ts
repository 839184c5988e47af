// The published events in memory: each prepared on first request, replaced when a newer version is published, never missing in between.
import type { EventHead, StoredVersion } from '../store/load.ts';
import { eventKey, nameKey } from '../store/publish.ts';
import type { Domain, Store } from '../store/store.ts';
import { type DefaultEvent, defaultEventOf, domainOf } from './default-event.ts';
import { preparePublishedEvent, type PublishedEvent } from './event.ts';
import { createOlderVersions, type VersionOf } from './older-versions.ts';

export type EventCache = {
  /**
   * The event of an id; undefined when it is not published. When a newer version than the one in memory is requested, the
   * store is read first: no older content is sent under a newer address.
   */
  byId: (id: number, version?: number) => Promise<PublishedEvent | undefined>;
  /** The same by instance and short name; case does not matter. */
  byName: (instance: string, short: string, version?: number) => Promise<PublishedEvent | undefined>;
  /** The events of a short name, one an instance at most; case does not matter. */
  ofShortName: (short: string) => readonly EventHead[];
  /** The instance of a host's domain, in small letters; undefined for a host without one. */
  instanceOf: (hostname: string) => string | undefined;
  /** A version of an event, as it was published; the one in use is the event itself. */
  versionOf: VersionOf;
  /** Every published event; nothing of it is loaded by this. */
  heads: () => readonly EventHead[];
  /** Whether an instance has a published event. */
  hasInstance: (instance: string) => boolean;
  /** The event an address without one opens on a host name (`default-event.ts`). */
  defaultOf: (hostname: string) => Promise<DefaultEvent>;
  /** Checks the store for newer versions; calls during a check share the next one. */
  refresh: () => Promise<void>;
  close: () => void;
};

export type EventCacheOptions = {
  store: Store;
  /** What is shown on a host without a domain, where it is published. */
  fallback: DefaultEvent;
  /** The server's instant, ms since 1970: of several events the one that is on is opened. */
  now?: () => number;
  /** Receives the error of an event that failed to load; the version before it stays in use. */
  onProblem: (problem: unknown, event?: EventHead) => void;
};

/** Opens the cache: reads the list of events and domains, no content yet. */
export async function openEventCache({ store, fallback, now = () => 0, onProblem }: EventCacheOptions): Promise<EventCache> {
  let heads = new Map<string | number, EventHead>();
  let shortNames = new Map<string, EventHead[]>();
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
    heads = new Map<string | number, EventHead>(events.map((head) => [head.id, head]));
    for (const head of events) heads.set(eventKey(head.instance, head.shortName), head);
    shortNames = Map.groupBy(events, ({ shortName }) => nameKey(shortName));
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
  // A check under way may have read the list before the newest publication: callers from now on wait for the next one.
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

  const find = async (key: string | number, version = 0): Promise<PublishedEvent | undefined> => {
    const head = heads.get(key);
    if (!head || version <= head.version) return head && current(head);
    await refresh();
    return current(heads.get(key) ?? head);
  };

  await refresh();
  const stop = store.onChange(() => {
    refresh().catch((error: unknown) => onProblem(error));
  });
  return {
    byId: find,
    byName: (instance, short, version) => find(eventKey(instance, short), version),
    ofShortName: (short) => shortNames.get(nameKey(short)) ?? [],
    instanceOf(hostname) {
      const domain = domainOf(hostname, domains);
      return domain && nameKey(domain.instance);
    },
    versionOf: createOlderVersions(store),
    heads: () => all,
    hasInstance: (instance) => all.some((head) => nameKey(head.instance) === nameKey(instance)),
    defaultOf: (hostname) => defaultEventOf(hostname, { heads: all, domains, fallback, load: current, now: now() }),
    refresh,
    close: stop,
  };
}
