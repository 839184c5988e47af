// What is no proper HTTP: refused with its status while another client is served; slow senders hold nobody up (quality F20).
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../fixture/test-app.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** Sends bytes and reads until the server closes. */
async function send(text: string): Promise<string> {
  const socket = await open();
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
  socket.write(text, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

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
  ['no host', `GET /api/Core/ServerTime HTTP/1.1\r\n\r\n`, 400],
  ['a version from the future', `GET / HTTP/9.9\r\nHost: x\r\n\r\n`, 400],
])('%s', async (_, text, status) => {
  const [answer] = await Promise.all([send(text), others()]);
  // Who goes on sending after the refusal may lose it: the connection is reset under them.
  if (answer === '' && text.length > 60_000) return;
  expect(answer.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  // Nothing is answered twice: what was smuggled in was not read.
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await others();
});

test('slow senders hold nobody up, and are given up after a while', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, open));
  for (const [at, socket] of slow.entries())
    socket.write(at % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' : `${post}Content-Length: 500\r\n\r\n[`);
  for (let asked = 0; asked < 20; asked++) await others();
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout].every((limit) => limit > 0 && limit <= 20_000)).toBe(true);
  for (const socket of slow) socket.destroy();
  await others();
});
