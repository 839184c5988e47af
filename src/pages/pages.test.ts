// Addresses and pages, both ways; hostile addresses lead nowhere.
import { expect, test } from 'vitest';
import { platformRows } from './defaults.ts';
import { matchAddress, pagePath } from './match.ts';
import { pageTable } from './table.ts';

const where = { instance: 'kardia', event: 'kardia2027', language: 'en-GB' };

test('every page of the table is found at every address of its row', () => {
  for (const row of pageTable) {
    for (const path of row.paths) {
      const address = matchAddress(path.replaceAll(/:(\w+)/g, 'some-$1'));
      expect(address?.page).toBe(row.page.startsWith(':') ? 'some-pageName' : row.page);
    }
  }
});

test('the address of a page leads back to it', () => {
  expect(pagePath('HomePage', where)).toBe('/home/kardia/kardia2027/en-GB');
  expect(pagePath('PagSessionDetailPage', where, { sessionId: 'a/b ü' })).toBe('/kardia/kardia2027/en-GB/session/a%2Fb%20%C3%BC');
  expect(matchAddress('/kardia/kardia2027/en-GB/session/a%2Fb%20%C3%BC')).toEqual({
    page: 'PagSessionDetailPage',
    ...where,
    params: { sessionId: 'a/b ü' },
  });
  expect(pagePath('Venue', where)).toBe('/kardia/kardia2027/en-GB/page/Venue');
});

test('a trailing slash and capitals in the fixed part do not matter; names keep their case', () => {
  expect(matchAddress('/HOME/Kardia/kardia2027/en-GB/')).toMatchObject({ page: 'HomePage', instance: 'Kardia' });
});

test.each([
  '/',
  '/home',
  '/home/a/b',
  '/home/a/b/c/d',
  '/a/b/c/session',
  '/a/b/c/session/',
  '/a/b/c/session/%E0%A4%A',
  '/a//c/search',
  '//evil.example.org/a/b/search',
])('%s is no page', (path) => {
  expect(matchAddress(path)).toBeUndefined();
});

test('every routed page has a document of the platform, whose title has words', () => {
  const pages = platformRows
    .filter(({ setname }) => setname === 'config_json')
    .map(({ resourcename, resourcevalue }) => [resourcename, JSON.parse(resourcevalue) as { title?: { key: string } }] as const);
  const words = new Set(platformRows.filter(({ setname }) => setname === 'pages').map(({ resourcename }) => `pages.${resourcename}`));
  for (const { page } of pageTable) if (!page.startsWith(':')) expect(pages.map(([name]) => name)).toContain(`pages/${page}`);
  for (const [, { title }] of pages) if (title && 'key' in title) expect(words).toContain(title.key);
});
