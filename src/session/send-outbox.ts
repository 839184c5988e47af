// Sends what waits in the outbox: one change after the other, each once, whatever tab is first.
import { type Api, KEY_HEADER, readError } from '../api/http.ts';
import { dropEntry, outbox, type OutboxEntry, readOutbox, setEntryState } from '../stores/outbox.ts';

/** Longest wait for an answer, ms. */
const TIMEOUT = 20_000;

/** Whose changes are sent. */
export type OutboxOwner = { event: string; account: string };

/** Whether a change is theirs. */
export const isOf =
  ({ event, account }: OutboxOwner) =>
  (entry: OutboxEntry): boolean =>
    entry.event === event && entry.account === account;

/**
 * Sends what waits, in order; ends at the first that gets no answer, or meets a server that cannot take it now. What the server refuses is
 * sent no more, and holds nothing up. Returns how many were sent. Never rejects.
 */
export function sendOutbox(api: Api, owner: OutboxOwner): Promise<number> {
  // Another tab may be sending the same.
  const { locks } = navigator;
  const sendThem = (): Promise<number> => sendAll(api, owner);
  return (running ??= (locks ? locks.request('foyer-outbox', sendThem) : sendThem()).finally(() => (running = undefined)));
}

let running: Promise<number> | undefined;

/** Whether the same change may be taken later: no answer (0), signed out, too early, too many, or a server that cannot do it now. */
const isPassing = (status: number): boolean => status >= 500 || [0, 401, 408, 425, 429].includes(status);

async function sendAll(api: Api, owner: OutboxOwner): Promise<number> {
  await readOutbox();
  let sent = 0;
  for (;;) {
    const next = outbox.getState().entries.find((entry) => isOf(owner)(entry) && entry.state === 'waiting');
    if (!next) return sent;
    setEntryState(next.id, 'sending');
    const { status, code } = await send(api, next);
    if (isPassing(status)) {
      setEntryState(next.id, 'waiting');
      return sent;
    }
    if (status < 400) {
      await dropEntry(next.id);
      sent += 1;
    } else setEntryState(next.id, 'refused', { status, code });
  }
}

/** Status of the answer, 0 for none, and the code of a refusal. */
async function send(api: Api, { id, method, address, body }: OutboxEntry): Promise<{ status: number; code: string }> {
  try {
    const answer = await api.fetch(address, {
      method,
      ...(method === 'DELETE' && body === undefined
        ? { headers: { [KEY_HEADER]: id } }
        : { headers: { [KEY_HEADER]: id, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status } = answer;
    if (!answer.ok) return { status, code: (await readError(answer)).code ?? '' };
    // An answer that nobody reads would be kept by the browser as long as the page is open.
    await answer.body?.cancel();
    return { status, code: '' };
  } catch {
    return { status: 0, code: '' };
  }
}
