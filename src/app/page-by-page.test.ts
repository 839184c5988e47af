// The first page loads what it shows, the rest follows.
import { expect, test } from 'vitest';
import { rowsOfPage } from '../pages/page-part.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { row, services } from './app.fixture.ts';
import { loadPage } from './load-page.ts';

const here = '/society/congress2027/en-GB';
const address = `/home${here}`;
const load = (made: ReturnType<typeof services>, path: string) => loadPage(made.services, new URL(path, 'http://localhost'));
/** Nobody has to sign in. */
const openDoors = row('app', { defaults: { disableAuth: true } });

test('the first page asks for itself, the next one for everything, and no page after it for anything', async () => {
  const about = (page: string) =>
    row(`pages/${page}`, { page, layers: { page: { grids: [{ id: page, placements: [{ id: page, name: 'structure/heading' }] }] } } });
  const all = [openDoors, about('HomePage'), about('About'), about('More')];
  const made = services(all, { event: testEvent });
  const asked: string[] = [];
  made.services.api.fetch = async (input) => {
    const { searchParams } = new URL(String(input), 'http://localhost');
    const page = searchParams.get('page');
    asked.push(page ?? 'everything');
    return Response.json(page === null ? all : rowsOfPage(all, page));
  };
  for (const [path, page] of [
    [address, 'HomePage'],
    [`${here}/page/About`, 'About'],
    [`${here}/page/More`, 'More'],
    [address, 'HomePage'],
  ] as const) {
    const loaded = await load(made, path);
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    expect(loaded.page.nodes.has(page)).toBe(true);
  }
  expect(asked).toEqual(['HomePage', 'everything']);
  expect(made.kept, 'the copy on the device is whole').toEqual([['society/congress2027', 'en-GB', { info: testEvent, rows: all }]]);
});

test('without the rest, a page that was left out is shown from the copy on the device, and the first one stays', async () => {
  const rest = [
    row('pages/HomePage', { page: 'HomePage', title: 'First' }),
    row('pages/About', { page: 'About', title: 'Kept', layers: { page: { grids: [] } } }),
    openDoors,
  ];
  const made = services(rest, { event: testEvent }, { info: testEvent, rows: rest });
  made.services.api.fetch = async (input) =>
    String(input).includes('page=') ? Response.json(rowsOfPage(rest, 'HomePage')) : new Response('no', { status: 500 });
  expect(await load(made, address)).toMatchObject({ page: { title: 'First' }, fromCopy: false });
  expect(await load(made, `${here}/page/About`)).toMatchObject({ page: { title: 'Kept' }, fromCopy: true });
  expect(await load(made, address)).toMatchObject({ page: { title: 'First' }, fromCopy: false });
});
