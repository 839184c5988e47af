// Calls as a connection sees them: what is cancelled while its client reads slowly sends nothing more, what has ended answers nothing.
import * as z from 'zod';
import { expect, test } from 'vitest';
import { call, type Hub, stream } from '../hub.ts';
import { createCalls } from './calls.ts';

const none = z.tuple([]);
const turns = () => new Promise((resolve) => setTimeout(resolve));

/** Calls of a hub whose client reads only on command, and whose one method answers on command. */
function slow() {
  const sent: object[] = [];
  const [reads, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const hub = {
    methods: {
      Count: stream(none, async function* () {
        yield 1;
        yield 2;
      }),
      Ask: call(none, () => answers.promise),
    },
  } as unknown as Hub<unknown>;
  const calls = createCalls({ hub, member: {} as never, send: (message) => void sent.push(message), room: () => reads.promise });
  return { calls, sent, read: reads.resolve, answer: answers.resolve };
}

test('an item that waits for its client to read is not sent once the stream is cancelled', async () => {
  const { calls, sent, read } = slow();
  calls.start({ type: 4, invocationId: 's', target: 'Count', arguments: [] } as never, false);
  await turns();
  calls.cancel('s');
  read();
  await turns();
  expect(sent).toEqual([{ type: 3, invocationId: 's' }]);
});

test('a call with one answer that is cancelled is answered once; after the end of the connection not at all', async () => {
  const one = slow();
  one.calls.start({ type: 1, invocationId: 'a', target: 'Ask', arguments: [] } as never, false);
  one.calls.cancel('a');
  one.answer('x');
  await turns();
  expect(one.sent).toEqual([{ type: 3, invocationId: 'a', result: 'x' }]);
  const other = slow();
  other.calls.start({ type: 1, invocationId: 'a', target: 'Ask', arguments: [] } as never, false);
  other.calls.stop();
  other.answer('x');
  await turns();
  expect(other.sent).toEqual([]);
});
