// Files that never change at their address: the shell from the precache, the rest kept when it is first needed.
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { BUILD, SHELL } from './build-facts.ts';
import { addressesIn, trimCopies } from './copies.ts';

/** Most files kept beside the shell. */
const MOST_FILES = 400;

type FetchOf = { request: Request; event: Event };

/** Answers for files of a site; `files` is the cache of this build. */
export function createFiles(scope: string, files: string) {
  const precache = new PrecacheController({ cacheName: `foyer-shell ${scope}` });
  precache.addToCacheList([
    ...SHELL.map((path) => ({ url: new URL(path, scope).href, revision: null })),
    { url: `${scope}offline.css`, revision: BUILD },
  ]);
  const kept = new CacheFirst({ cacheName: files });
  const answer = async ({ request, event }: FetchOf): Promise<Response> => {
    const shell = await precache.matchPrecache(request.url).catch(() => undefined);
    if (shell) return shell;
    // Storage may be refused: then the network answers.
    return kept.handle({ request, event: event as ExtendableEvent }).catch(() => fetch(request));
  };
  return {
    install: (event: Event) => precache.install(event),
    /** Takes away the shell of older builds. */
    activate: (event: Event) => precache.activate(event),
    answer,
    /** Keeps the files that are not there yet. Never rejects. */
    async keep(addresses: readonly string[]): Promise<void> {
      const known = new Set([...(await addressesIn(files)), ...precache.getCachedURLs()]);
      const missing = [...new Set(addresses)].filter((url) => !known.has(url));
      for (const url of missing)
        try {
          const fetched = await fetch(url);
          if (fetched.ok) await (await caches.open(files)).put(url, fetched);
        } catch {
          // It comes when the page asks for it.
        }
      if (missing.length > 0) await trimCopies(files, MOST_FILES);
    },
  };
}

/** What workbox asks of the events it is given. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
