// What search engines may visit: pages that are open to visitors in each of their languages, of the events of a host, and nothing else.
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { everything } from '../access/access.ts';
import { heart27 } from '../fixture/congress.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { preparePublishedEvent } from '../published/event.ts';
import { createPageOf } from './page-of.ts';
import { sitemapFiles, sitemapPages } from './sitemap.ts';

/** The elements of well-formed XML with their text and attributes; throws for any other. */
function elementsOf(xml: string): { name: string; text: string; attributes: Record<string, string> }[] {
  const parser = new SaxesParser({ xmlns: true });
  const found: ReturnType<typeof elementsOf> = [];
  const open: ReturnType<typeof elementsOf> = [];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, text: '', attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.name, one.value])) };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1) && (open.at(-1)!.text += text));
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}
const locations = (xml: string): string[] => elementsOf(xml).flatMap(({ name, text }) => (name === 'loc' ? [text] : []));

const NOW = Date.parse('2027-05-03T07:30:00Z');
const edited = (edit: (app: Record<string, unknown>) => void) =>
  heart27.map((file) => {
    if (!file.path.endsWith('heart27/app.json')) return file;
    const app = JSON.parse(file.text) as Record<string, unknown>;
    edit(app);
    return { ...file, text: JSON.stringify(app) };
  });
function prepared(files: typeof heart27, environment = 'release') {
  const { rows, data } = filesToRows(files, { instance: 'demo', event: 'heart27' });
  return preparePublishedEvent(
    { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
    { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: JSON.stringify({ environment }), rows, data },
  );
}
const pagesWith = (edit: (app: Record<string, unknown>) => void, now = NOW, access = everything('visitors')) =>
  sitemapPages({ event: prepared(edited(edit)), access }, createPageOf(), now).map(({ page, params }) =>
    [page, ...Object.values(params)].join(' '),
  );

describe('the pages of an event', () => {
  test('those something leads to, each session and person, but none of signing in and no session that lists leave out', () => {
    const pages = pagesWith(() => undefined);
    for (const one of ['HomePage', 'PagSearchPage', 'Contact', 'PagSessionDetailPage s-opening', 'PagFacultyDetailPage p-brandt'])
      expect(pages).toContain(one);
    for (const one of ['LoginPage', 'HoldingPage', 'PagSessionDetailPage s-hidden-poster', 'NotFoundPage', 'EveryPage'])
      expect(pages).not.toContain(one);
  });

  test('pages that need sign-in are left out, and so is their programme', () => {
    // Those of abstracts are public by default (`publicPages`).
    const pages = pagesWith((app) => delete app['defaults']);
    expect(pages).toEqual(['HomePage', 'PagAbstractDetailPage s-opening', 'PagAbstractDetailPage q-1']);
  });

  test('an event that is not open yet, or that asks to be left out, is not told', () => {
    const open = { openPages: ['Contact'] };
    expect(pagesWith((app) => Object.assign(app, open), Date.parse('2027-04-01T00:00:00Z'))).toEqual([]);
    expect(pagesWith((app) => (app['searchEngines'] = false))).toEqual([]);
  });

  test('an instance to try things out is for nobody else', () => {
    const pagesOf = (environment: string) =>
      sitemapPages({ event: prepared(heart27, environment), access: everything('visitors') }, createPageOf(), NOW);
    expect(['staging', 'local', 'dev', 'qa', 'qa4'].flatMap(pagesOf)).toEqual([]);
    expect(pagesOf('kardia').length).toBe(pagesOf('release').length);
  });

  test('a single session whose address is closed is left out', () => {
    const all = everything('visitors');
    const access = { ...all, all: false, allowed: { ...all.allowed, reads: (_: string, id: string) => id !== 's-opening' } };
    const pages = pagesWith(() => undefined, NOW, access);
    expect(pages).toContain('PagSessionDetailPage s-talks');
    expect(pages).not.toContain('PagSessionDetailPage s-opening');
  });
});

describe('the files', () => {
  const event = prepared(heart27);

  test('every language of a page names all of them', () => {
    const [xml = ''] = sitemapFiles([{ event, pages: [{ page: 'HomePage', params: {} }] }], 'https://heart.example.org');
    const home = (language: string) => `https://heart.example.org/home/demo/heart27/${language}`;
    expect(locations(xml)).toEqual([home('en-GB'), home('de-DE')]);
    const links = elementsOf(xml).filter(({ name }) => name === 'xhtml:link');
    expect(links.slice(0, 3).map(({ attributes: { hreflang, href } }) => [hreflang, href])).toEqual([
      ['en-GB', home('en-GB')],
      ['de-DE', home('de-DE')],
      ['x-default', home('en-GB')],
    ]);
    expect(xml).toContain('<lastmod>2027-01-01T00:00:00.000Z</lastmod>');
  });

  test('more than one file may hold is an index and its parts', () => {
    const pages = Array.from({ length: 30_000 }, (_, id) => ({ page: 'PagSessionDetailPage', params: { sessionId: `${id}<&"'` } }));
    const [index = '', ...parts] = sitemapFiles([{ event, pages }], 'https://heart.example.org');
    expect(locations(index)).toEqual(parts.map((_, at) => `https://heart.example.org/sitemap-${at + 1}.xml`));
    const all = parts.flatMap(locations);
    expect([all.length, new Set(all).size]).toEqual([60_000, 60_000]);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(10_100_000);
  });
});

describe('on a host', () => {
  let server: TestServer;
  beforeAll(async () => {
    const firstView = { pageOf: createPageOf(), requestsOf: () => [], chunksOf: () => [], fontsOf: () => [] };
    server = await testServer({ firstView });
  });
  afterAll(() => server.close());
  const get = (url: string, host = 'heart.example.org') => server.app.inject({ url, headers: { host } });

  test('robots.txt names the sitemap of this host', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /*?preview',
      'Disallow: /*&preview',
      '',
      'Sitemap: http://heart.example.org/sitemap.xml',
      '',
    ]);
  });

  test('the sitemap has the events of its instance, and is not sent again to who has it', async () => {
    const own = await get('/sitemap.xml');
    expect(own.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(own.body)).toContain('http://heart.example.org/home/demo/heart27/de-DE');
    expect(own.body).not.toContain('rival27');
    expect(locations((await get('/sitemap.xml', 'www.rival.example.org')).body).every((one) => one.includes('/rival/rival27/'))).toBe(true);
    const again = await server.app.inject({
      url: '/sitemap.xml',
      headers: { host: 'heart.example.org', 'if-none-match': String(own.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    const small = await server.app.inject({ url: '/sitemap.xml', headers: { host: 'heart.example.org', 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
  });

  test.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-99999.xml'])('%s is no part of one file', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});
