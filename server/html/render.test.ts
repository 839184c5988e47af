// Rendered pages as they are sent: a person's own is drawn with their session and is nobody else's, the policy allows its styles, each scheme has its page.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeJson } from '../../src/base/script-json.ts';
import type { RenderToHtml } from '../../src/app/ssr/render-request.ts';
import { makePrincipals, type Cookies } from '../fixture/principals.ts';
import { NOW, temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';

const HOME = '/home/demo/heart27/en-GB';
const STYLES = '[data-style="0"]{color:red}';
let asked: { url: string; isPersonal: boolean }[] = [];
/** Draws whom the server takes the recipient for. */
const utf8 = new TextEncoder();
const renderToHtml: RenderToHtml = async ({ url, isPersonal }, { ask }) => {
  asked.push({ url, isPersonal });
  const { body } = await ask('/api/Session/Me?shortName=heart27');
  return { kind: 'page', html: utf8.encode(escapeJson(body)), css: STYLES, nextChangeAt: null, state: utf8.encode('{}') };
};

let server: TestServer;
let cookies: Cookies;
beforeAll(async () => {
  const template = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>';
  server = await testServer({ template: async () => template, renderToHtml });
  const event = (await server.store.events()).find(({ instance }) => instance === 'demo');
  cookies = await makePrincipals(server.store.db, { instance: 'demo', eventIds: [event!.id], now: NOW });
});
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string | undefined> = {}) => {
  const sent = Object.entries({ host: 'heart.example.org', accept: 'text/html', ...headers }).filter(([, value]) => value !== undefined);
  const { body, headers: answered, statusCode } = await server.app.inject({ url: path, headers: Object.fromEntries(sent) });
  return { body, headers: answered, statusCode };
};

test('the page of a person is drawn with their session, and nobody gets that of another', async () => {
  for (const name of ['attendee', 'other attendee', 'visitor', 'attendee'] as const) {
    const { body, headers } = await get(HOME, { cookie: cookies[name] });
    const emails = [...body.matchAll(/"([\w-]+)@example\.org"/g)].map(([, found]) => found);
    expect([name, new Set(emails)]).toEqual([name, new Set(name === 'visitor' ? [] : [name.replace(' ', '-')])]);
    expect(headers['cache-control']).toBe(name === 'visitor' ? 'no-cache' : 'private, no-store');
  }
});

test('a browser that has the page of somebody else gets its own', async () => {
  const { headers } = await get(HOME, { cookie: cookies.attendee });
  const other = await get(HOME, { cookie: cookies['other attendee'], 'if-none-match': String(headers['etag']) });
  expect([other.statusCode, other.body.includes('other-attendee@')]).toEqual([200, true]);
});

test('the policy allows the styles of the page by their hash, and no others', async () => {
  const { body, headers } = await get(HOME);
  const styles = /<style id="foyer-styles">([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  expect(styles).toBe(STYLES);
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('a page has its first styles in it, allowed by their hash, and its sheets come later', async () => {
  const built = temporaryFolder({ 'static/app-1.css': 'body{margin:0}' });
  const styled = await testServer({
    template: async () =>
      '<!doctype html><html><head><title>x</title><link rel="stylesheet" crossorigin href="/static/app-1.css"></head><body><div id="root"></div></body></html>',
    renderToHtml,
    publicFolder: built.path,
  });
  try {
    const { body, headers } = await styled.app.inject({ url: HOME, headers: { host: 'heart.example.org', accept: 'text/html' } });
    expect(body).toContain('<style>body{margin:0}</style>');
    expect(body).toContain('<link disabled rel="stylesheet" crossorigin href="/static/app-1.css">');
    const hashes = ['body{margin:0}', STYLES].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    for (const hash of hashes) expect(headers['content-security-policy']).toContain(hash);
  } finally {
    await styled.close();
    built.remove();
  }
});

test('each colour scheme has a page of its own', async () => {
  const path = `${HOME}?of=schemes`;
  const schemes = await Promise.all(
    ['foyer-scheme=dark', 'foyer-scheme=light', undefined, 'foyer-scheme=dark'].map(async (cookie) => {
      const { body } = await get(path, { cookie });
      expect(body).toContain('foyer-state');
      return /<html[^>]*data-scheme="([^"]*)"/.exec(body)?.[1];
    }),
  );
  expect(schemes).toEqual(['dark', 'light', undefined, 'dark']);
});

test('who has not answered the cookie notice of the event gets a page that says so, and nobody else', async () => {
  const path = `${HOME}?of=consent`;
  const missing = async (cookie: string) => (await get(path, { cookie })).body.includes('"consentMissing":true');
  const answers = ['demo.heart27.analytics=declined', 'demo.heart27.analytics=<b>', 'demo.other.analytics=accepted', ''];
  expect(await Promise.all(answers.map(missing))).toEqual([false, true, true, true]);
});

test('each time zone chosen for the event has a page of its own; what is no zone, the event’s own and that of another event have the page of all', async () => {
  const zoneIn = async (cookie: string) =>
    /"zone":"([^"]*)"/.exec((await get(`${HOME}?of=zones`, { cookie })).body.split('foyer-boot')[1]!.split('</script>')[0]!)?.[1];
  asked = [];
  const zones = ['Asia%2FTokyo', 'Europe/Berlin', 'No/Where', '"<b>', 'Asia/Tokyo'].map((zone) => `demo.heart27.zone=${zone}`);
  const found: (string | undefined)[] = [];
  for (const cookie of [...zones, 'demo.other.zone=Asia/Tokyo']) found.push(await zoneIn(cookie));
  expect(found).toEqual(['Asia/Tokyo', undefined, undefined, undefined, 'Asia/Tokyo', undefined]);
  expect(asked).toHaveLength(2);
});

test('what is no name of a host is not rendered, and in no address of the page', async () => {
  asked = [];
  for (const host of ['x@evil.example', 'evil.example/path', 'evil.example:99999', 'a b', 'evil.example?x', 'evil.example#x', ':80']) {
    const { statusCode } = await get(`${HOME}?of=hosts`, { host });
    expect([host, statusCode]).toEqual([host, 400]);
  }
  expect(asked).toEqual([]);
});
