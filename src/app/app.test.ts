// From the page the server wrote, or from nothing, to a page ready to draw.
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from '../api/query.ts';
import { createClock } from '../clock/clock.ts';
import type { ResourceRow } from '../contract/core.ts';
import { createRegistry } from '../renderer/registry.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { readBoot } from './boot.ts';
import { loadPage } from './load-page.ts';
import type { Services } from './services.ts';

const bootOf = (json: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="foyer-boot"></script>`;
  page.getElementById('foyer-boot')!.textContent = json;
  return readBoot(page);
};

test('the boot block is read; a missing or damaged one leaves the defaults', () => {
  expect(
    bootOf(
      JSON.stringify({
        serverTime: '2027-05-03T08:00:00Z',
        event: testEvent,
        instance: { name: 'society', document: { apiBaseUrl: 'https://api.example.org/' } },
        defaults: { instance: 'a', event: 'b', language: 'de-DE' },
      }),
    ),
  ).toEqual({
    serverTime: Date.parse('2027-05-03T08:00:00Z'),
    event: testEvent,
    apiBase: 'https://api.example.org',
    defaults: { instance: 'a', event: 'b', language: 'de-DE' },
  });
  for (const damaged of ['', 'null', '[', '5', '{"serverTime":5}'])
    expect(bootOf(damaged)).toMatchObject({
      serverTime: undefined,
      event: null,
      apiBase: '',
      defaults: { instance: 'release', event: 'foyer', language: 'en-GB' },
    });
});

/** Services whose server knows one event and the rows given; `asked` are the addresses it was asked. */
function services(rows: readonly ResourceRow[] | (() => Response), boot: Partial<Services['boot']> = {}) {
  const asked: string[] = [];
  const answer = async (input: RequestInfo | URL): Promise<Response> => {
    const address = new URL(String(input), 'http://localhost');
    asked.push(address.pathname);
    if (address.pathname === '/api/Event/Shortname')
      return address.searchParams.get('shortName') === testEvent.Shortname ? Response.json(testEvent) : new Response('{}', { status: 404 });
    return typeof rows === 'function' ? rows() : Response.json(rows);
  };
  const api = { base: '', fetch: answer };
  const made: Services = {
    boot: {
      serverTime: undefined,
      event: null,
      apiBase: '',
      defaults: { instance: 'release', event: 'foyer', language: 'en-GB' },
      ...boot,
    },
    api,
    clock: createClock(),
    queries: createQueryClient(api),
    registry: createRegistry({}),
  };
  made.queries.setDefaultOptions({ queries: { ...made.queries.getDefaultOptions().queries, retry: false } });
  return { services: made, asked };
}
const row = (resourcename: string, value: unknown): ResourceRow => ({
  setname: 'config_json',
  resourcename,
  resourcevalue: JSON.stringify(value),
});
const load = (made: ReturnType<typeof services>, path: string) => loadPage(made.services, new URL(path, 'http://localhost'));

test('the root leads to the default event', async () => {
  await expect(load(services([]), '/?container=app')).resolves.toEqual({ kind: 'redirect', to: '/home/release/foyer/en-GB?container=app' });
});

test('a page: the platform’s own, with what the event writes over it', async () => {
  const made = services([
    row('pages/HomePage', {
      schemaVersion: 1,
      page: 'HomePage',
      mode: 'extend',
      title: 'Start',
      layers: { page: { grids: [{ id: 'more', placements: [{ id: 'own', name: 'structure/heading' }] }] } },
    }),
  ]);
  const loaded = await load(made, '/home/society/congress2027/en-GB?preview&container=terminal');
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  expect([loaded.page.page, loaded.page.title, loaded.language]).toEqual(['HomePage', 'Start', 'en-GB']);
  expect([...loaded.page.nodes.keys()]).toEqual(expect.arrayContaining(['header', 'program-days', 'own', 'footer']));
  expect(loaded.context.where).toMatchObject({ container: 'terminal', preview: true, event: 'congress2027' });
});

test('an event the server wrote into the page is not asked for again', async () => {
  const made = services([], { event: testEvent });
  await load(made, '/home/society/congress2027/en-GB');
  expect(made.asked).toEqual(['/api/modules/GetResources']);
  await load(made, '/society/congress2027/en-GB/search');
  expect(made.asked.length, 'the second page needs no request').toBe(1);
});

test.each([
  ['/home/society/congress2027/de', '/home/society/congress2027/de-DE'],
  ['/home/society/congress2027/EN-gb?x=1', '/home/society/congress2027/en-GB?x=1'],
  ['/society/congress2027/fr-FR/session/a%20b#top', '/society/congress2027/en-GB/session/a%20b#top'],
])('%s is shown in a language of the event at %s', async (path, to) => {
  await expect(load(services([]), path)).resolves.toEqual({ kind: 'redirect', to });
});

test.each(['/nothing', '/home/society/unknown/en-GB', '/home/rival/congress2027/en-GB'])('%s is not found', async (path) => {
  await expect(load(services([]), path)).resolves.toEqual({ kind: 'not-found' });
});

test.each(['page/Missing', 'page/EveryPage', 'page/NotFoundPage'])(
  '%s of an event shows its page for that, header and footer around it',
  async (path) => {
    const loaded = await load(services([]), `/society/congress2027/en-GB/${path}`);
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    expect(loaded.page.page).toBe('NotFoundPage');
    expect([...loaded.page.nodes.keys()].sort()).toEqual(['footer', 'header', 'not-found', 'not-found-home']);
  },
);

test('a server that fails is an error to try again, not a missing page', async () => {
  await expect(
    load(
      services(() => new Response('{}', { status: 500 })),
      '/home/society/congress2027/en-GB',
    ),
  ).rejects.toBeInstanceOf(ApiError);
});

test('when a newer configuration cannot be read, the last good one stays', async () => {
  let rows = (): Response => Response.json([row('pages/HomePage', { schemaVersion: 1, page: 'HomePage', title: 'Good' })]);
  const made = services(() => rows());
  await load(made, '/home/society/congress2027/en-GB');
  rows = () => new Response('<html>');
  made.services.queries.setQueryData(['event', 'congress2027', 'en-GB'], { ...testEvent, Version: 2 });
  const loaded = await load(made, '/home/society/congress2027/en-GB');
  expect(loaded).toMatchObject({ kind: 'page', page: { title: 'Good' }, info: { Version: 2 } });
});
