// The calls of one connection that are under way: methods found by name, arguments checked, answers and streams sent back.
import { type Called, type Hub, HubError, type Member, type Method } from '../hub.ts';
import { type Invocation, MESSAGE } from './messages.ts';
import { createUpload, TOO_MUCH, type Upload } from './upload.ts';

export type Calls = {
  /** `isTooMuch`: it is only answered, with an error. */
  start: (invocation: Invocation, isTooMuch: boolean) => void;
  /** The client no longer wants the items of a stream: it ends, and its completion follows as the protocol has it. A method with one answer is notified and answers. */
  cancel: (invocationId: string) => void;
  /** Something of a stream the client sends; what is too much ends it with an error. */
  uploaded: (streamId: string, item: unknown, isTooMuch: boolean) => void;
  uploadEnded: (streamId: string, error: string | undefined) => void;
  /** Stops everything; no further answer is sent. */
  stop: () => void;
};

/** What calls need of their connection. `room`: resolves when the client has read enough for more to be sent. */
export type Wiring<Guest> = {
  hub: Hub<Guest>;
  member: Member<Guest>;
  send: (message: object) => void;
  room: () => Promise<void>;
};

/** Calls of one connection under way at most. */
const MOST = 20;
const TOO_MANY = 'Too many calls at once.';

/** Creates the calls of a connection. */
export function createCalls<Guest>({ hub, member, send, room }: Wiring<Guest>): Calls {
  const running = new Map<object, { id: string | undefined; stop: AbortController }>();
  let isOver = false;
  const uploads = new Map<string, Upload>();

  const run = async (invocation: Invocation, method: Method<Guest>, args: readonly unknown[], called: Called<Guest>): Promise<void> => {
    const { invocationId } = invocation;
    const answer = (rest: object): void => {
      if (invocationId !== undefined && !isOver) send({ type: MESSAGE.completion, invocationId, ...rest });
    };
    try {
      const streamed = (invocation.streamIds ?? []).map((id) => uploads.get(id)!.items);
      const result = await method.run(called, [...args, ...streamed]);
      if (method.kind === 'call') return answer({ result: result ?? null });
      await eachItem(result as AsyncIterable<unknown>, called.signal, async (item) => {
        await room();
        if (!called.signal.aborted) send({ type: MESSAGE.item, invocationId, item: item ?? null });
      });
      answer({});
    } catch (error) {
      answer({ error: wordsOf(error, `An unexpected error occurred invoking '${invocation.target}' on the server.`, hub) });
    }
  };

  return {
    start(invocation, isTooMuch) {
      const { invocationId, target, streamIds = [] } = invocation;
      const refuse = (error: string): void => {
        if (invocationId !== undefined) send({ type: MESSAGE.completion, invocationId, error });
      };
      if (isTooMuch) return refuse(TOO_MANY);
      // Inherited members such as `constructor` are no methods.
      const method = Object.hasOwn(hub.methods, target) ? hub.methods[target] : undefined;
      if (!method) return refuse(`There is no method '${target}'.`);
      const asStream = invocation.type === MESSAGE.stream;
      if (asStream !== (method.kind === 'stream'))
        return refuse(
          asStream
            ? `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`
            : `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`,
        );
      const args = method.args.safeParse(invocation.arguments);
      if (!args.success || streamIds.length !== method.uploads) return refuse(`The arguments of '${target}' are not as it takes them.`);
      if (running.size >= MOST) return refuse(TOO_MANY);
      if (streamIds.some((id) => uploads.has(id))) return refuse('A stream of this id is under way.');
      const stop = new AbortController();
      const key = { id: invocationId, stop };
      running.set(key, key);
      for (const id of streamIds) uploads.set(id, createUpload());
      void run(invocation, method, args.data, { member, signal: stop.signal }).finally(() => {
        running.delete(key);
        for (const id of streamIds) uploads.delete(id);
      });
    },
    cancel(invocationId) {
      for (const { id, stop } of running.values()) if (id === invocationId) stop.abort();
    },
    uploaded: (streamId, item, isTooMuch) => (isTooMuch ? uploads.get(streamId)?.end(TOO_MUCH) : uploads.get(streamId)?.add(item)),
    uploadEnded: (streamId, error) => uploads.get(streamId)?.end(error),
    stop() {
      isOver = true;
      for (const { stop } of running.values()) stop.abort();
      for (const upload of uploads.values()) upload.end('The connection has ended.');
    },
  };
}

/** Reads a stream until it ends or is cancelled; a cancelled stream is notified, even while it waits. */
async function eachItem(items: AsyncIterable<unknown>, signal: AbortSignal, take: (item: unknown) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const unwanted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
  while (!signal.aborted) {
    const step = await Promise.race([iterator.next(), unwanted]);
    if (step === undefined) break;
    if (step.done) return;
    await take(step.value);
  }
  // It may wait for ever: nothing awaits its end.
  iterator.return?.().catch(() => {});
}

/** What a client may read of an error. */
function wordsOf(error: unknown, general: string, { detailedErrors }: { detailedErrors?: boolean }): string {
  if (error instanceof HubError) return error.message;
  return detailedErrors && error instanceof Error ? `${general} ${error.name}: ${error.message}` : general;
}
