// Query options from endpoints: the key is the address, so that equal requests share one answer.
import { hashKey, type QueryCache, QueryClient, queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { QueryOf, ReplyOf } from '../contract/endpoint.ts';
import { requestKey, type ApiRequest, requestEvent, type Parameters, type Reader } from '../contract/request.ts';
import { ApiError } from './api-error.ts';
import { type Api, call } from './http.ts';

/** Options for `useQuery`: `useQuery(query(pagSessions, { eventid }))`. */
export function query<E extends { path: string }>(endpoint: E, params: QueryOf<E> & Parameters) {
  return queryOfRequest({ endpoint, params });
}

/** The same for a request named by a component's `data.ts`. */
export function queryOfRequest<E extends { path: string }>(request: ApiRequest<E>) {
  return queryOptions<ReplyOf<E>>({ queryKey: ['api', requestKey(request), requestEvent(request)], meta: { request } });
}

const DRAWN_ONLY = 'drawn only';

/** The same for a component that hands over what it has drawn: a server does not send the answer with the page. */
export const drawnOnly = <Q extends { queryKey: readonly unknown[] }>(options: Q): Q => ({
  ...options,
  queryKey: [...options.queryKey, DRAWN_ONLY],
});

/** Whether an answer stays on the server. */
export const isDrawnOnly = (key: readonly unknown[]): boolean => key.at(-1) === DRAWN_ONLY;

/** The query client of an app: answers stay until a new version is published; only temporary errors are retried; who has waited for a timeout is asked. `queryCache`: where answers are kept, if not in one of its own. */
export function createQueryClient(api: Api, queryCache?: QueryCache): QueryClient {
  const queryFn = ({ meta, signal }: QueryFunctionContext): Promise<unknown> => call(api, meta!['request'] as ApiRequest, { signal });
  return new QueryClient({
    ...(queryCache && { queryCache }),
    defaultOptions: {
      queries: {
        queryFn,
        // One person's answers are never another's. Version and time replace earlier answers, so they are not part of the key.
        queryKeyHashFn: (key) => hashKey([...key, readerKey(api.readers?.get(String(key[2])))]),
        staleTime: Infinity,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.kind === 'offline' || error.status >= 500),
      },
    },
  });
}

const readerKey = (reader: Reader | undefined): string | undefined => reader?.who ?? reader?.for;
