import { expect, test } from 'vitest';
import { loadCatalog } from '#registry/catalog.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { everyPage, isTimed } from './every-page.ts';
import { homePage } from './home-page.ts';

const everyPlacement = (placements: readonly PlacementInput[] = []): PlacementInput[] =>
  placements.flatMap((placement) => [placement, ...Object.values(placement.slots ?? {}).flatMap(everyPlacement)]);

const session = { Id: 's', Name: 'S', StartDateTime: '2031-06-04T09:00', Highlighted: true };

test('nothing is on the page that would be empty', () => {
  const names = (sessions: (typeof session | { Id: string; Name: string })[]) =>
    everyPlacement(homePage(['en-GB'], sessions).layers?.page?.grids?.flatMap((grid) => grid.placements ?? [])).map(({ name }) => name);
  expect(names([session])).toContain('programme/highlighted-sessions');
  expect(names([{ ...session, Highlighted: false }])).not.toContain('programme/highlighted-sessions');
  expect(names([{ Id: 's', Name: 'S' }])).toEqual(['structure/hero', 'programme/session-list']);
});

test('the components of the home page exist, take these props and slots, and have ids of their own', async () => {
  const catalog = await loadCatalog();
  const placements = everyPlacement(homePage(['en-GB', 'de-DE'], [session]).layers?.page?.grids?.flatMap((grid) => grid.placements ?? []));
  for (const { name, props = {}, slots = {} } of placements) {
    const entry = catalog[name];
    expect(entry, name).toBeDefined();
    expect(entry!.props.strict().safeParse(props).error?.issues ?? [], name).toEqual([]);
    expect(
      Object.keys(slots).filter((slot) => !Object.hasOwn(entry!.slots, slot)),
      name,
    ).toEqual([]);
  }
  expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
  expect(placements.map(({ name }) => name)).toContain('programme/live-stage');
});

test('one button of the first screen leads to the programme: that of the hero, not of the stage below it', () => {
  const page = homePage(['en-GB'], [session]);
  const [hero, stage] = everyPlacement(page.layers?.page?.grids?.[0]?.placements ?? []);
  expect(hero?.props).toMatchObject({ links: [{ url: 'page:PagSearchPage' }] });
  expect(stage?.props).toMatchObject({ link: false });
});

test('posters and people are one click away, and a programme of posters alone shows them', () => {
  const pages = [
    { name: 'Posters', url: 'page:PagPosterSearchPage' },
    { name: 'People', url: 'page:PagFacultySearchPage' },
  ];
  const page = homePage(['en-GB'], [{ Id: 'p', Name: 'P', IsPoster: true, StartDateTime: '2031-06-04T09:00' }], undefined, pages);
  const placements = everyPlacement(page.layers?.page?.grids?.flatMap((grid) => grid.placements ?? []));
  expect(placements.map(({ name, props }) => [name, props])).toEqual([
    [
      'structure/hero',
      {
        links: [
          { text: 'See the whole programme', url: 'page:PagSearchPage' },
          { text: 'Posters', url: 'page:PagPosterSearchPage' },
        ],
      },
    ],
    ['programme/session-list', { show: 'all' }],
  ]);
  expect(JSON.stringify(homePage(['en-GB'], [session], undefined, pages.slice(1)))).toContain('PagFacultySearchPage');
});

test('every page has the strip of the stage in its header, but the home page; only where sessions have times', async () => {
  const page = everyPage();
  const [strip] = everyPlacement(page.layers?.header?.grids?.flatMap((grid) => grid.placements ?? []));
  const props = (await loadCatalog())[strip!.name]!.props.strict().parse(strip!.props);
  expect([page.page, page.mode, strip!.name, props]).toEqual([
    'EveryPage',
    'extend',
    'programme/live-stage',
    expect.objectContaining({ form: 'strip', hiddenOn: ['HomePage'] }),
  ]);
  expect([isTimed([session]), isTimed([{ ...session, IsPoster: true }]), isTimed([{ StartDateTime: null }])]).toEqual([true, false, false]);
});
