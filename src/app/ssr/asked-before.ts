// What a page was found to ask for when it was last drawn. Asked before it is drawn again, one drawing is enough.
import type { Query, QueryClient, QueryMeta } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';

/** A request as the cache of queries names it. */
export type AskedQuery = { queryKey: readonly unknown[]; meta?: QueryMeta | undefined };

/** Pages whose requests are remembered: a dozen addresses each. */
const MOST_PAGES = 1000;

const requests = new LRUCache<string, readonly AskedQuery[]>({ max: MOST_PAGES });

/** Remembers what drawing a page asked for; `page` tells event, version, access class and address. */
export function rememberAsked(page: string, asked: readonly AskedQuery[]): void {
  requests.set(
    page,
    asked.map(({ queryKey, meta }) => ({ queryKey, meta })),
  );
}

/** Asks what the last drawing of the page asked for, and returns it. What fails is forgotten: the drawing asks for it again. */
export async function askBefore(page: string, queries: QueryClient): Promise<readonly Query[]> {
  const cache = queries.getQueryCache();
  const known = new Set(cache.getAll());
  await Promise.all((requests.get(page) ?? []).map((asked) => ask(queries, asked)));
  for (const query of cache.findAll({ predicate: ({ state }) => state.status === 'error' })) cache.remove(query);
  return cache.getAll().filter((query) => !known.has(query));
}

/** Asks one request, once. */
export const ask = (queries: QueryClient, { queryKey, meta }: AskedQuery): Promise<void> =>
  queries.prefetchQuery({ queryKey, ...(meta && { meta }), retry: false });
