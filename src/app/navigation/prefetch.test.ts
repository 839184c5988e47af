// Prefetching: the code of the page behind a link of this event, once, and nothing for visitors who save data.
import { afterEach, expect, test, vi } from 'vitest';
import { testEvent } from '../../../tests/support/render-view.tsx';
import { createQueryClient } from '../../api/query.ts';
import type { ResourceRow } from '../../contract/core.ts';
import { createRegistry } from '../../renderer/registry.ts';
import { allChecks } from '../page-checks.ts';
import { configurationOf } from '../configuration.ts';
import { createPrefetch } from './prefetch.ts';

const page = (name: string, ...components: string[]): ResourceRow => ({
  setname: 'config_json',
  resourcename: `pages/${name}`,
  resourcevalue: JSON.stringify({
    schemaVersion: 1,
    page: name,
    layers: { page: { grids: [{ id: 'g', placements: components.map((component, index) => ({ id: `p${index}`, name: component })) }] } },
  }),
});

function setUp() {
  const asked: string[] = [];
  const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
  const queries = createQueryClient({ base: '', fetch });
  const load = (name: string) => async () => {
    asked.push(name);
    return { View: () => null, check: () => true, migrations: [] };
  };
  const registry = createRegistry({ 'a/one': load('a/one'), 'a/two': load('a/two'), 'a/three': load('a/three') });
  const rows = [page('Venue', 'a/one', 'a/two', 'a/one'), page('Legal', 'a/three')];
  queries.setQueryData(['configuration', 'society/congress2027', 'en-GB', 1], configurationOf(testEvent, rows, allChecks));
  return { prefetch: createPrefetch({ queries, registry }), asked, fetch };
}
const settle = () => new Promise((done) => setTimeout(done, 20));
const VENUE = '/society/congress2027/en-GB/page/Venue';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test('each component of the page once, without a request to the server', async () => {
  const { prefetch, asked, fetch } = setUp();
  prefetch(`${VENUE}?day=2#rooms`);
  prefetch(VENUE);
  // The page is read from its resources first, however long this machine takes.
  await vi.waitFor(() => expect(asked.sort()).toEqual(['a/one', 'a/two']));
  await settle();
  expect(asked).toHaveLength(2);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  '/society/other2027/en-GB/page/Venue',
  '/rival/congress2027/en-GB/page/Venue',
  '/society/congress2027/de-DE/page/Venue',
  '/society/congress2027/en-GB/page/Nowhere',
  '/openapi.json',
  '#top',
  '',
  '//evil.example.org/a/b/c',
])('%j is left alone', async (href) => {
  const { prefetch, asked, fetch } = setUp();
  prefetch(href);
  await settle();
  expect([asked, fetch.mock.calls]).toEqual([[], []]);
});

test('nothing is prefetched for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { prefetch, asked } = setUp();
  prefetch(VENUE);
  await settle();
  expect(asked).toEqual([]);
});
