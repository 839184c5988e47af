// The outbox for components: calls that wait for a connection, and the list of what waits.
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { BodyOf, QueryOf, ReplyOf } from '../contract/endpoint.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { type Parameters, requestAddress } from '../contract/request.ts';
import { addToOutbox, dropEntry, entryId, outbox, type OutboxEntry, setEntryState } from '../stores/outbox.ts';
import { useFrame } from './frame.ts';
import { isOf, type OutboxOwner, sendOutbox } from './send-outbox.ts';
import { type CallResult, useCall } from './use-call.ts';

/** Result of a call that may wait: `kept` is sent when the connection is back. */
export type KeptResult<R> = CallResult<R> | { ok: 'kept' };

const noAnswer = { ok: false, kind: 'offline', status: 0, code: '', field: '' } as const;

/** Whose outbox it is; undefined for visitors, who have none. */
function useOwner(): OutboxOwner | undefined {
  const { info, person } = useFrame();
  const account = person?.user?.UserId;
  return useMemo(() => (account === undefined ? undefined : { event: nameOfInfo(info), account }), [info, account]);
}

/**
 * Returns a function that calls an endpoint, and without a connection keeps the call in the outbox: `label` names it for the reader.
 * Only for endpoints that need a signed-in user (`auth: 'user'`): the server carries those out once.
 */
export function useCallOrKeep(): <E extends { path: string }>(
  endpoint: E,
  params: QueryOf<E> & Parameters,
  body: BodyOf<E> | undefined,
  label: string,
) => Promise<KeptResult<ReplyOf<E>>> {
  const call = useCall();
  const { api, clock } = useFrame();
  const owner = useOwner();
  return useCallback(
    async (endpoint, params, body, label) => {
      const id = entryId(clock.now());
      // What was done before is sent before.
      const isWaiting = owner && outbox.getState().entries.some((entry) => isOf(owner)(entry) && entry.state !== 'refused');
      const answer = isWaiting ? noAnswer : await call(endpoint, params, body, owner && id);
      // Without an answer it may have been carried out: under its key that happens once.
      if (!api || !owner || answer.ok || (answer.kind !== 'offline' && answer.kind !== 'timeout')) return answer;
      const { method } = endpoint as unknown as { method: string };
      await addToOutbox({ ...owner, id, method, address: api.base + requestAddress({ endpoint, params }), body, label });
      return { ok: 'kept' };
    },
    [call, api, clock, owner],
  );
}

/** What waits of the person on screen, and what can be done about it. */
export function useOutbox(): {
  entries: readonly OutboxEntry[];
  /** Sends what waits; returns how many were sent. */
  send: () => Promise<number>;
  /** Lets a refused change wait again. */
  retry: (id: string) => void;
  discard: (id: string) => void;
} {
  const { api } = useFrame();
  const owner = useOwner();
  const all = useStore(outbox, ({ entries }) => entries);
  const send = useCallback(async () => (api && owner ? sendOutbox(api, owner) : 0), [api, owner]);
  return {
    entries: owner ? all.filter(isOf(owner)) : [],
    send,
    retry: (id) => setEntryState(id, 'waiting'),
    discard: (id) => void dropEntry(id),
  };
}
