// The platform's own pages: rows with words in the right language, the same from the list of all and one at a time.
import { expect, test } from 'vitest';
import { platformRows, platformRowsIn } from './defaults.ts';
import { alwaysThere, platformPage } from './platform-page.ts';
import { isBehindPages, pageTable } from './table.ts';

const documentsOf = (rows: readonly { setname: string; resourcename: string }[]): string[] =>
  rows.flatMap(({ setname, resourcename }) => (setname === 'config_json' ? [resourcename] : []));

test('every page of the table has a document, and every document a page', () => {
  const pages = pageTable.flatMap(({ page }) => (page.startsWith(':') ? [] : [`pages/${page}`]));
  expect(documentsOf(platformRows).sort()).toEqual([...pages, 'pages/EveryPage'].sort());
});

test.each([
  [['de-DE'], 'Startseite'],
  [['de-AT', 'fr-FR'], 'Startseite'],
  [['nl-NL', 'it-IT', 'tr-TR'], 'Ana sayfa'],
  [['nl-NL'], 'Home'],
])('in %j the home page is called %s', (languages, name) => {
  expect(platformRowsIn(languages)).toContainEqual({
    setname: 'pages',
    resourcename: 'home',
    resourcevalue: name,
    language: expect.any(String) as string,
  });
});

test('one page at a time is the same as the list of all', async () => {
  const languages = ['fr-FR', 'en-GB'];
  const keys = pageTable.flatMap(({ page }) => (page.startsWith(':') || isBehindPages(page) ? [] : [page]));
  const one = (await Promise.all(keys.map((page) => platformPage(page, languages)))).flat();
  const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
  expect(sorted([...alwaysThere(languages), ...one])).toEqual(sorted(platformRowsIn(languages)));
});

test.each(['Venue-and-travel', 'NotFoundPage', '../table', '__proto__', 'toString'])('%s loads nothing', async (page) => {
  expect(await platformPage(page, ['en-GB'])).toEqual([]);
});
