// The last good configuration of an event on this device, used if the server's answer is unusable. Public rows only.
import { type EventInfo, eventShortname, getResources, type ResourceRow } from '../contract/core.ts';
import type { Check } from '../model/check.ts';

/** The stored rows of an event in one language. */
export type StoredConfiguration = { info: EventInfo; rows: readonly ResourceRow[] };

/** Copies by event and language. Neither call throws, also on a device without storage. */
export type LastGood = {
  /** Stores a loaded configuration, unless that version is stored already. */
  keep: (event: string, language: string, kept: StoredConfiguration) => Promise<void>;
  /** The copy, if it can still be read. */
  recall: (event: string, language: string) => Promise<StoredConfiguration | undefined>;
};

const STORE = 'foyer-last-good';
/** Most copies on one device: somebody visits a few events, not hundreds. */
const MOST_COPIES = 6;
const VERSION = 'x-foyer-version';

/** An address that is never requested; names the copy in the store. */
const keyOf = (event: string, language: string): string => `/last-good/${encodeURIComponent(event)}/${encodeURIComponent(language)}`;

/** Copies in the browser's Cache Storage; it is missing on pages without https, then nothing is stored. */
export function createLastGood(storage: CacheStorage | undefined): LastGood {
  return {
    async keep(event, language, { info, rows }) {
      try {
        if (!storage) return;
        const cache = await storage.open(STORE);
        const key = keyOf(event, language);
        if ((await cache.match(key))?.headers.get(VERSION) === String(info.Version)) return;
        await cache.put(key, new Response(JSON.stringify({ info, rows }), { headers: { [VERSION]: String(info.Version) } }));
        const copies = await cache.keys();
        await Promise.all(copies.slice(0, -MOST_COPIES).map((copy) => cache.delete(copy)));
      } catch {
        // Full, blocked or broken storage: there is no copy.
      }
    },
    async recall(event, language) {
      try {
        const copy = await (await storage?.open(STORE))?.match(keyOf(event, language));
        const kept = (await copy?.json()) as Partial<StoredConfiguration> | undefined;
        // Written by Foyer, but possibly by another release.
        return kept && (await fits(eventShortname, kept.info)) && (await fits(getResources, kept.rows))
          ? (kept as StoredConfiguration)
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Whether a value is an answer of the endpoint; the build adds the check. */
const fits = async (endpoint: object, value: unknown): Promise<boolean> =>
  (await (endpoint as { check: () => Check | Promise<Check> }).check())(value);
