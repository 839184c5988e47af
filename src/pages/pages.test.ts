// Addresses and pages in both directions; hostile addresses match nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressIn, isSamePage, matchAddress, pagePath } from './match.ts';
import { findPattern, fitPattern, patternOf } from './patterns.ts';
import { isRouted, myAreaModules, neededParams, pageRow, pageTable } from './table.ts';

const where = { instance: 'kardia', event: 'kardia2027', language: 'en-GB' };

test('every page of the table is found at every address of its row', () => {
  for (const row of pageTable) {
    for (const path of row.paths) {
      // Modules of My Area have words of their own.
      const whole = path
        .replace(':module?', 'documents')
        .replaceAll(/:(\w+)\??/g, 'some-$1')
        .replace('*', 'rest/of/it');
      const short = path.replaceAll(/\/(:\w+\?|\*)/g, '').replaceAll(/:(\w+)/g, 'some-$1');
      for (const address of [whole, short]) {
        expect(matchAddress(address)?.page, address).toBe(row.page.startsWith(':') ? 'some-pageName' : row.page);
      }
    }
  }
});

test('the address of a page leads back to it, with its parameters', () => {
  expect(pagePath('HomePage', where)).toBe('/home/kardia/kardia2027/en-GB');
  expect(pagePath('PagSessionDetailPage', where, { sessionId: 'a/b ü' })).toBe('/kardia/kardia2027/en-GB/session/a%2Fb%20%C3%BC');
  expect(matchAddress('/kardia/kardia2027/en-GB/session/a%2Fb%20%C3%BC')).toEqual({
    page: 'PagSessionDetailPage',
    ...where,
    params: { sessionId: 'a/b ü' },
  });
  expect(pagePath('Venue', where)).toBe('/kardia/kardia2027/en-GB/page/Venue');
  for (const { page } of pageTable) {
    if (page.startsWith(':')) continue;
    const params = Object.fromEntries(neededParams(page).map((name) => [name, `7 ${name}`]));
    expect(matchAddress(pagePath(page, where, params)), page).toMatchObject({ page, ...where, params });
  }
});

test('an optional part can be missing, and the rest of a wildcard stays in order', () => {
  expect(pagePath('MyAreaPage', where)).toBe('/myarea/kardia/kardia2027/en-GB');
  expect(pagePath('MyAreaPage', where, { module: 'program', id: '4' })).toBe('/myarea/kardia/kardia2027/en-GB/program/4');
  expect(pagePath('MyAreaPage', where, { id: '4' })).toBe('/myarea/kardia/kardia2027/en-GB');
  expect(matchAddress('/kardia/kardia2027/en-GB/submission')?.params).toEqual({});
  expect(matchAddress('/kardia/kardia2027/en-GB/submission/abstracts/new')?.params).toEqual({ rest: 'abstracts/new' });
  expect(pagePath('SubmissionPage', where, { rest: 'abstracts/a b' })).toBe('/kardia/kardia2027/en-GB/submission/abstracts/a%20b');
  expect(matchAddress('/industrylandingpage/kardia/kardia2027/en-GB/gold')).toMatchObject({
    page: 'IndustryLandingPage',
    params: { page: 'gold' },
  });
  expect(matchAddress('/industrylandingpage/kardia/kardia2027/en-GB/gold/12')).toMatchObject({
    page: 'IndustryLandingPageProfile',
    params: { page: 'gold', companyAccountId: '12' },
  });
});

test('a module of My Area is the page it belongs to, and an unknown one is not found', () => {
  for (const [module, page] of Object.entries(myAreaModules)) {
    expect(matchAddress(`/myarea/kardia/kardia2027/en-GB/${module}`), module).toMatchObject({ page, params: { module } });
    expect(pageRow(page).page, module).toBe(page);
  }
  expect(matchAddress('/myarea/kardia/kardia2027/en-GB/program/4')).toMatchObject({ page: 'PersonalProgramPage', params: { id: '4' } });
  for (const unknown of ['some-module', 'constructor', '__proto__'])
    expect(matchAddress(`/myarea/kardia/kardia2027/en-GB/${unknown}`), unknown).toBeUndefined();
});

test('a trailing slash and capitals in the fixed part do not matter; names keep their case', () => {
  expect(matchAddress('/HOME/Kardia/kardia2027/en-GB/')).toMatchObject({ page: 'HomePage', instance: 'Kardia' });
  expect(matchAddress('/Kardia/kardia2027/en-GB/INDUSTRYSYMPOSIA')).toMatchObject({ page: 'IndustrySymposiaPage', instance: 'Kardia' });
  expect(matchAddress('/qrscan')).toEqual({ page: 'QrScanPage', instance: '', event: '', language: '', params: {} });
});

test.each([
  ['?session=12', 'PagSessionDetailPage', { sessionId: '12' }],
  ['?container=app&user=7', 'PagFacultyDetailPage', { userId: '7' }],
  ['?presentation=a%20b', 'PagPresentationDetailPage', { presentationId: 'a b' }],
  ['?session=', 'ProgramPage', {}],
  ['?day=2', 'ProgramPage', {}],
  ['?', 'ProgramPage', {}],
  ['', 'ProgramPage', {}],
])('the older address with %s is %s', (search, page, params) => {
  expect(matchAddress('/program/kardia/kardia2027/en-GB', search)).toEqual({ page, ...where, params });
});

test('without routeV2 only single items are linked in the older form', () => {
  const older = { routeV2: false };
  expect(pagePath('PagSessionDetailPage', where, { sessionId: 'a&b' }, older)).toBe('/program/kardia/kardia2027/en-GB?session=a%26b');
  expect(pagePath('PagFacultyDetailPage', where, { userId: '7' }, older)).toBe('/program/kardia/kardia2027/en-GB?user=7');
  expect(pagePath('PagAbstractDetailPage', where, { abstractUrl: 'x' }, older)).toBe('/kardia/kardia2027/en-GB/abstract/x');
  const [path = '', query = ''] = pagePath('PagPresentationDetailPage', where, { presentationId: 'ü 1' }, older).split('?');
  expect(matchAddress(path, `?${query}`)).toMatchObject({ page: 'PagPresentationDetailPage', params: { presentationId: 'ü 1' } });
});

test('the same address in another language keeps its style; without an event there is none', () => {
  const there = { ...where, language: 'de-DE' };
  expect(addressIn('/PROGRAM/Kardia/KARDIA2027/en', there)).toBe('/program/kardia/kardia2027/de-DE');
  expect(addressIn('/kardia/kardia2027/en/session/a%2Fb', there)).toBe('/kardia/kardia2027/de-DE/session/a%2Fb');
  expect(addressIn('/tv/kardia/kardia2027/en/podcast', there)).toBe('/tv/kardia/kardia2027/de-DE/podcast');
  expect([addressIn('/error', there), addressIn('/nowhere', there)]).toEqual([undefined, undefined]);
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
  '/a/b/c/__proto__',
  '/constructor/a/b/c',
  '/myarea/a/b/c/d/e/f',
  '/error/a',
])('%s is no page', (path) => {
  expect(matchAddress(path)).toBeUndefined();
});

test('keys without a row are content pages; two keys of one path have two addresses', () => {
  expect([isRouted('Venue-and-travel'), isRouted(':pageName'), isRouted('PosterPage')]).toEqual([false, false, true]);
  expect(pageRow('Venue-and-travel')).toMatchObject({ page: ':pageName', guards: 'page' });
  expect(pagePath('PosterPage', where)).toBe('/kardia/kardia2027/en-GB/page/PosterPage');
  expect(pagePath('PagPosterSearchPage', where)).toBe('/kardia/kardia2027/en-GB/poster');
});

/** Every path of the table, those that begin with a fixed word first. */
const all = pageTable.flatMap((row) => row.paths.map((path) => patternOf(row, path)));
const inOrder = [...all.filter(({ parts }) => !parts[0]!.startsWith(':')), ...all.filter(({ parts }) => parts[0]!.startsWith(':'))];

test('sorted patterns match the same as a linear search', () => {
  const words = [...new Set(all.flatMap(({ parts }) => parts.filter((part) => !/[:*]/.test(part))))];
  const part = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom('kardia', 'en-GB', 'toString', 'Home', '7'),
    fc.string({ minLength: 1 }),
  );
  let found = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (given) => {
      const plain = inOrder.find((pattern) => fitPattern(pattern, given));
      if (plain) found += 1;
      expect(findPattern(given)?.pattern.path).toBe(plain?.path);
    }),
    { seed: 2027, numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(100);
});

const programme = '/program/kardia/kardia2027/en-GB';
const split = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

test.each<[same: boolean, one: string, other: string]>([
  [true, '/kardia/kardia2027/en-GB/search', '/kardia/kardia2027/en-GB/search?q=heart'],
  [true, '/kardia/kardia2027/en-GB/search?q=heart', '/kardia/kardia2027/en-GB/search?q=lung&day=2'],
  [true, `${programme}?day=1`, `${programme}?day=2`],
  [true, `${programme}?session=1&day=x`, `${programme}?day=y&session=1`],
  [true, `${programme}?session=1`, `${programme}?session=1#abstract`],
  [true, '/nowhere?a=1', '/nowhere?a=2'],
  [false, `${programme}?session=1`, `${programme}?session=2`],
  [false, `${programme}?session=1`, `${programme}?presentation=1`],
  [false, `${programme}?session=1`, programme],
  [false, programme, `${programme}?user=7`],
  [false, '/kardia/kardia2027/en-GB/session/1', '/kardia/kardia2027/en-GB/session/2'],
  [false, '/kardia/kardia2027/en-GB/search', '/kardia/kardia2027/de-DE/search'],
  [false, '/home/kardia/kardia2027/en-GB', '/kardia/kardia2027/en-GB/search'],
  // The same session under an address with another spelling.
  [false, `${programme}?session=1`, '/kardia/kardia2027/en-GB/session/1'],
])('one page: %s for %s and %s', (same, one, other) => {
  expect([isSamePage(split(one), split(other)), isSamePage(split(other), split(one))]).toEqual([same, same]);
});
