// The outbox for components: calls that wait for a connection, and the list of what waits.
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { BodyOf, QueryOf, ReplyOf } from '../contract/endpoint.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import type { Parameters } from '../contract/request.ts';
import { dropEntry, editEntry, outbox, type OutboxEntry, setEntryState } from '../stores/outbox.ts';
import { callOrKeep, type KeptResult } from './call-or-keep.ts';
import { useFrame } from './frame.ts';
import { isOf, type OutboxOwner, sendOutbox } from './send-outbox.ts';

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
  const { api, clock } = useFrame();
  const owner = useOwner();
  return useCallback(
    (endpoint, params, body, label) => callOrKeep({ api, now: clock.now, owner }, endpoint, params, body, label),
    [api, clock, owner],
  );
}

/** Whether a change calls an address that begins so, with exactly these parameters among its own. */
export function isCallOf({ address }: OutboxEntry, path: string, params: Readonly<Record<string, string>>): boolean {
  const [called = '', query = ''] = address.split('?', 2);
  const sent = new URLSearchParams(query);
  return called.includes(path) && Object.entries(params).every(([name, value]) => sent.get(name) === value);
}

/** The words somebody has written in a change (a comment, a rating, a message); empty for none. */
export function wordsOfEntry({ body }: Pick<OutboxEntry, 'body'>): string {
  const { pContent, Text } = (body ?? {}) as Record<string, unknown>;
  return [pContent, Text].find((words) => typeof words === 'string') ?? '';
}

/** What waits of the person on screen, and what can be done about it. */
export function useOutbox(): {
  entries: readonly OutboxEntry[];
  /** Sends what waits; returns how many were sent. */
  send: () => Promise<number>;
  /** Lets a refused change wait again. */
  retry: (id: string) => void;
  /** Replaces what a refused change sends; it waits again. */
  edit: (id: string, body: unknown) => void;
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
    edit: editEntry,
    discard: (id) => void dropEntry(id),
  };
}
