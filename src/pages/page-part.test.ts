import { expect, test } from 'vitest';
import type { ResourceRow } from '../contract/core.ts';
import { leftOutIn } from '../model/withheld.ts';
import { rowsOfPage } from './page-part.ts';

const row = (resourcename: string, resourcevalue: string, setname = 'config_json'): ResourceRow => ({
  setname,
  resourcename,
  resourcevalue,
});
const layers = { page: { grids: [{ id: 'g', placements: [] }] } };
const pageRow = (page: string, more: object = {}): ResourceRow =>
  row(`pages/${page}`, JSON.stringify({ schemaVersion: 1, page, title: `The ${page}`, layers, ...more }));

test('of other pages only the head, and they are named; texts and other documents are there', () => {
  const rows = [
    row('app', '{}'),
    pageRow('HomePage'),
    pageRow('Venue'),
    pageRow('Venue', { mode: 'extend' }),
    pageRow('EveryPage'),
    pageRow('NotFoundPage'),
    row('home', 'Start', 'pages'),
  ];
  const part = rowsOfPage(rows, 'HomePage');
  const head = { schemaVersion: 1, page: 'Venue', title: 'The Venue' };
  expect(part.slice(0, -1)).toEqual(
    rows.map((one, at) =>
      at === 2 || at === 3 ? { ...one, resourcevalue: JSON.stringify(at === 3 ? { ...head, mode: 'extend' } : head) } : one,
    ),
  );
  expect([...leftOutIn(part)]).toEqual(['Venue']);
  expect([...leftOutIn(rowsOfPage(rows, 'Nowhere'))]).toEqual(['HomePage', 'Venue']);
});

test('what cannot be read, and what has nothing to leave out, stays as it is', () => {
  const rows = [
    row('pages/Broken', '{'),
    row('pages/List', '[]'),
    row('pages/Closed', '{"schemaVersion":1,"page":"Closed"}'),
    row('config_json', '{"grids":[]}'),
  ];
  expect(rowsOfPage(rows, 'HomePage')).toEqual(rows);
});

test('the older form of a page loses its grids', () => {
  const [part] = rowsOfPage([row('pages/Old', '{"page":"Old","title":"Old","grids":[{}]}')], 'HomePage');
  expect(JSON.parse(part!.resourcevalue)).toEqual({ page: 'Old', title: 'Old' });
});
