// Calls an endpoint, and without a connection keeps the call in the outbox.
import { type Api, call as callEndpoint } from '../api/http.ts';
import { ApiError } from '../api/api-error.ts';
import type { BodyOf, QueryOf, ReplyOf } from '../contract/endpoint.ts';
import { type Parameters, requestAddress } from '../contract/request.ts';
import { addToOutbox, entryId, outbox } from '../stores/outbox.ts';
import { isOf, type OutboxOwner } from './send-outbox.ts';
import type { CallResult } from './use-call.ts';

/** Result of a call that may wait: `kept` is sent when the connection is back. */
export type KeptResult<R> = CallResult<R> | { ok: 'kept' };

const noAnswer = { ok: false, kind: 'offline', status: 0, code: '', field: '' } as const;

/** `owner` is undefined for visitors, who have no outbox. */
export type Keeping = { api: Api | undefined; now: () => number; owner: OutboxOwner | undefined };

/** Never throws for what a server or the network does. `label` names the change for the reader. */
export async function callOrKeep<E extends { path: string }>(
  { api, now, owner }: Keeping,
  endpoint: E,
  params: QueryOf<E> & Parameters,
  body: BodyOf<E> | undefined,
  label: string,
): Promise<KeptResult<ReplyOf<E>>> {
  if (!api) return noAnswer;
  const id = entryId(now());
  // What was done before is sent before.
  const isWaiting = owner && outbox.getState().entries.some((entry) => isOf(owner)(entry) && entry.state !== 'refused');
  const answer: CallResult<ReplyOf<E>> = isWaiting ? noAnswer : await result(api, endpoint, params, body, owner && id);
  // Without an answer it may have been carried out: under its key that happens once.
  if (!owner || answer.ok || (answer.kind !== 'offline' && answer.kind !== 'timeout')) return answer;
  const { method } = endpoint as unknown as { method: string };
  await addToOutbox({ ...owner, id, method, address: api.base + requestAddress({ endpoint, params }), body, label });
  return { ok: 'kept' };
}

/** The answer or the error as data. */
export async function result<E extends { path: string }>(
  api: Api,
  endpoint: E,
  params: QueryOf<E> & Parameters,
  body?: BodyOf<E>,
  key?: string,
): Promise<CallResult<ReplyOf<E>>> {
  try {
    return { ok: true, reply: await callEndpoint(api, { endpoint, params }, { body, key }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, code, field } = error;
    return { ok: false, kind, status, code, field };
  }
}
