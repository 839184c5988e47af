// Versions of an event other than the one in use, prepared when a file of them is requested; the last few are kept.
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store.ts';
import { preparePublishedEvent, type PublishedEvent } from './event.ts';

/** How many are kept: open pages request files of a version that was current a moment ago. */
const KEPT = 8;

/** Returns a version of an event; undefined when it was never published. */
export type VersionOf = (event: PublishedEvent, version: number) => Promise<PublishedEvent | undefined>;

/** Creates it on a store. One version is prepared at a time, so that many requests cause no more work. */
export function createOlderVersions({ load }: Pick<Store, 'load'>): VersionOf {
  const kept = new LRUCache<string, Promise<PublishedEvent | undefined>>({ max: KEPT });
  let working: Promise<unknown> = Promise.resolve();
  const prepare = async ({ id, instance, shortName }: PublishedEvent, version: number): Promise<PublishedEvent | undefined> => {
    const stored = await load(id, version);
    return stored && preparePublishedEvent({ id, instance, shortName, version }, stored);
  };
  return (event, version) => {
    if (version === event.version) return Promise.resolve(event);
    const key = `${event.id} ${version}`;
    const found =
      kept.get(key) ??
      working.then(
        () => prepare(event, version),
        () => prepare(event, version),
      );
    working = found;
    kept.set(key, found);
    // What could not be read, or is not there yet, is looked for again.
    void found.then(
      (one) => one ?? kept.delete(key),
      () => kept.delete(key),
    );
    return found;
  };
}
