// The HTTP client: sends requests with a timeout, and checks every answer against the contract.
import type { ReplyOf } from '../contract/endpoint.ts';
import { requestAddress, type ApiRequest, requestEvent, type Reader, requestBy } from '../contract/request.ts';
import type { Check } from '../model/check.ts';
import { ApiError } from './api-error.ts';

/** An endpoint in the attendee's build: the schemas are compiled to a check, which may have to be loaded. */
type Compiled = { method: string; path: string; check: () => Check | Promise<Check> };

/** Longest wait for an answer, ms. */
export const CALL_TIMEOUT = 10_000;

/** Header that names a change (`server/routes/once.ts`). */
export const KEY_HEADER = 'idempotency-key';

/** Where calls are sent, and with what. */
export type Api = {
  /** Base of the API, empty for the same origin. */
  base: string;
  fetch: typeof fetch;
  /** The checked answer of an address that is here already, each once; undefined if it has to be asked. */
  known?: (address: string) => unknown;
  /** As whom requests about an event are made, by its exact name; as a visitor if the event is not listed. */
  readers?: Map<string, Reader>;
  /** Changes a checked reply before it is returned: a preview removes what its person would not receive. */
  transformReply?: (request: ApiRequest, reply: unknown) => unknown;
};

/** Calls an endpoint; returns the checked reply, undefined for an answer without content (204). Throws ApiError. */
export async function call<E extends { path: string }>(
  api: Api,
  asked: ApiRequest<E>,
  options: {
    signal?: AbortSignal;
    body?: unknown;
    /** Names a change, so that the server carries it out once. */ key?: string | undefined;
  } = {},
): Promise<ReplyOf<E>> {
  const endpoint = asked.endpoint as unknown as Compiled;
  const address = api.base + requestAddress(requestBy(api.readers?.get(requestEvent(asked)), asked));
  const { body = asked.body } = options;
  // What the page came with is named by addresses alone.
  const known = body === undefined ? api.known?.(address) : undefined;
  if (known !== undefined) return known as ReplyOf<E>;
  const timeout = AbortSignal.timeout(CALL_TIMEOUT);
  const init: RequestInit = { method: endpoint.method, signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout };
  if (body !== undefined) init.body = JSON.stringify(body);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(options.key !== undefined && { [KEY_HEADER]: options.key }),
  };
  if (Object.keys(headers).length > 0) init.headers = headers;
  const checking = Promise.resolve(endpoint.check()).catch(() => undefined);
  const response = await api.fetch(address, init).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw timeout.aborted ? new ApiError('timeout', address, 0, 'no answer in time') : new ApiError('offline', address, 0, 'no connection');
  });
  if (!response.ok) throw new ApiError('status', address, response.status, `answered ${response.status}`, await readError(response));
  if (response.status === 204) return undefined as ReplyOf<E>;
  const reply: unknown = await response.json().catch(() => {
    throw new ApiError('shape', address, response.status, 'the answer is not JSON');
  });
  const check = await checking;
  if (!check) throw new ApiError('offline', address, 0, 'the check of the answer did not load');
  if (!check(reply)) {
    const first = check.errors?.[0];
    throw new ApiError('shape', address, response.status, `the answer does not fit: ${first?.instancePath ?? ''} ${first?.message ?? ''}`);
  }
  return (api.transformReply ? api.transformReply(asked, reply) : reply) as ReplyOf<E>;
}

/** Code and field of an error's body; empty if the body is not in the server's format. */
export async function readError(response: Response): Promise<{ code?: string; field?: string }> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = (body as { error?: { code?: unknown; field?: unknown } } | null | undefined)?.error;
  return {
    ...(typeof error?.code === 'string' && { code: error.code }),
    ...(typeof error?.field === 'string' && { field: error.field }),
  };
}
