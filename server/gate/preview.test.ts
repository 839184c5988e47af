// Who may preview: super users, holders of a signed link that holds, and development hosts; for everybody else nothing changes (A §6).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatedServer, gatedServer } from '../fixture/gated-server.ts';
import { NOW } from '../fixture/test-app.ts';
import { createServerKeys } from '../people/server-keys.ts';
import { LONGEST_PREVIEW, signPreviewLink, verifyPreviewLink } from './preview-links.ts';

const SITE = 'heart.example.org';
const HOUR = 3_600_000;
const resources = '/api/modules/GetResources?eventshort=gated27&setname=*&version=1&for=preview';
const page = '/home/demo/gated27/en-GB';
const template = '<!doctype html><html><head><title>x</title></head><body></body></html>';

let server: GatedServer;
let key: string;
beforeAll(async () => {
  server = await gatedServer({ template: async () => template });
  key = await createServerKeys(server.store.db)('preview-links');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers: { host: SITE, ...headers } });
const sign = (rest: object = {}) => signPreviewLink(key, { event: 'Gated27', expires: NOW + HOUR, ...rest });
const isFull = (body: string) => body.includes('a-draft') && body.includes('for-nobody');
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '').split(';', 1)[0]!;

describe('the text of a link', () => {
  const asked = { event: 'gated27', now: NOW };
  test('opens its event until it ends, and says what it is meant to show', () => {
    expect(verifyPreviewLink(key, sign({ from: 1, to: 2 }), asked)).toEqual({ event: 'gated27', from: 1, to: 2, expires: NOW + HOUR });
    expect(verifyPreviewLink(key, sign(), { ...asked, now: NOW + HOUR - 1 })).toBeDefined();
  });
  test.each([
    ['another event', () => verifyPreviewLink(key, sign(), { ...asked, event: 'heart27' })],
    ['its end', () => verifyPreviewLink(key, sign(), { ...asked, now: NOW + HOUR })],
    ['another key', () => verifyPreviewLink(`${key}x`, sign(), asked)],
    ['an end too far away', () => verifyPreviewLink(key, sign({ expires: NOW + LONGEST_PREVIEW + 1 }), asked)],
    [
      'a changed payload',
      () =>
        verifyPreviewLink(
          key,
          `${Buffer.from(JSON.stringify({ event: 'gated27', expires: NOW + 2 * HOUR })).toString('base64url')}.${sign().split('.')[1]}`,
          asked,
        ),
    ],
    ['a cut signature', () => verifyPreviewLink(key, sign().slice(0, -1), asked)],
    ['nothing', () => verifyPreviewLink(key, '', asked)],
  ])('opens nothing with %s', (_, verified) => {
    expect(verified()).toBeUndefined();
  });
});

test('a key leaves the address at once and becomes a cookie no script reads', async () => {
  const { statusCode, headers } = await get(`${page}?preview&previewKey=${sign()}&as=attendee`, { accept: 'text/html' });
  expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, `${page}?preview&as=attendee`, 'no-store']);
  expect(String(headers['set-cookie'])).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  const full = await get(resources, { cookie: cookieOf(headers) });
  expect([isFull(full.body), full.headers['cache-control']]).toEqual([true, 'private, max-age=31536000, immutable']);
  const sessions = '/api/Modules/PAGSessionsV2?eventid=gated27&version=1';
  const streams = await get(`${sessions}&for=preview`, { cookie: cookieOf(headers) });
  expect([streams.body.includes('live-s-closed'), streams.headers['cache-control']]).toEqual([
    true,
    'private, max-age=31536000, immutable',
  ]);
  // Files carry no class.
  expect((await get('/assets/demo/gated27/1/slides-s-closed.pdf', { cookie: cookieOf(headers) })).statusCode).toBe(200);
  // With their own eyes they see what visitors see.
  const own = await get(sessions, { cookie: cookieOf(headers) });
  expect([own.body.includes('live-s-closed'), own.headers['cache-control']]).toEqual([false, 'public, max-age=31536000, immutable']);
});

test('a key that does not hold leaves the address, too, and opens nothing', async () => {
  const { statusCode, headers } = await get(`${page}?previewKey=${sign({ expires: NOW - 1 })}`, { accept: 'text/html' });
  expect([statusCode, headers['location'], headers['set-cookie']]).toEqual([302, page, undefined]);
  expect(isFull((await get(resources, { cookie: `foyer-preview-demo=${sign({ expires: NOW - 1 })}` })).body)).toBe(false);
  expect(
    isFull(
      (await get(resources, { cookie: `foyer-preview-demo=${signPreviewLink(key, { event: 'heart27', expires: NOW + HOUR })}` })).body,
    ),
  ).toBe(false);
});

test('the call that opens a preview takes a link that holds, and says until when', async () => {
  const open = (payload: object, host = SITE) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Session/Preview?shortName=gated27',
      headers: { host, origin: `http://${host}` },
      payload,
    });
  const opened = await open({ Key: sign({ to: NOW }) });
  expect([opened.statusCode, opened.json()]).toEqual([
    200,
    { Until: '2027-05-03T08:30:00.000Z', From: null, To: '2027-05-03T07:30:00.000Z' },
  ]);
  expect(isFull((await get(resources, { cookie: cookieOf(opened.headers) })).body)).toBe(true);
  for (const payload of [{}, { Key: '' }, { Key: 'no' }, { Key: sign({ expires: 0 }) }]) {
    const refused = await open(payload);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  }
  expect((await open({}, 'localhost:4173')).statusCode).toBe(200);
});

test('a super user previews without a link, and asks as previews do', async () => {
  const { body, headers } = await get(resources, { cookie: server.cookies['super user']! });
  expect([isFull(body), headers['cache-control']]).toEqual([true, 'private, max-age=31536000, immutable']);
});

test.each(['visitor', 'attendee', 'exhibitor'] as const)('to a %s a preview is the page itself', async (who) => {
  const cookie = server.cookies[who];
  const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}) };
  const [plain, preview] = await Promise.all([get(page, headers), get(`${page}?preview`, headers)]);
  expect([preview.body, preview.headers['set-cookie']]).toEqual([plain.body, undefined]);
  expect(plain.headers['cache-control']).toBe(who === 'visitor' ? 'no-cache' : 'private, no-store');
  expect(isFull((await get(resources, headers)).body)).toBe(false);
});

test('the page of somebody signed in names their class for what is fetched early, that of a visitor none', async () => {
  const asksFor = async (who: 'visitor' | 'attendee' | 'super user') => {
    const cookie = server.cookies[who];
    const { body } = await get(page, { accept: 'text/html', ...(cookie ? { cookie } : {}) });
    const me = await get('/api/Session/Me?shortName=gated27', cookie ? { cookie } : {});
    const named = /GetResources\?[^"]*/.exec(body)![0].replaceAll('&amp;', '&');
    return [new URLSearchParams(named.split('?')[1]).get('for') ?? '', me.json<{ AccessClass: string }>().AccessClass];
  };
  for (const who of ['visitor', 'attendee', 'super user'] as const) {
    const [named, own] = await asksFor(who);
    expect(named).toBe(own);
    expect(named === '').toBe(who === 'visitor');
  }
});

test.each(['localhost:4173', '127.0.0.1:4173', '[::1]:4173'])(
  'on the development host %s everybody previews who asks to, and nobody else',
  async (host) => {
    const html = await get(`${page}?preview`, { host, accept: 'text/html' });
    expect(html.body).toContain('for=preview&amp;language=en-GB');
    expect([html.headers['cache-control'], String(html.headers['set-cookie'])]).toEqual([
      'private, no-store',
      expect.stringContaining('HttpOnly'),
    ]);
    expect(isFull((await get(resources, { host })).body)).toBe(true);
    expect(isFull((await get(resources.replace('&for=preview', ''), { host })).body)).toBe(false);
  },
);

test.each([
  ['a proxy in front', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
  ['another host', { host: 'localhost.example.org' }],
  ['another host that names itself so', { host: '127.0.0.1.example.org' }],
])('%s is no development host', async (_, headers) => {
  expect(isFull((await get(resources, headers as unknown as Record<string, string>)).body)).toBe(false);
});

test('closed means closed, open means open', async () => {
  for (const [preview, host, full] of [
    ['closed', 'localhost', false],
    ['open', SITE, true],
  ] as const) {
    const own = await gatedServer({ preview });
    expect(isFull((await own.app.inject({ url: resources, headers: { host } })).body)).toBe(full);
    await own.close();
  }
});
