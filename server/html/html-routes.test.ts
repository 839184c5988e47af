// Addresses of the app: where `/` leads, and what the HTML of an address contains so that its first view waits for nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagRooms } from '../../src/contract/programme.ts';
import { request } from '../../src/contract/request.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import type { Boot } from './boot.ts';
import type { FirstViewParts } from './first-view.ts';

const template = '<!doctype html><html><head><title>x</title></head><body></body></html>';
const firstView: FirstViewParts = {
  pageOf: ({ page }) => {
    if (page === 'PagSearchPage') throw new Error('a bug in the page model');
    return page === 'HomePage'
      ? {
          key: 'HomePage',
          title: 'Home',
          description: 'Three days',
          components: [{ name: 'programme/rooms', schemaVersion: 0, props: { limit: 3 } }],
        }
      : undefined;
  },
  requestsOf: ({ props }, { event, language, now }) => [
    request(pagRooms, { eventid: event, language, from: String(now), limit: props['limit'] as number }),
  ],
  chunksOf: (name) => [
    { href: `/static/${name}.js`, kind: 'script' },
    { href: `/static/${name}.css`, kind: 'style' },
  ],
  fontsOf: () => ['/fonts/serif.woff2'],
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ firstView, template: async () => template });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => server.app.inject({ url, headers });
const bootOf = (html: string) => JSON.parse(/id="foyer-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Boot;

test.each([
  // No event of the product is published: the one of the instance that is on.
  ['localhost:80', '/home/demo/heart27/en-GB'],
  ['heart.example.org', '/home/demo/heart27/de-DE'],
  ['HEART.example.org:8080', '/home/demo/heart27/de-DE'],
  ['www.rival.example.org', '/home/rival/rival27/en-GB'],
])('/ on %s leads to %s', async (host, location) => {
  const response = await get('/', { host });
  expect([response.statusCode, response.headers['location']]).toEqual([302, location]);
});

test.each([
  // In the first language of the event; on the domain of the event in that of the domain.
  ['localhost', '/home/demo/heart27', '/home/demo/heart27/en-GB'],
  ['heart.example.org', '/home/demo/heart27', '/home/demo/heart27/de-DE'],
  ['www.rival.example.org', '/home/demo/heart27', '/home/demo/heart27/en-GB'],
  ['localhost', '/Home/DEMO/Heart27/?a=1&b=%20', '/home/demo/heart27/en-GB?a=1&b=%20'],
  ['localhost', '/demo/heart27', '/home/demo/heart27/en-GB'],
  ['localhost', '/demo/heart27/search?day=1', '/demo/heart27/en-GB/search?day=1'],
  ['localhost', '/demo/heart27/session/s%201', '/demo/heart27/en-GB/session/s%201'],
])('on %s %s without a language leads to %s', async (host, url, location) => {
  const { statusCode, headers } = await get(url, { host, accept: 'text/html' });
  expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, location, 'no-cache']);
});

test.each(['/demo', '/home/demo', '/home/demo/nowhere', '/nope/demo/heart27', '/demo/heart27/nope', '/demo//heart27'])(
  '%s is of no page in any language',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('the home of an event: title, language, theme, data, chunks and fonts at once', async () => {
  const response = await get('/home/demo/heart27/de-DE');
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  const html = response.body;
  const own = (await get('/api/Session/Me?shortName=heart27', {})).json<{ AccessClass: string }>().AccessClass;
  expect(html).toContain('<html lang="de-DE" dir="ltr">');
  expect(html).toContain('<title>Herz 2027 - Home</title>');
  expect(html).toContain('<meta name="theme-color" content="#8c1c2b">');
  expect(html.match(/href="[^"]+"/g)?.map((href) => href.slice(6, -1).replaceAll('&amp;', '&'))).toEqual([
    'http://localhost:80/home/demo/heart27/de-DE',
    ...['en-GB', 'de-DE', 'en-GB'].map((language) => `http://localhost:80/home/demo/heart27/${language}`),
    '/install/demo/heart27/1/icon.svg',
    '/install/demo/heart27/1/de-DE.webmanifest',
    '/install/demo/heart27/1/touch-180.png',
    '/theme/demo/heart27/1.css',
    '/static/checks.js',
    '/static/checks.css',
    '/static/replies/core.js',
    '/static/replies/core.css',
    '/static/replies/programme.js',
    '/static/replies/programme.css',
    '/static/checks/programme/rooms.js',
    '/static/checks/programme/rooms.css',
    '/static/guards.js',
    '/static/guards.css',
    '/static/documents.js',
    '/static/documents.css',
    '/static/pages/HomePage.js',
    '/static/pages/HomePage.css',
    '/static/programme/rooms.js',
    '/static/programme/rooms.css',
    ...['texts', 'texts/app/de-DE', 'texts/pages/de-DE', 'texts/programme/de-DE', 'dates', 'dates/de-de'].flatMap((name) => [
      `/static/${name}.js`,
      `/static/${name}.css`,
    ]),
    `/api/modules/GetResources?eventshort=demo%2Fheart27&for=${own}&language=de-DE&page=HomePage&setname=*&version=1`,
    `/api/Modules/PAGRooms?eventid=demo%2Fheart27&for=${own}&from=${Date.parse('2027-05-03T07:00:00Z')}&language=de-DE&limit=3&version=1`,
    '/fonts/serif.woff2',
  ]);
  expect(bootOf(html)).toEqual({
    serverTime: '2027-05-03T07:30:00.000Z',
    consentMissing: true,
    event: expect.objectContaining({ Shortname: 'heart27', Name: 'Herz 2027', Version: 1 }),
    // The event ends in two days; then the holding page is shown.
    access: { class: own, nextChangeAt: '2027-05-05T22:00:00.000Z' },
    instance: { name: 'demo', document: { signalrHub: 'https://hub.example.org' } },
    language: 'de-DE',
    defaults: { instance: 'demo', event: 'heart27', language: 'en-GB' },
  });
});

test('what the page preloads is what the server keeps for ever', async () => {
  const { body } = await get('/home/demo/heart27/de-DE');
  const early = Array.from(body.matchAll(/href="((?:\/theme\/demo|\/api\/modules)[^"]*)"/g), ([, href]) => href!.replaceAll('&amp;', '&'));
  expect(early).toHaveLength(2);
  for (const url of early) expect((await get(url, {})).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/HOME/demo/heart27/de-DE/', 200, 'heart27', 'de-DE'],
  ['/home/rival/heart27/de-DE', 404, undefined, 'en-GB'],
  ['/home/demo/nobody/de-DE', 404, undefined, 'en-GB'],
  ['/demo/heart27/de-DE/page/Nothing', 404, 'heart27', 'de-DE'],
  ['/not-found', 404, 'heart27', 'en-GB'],
])('%s is %i with the app around it', async (url, status, event, language) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  const boot = bootOf(response.body);
  expect([boot.event?.Shortname, boot.language]).toEqual([event, language]);
});

test.each([
  ['/home/demo/heart27/tr-TR', '/home/demo/heart27/en-GB'],
  ['/home/demo/heart27/de?preview=1&x=%20', '/home/demo/heart27/de-DE?preview=1&x=%20'],
  ['/home/Demo/HEART27/de-DE', '/home/demo/heart27/de-DE'],
  ['/demo/heart27/xx/page/A%2Fb', '/demo/heart27/en-GB/page/A%2Fb'],
])('%s is spelled %s', async (url, location) => {
  const response = await get(url);
  expect([response.statusCode, response.headers['location'], response.headers['cache-control']]).toEqual([302, location, 'no-cache']);
});

test('a page frames what its event names; asking for a preview changes nothing for who may have none', async () => {
  const frames = async (search: string): Promise<string> =>
    /frame-src ([^;]*)/.exec(String((await get(`/home/demo/heart27/de-DE${search}`)).headers['content-security-policy']))![1]!;
  const named = "'self' https://video.example.org";
  expect([await frames(''), await frames('?preview')]).toEqual([named, named]);
});

test('a page may call the services of its instance, and no others', async () => {
  const policy = (await get('/home/demo/heart27/de-DE')).headers['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://hub.example.org wss://hub.example.org;");
  expect((await get('/home/demo/nobody/de-DE')).headers['content-security-policy']).toContain("connect-src 'self';");
});

test('an instance is known by its events', async () => {
  expect(bootOf((await get('/home/demo/nobody/de-DE')).body).instance).toEqual({ name: 'demo', document: {} });
  expect(bootOf((await get('/home/stranger/nobody/de-DE')).body).instance).toBeNull();
});

test('a fault in the page model does not take the page away', async () => {
  const response = await get('/demo/heart27/en-GB/search');
  expect(response.statusCode).toBe(200);
  expect(bootOf(response.body).event?.Shortname).toBe('heart27');
});

test('only what wants HTML gets it', async () => {
  expect((await get('/home/demo/heart27/de-DE', {})).statusCode).toBe(200);
  expect((await get('/home/demo/heart27/de-DE', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await get('/missing.png', { accept: 'image/*,*/*;q=0.8' })).statusCode).toBe(404);
});

test('what is no page has the icon of the product', async () => {
  const response = await get('/favicon.ico', { accept: 'image/avif,image/webp,*/*;q=0.8' });
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/favicon.svg']);
});

test('without a build the app reports it', async () => {
  const bare = await testServer();
  const response = await bare.app.inject({ url: '/home/demo/heart27/de-DE', headers: { accept: 'text/html' } });
  expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([503, 'not-built']);
  await bare.close();
});

test('a page for a terminal says so from its first byte on', async () => {
  const rootOf = async (search: string) => /<html[^>]*>/.exec((await get(`/home/demo/heart27/de-DE${search}`)).body)?.[0];
  expect(await rootOf('?day=1&container=terminal')).toContain(' data-container="terminal"');
  expect([await rootOf(''), await rootOf('?container=fridge')].join()).not.toContain('data-container');
});

test.each(['/home/demo/nobody/de-DE', '/nowhere'])('%s has a title that says it is not there', async (url) => {
  expect((await get(url)).body).toContain('<title>Foyer - This page does not exist</title>');
});

test('an address of no event is dressed in the default theme', async () => {
  const { statusCode, body } = await get('/nowhere');
  expect(statusCode).toBe(404);
  expect(body).toContain('<link rel="stylesheet" data-precedence="theme" href="/theme/default.css">');
  const theme = await get('/theme/default.css', {});
  expect([theme.statusCode, theme.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('a preview is no page for a search engine, other addresses are', async () => {
  const robots = async (search: string) => (await get(`/home/demo/heart27/de-DE${search}`)).headers['x-robots-tag'];
  expect([await robots('?preview'), await robots('?day=1&preview=attendee'), await robots('?previews=1'), await robots('')]).toEqual([
    'noindex',
    'noindex',
    undefined,
    undefined,
  ]);
});

test('the colour scheme a browser has chosen is in the page before any script runs; nothing else of the cookie is', async () => {
  const schemeIn = async (cookie: string) =>
    /<html[^>]*data-scheme="([^"]*)"/.exec((await get('/home/demo/heart27/en-GB', { accept: 'text/html', cookie })).body)?.[1];
  expect(await Promise.all(['foyer-scheme=dark', 'foyer-scheme=auto', 'foyer-scheme="><script>', ''].map(schemeIn))).toEqual([
    'dark',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the server’s time comes with the headers: the page may be older', async () => {
  const { headers } = await get('/home/demo/heart27/en-GB');
  expect(headers['server-timing']).toMatch(/^now;desc="\d{4}-\d\d-\d\dT[\d:.]+Z"$/);
});
