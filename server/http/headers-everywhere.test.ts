// A crawl over every kind of answer: each carries the security headers, and personal answers are cached nowhere (quality S06).
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import { principalNames } from '../fixture/principals.ts';
import { addressOfQuestion, questions } from '../fixture/questions.ts';

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer({
    template: async (url) => {
      if (url.includes('fault')) throw new Error('a fault of the template');
      return '<!doctype html><html><head><title>x</title></head><body></body></html>';
    },
  });
});
afterAll(() => server.close());

const host = 'heart.example.org';

/** The header, and its required value. */
const expected: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /default-src 'self'.*base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'.*require-trusted-types-for 'script'/,
  'x-content-type-options': /^nosniff$/,
  // An address that carried a secret is not sent as a referrer.
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /^camera=\((self)?\), microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-request-id': /^[\da-f-]{36}$/,
  'cache-control': /./,
};

/** Every kind of answer, with the status it shows. */
const crawl: Readonly<Record<string, [status: number, request: InjectOptions]>> = {
  'the page of an event': [200, { url: '/home/demo/protected27/en-GB', headers: { accept: 'text/html' } }],
  'a page there is not': [404, { url: '/nowhere', headers: { accept: 'text/html' } }],
  'an address without answer': [404, { url: '/api/nothing' }],
  'a file there is not': [404, { url: '/static/missing.js' }],
  'a file of another version': [404, { url: '/assets/demo/protected27/9/x.pdf' }],
  'a published file': [200, { url: '/assets/demo/protected27/1/slides-s-open.pdf' }],
  'a redirect of the root': [302, { url: '/', headers: { accept: 'text/html' } }],
  'a redirect to the proper spelling': [302, { url: '/home/Demo/protected27/de-DE', headers: { accept: 'text/html' } }],
  'a preview link': [302, { url: '/home/demo/protected27/en-GB?previewKey=x', headers: { accept: 'text/html' } }],
  'a method that is not taken': [404, { url: '/api/Core/ServerTime', method: 'DELETE' }],
  'what another page asks to be allowed': [
    404,
    { url: '/api/Core/User', method: 'OPTIONS', headers: { origin: 'https://evil.example.org' } },
  ],
  'the head of an answer': [200, { url: '/api/Core/ServerTime', method: 'HEAD' }],
  'an address that is too long': [414, { url: `/x?${'a'.repeat(9000)}` }],
  'an address that cannot be read': [400, { url: '/%E0%A4%A' }],
  'a query that does not fit': [400, { url: '/api/modules/GetResources' }],
  'a body that cannot be read': [
    400,
    {
      url: '/api/Public/SelectedSessions?shortname=protected27',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    },
  ],
  'a body that is too large': [
    413,
    { url: '/api/Core/Diagnostics', method: 'POST', headers: { 'content-type': 'application/json' }, payload: `"${'a'.repeat(40_000)}"` },
  ],
  'a body of another type': [
    415,
    { url: '/api/Public/SelectedSessions?shortname=protected27', method: 'POST', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
  ],
  'a call from another site': [
    403,
    { url: '/api/Session/End?shortName=protected27', method: 'POST', headers: { origin: 'https://evil.example.org' }, payload: {} },
  ],
  'a call without session': [401, { url: '/api/Core/User?eventid=protected27' }],
  'a fault': [500, { url: '/home/demo/protected27/en-GB?fault', headers: { accept: 'text/html' } }],
  'a calendar': [200, { url: '/api/Programme/Calendar/protected27/en-GB/programme.ics' }],
  'the description of the API': [200, { url: '/openapi.json' }],
};

const expectHeaders = (headers: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(expected)) expect(String(headers[name] ?? ''), name).toMatch(value);
  expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
};

test.each(Object.keys(crawl))('%s', async (what) => {
  const [status, request] = crawl[what]!;
  const { statusCode, headers } = await server.app.inject({ ...request, headers: { host, ...request.headers } });
  expect(statusCode).toBe(status);
  expectHeaders(headers);
  if (statusCode >= 400 && !what.includes('page')) expect(headers['cache-control']).toBe('no-store');
});

test('a page with a token in its address sends that address to nobody', async () => {
  const page = (query: string) =>
    server.app.inject({ url: `/home/demo/protected27/en-GB${query}`, headers: { host, accept: 'text/html' } });
  for (const query of ['?jwt_token=a.b.c', '?x=1&access%5ftoken=abc', '?JWT_TOKEN=a'])
    expect((await page(query)).headers['referrer-policy'], query).toBe('no-referrer');
});

test('a page of a signed-in browser is cached nowhere, though its content is the same for all', async () => {
  const page = (cookie: string) =>
    server.app.inject({ url: '/home/demo/protected27/en-GB', headers: { host, accept: 'text/html', cookie } });
  expect((await page('foyer-session-demo=over')).headers['cache-control']).toBe('private, no-store');
  expect((await page('something=else')).headers['cache-control']).toBe('no-cache');
});

test('what has not changed', async () => {
  const url = '/api/modules/GetResources?eventshort=protected27&setname=*';
  const { headers } = await server.app.inject({ url, headers: { host } });
  const again = await server.app.inject({ url, headers: { host, 'if-none-match': headers['etag'] as string } });
  expect(again.statusCode).toBe(304);
  expectHeaders(again.headers);
});

describe.each(principalNames)('%s', (who) => {
  test.each(Object.keys(endpoints))('%s', async (name) => {
    const { method, path, caching, auth } = endpoints[name]!;
    const { body } = questions[name]!;
    const cookie = server.cookies[who];
    // Refused or answered: both are answers. The session must outlive this test, so what ends it is not asked with an origin.
    const { headers } = await server.app.inject({
      method,
      url: addressOfQuestion(path, questions[name]!),
      headers: { host, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    expectHeaders(headers);
    if (auth === 'user' || caching === 'never') expect(headers['cache-control']).toBe('no-store');
    else if (cookie && String(headers['vary']).includes('Cookie')) expect(headers['cache-control']).toMatch(/^private/);
  });
});

test.each([
  ['/qrScan/demo/protected27/en-GB', 'camera=(self)'],
  ['/qrScan', 'camera=(self)'],
  ['/demo/protected27/en-GB/profile/701/leads', 'camera=(self)'],
  ['/demo/protected27/en-GB/profile/701', 'camera=()'],
  ['/home/demo/protected27/en-GB', 'camera=()'],
  ['/api/Core/ServerTime', 'camera=()'],
])('%s: %s', async (url, camera) => {
  const { headers } = await server.app.inject({ url, headers: { host, accept: 'text/html' } });
  expect(String(headers['permissions-policy']).split(', ')[0]).toBe(camera);
});
