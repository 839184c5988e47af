// Companies, products, articles, episodes and projects: named like sessions in the head of their page, in the sitemap and in structured data.
import { describe, expect, test } from 'vitest';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { withQueryItem } from '../../src/pages/query-items.ts';
import { type Access, everything } from '../access/access.ts';
import { heart27 } from '../fixture/congress.ts';
import { testServer } from '../fixture/test-app.ts';
import { preparePublishedEvent } from '../published/event.ts';
import { pagesOfEvent } from '../published/pages-of-event.ts';
import { createPageOf } from './page-of.ts';
import { sitemapFiles, sitemapPages } from './sitemap.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { subjectOf } from './subject.ts';

const rowsOf = (rows: object[]): object => ({ schemaVersion: 1, rows });
const more: Readonly<Record<string, object>> = {
  'data/companies.json': rowsOf([
    {
      Id: '801',
      Name: 'Sample Valves',
      Description: '<p>Valves &amp; more.</p>',
      Website: 'https://valves.example.org',
      Lounge: { Title: 'Hello' },
    },
    { Id: '802', Name: 'Sample Secrets', isPublic: false },
  ]),
  'data/products.json': rowsOf([{ Id: 'disc', CompanyAccountId: '801', Name: 'Disc', Description: '<p>Round.</p>' }]),
  'data/news.json': rowsOf([{ Id: 'a&b', Title: 'Doors open', Text: '<p>At nine.</p>', Date: '2027-05-03T08:00' }]),
  'data/tv.json': rowsOf([{ Id: 'one', Title: 'First day', Section: 'podcast', MediaUrl: 'https://www.example.org/one.mp3' }]),
  'charity.json': { schemaVersion: 1, projects: [{ Id: 'school', Name: 'School', Description: '<p>For all.</p>' }] },
};
const files = [
  ...heart27.filter(({ path }) => !Object.keys(more).some((name) => path.endsWith(`heart27/${name}`))),
  ...Object.entries(more).map(([name, value]) => ({ path: `demo/heart27/${name}`, text: JSON.stringify(value) })),
];
const { rows, data } = filesToRows(files, { instance: 'demo', event: 'heart27' });
const event = preparePublishedEvent(
  { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
  { version: 1, publishedAt: '2027-01-01T00:00:00.000Z', instanceDocument: '{}', rows, data },
);
const open = everything('visitors');
const about = (page: string, params: Record<string, string>, search = '') => ({
  page,
  params: withQueryItem({ page, params }, search),
  instance: 'demo',
  event: 'heart27',
  language: 'en-GB',
});

describe('what a page is about', () => {
  test.each([
    [about('ProfilePage', { companyAccountId: '801' }), 'company', 'Sample Valves', 'Valves & more.'],
    [about('ProfilePage', { companyAccountId: '801', page: 'lounge' }), 'company', 'Sample Valves', 'Valves & more.'],
    [about('ProductsPage', {}, '?product=disc'), 'product', 'Disc', 'Round.'],
    [about('news', {}, '?tag=x&article=a%26b'), 'article', 'Doors open', 'At nine.'],
    [about('TvPage', { section: 'podcast' }, '?episode=one'), 'episode', 'First day', ''],
    [about('charity', { id: 'school' }), 'project', 'School', 'For all.'],
    [about('PresentationPlayerPage', { presentationId: 'q-1' }), 'presentation', 'First talk', 'Why now.'],
  ])('%j', (address, part, name, description) => {
    expect(subjectOf(event, open, address)).toEqual({ part, name, description });
  });

  test('an id of nothing names nothing', () => {
    for (const id of ['', 'nobody', '__proto__', 'constructor']) {
      const search = `?product=${id}&article=${id}&episode=${id}`;
      for (const page of ['ProductsPage', 'news', 'TvPage', 'charity', 'ProfilePage'])
        expect(subjectOf(event, open, about(page, { companyAccountId: id, id }, search)), `${page} ${id}`).toBeUndefined();
    }
  });

  test('a company that is not public, a closed profile and a closed list tell nothing', () => {
    const visitors: Access = { ...open, all: false, cacheKey: 'visitors', signedIn: false };
    const nobody: Access = { ...visitors, cacheKey: 'nobody', profile: () => false, page: () => false };
    expect(subjectOf(event, visitors, about('ProfilePage', { companyAccountId: '802' }))).toBeUndefined();
    expect(subjectOf(event, visitors, about('ProfilePage', { companyAccountId: '801' }))?.name).toBe('Sample Valves');
    for (const address of [
      about('ProfilePage', { companyAccountId: '801' }),
      about('ProductsPage', {}, '?product=disc'),
      about('news', {}, '?article=a%26b'),
      about('TvPage', {}, '?episode=one'),
      about('charity', { id: 'school' }),
      about('PresentationPlayerPage', { presentationId: 'q-1' }),
    ])
      expect(subjectOf(event, nobody, address), address.page).toBeUndefined();
  });
});

test('things that components lead to are pages of the event, whether or not a document names them', () => {
  const pages = pagesOfEvent(event, 'en-GB').map(({ page, params }) => [page, ...Object.values(params)].join(' '));
  for (const one of [
    'PagPresentationDetailPage q-1',
    'PagAbstractDetailPage q-1',
    'ProfilePage 801',
    'ProfilePage 801 lounge',
    'ProfilePage 801 products',
    'IndustryLandingListPage',
    'ProductsPage',
  ])
    expect(pages).toContain(one);
  expect(pages.filter((one) => one.includes('802'))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('the sitemap has what queries name, but not where pages are files', () => {
  const pages = (hasQueries: boolean) =>
    sitemapPages({ event, access: open }, createPageOf(), Date.parse('2027-05-03T07:30:00Z'), hasQueries);
  const [xml = ''] = sitemapFiles([{ event, pages: pages(true) }], 'https://heart.example.org');
  expect(xml).toContain('<loc>https://heart.example.org/products/demo/heart27/en-GB?product=disc</loc>');
  expect(xml).toContain('<loc>https://heart.example.org/demo/heart27/de-DE/profile/801</loc>');
  const [flat = ''] = sitemapFiles([{ event, pages: pages(false) }], 'https://heart.example.org');
  expect(flat).toContain('/products/demo/heart27/en-GB<');
  expect(flat).not.toContain('?product=');
});

test('a company is an Organization with its way, an article a NewsArticle', () => {
  const graphOf = (address: ReturnType<typeof about>): Record<string, unknown>[] => {
    const text = />(.*)</s.exec(structuredData(event, address, 'https://heart.example.org'))?.[1] ?? '{"@graph":[]}';
    return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const [company, way] = graphOf(about('ProfilePage', { companyAccountId: '801' }));
  expect(company).toEqual({
    '@type': 'Organization',
    '@id': 'https://heart.example.org/demo/heart27/en-GB/profile/801',
    name: 'Sample Valves',
    description: 'Valves & more.',
    url: 'https://valves.example.org',
  });
  expect(way!['itemListElement']).toHaveLength(3);
  expect(graphOf(about('news', {}, '?article=a%26b'))[0]).toMatchObject({
    '@type': 'NewsArticle',
    url: 'https://heart.example.org/news/demo/heart27/en-GB?article=a%26b',
    headline: 'Doors open',
    datePublished: '2027-05-03T08:00:00+02:00',
  });
  expect(graphOf(about('news', {}))).toEqual([]);
});

test('a page whose query names a thing is called by it, and is its own canonical address; one of nothing is not there', async () => {
  const server = await testServer({ template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>' });
  try {
    const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/html', host: 'heart.example.org' } });
    const { body } = await get('/products/demo/heart27/en-GB?tag=x&product=lattice');
    expect(body).toContain('<title>Heart 2027 - Lattice</title>');
    expect(body).toContain('<link rel="canonical" href="http://heart.example.org/products/demo/heart27/en-GB?product=lattice">');
    expect(body).toContain('<meta property="og:title" content="Lattice">');
    expect((await get('/products/demo/heart27/en-GB?product=nothing')).body).toContain(
      '<link rel="canonical" href="http://heart.example.org/products/demo/heart27/en-GB">',
    );
    for (const path of ['profile/nobody', 'charity/project/nobody'])
      expect((await get(`/demo/heart27/en-GB/${path}`)).statusCode, path).toBe(404);
    for (const path of ['profile/701', 'charity']) expect((await get(`/demo/heart27/en-GB/${path}`)).statusCode, path).toBe(200);
    expect((await get('/home/demo/heart27/en-GB')).body).toContain('<meta property="og:title" content="Heart 2027">');
  } finally {
    await server.close();
  }
});
