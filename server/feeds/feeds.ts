// The feeds that events show: each read at most once in five minutes, the last good one kept while its host is away.
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { feedItems } from './feed-items.ts';
import { fetchText } from './fetch-text.ts';

/** What is known of a feed: its headlines, when they were read (ms since 1970, null for never), and whether reading failed since. */
export type Headlines = { items: readonly string[]; readAt: number | null; isStale: boolean };

/** Reads feeds. Never rejects: a feed that was never read is empty. */
export type Feeds = { read: (address: string) => Promise<Headlines> };

/** How long a feed counts as current, ms; after a failure it is tried again sooner. */
const CURRENT = 5 * 60_000;
const TRY_AGAIN = 60_000;
/** Feeds kept; more than any server has events with a ticker. */
const MOST_FEEDS = 200;

type Kept = Headlines & { until: number };

/** Creates the feeds of a server. `report` gets why one could not be read. */
export function createFeeds(parts: { clock: Clock; fetch?: (address: string) => Promise<string>; report: (words: string) => void }): Feeds {
  const { clock, fetch = fetchText, report } = parts;
  const kept = new LRUCache<string, Kept>({ max: MOST_FEEDS });
  const reading = new Map<string, Promise<Headlines>>();
  const readNow = async (address: string): Promise<Headlines> => {
    const now = clock.now();
    try {
      const items = await feedItems(await fetch(address));
      kept.set(address, { items, readAt: now, isStale: false, until: now + CURRENT });
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      const { items, readAt } = kept.get(address) ?? { items: [], readAt: null };
      kept.set(address, { items, readAt, isStale: readAt !== null, until: now + TRY_AGAIN });
    } finally {
      reading.delete(address);
    }
    return kept.get(address)!;
  };
  return {
    async read(address) {
      const known = kept.get(address);
      if (known && clock.now() < known.until) return known;
      const answer = reading.get(address) ?? readNow(address);
      reading.set(address, answer);
      // What was good is answered at once; the next reader gets what is read now.
      return known && known.readAt !== null ? known : answer;
    },
  };
}
