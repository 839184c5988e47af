// Loading a page, with and without a boot block from the server.
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { ResourceRow } from '../contract/core.ts';
import type { PageModel } from '../model/page.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { raw, row, services } from './app.fixture.ts';
import { readBoot } from './boot.ts';
import { loadPage } from './load-page.ts';

// A device remembers its container: a terminal of one test would skip the policies of the next (R31).
afterEach(() => localStorage.clear());

/** Ids of a page's placements except those on every page (dialogs of denial and sign-in). */
const ownOf = ({ nodes }: PageModel): string[] => [...nodes.values()].flatMap(({ id, layer }) => (layer === 'overlay' ? [] : [id])).sort();
/** What the platform shows on every page, overlays left out. */
const everywhere = 'ad-banner-bottom ad-banner-top app-bar cookie-notice footer header terminal-reset ticker version-line'.split(' ');

const bootOf = (json: string) => readBoot(json, { pathname: '/', search: '' });

test('the boot block is read; a missing or damaged one leaves the defaults', () => {
  expect(
    bootOf(
      JSON.stringify({
        serverTime: '2027-05-03T08:00:00Z',
        event: testEvent,
        instance: { name: 'society', document: { apiBaseUrl: 'https://api.example.org/', signalrHub: 'https://hub.example.org/' } },
        defaults: { instance: 'a', event: 'b', language: 'de-DE' },
      }),
    ),
  ).toEqual({
    serverTime: Date.parse('2027-05-03T08:00:00Z'),
    event: testEvent,
    apiBase: 'https://api.example.org',
    hubBase: 'https://hub.example.org',
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

const load = (made: ReturnType<typeof services>, path: string) => loadPage(made.services, new URL(path, 'http://localhost'));

test('the root redirects to the default event', async () => {
  await expect(load(services([]), '/?container=app')).resolves.toEqual({ kind: 'redirect', to: '/home/release/foyer/en-GB?container=app' });
});

test('a page: the platform’s own, overridden by the event’s', async () => {
  const made = services([
    row('pages/HomePage', {
      schemaVersion: 1,
      page: 'HomePage',
      mode: 'extend',
      title: 'Start',
      layers: { page: { grids: [{ id: 'more', placements: [{ id: 'own', name: 'structure/heading' }] }] } },
    }),
  ]);
  const loaded = await load(made, '/home/society/congress2027/en-GB?container=terminal');
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  expect([loaded.page.page, loaded.page.title, loaded.language]).toEqual(['HomePage', 'Start', 'en-GB']);
  expect([...loaded.page.nodes.keys()]).toEqual(expect.arrayContaining(['header', 'program-days', 'own', 'footer']));
  expect(loaded.context.where).toMatchObject({ container: 'terminal', preview: false, event: 'congress2027' });
});

test('an event in the boot block is not requested again', async () => {
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
    expect(ownOf(loaded.page)).toEqual([...everywhere, 'not-found'].toSorted());
  },
);

test('a failing server is an error that can be retried, not a missing page', async () => {
  await expect(
    load(
      services(() => new Response('{}', { status: 500 })),
      '/home/society/congress2027/en-GB',
    ),
  ).rejects.toBeInstanceOf(ApiError);
});

const home = (title: string): ResourceRow => row('pages/HomePage', { schemaVersion: 1, page: 'HomePage', title });
const address = '/home/society/congress2027/en-GB';
const unusable: [what: string, answer: () => Response][] = [
  ['a login page', () => new Response('<html>')],
  ['half of it', () => new Response('[{"setname":"config_json","resourcename"')],
  ['another shape', () => Response.json({ rows: [] })],
  ['an error of the server', () => new Response('no', { status: 500 })],
];

test.each(unusable)('when a newer configuration is %s, the last good one stays and it is reported', async (_, answer) => {
  let rows = (): Response => Response.json([home('Good')]);
  const made = services(() => rows());
  await load(made, address);
  rows = answer;
  made.services.queries.setQueryData(['event', 'society/congress2027', 'en-GB'], { ...testEvent, Version: 2 });
  expect(await load(made, address)).toMatchObject({ kind: 'page', page: { title: 'Good' }, info: { Version: 1 }, fromCopy: false });
  expect(made.reported).toEqual(['configuration-unusable']);
  // As soon as it is readable again, it is shown.
  rows = () => Response.json([home('Better')]);
  expect(await load(made, address)).toMatchObject({ page: { title: 'Better' }, info: { Version: 2 } });
});

test.each(unusable)('when the first answer is %s, the copy of this device is shown, and says so', async (_, answer) => {
  const made = services(answer, {}, { info: testEvent, rows: [home('Kept')] });
  expect(await load(made, address)).toMatchObject({ page: { title: 'Kept' }, fromCopy: true });
  expect(made.reported).toEqual(['configuration-unusable']);
});

test('a good configuration is kept; a removed event is not restored from the copy', async () => {
  const made = services([home('Good')]);
  await load(made, address);
  expect(made.kept).toEqual([['society/congress2027', 'en-GB', { info: testEvent, rows: [home('Good')] }]]);
  const gone = services(() => new Response('{}', { status: 404 }), {}, { info: testEvent, rows: [home('Kept')] });
  expect(await load(gone, address)).toEqual({ kind: 'not-found' });
});

test.each([
  ['empty', ''],
  ['not JSON', '{"page":"HomePage",}'],
  ['a login page', '<!doctype html><title>Login</title>'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['nested without end', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['layers that are a list', '{"schemaVersion":1,"layers":[]}'],
  ['grids that are an object', '{"grids":{"0":{}}}'],
  ['nothing but broken grids', '{"schemaVersion":1,"layers":{"page":{"grids":[null,5]}}}'],
])('a home page that is %s: a notice between header and footer', async (_, value) => {
  for (const name of ['pages/HomePage', ...(value.includes('layers') ? [] : ['config_json'])]) {
    const loaded = await load(services([raw(name, value)]), address);
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    expect(ownOf(loaded.page), name).toEqual([...everywhere, 'failed-page'].toSorted());
    expect(loaded.page.page).toBe('HomePage');
    expect(
      loaded.problems.map(({ severity }) => severity),
      name,
    ).toContain('error');
  }
});

test('an unreadable content page shows a notice, and only that page does', async () => {
  const made = services([row('app', { defaults: { disableAuth: true } }), raw('pages/About', '{'), home('Good')]);
  const about = await load(made, '/society/congress2027/en-GB/page/About');
  if (about.kind !== 'page') throw new Error(about.kind);
  expect([about.page.nodes.has('failed-page'), about.problems.length]).toEqual([true, 1]);
  const start = await load(made, address);
  if (start.kind !== 'page') throw new Error(start.kind);
  expect([start.page.nodes.has('failed-page'), start.problems.length]).toEqual([false, 0]);
});

test('a page that is empty on purpose gets no notice', async () => {
  const loaded = await load(
    services([raw('pages/HomePage', '{"schemaVersion":1,"page":"HomePage","layers":{"page":{"grids":[]}}}')]),
    address,
  );
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  expect(ownOf(loaded.page)).toEqual(everywhere);
});

test('a page written for a newer Foyer is shown as far as possible, and reported', async () => {
  const loaded = await load(
    services([
      row('pages/HomePage', {
        schemaVersion: 99,
        page: 'HomePage',
        hologram: true,
        layers: { page: { grids: [{ id: 'main', placements: [{ id: 'own', name: 'structure/heading' }] }] } },
      }),
    ]),
    address,
  );
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  expect(loaded.page.nodes.has('own')).toBe(true);
  expect(loaded.problems.map(({ code }) => code)).toEqual(['newer-version']);
});

const here = '/society/congress2027/en-GB';
/** Nobody has to sign in: only policies close pages here. */
const openDoors = row('app', { defaults: { disableAuth: true } });

test.each<[path: string, page: string, own?: Record<string, string>]>([
  [`/home${here}`, 'HomePage'],
  [`${here}/search?q=heart`, 'PagSearchPage'],
  [`${here}/session/5`, 'PagSessionDetailPage', { sessionId: '5' }],
  [`/program${here}?session=5`, 'PagSessionDetailPage', { sessionId: '5' }],
  [`${here}/page/About`, 'About', { pageName: 'About' }],
])('policies that cannot be read close %s at its address, and say so there', async (path, page, own = {}) => {
  for (const written of ['{"policies":[', '', '[]', 'null', '<!doctype html>']) {
    const made = services([openDoors, row('pages/About', { page: 'About' }), raw('access', written)]);
    const loaded = await load(made, path);
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    expect([loaded.page.page, loaded.params], written).toEqual(['NoaccessPage', { ...own, prevPage: page }]);
    expect([...loaded.page.nodes.keys()], written).toEqual(expect.arrayContaining(['header', 'access-denied', 'footer']));
    expect(loaded.context.where.page, 'the address is still that of the page refused').toBe(page);
    expect(loaded.route.verdict.missing).toEqual([{ kind: 'rules-not-loaded' }]);
    expect(made.services.denials.refused(page)).toEqual([{ kind: 'rules-not-loaded' }]);
    expect(made.services.denials.current(), 'no dialog over it').toBeUndefined();
    expect(loaded.problems.map(({ severity }) => severity)).toContain('error');
  }
});

test('unreadable policies leave the public shell open, and the page that names the contact', async () => {
  for (const [path, page] of [
    [`/login${here}`, 'LoginPage'],
    [`/noaccess${here}`, 'NoaccessPage'],
    [`/contact${here}`, 'contact'],
  ] as const) {
    const loaded = await load(services([openDoors, row('pages/contact', { page: 'contact' }), raw('access', '{')]), path);
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    expect([loaded.page.page, loaded.params, loaded.route.verdict.guard]).toEqual([page, {}, '']);
  }
});

test('no policies at all, and none in a readable document, close nothing', async () => {
  for (const rows of [[], [row('access', {})], [row('access', { policies: [] })]]) {
    const loaded = await load(services([openDoors, ...rows]), `${here}/search`);
    expect(loaded).toMatchObject({ kind: 'page', page: { page: 'PagSearchPage' }, params: {} });
  }
});
