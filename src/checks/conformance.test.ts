// A wrong value in a document is reported with the field, the value and what was expected; unknown keys at any depth.
import { expect, test } from 'vitest';
import { appWith, heading, home, said } from './checked.fixture.ts';

test('an advertisement of nothing lacks what it must say', async () => {
  expect(await said({ 'advertisements/spot.json': { schemaVersion: 1 } })).toEqual([
    'error missing-key advertisements/spot.json id is missing',
    'error missing-key advertisements/spot.json vmxPage is missing',
  ]);
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'app',
    appWith({ AccountHub: { signalRConnektion: true } }),
    [
      'warning unknown-key app.json/AccountHub/signalRConnektion AccountHub has no key signalRConnektion; it is kept (signalRConnection) fix',
    ],
  ],
  [
    'header',
    { 'header.json': { schemaVersion: 1, menu: { menuItem: [], menuItems: [{ name: 'A', url: 'page:HomePage', traget: '_blank' }] } } },
    [
      'warning unknown-key header.json/menu/menuItem menu has no key menuItem; it is kept (menuItems)',
      'warning unknown-key header.json/menu/menuItems/0/traget menuItems[0] has no key traget; it is kept (target) fix',
    ],
  ],
  [
    'instance',
    { '/society/instance.json': { schemaVersion: 1, sso: { providr: 'x' } } },
    ['warning unknown-key society/instance.json/sso/providr sso has no key providr; it is kept (provider) fix'],
  ],
  [
    'carousel',
    { 'carousel.json': { schemaVersion: 1, Carousel: [{ titel: 'A' }] } },
    ['warning unknown-key carousel.json/Carousel/0/titel Carousel[0] has no key titel; it is kept (title) fix'],
  ],
  [
    'props',
    home([{ id: 'a', name: 'structure/hero', props: { title: 'A', links: [{ text: 'B', url: 'page:HomePage', texxt: '' }] } }]),
    ['error unknown-key pages/HomePage.json/layers/page/grids/0/placements/0/props/links/0/texxt there is no key texxt here (text)'],
  ],
  [
    'rows',
    { 'data/rooms.json': { schemaVersion: 1, rows: [{ Id: 'a', Name: 'A', Capasity: 5 }] } },
    ['warning unknown-key data/rooms.json/rows/0/Capasity rows[0] has no key Capasity; it is kept (Capacity) fix'],
  ],
])('a key nobody knows inside %s', async (_, files, words) => {
  expect(await said(files)).toEqual(words);
});

test('the field, what is written, what is expected', async () => {
  expect(
    await said({
      'theme.json': {
        schemaVersion: 1,
        brand: 'crimson',
        radius: 'medum',
        tracks: ['#112233', `red${'d'.repeat(60)}`],
        headingWeight: 900,
      },
      ...appWith({ hideTicker: 1, mobileBannerHeight: 7.5, PageTitles: { 'Ho me': 'x' } }),
      'header.json': { schemaVersion: 1, menu: { menuItems: [{ name: { de: 'Ja' }, url: 'page:HomePage' }] } },
      'data/rooms.json': {
        schemaVersion: 1,
        rows: [
          { Id: 1, Name: 'A' },
          { Id: '2', Name: 'B' },
        ],
      },
    }),
  ).toEqual([
    'error wrong-type app.json/hideTicker hideTicker must be boolean, not 1',
    'error wrong-type app.json/mobileBannerHeight mobileBannerHeight must be integer, not 7.5',
    'error wrong-format app.json/PageTitles/Ho me the name Ho me does not have the right form; Key of a page (A §2, for example HomePage) or name of a content page: pages/<PageName>.json',
    'warning row-omitted data/rooms.json/rows/0/Id this row is left out: Id must be string, not 1',
    'error wrong-format header.json/menu/menuItems/0/name/de the name de does not have the right form; A language as xx-XX: lower-case language, upper-case region, for example de-DE',
    'error wrong-format theme.json/brand brand does not have the right form: "crimson"; A colour as #rrggbb',
    'error not-allowed theme.json/radius radius must be one of none, small, medium, large, not "medum" (medium) fix',
    `error wrong-format theme.json/tracks/1 tracks[1] does not have the right form: "red${'d'.repeat(35)}…; A colour as #rrggbb`,
    'error out-of-range theme.json/headingWeight headingWeight must be <= 800, not 900',
  ]);
});

test('a page of version 0 is judged where it was written', async () => {
  const grids = [{ id: 'main', gapp: 'none', components: [heading({ draft: 'yes' })] }];
  expect(await said({ 'pages/HomePage.json': { page: 'HomePage', grids } })).toEqual([
    'error unknown-key pages/HomePage.json/grids/0/gapp there is no key gapp here (gap)',
    'error wrong-type pages/HomePage.json/grids/0/components/0/draft draft must be boolean, not "yes"',
  ]);
});

test('a programme of which every row is left out is an error, with the reason of each row', async () => {
  const rows = Array.from({ length: 897 }, (_, Id) => ({ Id, Name: 'Talk' }));
  const found = await said({ 'data/sessions.json': { schemaVersion: 1, rows } });
  expect(found).toContain('error no-usable-row data/sessions.json/rows all 897 rows are left out, so the event has no sessions');
  expect(found.filter((line) => line.includes(' row-omitted '))).toHaveLength(897);
  expect(await said({ 'data/sessions.json': { schemaVersion: 1, rows: [...rows, { Id: 'a', Name: 'Talk' }] } })).not.toContainEqual(
    expect.stringContaining('no-usable-row'),
  );
  expect(await said({ 'data/sessions.json': { schemaVersion: 1, rows: [] } })).toEqual([]);
});
