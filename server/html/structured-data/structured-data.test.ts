// Structured data in pages: what search engines get, and that no title can leave its block.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { heart27 } from '../../fixture/congress.ts';
import { testServer, type TestServer } from '../../fixture/test-app.ts';
import { preparePublishedEvent } from '../../published/event.ts';
import { filesToRows } from '../../../src/model/adapters/files-to-rows.ts';
import type { Address } from '../../../src/pages/match.ts';
import { structuredData } from './structured-data.ts';

type Node = Record<string, unknown> & { '@type': string };
const graphOf = (html: string): Node[] => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Node[] })['@graph'];
};

describe('on the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>' });
  });
  afterAll(() => server.close());
  const page = async (url: string) =>
    graphOf((await server.app.inject({ url, headers: { accept: 'text/html', host: 'heart.example.org' } })).body);

  test('home describes the congress: when with offset, where, on site and online, by whom', async () => {
    expect(await page('/home/demo/heart27/en-GB')).toEqual([
      {
        '@type': 'Event',
        '@id': 'http://heart.example.org/home/demo/heart27/en-GB',
        name: 'Heart 2027',
        description: 'Three days of rhythm',
        url: 'http://heart.example.org/home/demo/heart27/en-GB',
        image: 'http://heart.example.org/social/demo/heart27/1/en-GB/home.png',
        startDate: '2027-05-03T09:00:00+02:00',
        endDate: '2027-05-04T01:30:00+02:00',
        inLanguage: ['en-GB', 'de-DE'],
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: [
          { '@type': 'Place', name: 'Hall of Hearts', address: { '@type': 'PostalAddress', addressLocality: 'Cologne' } },
          { '@type': 'VirtualLocation', url: 'http://heart.example.org/home/demo/heart27/en-GB' },
        ],
        organizer: { '@type': 'Organization', name: 'Demo Society', url: 'https://heart.example.org' },
      },
    ]);
  });

  test('a session describes itself, its parent, its people and its breadcrumb', async () => {
    const [session, way] = await page('/demo/heart27/de-DE/session/s-talks');
    expect(session).toMatchObject({
      name: 'Rhythm talks',
      startDate: '2027-05-03T09:00:00+02:00',
      endDate: '2027-05-03T11:00:00+02:00',
      location: { '@type': 'Place', name: 'Hall B, Hall of Hearts' },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      superEvent: { '@type': 'Event', name: 'Herz 2027' },
      performer: [{ name: 'Prof. Jule Brandt' }, { '@type': 'Person', name: 'Ada Okafor' }],
      subEvent: [{ name: 'Erster Vortrag' }, { name: 'Second talk' }],
    });
    expect((way!['itemListElement'] as Node[]).map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Herz 2027', 'http://heart.example.org/home/demo/heart27/de-DE'],
      [2, 'Programm', 'http://heart.example.org/demo/heart27/de-DE/search'],
      [3, 'Rhythm talks', undefined],
    ]);
  });

  test('a presentation with an abstract is an article, one without an event; both name their session', async () => {
    const [article, way] = await page('/demo/heart27/en-GB/presentation/q-1');
    const session = { '@type': 'Event', '@id': 'http://heart.example.org/demo/heart27/en-GB/session/s-talks', name: 'Rhythm talks' };
    expect(article).toMatchObject({
      '@type': 'ScholarlyArticle',
      headline: 'First talk',
      abstract: 'Why now.',
      author: [{ name: 'Prof. Jule Brandt' }],
      isPartOf: session,
      publisher: { name: 'Heart 2027' },
    });
    expect((way!['itemListElement'] as Node[]).map(({ name }) => name)).toEqual(['Heart 2027', 'Programme', 'First talk']);
    const [event] = await page('/demo/heart27/en-GB/presentation/q-2');
    expect(event).toMatchObject({ '@type': 'Event', name: 'Second talk', startDate: '2027-05-03T10:00:00+02:00', superEvent: session });
    expect(await page('/demo/heart27/en-GB/presentation/nobody')).toEqual([]);
  });

  test('a session shows its own picture where it has one, else that of its shared link', async () => {
    const image = async (id: string) => (await page(`/demo/heart27/de-DE/session/${id}`))[0]?.['image'];
    expect(await image('s-opening')).toBe('http://heart.example.org/assets/demo/heart27/1/logo.svg');
    expect(await image('s-talks')).toBe('http://heart.example.org/social/demo/heart27/1/de-DE/session/s-talks.png');
  });

  test('a person has name, biography and roles', async () => {
    const [person] = await page('/demo/heart27/en-GB/faculty/p-brandt');
    expect(person).toMatchObject({ '@type': 'Person', name: 'Prof. Jule Brandt', description: 'Cardiologist.' });
    expect((person!['performerIn'] as Node[]).map(({ name }) => name)).toEqual(['Opening', 'Rhythm talks']);
  });

  test.each(['/demo/heart27/en-GB/search', '/demo/heart27/en-GB/session/nobody', '/home/demo/nobody/en-GB'])(
    '%s tells nothing',
    async (url) => {
      expect(await page(url)).toEqual([]);
    },
  );
});

describe('of an event alone', () => {
  const address: Address = {
    page: 'PagSessionDetailPage',
    instance: 'demo',
    event: 'heart27',
    language: 'en-GB',
    params: { sessionId: 's-opening' },
  };
  const titles = ['</script><script>steal()</script>', '<!--<script>', '\u2028\u2029', '"},{"@type":"Thing', 'A & B <i>', ']]>'];
  test.each(titles)('%s stays words', (title) => {
    const files = heart27.map((file) => ({ ...file, text: file.text.replace('"en-GB": "Opening"', `"en-GB": ${JSON.stringify(title)}`) }));
    const { rows, data } = filesToRows(files, { instance: 'demo', event: 'heart27' });
    const event = preparePublishedEvent(
      { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
      { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: '{}', rows, data },
    );
    const html = structuredData(event, address, 'https://heart.example.org');
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(html.slice(0, -9)).not.toMatch(/<\/|<!--|\u2028/);
    expect(graphOf(html)[0]?.['name']).toBe(title);
  });

  test('the keywords of a session are in the words of its labels', () => {
    const labels = JSON.stringify({ schemaVersion: 1, rows: [{ Id: 'cme', Name: { 'en-GB': 'Accredited' } }] });
    const files = [...heart27, { path: 'demo/heart27/data/labels.json', text: labels }];
    const { rows, data } = filesToRows(files, { instance: 'demo', event: 'heart27' });
    const event = preparePublishedEvent(
      { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
      { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: '{}', rows, data },
    );
    expect(graphOf(structuredData(event, address, 'https://heart.example.org'))[0]?.['keywords']).toBe('Accredited');
  });

  test('a block is made once a version, and every place of the site has its own', () => {
    const { rows, data } = filesToRows(heart27, { instance: 'demo', event: 'heart27' });
    const event = preparePublishedEvent(
      { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
      { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: '{}', rows, data },
    );
    const read = vi.spyOn(event.programme, 'inLanguage');
    const first = structuredData(event, address, 'https://heart.example.org');
    const times = read.mock.calls.length;
    expect(times).toBeGreaterThan(0);
    expect(structuredData(event, address, 'https://heart.example.org')).toBe(first);
    expect(read).toHaveBeenCalledTimes(times);
    expect(structuredData(event, address, 'https://other.example.org')).not.toBe(first);
  });

  test('without a known place of the site there are no addresses, and still data', () => {
    const { rows, data } = filesToRows(heart27, { instance: 'demo', event: 'heart27' });
    const event = preparePublishedEvent(
      { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
      { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: '{}', rows, data },
    );
    const html = structuredData(event, address, '');
    expect(graphOf(html)[0]).toMatchObject({
      name: 'Opening',
      location: { '@type': 'Place' },
    });
    // The address of a stream is for those alone who may watch it.
    expect(html).not.toContain('video.example.org');
    expect(html).not.toContain('"@id"');
  });
});
