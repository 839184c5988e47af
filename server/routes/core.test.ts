// The core endpoints: resources and their versions, the event, time, header, footer, dashboard.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResourceRow } from '../../src/contract/core.ts';
import { NOW, testServer, type TestServer } from '../fixture/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const json = async <T>(url: string): Promise<T> => (await get(url)).json();
const resources = '/api/modules/GetResources?eventshort=heart27';

test('all sets: the instance’s rows first, texts in the requested language with fallbacks', async () => {
  const rows = await json<ResourceRow[]>(`${resources}&setname=*&language=de-DE`);
  const footers = rows.filter(({ resourcename }) => resourcename === 'footer-model').map(({ source }) => source?.file);
  expect(footers).toEqual(['demo/footer-model.json', 'demo/heart27/footer-model.json']);
  expect(
    rows
      .filter(({ setname }) => setname === 'home')
      .map(({ resourcename, language, resourcevalue }) => [resourcename, language, resourcevalue]),
  ).toEqual([
    ['subtitle', 'de-DE', 'Drei Tage Rhythmus'],
    ['only', 'en-GB', 'English only'],
  ]);
  expect(rows.find(({ resourcename }) => resourcename === 'opening')).toEqual({
    setname: 'pageComponentVisibility',
    resourcename: 'opening',
    resourcevalue: 'false',
    source: { file: 'demo/heart27/visibility/page.json', pointer: '/components/opening', line: 4, column: 5 },
  });
});

test.each([
  ['home', ['home']],
  ['theme, HOME', ['home', 'theme']],
  ['pageComponentVisibility', ['pageComponentVisibility']],
  ['nothing', []],
])('setname %s answers the sets %j', async (setname, expected) => {
  const rows = await json<ResourceRow[]>(`${resources}&setname=${encodeURIComponent(setname)}`);
  expect([...new Set(rows.map((row) => row.setname))].sort()).toEqual(expected);
});

test('what one page needs: of the others only the heads; pages without a document of their own share an answer', async () => {
  const all = await json<ResourceRow[]>(`${resources}&setname=*`);
  const part = await json<ResourceRow[]>(`${resources}&setname=*&page=PagSearchPage`);
  expect(part.at(-1)).toMatchObject({ setname: 'left-out', resourcename: 'pages' });
  const changed = part.slice(0, -1).filter(({ resourcevalue }, at) => resourcevalue !== all[at]!.resourcevalue);
  expect([...new Set(changed.map(({ resourcename }) => resourcename.slice('pages/'.length)))].sort()).toEqual(
    JSON.parse(part.at(-1)!.resourcevalue),
  );
  const etag = async (page: string) => (await get(`${resources}&setname=*&page=${page}`)).headers['etag'];
  expect(await etag('PagSearchPage')).toBe(await etag('Nowhere'));
  expect(await etag('PagSearchPage')).not.toBe(await etag('Contact'));
});

const classOf = async (app = server.app) =>
  (await app.inject('/api/Session/Me?shortName=heart27')).json<{ AccessClass: string }>().AccessClass;

test('with version and class an answer is cached for ever, without or with another one it is revalidated', async () => {
  const own = await classOf();
  expect((await get(`${resources}&setname=*&version=1&for=${own}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const rest of ['', '&version=1', `&version=99&for=${own}`])
    expect((await get(`${resources}&setname=*${rest}`)).headers['cache-control'], rest).toBe('no-cache');
  expect((await get(`${resources}&setname=*&version=1&for=another`)).headers['cache-control']).toBe('private, no-cache');
});

test('ETag and 304, in whatever coding', async () => {
  const first = await get(`${resources}&setname=*`, { 'accept-encoding': 'br' });
  const etag = first.headers['etag'] as string;
  expect(etag).toMatch(/^"[^"]+\.br"$/);
  expect(first.headers['vary']).toBe('Accept-Encoding');
  const again = await get(`${resources}&setname=*`, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['etag']).toMatch(/\.gzip"$/);
  expect((await get(`${resources}&setname=home`, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('brotli, gzip and plain are the same answer', async () => {
  const plain = (await get(`${resources}&setname=*`)).rawPayload;
  const brotli = await get(`${resources}&setname=*`, { 'accept-encoding': 'gzip, br' });
  const gzip = await get(`${resources}&setname=*`, { 'accept-encoding': 'gzip' });
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).equals(plain)).toBe(true);
  expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
});

test('HEAD has the headers of GET and no body', async () => {
  const response = await server.app.inject({ method: 'HEAD', url: `${resources}&setname=home` });
  expect([response.statusCode, response.body, Number(response.headers['content-length']) > 0]).toEqual([200, '', true]);
});

test('a publication changes answers and ETags', async () => {
  const own = await testServer();
  const ask = () => own.app.inject(`${resources}&setname=config_json`);
  const before = await ask();
  const [heart] = await own.store.events();
  const stored = (await own.store.load(heart!.id, 1))!;
  await own.store.publish({ instance: 'demo', event: 'heart27', ...stored, rows: stored.rows.slice(1), assets: [] }, NOW);
  // A question for the new version waits until it is there.
  const newest = await own.app.inject(`${resources}&setname=config_json&version=2`);
  expect(newest.headers['etag']).not.toBe(before.headers['etag']);
  const named = await own.app.inject(`${resources}&setname=config_json&version=2&for=${await classOf(own.app)}`);
  expect(named.headers['cache-control']).toContain('immutable');
  const after = await ask();
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(after.json<unknown[]>()).toHaveLength(before.json<unknown[]>().length - 1);
  await own.close();
});

test('the event by name, by id, by any spelling, in its languages', async () => {
  const expected = {
    EventId: 1,
    Instance: 'demo',
    Shortname: 'heart27',
    Name: 'Heart 2027',
    TimeZone: 'Europe/Berlin',
    StartDate: '2027-05-03',
    EndDate: '2027-05-05',
    Languages: ['en-GB', 'de-DE'],
    Version: 1,
  };
  for (const query of ['shortName=heart27', 'shortname=HEART27', 'eventid=1', 'id=heart27'])
    expect(await json(`/api/Event/Shortname?${query}`)).toEqual(expected);
  expect(await json('/api/Event/Shortname?shortName=heart27&language=de')).toMatchObject({ Name: 'Herz 2027' });
});

test('event details', async () => {
  expect(await json('/api/Public/EventDetails?shortname=heart27&language=de-DE')).toMatchObject({
    Name: 'Herz 2027',
    Subtitle: 'Drei Tage Rhythmus',
    Venue: 'Hall of Hearts',
    City: 'Köln',
    Organiser: 'Demo Society',
    Website: 'https://heart.example.org',
  });
});

test('the event without documents has its defaults', async () => {
  expect(await json('/api/Event/Shortname?shortName=rival27')).toMatchObject({
    Name: 'Rival 2027',
    TimeZone: 'UTC',
    StartDate: '',
    Languages: ['en-GB'],
  });
  expect(await json('/api/Modules/EventDashboard?eventid=rival27')).toMatchObject({ ProgramDays: [], SessionsCount: 0 });
});

test('server time follows the server’s clock; the version is returned', async () => {
  expect(await json('/api/Core/ServerTime')).toEqual({ ServerTime: '2027-05-03T07:30:00.000Z' });
  expect(await json('/version.json')).toMatchObject({ Version: '1.2.3' });
});

const plain = {
  target: '_self',
  dataType: 'link',
  qnaInstance: '',
  icon: '',
  iconImagePath: '',
  display: {},
  onlyInMobile: false,
  onlyInVMX: false,
  isDownload: false,
  subMenu: [],
};

test('the header model of an event without a menu has the default menu (A §2)', async () => {
  const { menuItems, theme } = (await json('/api/Core/GetVMXHeader?shortname=rival27')) as {
    menuItems: { name: string }[];
    theme: string;
  };
  expect(menuItems.map(({ name }) => name).slice(0, 3)).toEqual(['Home', 'Live Stream', 'Schedule']);
  expect([menuItems.length, theme]).toEqual([8, 'one']);
});

test('the header model: menu in the language, pages as addresses, hidden items left out, logo of the theme', async () => {
  expect(await json('/api/Core/GetVMXHeader?shortname=heart27&language=de-DE')).toEqual({
    EventLogo: '/assets/demo/heart27/1/logo.svg',
    EventLanguages: ['en-GB', 'de-DE'],
    menuItems: [
      { ...plain, name: 'Programm', url: '/demo/heart27/de-DE/search', icon: 'lucide-calendar' },
      { ...plain, name: 'Opening', url: '/demo/heart27/de-DE/session/s-opening?tab=people#chairs' },
    ],
    theme: 'one',
    Authenticated: false,
    EventId: 1,
    EventName: 'Herz 2027',
  });
});

test('the footer model: the event over its instance key by key, HTML sanitised', async () => {
  expect(await json('/api/Core/FooterModel?shortName=heart27&context=Event&language=de-DE')).toMatchObject({
    Template: 'Large',
    TextCopyright: '© Demo Society',
    Text: 'Made with <em>care</em>.',
    Links: [{ Name: 'Rechtliches', Links: [{ Name: 'Contact', Url: '/demo/heart27/de-DE/page/Contact', Open: 'modal' }] }],
  });
});

test('the dashboard counts by programme day, a session after midnight on the day before', async () => {
  expect(await json('/api/Modules/EventDashboard?eventid=heart27')).toEqual({
    EventId: 1,
    Shortname: 'heart27',
    ProgramDays: [
      {
        date: '2027-05-03',
        sessionsCount: 3,
        PosterSessionsCount: 2,
        SessionsHiddenOnSchedulerCount: 0,
        PosterSessionsHiddenOnSchedulerCount: 1,
      },
    ],
    SessionsCount: 5,
    PresentationsCount: 2,
    AuthorsCount: 2,
    RoomsCount: 2,
  });
});
