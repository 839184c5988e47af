// What pages tell search engines and link previews: names, descriptions, languages, and nothing a visitor may not see.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { headElements } from './page-head.ts';

const template = async () => '<!doctype html><html><head><title>x</title></head><body></body></html>';

/** The head of a page: title, metas by name or property, links by relation. */
function headOf(html: string): { title: string; meta: Record<string, string[]>; links: Record<string, string[]> } {
  const [meta, links]: [Record<string, string[]>, Record<string, string[]>] = [{}, {}];
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g))
    (meta[name] ??= []).push(content);
  for (const [, rel = '', rest = ''] of html.matchAll(/<link rel="(canonical|alternate)" ([^>]*)>/g)) (links[rel] ??= []).push(rest);
  return { title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '', meta, links };
}

describe('an open event', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await testServer({ template })));
  afterAll(() => server.close());
  const get = async (url: string) =>
    headOf((await server.app.inject({ url, headers: { accept: 'text/html', host: 'heart.example.org' } })).body);

  test.each([
    ['/demo/heart27/de-DE/session/s-opening', 'Herz 2027 - Eröffnung', 'Welcome Hello the hall'],
    ['/demo/heart27/en-GB/session/s-talks', 'Heart 2027 - Rhythm talks', 'Monday, 3 May 2027, 09:00–11:00 · Hall B'],
    ['/demo/heart27/de-DE/faculty/p-brandt', 'Herz 2027 - Prof. Jule Brandt', 'Kardiologin.'],
    ['/demo/heart27/de-DE/presentation/q-1', 'Herz 2027 - Erster Vortrag', 'Why now.'],
    ['/demo/heart27/en-GB/session/nobody', 'Heart 2027', undefined],
    ['/program/demo/heart27/en-GB?session=s-opening', 'Heart 2027 - Opening', 'Welcome Hello the hall'],
  ])('%s is called %s', async (path, title, description) => {
    const head = await get(path);
    expect(head.title).toBe(title);
    expect(head.meta['description']?.[0]).toBe(description);
  });

  test('each language of a page names all of them, the first for everybody else', async () => {
    const { links } = await get('/demo/heart27/de-DE/session/s-opening?tab=2');
    expect(links['canonical']).toEqual(['href="http://heart.example.org/demo/heart27/de-DE/session/s-opening"']);
    expect(links['alternate']).toEqual([
      'hreflang="en-GB" href="http://heart.example.org/demo/heart27/en-GB/session/s-opening"',
      'hreflang="de-DE" href="http://heart.example.org/demo/heart27/de-DE/session/s-opening"',
      'hreflang="x-default" href="http://heart.example.org/demo/heart27/en-GB/session/s-opening"',
    ]);
  });

  test('a shared link shows the thing, its event and its language', async () => {
    expect((await get('/demo/heart27/de-DE/faculty/p-brandt')).meta).toMatchObject({
      'og:title': ['Prof. Jule Brandt'],
      'og:description': ['Kardiologin.'],
      'og:type': ['profile'],
      'og:url': ['http://heart.example.org/demo/heart27/de-DE/faculty/p-brandt'],
      'og:site_name': ['Herz 2027'],
      'og:locale': ['de_DE'],
      'og:locale:alternate': ['en_GB'],
    });
  });

  test('the browser is told the name with the page', async () => {
    const { body } = await server.app.inject({ url: '/demo/heart27/de-DE/session/s-opening', headers: { accept: 'text/html' } });
    expect(JSON.parse(/id="foyer-boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toMatchObject({ subject: 'Eröffnung' });
  });
});

test('an event that search engines are to leave out says so and names no other language', () => {
  const elements = headElements({
    title: 'x',
    description: '',
    canonical: 'https://heart.example.org/home',
    listed: false,
    languages: ['en-GB', 'de-DE'].map((language) => ({ language, href: `https://heart.example.org/${language}` })),
  }).join('');
  expect(elements).toContain('<meta name="robots" content="noindex">');
  expect(elements).not.toContain('hreflang');
});
