// Which calls are accepted at all: bodies of JSON up to a megabyte, with cookies only from pages that send their origin (quality S04).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../fixture/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ORIGIN = 'http://localhost:80';
const post = (payload: string | object, headers: Record<string, string> = {}, url = '/api/Session/End?shortName=heart27') =>
  server.app.inject({ method: 'POST', url, payload, headers: { origin: ORIGIN, ...headers } });
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { error: { code: string } }).error.code;

test('a body may have a megabyte, and not a byte more', async () => {
  const json = { 'content-type': 'application/json' };
  const bodyOf = (bytes: number): string => `{"x":"${'a'.repeat(bytes - 8)}"}`;
  expect((await post(bodyOf(1024 * 1024), json)).statusCode).toBe(200);
  const larger = await post(bodyOf(1024 * 1024 + 1), json);
  expect([larger.statusCode, codeOf(larger)]).toEqual([413, 'body-too-large']);
});

test.each(['text/plain', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'what a form of any site can send without asking is no body: %s',
  async (type) => {
    for (const payload of ['{"ReturnUrl":""}', 'ReturnUrl=', '--x--']) {
      const answer = await post(payload, { 'content-type': type });
      expect([answer.statusCode, codeOf(answer)], payload).toEqual([415, 'unsupported-type']);
    }
  },
);

test.each([
  ['an own page', { origin: ORIGIN, cookie: 'a=b' }, 200],
  ['an own page without origin', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 200],
  ['no browser, no cookie', {}, 200],
  ['a cookie and nothing else', { cookie: 'a=b' }, 403],
  ['an empty cookie and nothing else', { cookie: '' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['another port of this host', { origin: 'http://localhost:8080' }, 403],
  ['this host by another protocol', { origin: 'https://localhost:80' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a link that is followed', { 'sec-fetch-site': 'none' }, 403],
])('a change asked for by %s', async (_, headers, status) => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/Session/End?shortName=heart27', payload: {}, headers });
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(codeOf(answer)).toBe('other-site');
});
