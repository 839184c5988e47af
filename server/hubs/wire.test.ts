// The wire format, frame by frame, with a bare WebSocket: the shared cases, and what a bad client must not do to others.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { catalogueHub } from './fixture/catalogue-hub.ts';
import { hubServer } from './fixture/hub-server.ts';
import { SEPARATOR } from './protocol/frames.ts';

type Sent = string | { gen: 'echo' | 'echoId'; size: number } | { binaryAsText: string };
type Case = { id: string; note: string; send: Sent[]; expect: unknown[]; waitMs?: number; othersAlive?: boolean };
const cases = hasShared ? (JSON.parse(readShared('cases/signalr/wire.json')) as { cases: Case[] }).cases : [];

let skipped = 0;
const open = catalogueHub();
let server: Awaited<ReturnType<typeof hubServer>>;
beforeAll(async () => {
  server = await hubServer({ hubs: [open.hub] as never, skip: () => skipped });
});
afterAll(() => server.close());

/** A socket and the messages it has got; `end` resolves when it is closed. */
async function raw(): Promise<{ socket: WebSocket; got: unknown[]; end: Promise<unknown> }> {
  const socket = new WebSocket(`${server.address}/hub`);
  const got: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split(SEPARATOR)) if (text !== '') got.push(JSON.parse(text));
  });
  socket.on('error', () => {});
  const end = once(socket, 'close');
  await once(socket, 'open');
  return { socket, got, end };
}

const call = (invocationId: string, argument: string): string =>
  JSON.stringify({ type: 1, invocationId, target: 'Echo', arguments: [argument] }) + SEPARATOR;

function say(socket: WebSocket, sent: Sent): void {
  if (typeof sent === 'string') socket.send(sent);
  else if ('binaryAsText' in sent) socket.send(Buffer.from(sent.binaryAsText, 'hex'), { binary: false });
  else socket.send(sent.gen === 'echo' ? call('1', 'x'.repeat(sent.size)) : call('i'.repeat(sent.size), 'x'));
}

const isClosed = (socket: WebSocket): boolean => socket.readyState >= WebSocket.CLOSING;

describe.skipIf(!hasShared)('the shared cases', () => {
  test.each(cases.map((one) => [`${one.id} ${one.note}`, one] as const))('%s', async (_, one) => {
    const other = await raw();
    other.socket.send(`{"protocol":"json","version":1}${SEPARATOR}`);
    const { socket, got, end } = await raw();
    for (const sent of one.send) say(socket, sent);
    if (one.waitMs !== undefined) {
      await expect.poll(() => got.length, { timeout: 5000 }).toBe(1);
      skipped += 15_000;
    }
    for (const [at, wanted] of one.expect.entries()) {
      if (wanted === 'closed') await end;
      else if (wanted === 'okOrClosed' || wanted === 'anyOf') await pause(50);
      else if (wanted === 'errorOrClosed')
        await expect.poll(() => isClosed(socket) || 'error' in (got[at] as object), { timeout: 5000 }).toBe(true);
      else {
        await expect.poll(() => got.length, { timeout: 2000 }).toBeGreaterThan(at);
        const { error, ...rest } = wanted as { error?: string };
        expect(got[at]).toMatchObject(rest);
        if (error === undefined) expect(Object.keys(got[at] as object)).not.toContain('error');
        else expect((got[at] as { error: string }).error).toMatch(/\S/);
      }
    }
    // Whatever it was, the server and everybody else go on.
    other.socket.send(call('alive', 'yes'));
    await expect.poll(() => other.got, { timeout: 5000 }).toContainEqual({ type: 3, invocationId: 'alive', result: 'yes' });
    socket.terminate();
    other.socket.terminate();
  });
});

const handshake = `{"protocol":"json","version":1}${SEPARATOR}`;

test('answers that open or carry a connection are not cached', async () => {
  const url = `${server.address}/hub`;
  const agreed = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' });
  const query = `?id=${((await agreed.json()) as { connectionToken: string }).connectionToken}`;
  const polled = await fetch(url + query);
  const posted = await fetch(url + query, { method: 'POST', body: handshake });
  const ended = await fetch(url + query, { method: 'DELETE' });
  for (const { headers } of [agreed, polled, posted, ended]) expect(headers.get('cache-control')).toBe('no-store');
});

test('a message may come in pieces', async () => {
  const { socket, got } = await raw();
  const text = handshake + call('1', 'äö😀');
  for (const part of text.match(/.{1,7}/gsu) ?? []) socket.send(part);
  await expect.poll(() => got, { timeout: 5000 }).toEqual([{}, { type: 3, invocationId: '1', result: 'äö😀' }]);
  socket.terminate();
});

test('a client that floods is closed, with a reason', async () => {
  const { socket, got, end } = await raw();
  socket.send(handshake);
  for (let count = 0; count < 500; count++) socket.send(call(String(count), 'x'));
  await end;
  expect(got.at(-1)).toEqual({ type: 7, error: 'Too many messages.', allowReconnect: false });
  expect(got.length).toBeLessThan(70);
});

test.each([
  ['no handshake', '', 15_000],
  ['a client that falls silent', handshake, 30_000],
])('%s ends the connection in time', async (_, first, time) => {
  const { socket, end } = await raw();
  if (first !== '') socket.send(first);
  await pause(50);
  skipped += time - 1000;
  await pause(60);
  expect(isClosed(socket)).toBe(false);
  skipped += 1000;
  await end;
});

test('a client that does not read is cut off, and delays nobody', async () => {
  const { socket } = await raw();
  socket.send(handshake);
  await expect.poll(() => open.members.size, { timeout: 5000 }).toBeGreaterThan(0);
  const member = [...open.members].at(-1)!;
  const other = await raw();
  other.socket.send(handshake);
  socket.pause();
  const large = 'x'.repeat(100_000);
  for (let count = 0; count < 200 && open.members.has(member); count++) {
    member.send('Message', large);
    await pause(1);
  }
  expect(open.members.has(member)).toBe(false);
  other.socket.send(call('1', 'fine'));
  await expect.poll(() => other.got.length, { timeout: 5000 }).toBe(2);
  socket.terminate();
  other.socket.terminate();
});

test('no connection leaves anything behind', async () => {
  await expect.poll(() => server.count(), { timeout: 8000 }).toBe(0);
  expect(open.members.size).toBe(0);
});
