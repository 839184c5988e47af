// While the database is away: a visitor gets the maintenance page in their language, a program gets JSON; both get Retry-After.
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { sendMaintenance } from './maintenance-page.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ security: { frameAncestors: ['https://society.example.org'], development: false } });
  server.app.addHook('preHandler', (request, _, next) => {
    const code = request.headers['x-test-fault'];
    next(code === undefined ? undefined : Object.assign(new Error('select * from accounts'), { code }));
  });
  // The event is in memory, as it is after a first visit.
  await server.app.inject('/api/Modules/PAGSessionsV2?eventid=heart27');
});
afterAll(() => server.close());

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.app.inject({
    url,
    method,
    headers: { 'x-test-fault': '57P01', accept: HTML, origin: 'http://localhost:80', ...headers },
    ...(method === 'POST' && { payload: ['s-opening'] }),
  });

test('the page names the event, uses its language, and may be neither cached nor framed by others', async () => {
  const { statusCode, headers, body } = await ask('/home/demo/heart27/de-DE?day=2');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect([headers['x-content-type-options'], headers['referrer-policy'], typeof headers['x-request-id']]).toEqual([
    'nosniff',
    'strict-origin-when-cross-origin',
    'string',
  ]);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://society.example.org");
  expect(body).toContain('<html lang="de-DE" dir="ltr">');
  expect(body).toContain('<h1>Wir sind gleich wieder da!</h1>');
  expect(body).toMatch(/<p class="event" lang="de-DE">[^<]+<\/p>/);
  expect(body).not.toMatch(/select|accounts/);
});

test('its style and script are the ones its policy allows, and nothing else', async () => {
  const { headers, body } = await ask('/home/demo/heart27/en-GB');
  const policy = String(headers['content-security-policy']);
  for (const [element, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ] as const) {
    const text = new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 's').exec(body)![1]!;
    expect(policy).toContain(`${directive} 'self' 'sha256-${createHash('sha256').update(text).digest('base64')}';`);
  }
  expect(policy).not.toContain('unsafe-inline');
});

test.each([
  [
    'English where nothing else is known',
    '/home/nobody/nothing27/xx-XX',
    'xx',
    'en-GB',
    'We’ll be back soon!',
    'Maintenance is in progress.',
  ],
  ['the address’s language', '/home/nobody/nothing27/fr-FR', 'de-DE', 'fr-FR', 'Nous revenons bientôt', 'maintenance'],
  ['the browser’s language', '/nowhere', 'fr-CA,en;q=0.5', 'fr-FR', 'Nous revenons bientôt', 'maintenance'],
  ['a header that is none', '/nowhere', '"><script>', 'en-GB', 'We’ll be back soon!', 'Maintenance'],
])('%s', async (_, url, language, spoken, headline, words) => {
  const { statusCode, body } = await ask(url, { 'accept-language': language });
  expect([statusCode, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([503, spoken]);
  expect(body).toContain(headline);
  expect(body).toContain(words);
  expect(body).not.toContain('class="event"');
  expect(body).not.toContain('"><script>');
});

test('a program gets JSON, a form gets JSON, other faults stay what they are', async () => {
  const page = '/home/demo/heart27/en-GB';
  for (const { statusCode, body } of [
    await ask('/api/Modules/PAGSessionsV2?eventid=heart27', { accept: '*/*' }),
    await ask('/api/Modules/PAGSessionsV2?eventid=heart27', { accept: 'application/json' }),
    await ask('/api/Public/SelectedSessions?shortname=heart27', {}, 'POST'),
  ])
    expect([statusCode, (JSON.parse(body) as { error: { code: string } }).error.code]).toEqual([503, 'unavailable']);
  expect((await ask(page, {}, 'HEAD')).statusCode).toBe(503);
  expect([(await ask(page, { 'x-test-fault': 'SQLITE_FULL' })).statusCode]).toEqual([507]);
  const fault = await ask(page, { 'x-test-fault': 'SQLITE_ERROR' });
  expect([fault.statusCode, fault.headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
});

test('the name of an event is text on the page, whatever is written in it', async () => {
  const app = fastify();
  const destination = { language: 'en-GB', eventName: '<img src=x onerror=alert(1)>' };
  app.get('/', (_, reply) => sendMaintenance(reply, 503, destination));
  const { body } = await app.inject('/');
  expect(body).not.toContain('<img');
  expect(body.split('&lt;img src=x onerror=alert(1)&gt;')).toHaveLength(3);
  await app.close();
});
