// One bad client of a hub: what it may do is bounded over all its connections, and what it sends beyond that is not even read (quality S26).
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { catalogueHub } from './fixture/catalogue-hub.ts';
import { hubServer } from './fixture/hub-server.ts';
import { hubLimits } from './hub.ts';
import { SEPARATOR } from './protocol/frames.ts';

let skipped = 0;
const { ownerBurst, ownerPerSecond } = hubLimits;
const open = catalogueHub({ limits: { ownerBurst, ownerPerSecond } });
let server: Awaited<ReturnType<typeof hubServer>>;
let taken: Socket[] = [];
beforeAll(async () => {
  server = await hubServer({ hubs: [open.hub] as never, skip: () => skipped });
  server.app.server.on('connection', (socket: Socket) => taken.push(socket));
});
afterAll(() => server.close());
beforeEach(() => {
  // All is forgiven.
  skipped += (ownerBurst / ownerPerSecond) * 1000;
  taken = [];
});

type Client = { socket: WebSocket; got: unknown[]; end: Promise<number> };

async function raw(): Promise<Client> {
  const socket = new WebSocket(`${server.address}/hub`);
  const got: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split(SEPARATOR)) if (text !== '') got.push(JSON.parse(text));
  });
  socket.on('error', () => {});
  const end = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  socket.send(`{"protocol":"json","version":1}${SEPARATOR}`);
  return { socket, got, end };
}

/** Status with which a new connection is answered. */
const status = (): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.address}/hub`);
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => (socket.terminate(), resolve(101)));
    socket.on('error', () => {});
  });

const call = (argument: string): string =>
  JSON.stringify({ type: 1, invocationId: '1', target: 'Echo', arguments: [argument] }) + SEPARATOR;
const tooMuch = { type: 7, error: 'Too many messages.', allowReconnect: false };
const answers = ({ got }: Client): number => got.filter((one) => (one as { type?: number }).type === 3).length;

test('what an owner may send is counted over all its connections', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, raw));
  // Fewer than any one of them might.
  for (const { socket } of clients) for (let count = 0; count < 50; count++) socket.send(call('x'));
  await Promise.any(clients.map(({ end }) => end));
  await expect
    .poll(() => clients.filter(({ got }) => got.some((one) => JSON.stringify(one) === JSON.stringify(tooMuch))).length)
    .toBeGreaterThan(0);
  const answered = clients.reduce((sum, client) => sum + answers(client), 0);
  expect(answered).toBeGreaterThan(100);
  expect(answered).toBeLessThan(ownerBurst);
  for (const { socket } of clients) socket.terminate();
});

test('a client that was closed and reconnects at once has no more than before, until time has passed', async () => {
  const outcomes: number[] = [];
  while (outcomes.at(-1) !== 429 && outcomes.length < 40) outcomes.push(await status());
  // Twenty tabs of a browser that starts are admitted.
  expect(outcomes.length).toBeGreaterThan(20);
  expect(outcomes.at(-1)).toBe(429);
  skipped += 1000;
  expect(await status()).toBe(101);
});

test.each([
  ['long calls', ({ socket }: Client) => socket.send(call('x'.repeat(31_000))), 20, [tooMuch], 1000, 8],
  ['pieces of messages', ({ socket }: Client) => socket.send('x'), 500, [tooMuch], 1000, 0],
  ['pings of the transport', ({ socket }: Client) => socket.ping(), 500, [tooMuch], 1000, 0],
  ['pongs nobody asked for', ({ socket }: Client) => socket.pong(), 500, [tooMuch], 1000, 0],
  ['pieces of a frame', ({ socket }: Client) => socket.send('x', { fin: false }), 500, [], 1008, 0],
  ['bytes that are no text', ({ socket }: Client) => socket.send(Buffer.alloc(10)), 1, [], 1003, 0],
])('%s are too many at some time', async (_, say, times, last, code, most) => {
  const client = await raw();
  let pongs = 0;
  client.socket.on('pong', () => (pongs += 1));
  for (let count = 0; count < times; count++) say(client);
  expect(await client.end).toBe(code);
  expect(client.got.filter((one) => (one as { type?: number }).type === 7)).toEqual(last);
  expect(answers(client)).toBeLessThanOrEqual(most);
  expect(pongs).toBeLessThan(100);
});

test.each([
  ['calls', call('x')],
  ['messages longer than allowed', 'x'.repeat(40_000)],
  ['bytes that are no text', Buffer.alloc(1000)],
])('of a flood of %s little is read', async (_, what) => {
  const client = await raw();
  const own = taken.at(-1)!;
  // All at once, before the client receives anything: it would stop sending.
  const times = Math.ceil(4_000_000 / what.length);
  for (let count = 0; count < times; count++) client.socket.send(what);
  await client.end;
  expect(own.bytesRead).toBeLessThan(1_000_000);
});
