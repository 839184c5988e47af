// Who may preview: super users, holders of a valid link, holders of the key of this server, and development hosts; for everybody else nothing changes (A §6).
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { NOW } from '../fixture/test-app.ts';
import { createServerKeys } from '../people/server-keys.ts';
import { keepPreviewLink, listPreviewLinks, revokePreviewLinks } from './preview-link-rows.ts';
import { LONGEST_PREVIEW, newLinkId, type PreviewLink, signPreviewLink, verifyPreviewLink } from './preview-links.ts';

const SITE = 'heart.example.org';
const HOUR = 3_600_000;
const resources = '/api/modules/GetResources?eventshort=protected27&setname=*&version=1&for=preview';
const page = '/home/demo/protected27/en-GB';
const template = '<!doctype html><html><head><title>x</title></head><body></body></html>';

let server: ProtectedServer;
let key: string;
beforeAll(async () => {
  server = await protectedServer({ template: async () => template });
  key = await createServerKeys(server.store.db)('preview-links');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers: { host: SITE, ...headers } });
const ID = 'a1b2c3d4e5';
const sign = (rest: object = {}) => signPreviewLink(key, { id: ID, event: 'Protected27', expires: NOW + HOUR, ...rest });
/** A link as the command makes one. */
async function makeLink(rest: Partial<PreviewLink> = {}, event = 'protected27'): Promise<{ id: string; text: string }> {
  const link = { id: newLinkId(), event, expires: NOW + HOUR, ...rest };
  const eventId = (await server.store.events()).find(({ shortName }) => shortName === event)!.id;
  await keepPreviewLink(server.store.db, link, { eventId, creator: 'cli', now: NOW });
  return { id: link.id, text: signPreviewLink(key, link) };
}
const isFull = (body: string) => body.includes('a-draft') && body.includes('for-nobody');
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '').split(';', 1)[0]!;

describe('the text of a link', () => {
  const asked = { event: 'protected27', now: NOW };
  test('opens its event until it ends, and states what it is intended to show', () => {
    expect(verifyPreviewLink(key, sign({ from: 1, to: 2 }), asked)).toEqual({
      id: ID,
      event: 'protected27',
      from: 1,
      to: 2,
      expires: NOW + HOUR,
    });
    expect(verifyPreviewLink(key, sign(), { ...asked, now: NOW + HOUR - 1 })).toBeDefined();
  });
  test.each([
    ['another event', () => verifyPreviewLink(key, sign(), { ...asked, event: 'heart27' })],
    ['its end', () => verifyPreviewLink(key, sign(), { ...asked, now: NOW + HOUR })],
    ['another key', () => verifyPreviewLink(`${key}x`, sign(), asked)],
    ['an end too far away', () => verifyPreviewLink(key, sign({ expires: NOW + LONGEST_PREVIEW + 1 }), asked)],
    ['an end in 91 days', () => verifyPreviewLink(key, sign({ expires: NOW + 91 * 24 * HOUR }), asked)],
    ['no id', () => verifyPreviewLink(key, sign({ id: undefined }), asked)],
    [
      'a changed payload',
      () =>
        verifyPreviewLink(
          key,
          `${Buffer.from(JSON.stringify({ event: 'protected27', expires: NOW + 2 * HOUR })).toString('base64url')}.${sign().split('.')[1]}`,
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
  const { text } = await makeLink();
  const { statusCode, headers } = await get(`${page}?preview&previewKey=${text}&as=attendee?`, { accept: 'text/html' });
  expect([statusCode, headers['location'], headers['cache-control'], headers['referrer-policy']]).toEqual([
    302,
    `${page}?preview&as=attendee?`,
    'no-store',
    'no-referrer',
  ]);
  expect(String(headers['set-cookie'])).toMatch(/^foyer-preview-demo=.*; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = cookieOf(headers);
  const full = await get(resources, { cookie });
  expect([isFull(full.body), full.headers['cache-control']]).toEqual([true, 'private, max-age=31536000, immutable']);
  const sessions = '/api/Modules/PAGSessionsV2?eventid=protected27&version=1';
  const streams = await get(`${sessions}&for=preview`, { cookie });
  expect([streams.body.includes('live-s-closed'), streams.headers['cache-control']]).toEqual([
    true,
    'private, max-age=31536000, immutable',
  ]);
  // Files carry no class.
  expect((await get('/assets/demo/protected27/1/slides-s-closed.pdf', { cookie })).statusCode).toBe(200);
  // As themselves they see what visitors see.
  const own = await get(sessions, { cookie });
  expect([own.body.includes('live-s-closed'), own.headers['cache-control']]).toEqual([false, 'no-cache']);
  // The page names what it requests, and is private to its viewer.
  const asked = async (query: string) => {
    const { body, headers: own } = await get(page + query, { cookie, accept: 'text/html' });
    return [body.includes('for=preview&amp;'), own['x-robots-tag'], own['cache-control']];
  };
  const queries = [
    '?preview',
    '?previewLounge',
    '?previewLounge=true',
    '?a&previewLounge',
    '?preview=false',
    '?previewLounge=false',
    '?previews',
  ];
  expect(await Promise.all(queries.map(asked))).toEqual(
    queries.map((_, at) => (at < 4 ? [true, 'noindex', 'private, no-store'] : [false, undefined, 'no-cache'])),
  );
});

test('an invalid key is removed from the address, too, and opens nothing', async () => {
  const { text: over } = await makeLink({ expires: NOW - 1 });
  const { text: ofAnother } = await makeLink({}, 'heart27');
  for (const text of [over, ofAnother, sign(), sign({ id: undefined }), 'x', '']) {
    const { statusCode, headers } = await get(`${page}?previewKey=${text}`, { accept: 'text/html' });
    expect([statusCode, headers['location'], headers['set-cookie']], text).toEqual([302, page, undefined]);
    expect(isFull((await get(resources, { cookie: `foyer-preview-demo=${text}` })).body), text).toBe(false);
  }
});

test('another spelling of the address is put right when the key is taken out', async () => {
  const { text } = await makeLink();
  const { headers } = await get(`/home/Demo/PROTECTED27/xx-XX?previewKey=${text}&preview`, { accept: 'text/html' });
  expect([headers['location'], String(headers['set-cookie'])]).toEqual([`${page}?preview`, expect.stringContaining('foyer-preview-demo=')]);
});

test('a link that is revoked opens nothing any more, at once; the list shows its last use', async () => {
  const [{ id, text }, other] = [await makeLink(), await makeLink()];
  const { db } = server.store;
  const look = async (link: string) => isFull((await get(resources, { cookie: `foyer-preview-demo=${link}` })).body);
  const listed = async () => (await listPreviewLinks(db)).find((one) => one.id === id)!;
  expect(await listed()).toMatchObject({ place: 'demo/protected27', creator: 'cli', last_used_at: null, revoked_at: null });
  expect([await look(text), await look(other.text)]).toEqual([true, true]);
  await vi.waitFor(async () => expect((await listed()).last_used_at).toBe(NOW));
  expect(await revokePreviewLinks(db, { id, now: NOW })).toEqual([id]);
  expect([await look(text), await look(other.text)]).toEqual([false, true]);
  const again = await get(`${page}?previewKey=${text}`, { accept: 'text/html' });
  expect([again.headers['location'], again.headers['set-cookie']]).toEqual([page, undefined]);
  expect((await get('/assets/demo/protected27/1/slides-s-closed.pdf', { cookie: `foyer-preview-demo=${text}` })).statusCode).toBe(404);
  expect(await revokePreviewLinks(db, { id, now: NOW })).toEqual([]);
  // Of another event nothing is revoked.
  const heart = (await server.store.events()).find(({ shortName }) => shortName === 'heart27')!.id;
  expect(await revokePreviewLinks(db, { id: 'all', eventId: heart, now: NOW })).not.toContain(other.id);
  expect(await look(other.text)).toBe(true);
  expect(await revokePreviewLinks(db, { id: 'all', now: NOW })).toContain(other.id);
  expect(await look(other.text)).toBe(false);
});

test('a link opens the event it was made for, also where its text names another', async () => {
  const [{ id, text }, heart] = [await makeLink(), '/api/modules/GetResources?eventshort=heart27&setname=*&for=preview'];
  const other = signPreviewLink(key, { id, event: 'heart27', expires: NOW + HOUR });
  const plain = await get(heart);
  for (const link of [other, text]) {
    const { body, headers } = await get(heart, { cookie: `foyer-preview-demo=${link}` });
    expect([body, headers['cache-control']]).toEqual([plain.body, plain.headers['cache-control']]);
  }
  const opened = await get(`/home/demo/heart27/en-GB?previewKey=${other}`, { accept: 'text/html' });
  expect(opened.headers['set-cookie']).toBeUndefined();
});

test('the call that opens a preview takes a valid link, and returns its end', async () => {
  const open = (payload: object, host = SITE) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Session/Preview?shortName=protected27',
      headers: { host, origin: `http://${host}` },
      payload,
    });
  const opened = await open({ Key: (await makeLink({ to: NOW })).text });
  expect([opened.statusCode, opened.json()]).toEqual([
    200,
    { Until: '2027-05-03T08:30:00.000Z', From: null, To: '2027-05-03T07:30:00.000Z' },
  ]);
  expect(isFull((await get(resources, { cookie: cookieOf(opened.headers) })).body)).toBe(true);
  for (const payload of [{}, { Key: '' }, { Key: 'no' }, { Key: sign() }]) {
    const refused = await open(payload, 'localhost:4173');
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  }
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

test('where the app was built without preview, ?preview is the ordinary page for everybody, and nothing else is refused', async () => {
  const without = await protectedServer({ template: async () => template, preview: 'open', withoutPreview: true });
  try {
    const ask = (url: string, headers: object) => without.app.inject({ url, headers: { host: SITE, ...headers } });
    for (const cookie of [undefined, without.cookies.attendee!, without.cookies['super user']!]) {
      const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}) };
      const [plain, preview] = await Promise.all([ask(page, headers), ask(`${page}?preview`, headers)]);
      expect([preview.statusCode, preview.body, preview.headers['set-cookie']]).toEqual([200, plain.body, undefined]);
    }
    expect(isFull((await ask(resources, { cookie: without.cookies['super user']! })).body)).toBe(true);
  } finally {
    await without.close();
  }
});

test('a page names the class of its recipient for prefetched data', async () => {
  const asksFor = async (who: 'visitor' | 'attendee' | 'super user') => {
    const cookie = server.cookies[who];
    const { body } = await get(page, { accept: 'text/html', ...(cookie ? { cookie } : {}) });
    const me = await get('/api/Session/Me?shortName=protected27', cookie ? { cookie } : {});
    const named = /GetResources\?[^"]*/.exec(body)![0].replaceAll('&amp;', '&');
    return [new URLSearchParams(named.split('?')[1]).get('for') ?? '', me.json<{ AccessClass: string }>().AccessClass];
  };
  for (const who of ['visitor', 'attendee', 'super user'] as const) {
    const [named, own] = await asksFor(who);
    expect(named).toBe(own);
    expect(named).not.toBe('');
  }
});

/** What no personal address shows: signed in or not, a page with a session is not cached. */
test('a page requested with a session is private, of whatever class, even after the session has ended', async () => {
  const preview = `foyer-preview-demo=${(await makeLink()).text}`;
  const session = server.cookies['other attendee']!;
  for (const cookie of [session, 'foyer-session-demo=over', `${session}; ${preview}`]) {
    const { headers } = await get(page, { accept: 'text/html', cookie });
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test('while a token of an older sign-in is in the address, no request of the page carries it', async () => {
  const policy = async (query: string) => (await get(`${page}${query}`, { accept: 'text/html' })).headers['referrer-policy'];
  for (const query of ['?jwt_token=x', '?access%5Ftoken=x', '?a=b&ID_TOKEN=x']) expect(await policy(query)).toBe('no-referrer');
  expect(await policy('?day=2')).toBe('strict-origin-when-cross-origin');
});
