// The platform's own pages: rows that are the same from the list of all and one at a time.
import { expect, test } from 'vitest';
import { platformRows } from './defaults.ts';
import { alwaysThere, platformPage } from './platform-page.ts';
import { isBehindPages, pageTable } from './table.ts';

const documentsOf = (rows: readonly { setname: string; resourcename: string }[]): string[] =>
  rows.flatMap(({ setname, resourcename }) => (setname === 'config_json' ? [resourcename] : []));

test('every page of the table has a document, and every document a page', () => {
  const pages = pageTable.flatMap(({ page }) => (page.startsWith(':') ? [] : [`pages/${page}`]));
  expect(documentsOf(platformRows).sort()).toEqual([...pages, 'pages/EveryPage'].sort());
});

test('loading one page gives the same rows as loading all', async () => {
  const keys = pageTable.flatMap(({ page }) => (page.startsWith(':') || isBehindPages(page) ? [] : [page]));
  const one = (await Promise.all(keys.map((page) => platformPage(page)))).map((page) => page!.row);
  const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
  expect(sorted([...alwaysThere.map(({ row }) => row), ...one])).toEqual(sorted(platformRows));
});

test.each(['Venue-and-travel', 'NotFoundPage', '../table', '__proto__', 'toString'])('%s loads nothing', async (page) => {
  expect(await platformPage(page)).toBeUndefined();
});
