// What a client may call, how much at once, and that each call gets exactly one answer: with the real client, and frame by frame.
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { catalogueHub } from './fixture/catalogue-hub.ts';
import { client, nextCall, transports } from './fixture/client.ts';
import { hubServer } from './fixture/hub-server.ts';
import { hubLimits } from './hub.ts';
import { SEPARATOR } from './protocol/frames.ts';

const open = catalogueHub();
const { ownerBurst, ownerPerSecond } = hubLimits;
/** As the product bounds it. */
const bounded = catalogueHub({ path: '/bounded', limits: { ownerBurst, ownerPerSecond } });
/** Thirty frames, thirty concurrent calls, and no more during the test. */
const scarce = catalogueHub({ path: '/scarce', limits: { burst: 30, perSecond: 0.001 } });
const shared = catalogueHub({ path: '/shared', limits: { ownerBurst: 60, ownerPerSecond: 0.001 } });
const discreet = catalogueHub({ path: '/discreet', isDiscreet: true });
let server: Awaited<ReturnType<typeof hubServer>>;
beforeAll(async () => {
  server = await hubServer({ hubs: [open.hub, bounded.hub, scarce.hub, shared.hub, discreet.hub] as never });
});
afterAll(() => server.close());

type Got = { type?: number; invocationId?: string; result?: unknown; error?: string; item?: unknown };
type Raw = { socket: WebSocket; got: Got[]; end: Promise<number>; say: (...messages: readonly object[]) => void };

let owners = 0;
/** A socket after its handshake, of an owner of its own unless one is named; `say` sends messages in one frame. */
async function raw(path = '/hub', owner = `owner ${(owners += 1)}`): Promise<Raw> {
  const socket = new WebSocket(server.address + path, { headers: { 'x-owner': owner } });
  const got: Got[] = [];
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split(SEPARATOR)) if (text !== '') got.push(JSON.parse(text) as Got);
  });
  socket.on('error', () => {});
  const end = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const say = (...messages: readonly object[]): void => socket.send(messages.map((each) => JSON.stringify(each) + SEPARATOR).join(''));
  say({ protocol: 'json', version: 1 });
  await expect.poll(() => got.shift(), { timeout: 5000 }).toEqual({});
  return { socket, got, end, say };
}
const invoke = (invocationId: string | undefined, target: string, ...args: unknown[]) => ({
  type: 1,
  ...(invocationId === undefined ? {} : { invocationId }),
  target,
  arguments: args,
});
const stream = (invocationId: string, target: string) => ({ type: 4, invocationId, target, arguments: [] });
const cancel = (invocationId: string) => ({ type: 5, invocationId });
const completions = (got: readonly Got[]) => got.filter(({ type }) => type === 3);
/** Waits until all messages so far are processed: its answer comes after all immediate ones. */
const settled = async ({ say, got }: Raw): Promise<void> => {
  say(invoke('settled', 'Echo', 'x'));
  await expect.poll(() => got.some(({ invocationId }) => invocationId === 'settled'), { timeout: 5000 }).toBe(true);
};

describe('a stream that is cancelled', () => {
  test('ends with a completion without error, and its method is notified', async () => {
    const one = await raw();
    one.say(stream('s', 'InfiniteStream'));
    await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(1);
    one.say(cancel('s'));
    await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(3);
    expect(one.got[0]).toEqual({ type: 2, invocationId: 's', item: 'first' });
    expect(one.got).toContainEqual({ type: 1, target: 'StreamCanceled', arguments: [] });
    expect(completions(one.got)).toEqual([{ type: 3, invocationId: 's' }]);
    // A second time there is nothing to cancel.
    one.say(cancel('s'));
    await settled(one);
    expect(completions(one.got)).toHaveLength(2);
    one.socket.terminate();
  });

  test.each(Object.entries(transports))('leaves the real client as it was, over %s', async (_, options) => {
    const one = client(`${server.address}/hub`, options);
    await one.start();
    const told = nextCall(one, 'StreamCanceled');
    await new Promise<void>((resolve, reject) => {
      const subscription = one.stream('InfiniteStream').subscribe({
        next: () => (subscription.dispose(), resolve()),
        complete: () => {},
        error: reject,
      });
    });
    await told;
    expect(await one.invoke('Echo', 'still here')).toBe('still here');
    await one.stop();
  });
});

test('whatever is called, streamed and cancelled, each call gets exactly one completion, and one without id none', async () => {
  const one = await raw();
  const targets = ['Echo', 'ThrowException', 'Stream', 'EmptyStream', 'InfiniteStream', 'Nope'];
  const kinds = fc.record({ target: fc.constantFrom(...targets), asStream: fc.boolean(), isCancelled: fc.boolean(), hasId: fc.boolean() });
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 8 }), async (calls) => {
      one.got.length = 0;
      const ids: string[] = [];
      for (const { target, asStream, isCancelled, hasId } of calls) {
        const id = `c${(number += 1)}`;
        if (hasId || asStream) ids.push(id);
        if (asStream) one.say(stream(id, target));
        else one.say(invoke(hasId ? id : undefined, target, 'x'));
        // One that never ends by itself must not be left over.
        if (isCancelled || target === 'InfiniteStream') one.say(cancel(id));
      }
      const answered = (): string[] => completions(one.got).map(({ invocationId = '' }) => invocationId);
      await expect.poll(answered, { timeout: 5000 }).toHaveLength(ids.length);
      expect(new Set(answered())).toEqual(new Set(ids));
    }),
    // Messages of one connection are counted.
    { seed: 5, numRuns: 4 },
  );
  one.socket.terminate();
});

test('calls of a closed connection are stopped', async () => {
  const one = await raw();
  const before = new Set(open.members);
  one.say(stream('s', 'InfiniteStream'));
  await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(1);
  one.socket.terminate();
  await expect.poll(() => open.members.size, { timeout: 5000 }).toBe(before.size - 1);
});

test('each of a thousand calls in one frame is answered, some with an error, and the connection stays open', async () => {
  const one = await raw('/bounded');
  one.say(...Array.from({ length: 1000 }, (_, at) => invoke(`c${at}`, 'Echo', 'x')));
  await expect.poll(() => one.got.length, { timeout: 10_000 }).toBe(1000);
  expect(new Set(one.got.map(({ invocationId }) => invocationId)).size).toBe(1000);
  const answered = one.got.filter(({ result }) => result === 'x');
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.length).toBeLessThanOrEqual(hubLimits.burst + 1);
  expect(one.got.filter(({ error }) => error === 'Too many calls at once.').length).toBe(1000 - answered.length);
  one.got.length = 0;
  await settled(one);
  expect(one.got).toEqual([{ type: 3, invocationId: 'settled', result: 'x' }]);
  one.socket.terminate();
});

test.each(Object.entries(transports))('a thousand calls of the real client, all at once, over %s', async (_, options) => {
  const one = client(`${server.address}/bounded`, { ...options, headers: { 'x-owner': `owner ${(owners += 1)}` } });
  await one.start();
  const answers = await Promise.allSettled(Array.from({ length: 1000 }, () => one.invoke('Echo', 'x')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(900);
  expect(new Set(refused.map(({ reason }) => String(reason)))).toEqual(new Set(['Error: Too many calls at once.']));
  expect(await one.invoke('Echo', 'still here')).toBe('still here');
  await one.stop();
});

test('calls put together in frames are counted one by one, but for the first of each', async () => {
  const one = await raw('/scarce');
  for (let frame = 1; frame <= 4; frame++) {
    one.say(...Array.from({ length: 15 }, (_, at) => invoke(`f${frame} ${at}`, 'Echo', 'x')));
    await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(frame * 15);
  }
  // Thirty, and the first of each frame.
  expect(one.got.filter(({ result }) => result === 'x').length).toBe(34);
  expect(one.got).toContainEqual({ type: 3, invocationId: 'f4 14', error: 'Too many calls at once.' });
  one.socket.terminate();
});

test('calls put together in frames are counted over all connections of their owner', async () => {
  const [one, other] = [await raw('/shared', 'ada'), await raw('/shared', 'ada')];
  const calls = Array.from({ length: 15 }, (_, at) => invoke(String(at), 'Echo', 'x'));
  for (let frame = 1; frame <= 2; frame++) {
    one.say(...calls);
    await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(frame * 15);
  }
  other.say(...calls);
  await expect.poll(() => other.got.length, { timeout: 5000 }).toBe(15);
  const answered = ({ got }: Raw) => got.filter(({ result }) => result === 'x').length;
  expect(answered(one)).toBe(30);
  expect(answered(other)).toBeLessThan(15);
  for (const { socket } of [one, other]) socket.terminate();
});

test('a message after too many calls of a frame is received all the same', async () => {
  const one = await raw('/scarce');
  one.say(stream('s', 'InfiniteStream'));
  await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(1);
  const many = Array.from({ length: 50 }, () => invoke(undefined, 'Echo', 'x'));
  one.say(...many, cancel('s'));
  await expect.poll(() => completions(one.got), { timeout: 5000 }).toEqual([{ type: 3, invocationId: 's' }]);
  // A stream of the client that had to be cut short is reported; nothing of it is dropped silently.
  const upload = { ...invoke('u', 'StreamingConcat'), streamIds: ['1'] };
  one.say(upload, ...Array.from({ length: 5 }, () => ({ type: 2, invocationId: '1', item: 'x' })), { type: 3, invocationId: '1' });
  await expect
    .poll(() => one.got.find(({ invocationId }) => invocationId === 'u'), { timeout: 5000 })
    .toEqual({ type: 3, invocationId: 'u', error: 'Too much was sent at once.' });
  one.socket.terminate();
});

test('a frame of more than 2,000 messages ends the connection, and one of more than 128 KB is not read', async () => {
  const [many, large] = [await raw(), await raw()];
  many.say(...Array.from({ length: 2001 }, () => ({ type: 6 })));
  expect(await many.end).toBe(1000);
  expect(many.got).toEqual([{ type: 7, error: 'Too many messages.', allowReconnect: false }]);
  large.say(...Array.from({ length: 6 }, () => invoke('1', 'Echo', 'x'.repeat(24_000))));
  expect(await large.end).toBe(1009);
  expect(large.got).toEqual([]);
});

test('twenty calls of a connection may be under way', async () => {
  const one = await raw();
  for (let at = 0; at < 22; at++) one.say(stream(`s${at}`, 'InfiniteStream'));
  await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(22);
  expect(completions(one.got)).toEqual(['s20', 's21'].map((invocationId) => ({ type: 3, invocationId, error: 'Too many calls at once.' })));
  // Who ends one may begin another.
  one.say(cancel('s0'));
  await expect.poll(() => completions(one.got).length, { timeout: 5000 }).toBe(3);
  one.say(stream('s22', 'InfiniteStream'));
  await expect.poll(() => one.got.at(-1), { timeout: 5000 }).toEqual({ type: 2, invocationId: 's22', item: 'first' });
  one.socket.terminate();
});

test('an anonymous client learns only that an error occurred, unless the error is public', async () => {
  const one = await raw('/discreet');
  one.say(invoke('1', 'ThrowException', 'SELECT secret'), invoke('2', 'ThrowHubError', 'for you'));
  await expect.poll(() => one.got.length, { timeout: 5000 }).toBe(2);
  expect(one.got).toEqual([
    { type: 3, invocationId: '1', error: "An unexpected error occurred invoking 'ThrowException' on the server." },
    { type: 3, invocationId: '2', error: 'for you' },
  ]);
  one.socket.terminate();
});

test.each([0, 3, 99, 1.5e9])('version %d of the protocol is not spoken', async (version) => {
  const socket = new WebSocket(`${server.address}/hub`);
  const got: string[] = [];
  socket.on('message', (data: Buffer) => got.push(data.toString()));
  const end = once(socket, 'close');
  await once(socket, 'open');
  socket.send(`{"protocol":"json","version":${version}}${SEPARATOR}`);
  await end;
  expect(got).toEqual([`{"error":"Version ${version} is not spoken here."}${SEPARATOR}`]);
});
