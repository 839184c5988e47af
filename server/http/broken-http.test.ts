// Malformed HTTP: refused with its status while another client is served; slow senders delay nobody (quality F20).
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerOf, openSocket, sendRaw } from '../fixture/raw-request.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const send = (text: string) => sendRaw(port, text);

const others = async (): Promise<void> => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/Core/ServerTime`);
  expect(reply.status).toBe(200);
};

const keys = (count: number): string => Array.from({ length: count }, (_, at) => `k${at}=`).join('&');
const close = 'Host: x\r\nConnection: close\r\n';
const post = `POST /api/Public/SelectedSessions?shortname=heart27 HTTP/1.1\r\n${close}Content-Type: application/json\r\n`;

test.each([
  ['a line that is none', 'hello\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a hundred thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(100_000)}\r\n`, 431],
  ['a hundred thousand keys', `GET /api/Core/ServerTime?${keys(100_000)} HTTP/1.1\r\n${close}\r\n`, 431],
  ['two thousand keys', `GET /api/Core/ServerTime?${keys(2000)} HTTP/1.1\r\n${close}\r\n`, 414],
  ['a part whose length is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n[]\r\n0\r\n\r\n`, 400],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n[]`, 400],
  [
    'a length beside parts',
    `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
    400,
  ],
  ['parts twice encoded', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 400],
  ['a line end inside a header', `GET / HTTP/1.1\r\nHost: x\r\nX-A: a\nb\r\n\r\n`, 400],
  ['blanks before the colon', `GET / HTTP/1.1\r\nHost : x\r\n\r\n`, 400],
  ['a zero byte', `GET / HTTP/1.1\r\nHost: x\r\nX-A: \u0000\r\n\r\n`, 400],
  ['no host', `GET /api/Core/ServerTime HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
  ['no host, in the older version', `GET /api/Core/ServerTime HTTP/1.0\r\n\r\n`, 400],
  ['two hosts', `GET / HTTP/1.1\r\nHost: evil.example\r\n${close}\r\n`, 400],
  ['the same host twice', `GET /version.json HTTP/1.1\r\nhost: x\r\n${close}\r\n`, 400],
  ['two hosts behind a whole address', `GET http://x/ HTTP/1.1\r\nHost: y\r\n${close}\r\n`, 400],
  ['two hosts at an address there is not', `GET /api/nothing HTTP/1.1\r\nHost: y\r\n${close}\r\n`, 400],
  ['a version from the future', `GET / HTTP/9.9\r\nHost: x\r\n\r\n`, 400],
])('%s', async (_, text, status) => {
  const [answer] = await Promise.all([send(text), others()]);
  // A client that continues to send after the refusal may lose it: its connection is reset.
  if (answer === '' && text.length > 60_000) return;
  expect(answer.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cache-control'])
    expect(headerOf(answer, name), name).toBeDefined();
  // Nothing is answered twice: what was smuggled in was not read.
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await others();
});

test('slow senders delay nobody', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => openSocket(port)));
  for (const [at, socket] of slow.entries())
    socket.write(at % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' : `${post}Content-Length: 500\r\n\r\n[`);
  for (let asked = 0; asked < 20; asked++) await others();
  for (const socket of slow) socket.destroy();
  await others();
});

test('a client that sends headers slowly gets an answer and is dropped; others are served meanwhile', async () => {
  const { headersTimeout } = server.app.server;
  expect(headersTimeout).toBe(15_000);
  // The limit is checked on the server as it runs, and sooner than by one that looks every four seconds (Node's own looks twice a minute).
  server.app.server.headersTimeout = 50;
  const seldom = createServer({ headersTimeout: 50, connectionsCheckingInterval: 4000 }).listen(0, '127.0.0.1');
  await once(seldom, 'listening');
  const slow = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ';
  const patient = sendRaw((seldom.address() as AddressInfo).port, slow).then(() => 'the other server was first');
  const [answer] = await Promise.all([Promise.race([sendRaw(port, slow), patient]), others()]);
  server.app.server.headersTimeout = headersTimeout;
  seldom.closeAllConnections();
  seldom.close();
  expect([answer.slice(0, 12), answer.includes('too-slow'), headerOf(answer, 'x-content-type-options')]).toEqual([
    'HTTP/1.1 408',
    true,
    'nosniff',
  ]);
});

test('a target that is a whole address is that page, on the host it names', async () => {
  const answer = await send(`GET http://heart.example.org/ HTTP/1.1\r\n${close}\r\n`);
  expect([answer.slice(9, 12), headerOf(answer, 'location')]).toEqual(['302', '/home/demo/heart27/de-DE']);
});
