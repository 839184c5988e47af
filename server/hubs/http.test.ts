// The HTTP side of the transports: the shared cases, who may call from where, and what no log shows.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { loggerSettings } from '../logger.ts';
import { catalogueHub } from './fixture/catalogue-hub.ts';
import { hubServer } from './fixture/hub-server.ts';
import { hubLimits } from './hub.ts';

const lines: string[] = [];
let skipped = 0;
const expiring = catalogueHub({ path: '/expiring', expiresAt: () => performance.now() + skipped + 45_000 });
const few = catalogueHub({ path: '/few', limits: { perOwner: 2 } });
const slow = catalogueHub({ path: '/slow', limits: { perOwner: 2, penalty: 1500 } });
let server: Awaited<ReturnType<typeof hubServer>>;
beforeAll(async () => {
  const hubs = [catalogueHub().hub, catalogueHub({ path: '/guarded', token: 'SECRET' }).hub, expiring.hub, few.hub, slow.hub];
  const logger = { ...(loggerSettings('trace') as object), stream: { write: (line: string) => void lines.push(line) } };
  server = await hubServer({ hubs: hubs as never, logger, skip: () => skipped });
});
afterAll(() => server.close());

type Agreed = { connectionId: string; connectionToken: string; negotiateVersion: number; availableTransports: unknown[] };
const negotiate = async (query = '', path = '/hub', headers = {}): Promise<{ status: number; body: Agreed }> => {
  const response = await fetch(`${server.address}${path}/negotiate${query}`, { method: 'POST', headers });
  return { status: response.status, body: (await response.json()) as Agreed };
};
const ask = (query: string, options: RequestInit = {}) => fetch(`${server.address}/hub${query}`, options);
/** Status with which an upgrade is answered. */
const upgrade = (path: string, headers = {}): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.address}${path}`, { headers });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('upgrade', (response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => socket.terminate());
    socket.on('error', () => {});
  });

/** By the id of a case: returns the status. */
const cases: Readonly<Record<string, () => Promise<number>>> = {
  'sh-dev-0': async () => {
    const { status, body } = await negotiate('?negotiateVersion=1');
    expect(body).toMatchObject({ negotiateVersion: 1, availableTransports: [{}, {}, {}] });
    expect(body.connectionId).not.toBe(body.connectionToken);
    return status;
  },
  'sh-dev-1': async () => {
    const { status, body } = await negotiate('?negotiateVersion=50');
    expect(body.negotiateVersion).toBe(1);
    return status;
  },
  'sh-dev-2': () => upgrade('/hub?id=nope'),
  'sh-dev-3': async () => (await ask('', { method: 'POST', body: 'x' })).status,
  'sh-dev-4': async () => (await ask('')).status,
  'sh-dev-5': async () => {
    const query = `?id=${(await negotiate('?negotiateVersion=1')).body.connectionToken}`;
    expect((await ask(query)).status).toBe(200);
    const first = ask(query);
    await pause(30);
    const second = ask(query);
    const { status } = await first;
    expect((await ask(query, { method: 'DELETE' })).status).toBe(202);
    expect((await second).status).toBe(204);
    return status;
  },
  'sh-dev-6': async () => (await ask('', { headers: { accept: 'text/event-stream' } })).status,
  'sh-dev-7': async () => (await negotiate('', '/guarded')).status,
  'sh-dev-8': async () => {
    const status = await upgrade('/guarded?access_token=SECRET');
    await upgrade('/guarded?jwt=SECRET');
    await expect.poll(() => lines.filter((line) => line.includes('/guarded?')).length, { timeout: 5000 }).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes('SECRET'))).toEqual([]);
    return status;
  },
  'sh-dev-9': async () => {
    const socket = new WebSocket(`${server.address}/expiring`);
    const [[response]] = (await Promise.all([once(socket, 'upgrade'), once(socket, 'open')])) as [[{ statusCode: number }], unknown];
    socket.send('{"protocol":"json","version":1}\u001e');
    const end = once(socket, 'close');
    const messages: string[] = [];
    socket.on('message', (data: Buffer) => messages.push(data.toString()));
    await pause(30);
    for (let seconds = 0; seconds < 45; seconds += 15) {
      skipped += 15_000;
      await pause(40);
      if (seconds >= 30) break;
      // The server has received it before time advances.
      socket.send(`{"type":1,"invocationId":"${seconds}","target":"Echo","arguments":["x"]}\u001e`);
      await expect.poll(() => messages.join(), { timeout: 5000, interval: 10 }).toContain(`"invocationId":"${seconds}"`);
    }
    await end;
    expect(messages.at(-1)).toContain('The session has ended.');
    return response.statusCode;
  },
};

test.skipIf(!hasShared)('every shared case is run', () => {
  expect(Object.keys(cases)).toEqual(statuses.map(({ id }) => id));
});

const statuses = hasShared
  ? (JSON.parse(readShared('cases/signalr/http.json')) as { cases: { id: string; note: string; status: number }[] }).cases
  : [];
test.each(statuses.map(({ id, note, status }) => [id, note, status] as const))('%s %s', async (id, _, status) => {
  expect(await cases[id]!()).toBe(status);
});

test('before version 1 the id is the token', async () => {
  const { body } = await negotiate();
  expect(Object.keys(body)).toEqual(['connectionId', 'availableTransports']);
  expect(await upgrade(`/hub?id=${body.connectionId}`)).toBe(101);
});

test.each([
  ['an origin of another site', { origin: 'https://evil.example.net' }, 403],
  ['a null origin', { origin: 'null' }, 403],
  ['the own host by another protocol', { origin: 'https://127.0.0.1' }, 403],
  ['another site without origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, 403],
  ['an origin that is configured', { origin: 'https://pages.example.org' }, 101],
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 101],
  ['no browser', {}, 101],
])('%s', async (_, headers, status) => {
  expect(await upgrade('/hub', headers)).toBe(status);
  expect((await negotiate('', '/hub', headers)).status).toBe(status === 101 ? 200 : status);
});

test('the own origin', async () => {
  expect(await upgrade('/hub', { origin: server.address })).toBe(101);
  expect(await upgrade('/hub', { origin: server.address.replace('http:', 'https:') })).toBe(403);
});

test.each(['/', '/nothing', '/hub/negotiate', '/hubs'])('an upgrade of %s is answered, and opens nothing', async (path) => {
  expect(await upgrade(path)).toBe(404);
});

test('a refused client that does not hang up occupies no connection', async () => {
  const connections = () => new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
  const before = await connections();
  const head = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(`GET /guarded HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
    return socket;
  });
  const answers = await Promise.all(sockets.map((socket) => once(socket, 'data')));
  expect(String(answers[0])).toMatch(/^HTTP\/1\.1 401 /);
  await expect.poll(connections, { timeout: 5000 }).toBeLessThanOrEqual(before);
  for (const socket of sockets) socket.destroy();
});

test('an offer of another protocol is no upgrade: the request is answered with its body read', async () => {
  const { connectionToken } = (await negotiate('?negotiateVersion=1')).body;
  await ask(`?id=${connectionToken}`);
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'content-type': 'text/plain' };
    request(`${server.address}/hub?id=${connectionToken}`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end('{"protocol":"json","version":1}\u001e');
  });
  expect(status).toBe(200);
  expect(await (await ask(`?id=${connectionToken}`)).text()).toBe('{}\u001e');
});

test('one id opens one connection', async () => {
  const { connectionToken } = (await negotiate('?negotiateVersion=1')).body;
  const socket = new WebSocket(`${server.address}/hub?id=${connectionToken}`);
  await once(socket, 'open');
  expect(await upgrade(`/hub?id=${connectionToken}`)).toBe(409);
  expect((await ask(`?id=${connectionToken}`)).status).toBe(400);
  expect((await ask(`?id=${connectionToken}`, { headers: { accept: 'text/event-stream' } })).status).toBe(409);
  socket.terminate();
  await expect.poll(() => upgrade(`/hub?id=${connectionToken}`), { timeout: 5000 }).toBe(404);
});

test('a connection of polls cannot be taken over either, and has no owner after its end', async () => {
  const { connectionToken } = (await negotiate('?negotiateVersion=1')).body;
  await ask(`?id=${connectionToken}`);
  expect(await upgrade(`/hub?id=${connectionToken}`)).toBe(409);
  expect((await ask(`?id=${connectionToken}`, { method: 'DELETE' })).status).toBe(202);
  expect(await upgrade(`/hub?id=${connectionToken}`)).toBe(404);
  expect((await ask(`?id=${connectionToken}`)).status).toBe(204);
  skipped += 5000;
  await expect.poll(async () => (await ask(`?id=${connectionToken}`)).status, { timeout: 5000 }).toBe(404);
});

test('a connection belongs to its owner: for everybody else its id does not exist', async () => {
  const { connectionToken } = (await negotiate('?negotiateVersion=1', '/hub', { 'x-owner': 'mira' })).body;
  const query = `?id=${connectionToken}`;
  const eve = { 'x-owner': 'eve' };
  const post = { method: 'POST', body: '{"protocol":"json","version":1}\u001e' };
  expect(await upgrade(`/hub${query}`, eve)).toBe(404);
  expect((await ask(query, { headers: { ...eve, accept: 'text/event-stream' } })).status).toBe(404);
  expect((await ask(query, { headers: { 'x-owner': 'mira' } })).status).toBe(200);
  for (const method of ['GET', 'DELETE']) expect((await ask(query, { method, headers: eve })).status).toBe(404);
  expect((await ask(query, { ...post, headers: eve })).status).toBe(404);
  // Nothing of it was taken.
  expect((await ask(query, { ...post, headers: { 'x-owner': 'mira' } })).status).toBe(200);
  expect(await (await ask(query, { headers: { 'x-owner': 'mira' } })).text()).toBe('{}\u001e');
});

test('a refusal of more connections is sent late: later requests of others are answered first', async () => {
  for (let count = 0; count < 2; count++) await negotiate('', '/slow');
  const order: string[] = [];
  const refused = negotiate('', '/slow').then(({ status }) => order.push(`refused ${status}`));
  await pause(20);
  await negotiate('', '/hub').then(({ status }) => order.push(`let in ${status}`));
  await refused;
  expect(order).toEqual(['let in 200', 'refused 429']);
});

test('a poll without messages is answered after a minute and a half', async () => {
  const { connectionToken } = (await negotiate('?negotiateVersion=1')).body;
  await ask(`?id=${connectionToken}`);
  await ask(`?id=${connectionToken}`, { method: 'POST', body: '{"protocol":"json","version":1}\u001e' });
  await ask(`?id=${connectionToken}`);
  let status = 0;
  const waiting = ask(`?id=${connectionToken}`).then((answer) => (status = answer.status));
  await pause(50);
  skipped += hubLimits.poll - 10_000;
  await pause(100);
  expect([status, hubLimits.poll]).toEqual([0, 90_000]);
  skipped += 10_000;
  expect(await waiting).toBe(200);
});

test('an owner has so many connections, and a connection agreed upon but not opened counts for 15 seconds', async () => {
  expect((await negotiate('', '/few')).status).toBe(200);
  expect((await negotiate('', '/few')).status).toBe(200);
  expect((await negotiate('', '/few')).status).toBe(429);
  expect(await upgrade('/few')).toBe(429);
  skipped += 15_000;
  await expect.poll(() => upgrade('/few'), { timeout: 5000 }).toBe(101);
});

test('a message over the limit is refused', async () => {
  const { connectionToken } = (await negotiate('?negotiateVersion=1')).body;
  await ask(`?id=${connectionToken}`);
  const post = (body: string) => ask(`?id=${connectionToken}`, { method: 'POST', body });
  expect((await post('x'.repeat(200_000))).status).toBe(413);
  expect((await post('x'.repeat(40_000))).status).toBe(200);
  const last = await ask(`?id=${connectionToken}`);
  expect([last.status, await last.text()]).toEqual([200, '{"error":"A message is too long."}\u001e']);
  expect((await ask(`?id=${connectionToken}`)).status).toBe(204);
});
