// From rows to documents to pages: inheritance by document and by key, provenance, and bad nodes that leave their neighbours alone.
import { expect, test } from 'vitest';
import type { ResourceRow } from '../contract/core.ts';
import { filesToRows } from './adapters/files-to-rows.ts';
import { eventFolders, fileRole } from './adapters/configuration-files.ts';
import { buildPage, DEEPEST } from './build-page.ts';
import { compileCheck } from './compile/ajv.ts';
import { jsonSchemaOf } from './compile/json-schema.ts';
import { runtimeChecks } from './compile/runtime-checks.ts';
import type { EventChecks } from './event.ts';
import { readEvent } from './event.ts';
import { locator } from './locate.ts';
import type { PageModel } from './page.ts';

const checks = Object.fromEntries(Object.entries(runtimeChecks).map(([name, schema]) => [name, compileCheck(jsonSchemaOf(schema))])) as unknown as EventChecks & Parameters<typeof buildPage>[2];
const folder = { instance: 'society', event: 'congress' };
type Written = Record<string, unknown>;
const rowsOf = (files: Record<string, unknown>): ResourceRow[] =>
  filesToRows(Object.entries(files).map(([path, value]) => ({ path, text: typeof value === 'string' ? value : JSON.stringify(value, undefined, 1) })), folder).rows;
const eventOf = (files: Record<string, unknown>) => readEvent(rowsOf(files), checks);
const pageOf = (files: Record<string, unknown>, name = 'HomePage'): PageModel => {
  const { raw } = eventOf(files);
  return buildPage(name, [raw.get(`pages/${name}`)!, ...[raw.get('footer'), raw.get('pages/EveryPage')].filter((one) => one !== undefined)], checks);
};
const home = 'society/congress/pages/HomePage.json';
const place = (id: string, more: Written = {}): Written => ({ id, name: 'structure/heading', props: { text: id }, ...more });
const page = (placements: unknown, more: Written = {}): Written => ({ schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'main', placements }] } }, ...more });
const ids = (model: PageModel): string[] => [...model.nodes.keys()];
const good = (model: PageModel): string[] => [...model.nodes.values()].filter(({ broken }) => !broken).map(({ id }) => id);

test('files have roles by their names, and an event is a folder with an app.json', () => {
  expect(fileRole('texts/programme.de-DE.json')).toEqual({ role: 'texts', set: 'programme', language: 'de-DE' });
  expect(fileRole('pages/Deep/Page.json')).toBeUndefined();
  expect(fileRole('app.txt')).toBeUndefined();
  const paths = ['society/congress/app.json', 'society/app.json', 'society/pages/app.json', 'other/x/app.json'];
  expect(eventFolders(paths.map((path) => ({ path, text: '' })))).toEqual([{ instance: 'other', event: 'x' }, folder]);
});

test('an event overrides its instance key by key, and the deciding file is known', () => {
  const event = eventOf({
    'society/app.json': { schemaVersion: 1, headerTimeEnabled: true, event: { name: 'Instance' } },
    'society/congress/app.json': { schemaVersion: 1, event: { name: 'Congress' } },
  });
  expect(event.findings).toEqual([]);
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: true, event: { name: 'Congress', timeZone: 'UTC' } });
  expect(event.raw.get('app')!.sources['headerTimeEnabled']).toEqual({ file: 'society/app.json', pointer: '/headerTimeEnabled' });
  expect(event.raw.get('app')!.sources['event']?.file).toBe('society/congress/app.json');
});

test('a key that does not fit has its default, its neighbours stay, and the finding names the file', () => {
  const event = eventOf({ 'society/congress/app.json': { schemaVersion: 1, headerTimeEnabled: 'yes', headerInitialsEnabled: true, event: { name: 'Congress' } } });
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: false, headerInitialsEnabled: true, event: { name: 'Congress' } });
  expect(event.findings).toMatchObject([{ code: 'wrong-type', severity: 'error', file: 'society/congress/app.json', pointer: '/headerTimeEnabled' }]);
});

test.each(['', 'null', '[1]', '5', '{"a":', '<html>'])('a document that is %j counts as empty and is a finding', (text) => {
  const event = eventOf({ 'society/congress/app.json': text, 'society/congress/header.json': { schemaVersion: 1, background: '#112233' } });
  expect(event.findings.map(({ file, severity }) => [file, severity])).toEqual([['society/congress/app.json', 'error']]);
  expect(event.documents['header']).toMatchObject({ background: '#112233' });
  expect(event.documents['app']).toMatchObject({ headerTimeEnabled: false });
});

test('placements become nodes with ids, slots, rules, layout and where they were written', () => {
  const model = pageOf({
    [home]: page([
      place('a', { size: { medium: 6 }, gridAreas: { wide: '1 / 1 / 2 / 9' }, startTime: '2027-05-03', slots: { content: [place('b'), { name: 'structure/divider' }] } }),
    ]),
  });
  expect(model.findings).toEqual([]);
  expect(ids(model)).toEqual(['a', 'b', 'a.content.2']);
  expect(model.nodes.get('a')).toMatchObject({ layer: 'page', span: { medium: 6 }, area: { wide: '1 / 1 / 2 / 9' }, slots: { content: ['b', 'a.content.2'] }, rules: { startTime: '2027-05-03', containers: ['browser', 'app', 'terminal'] } });
  expect(model.nodes.get('b')!.source).toEqual({ file: home, pointer: '/layers/page/grids/0/placements/0/slots/content/0' });
  const text = JSON.stringify(page([place('a', { slots: { content: [place('b')] } })]), undefined, 1);
  const before = text.slice(0, text.indexOf('"name"', text.indexOf('"id": "b"'))).split('\n');
  expect(locator(text)('/layers/page/grids/0/placements/0/slots/content/0/name')).toEqual({ line: before.length, column: before.at(-1)!.length + 1 });
});

test.each([
  ['null', null],
  ['a number', 7],
  ['a text', 'heading'],
  ['a list', []],
  ['nothing in it', {}],
  ['a name that is no text', { id: 'x', name: 5 }],
  ['props that are no object', { id: 'x', name: 'structure/heading', props: 'x' }],
  ['a misspelt rule', { id: 'x', name: 'structure/heading', acess: 'hasTicket' }],
  ['a negative size', { id: 'x', name: 'structure/heading', size: -1 }],
  ['slots that are a list', { id: 'x', name: 'structure/heading', slots: [] }],
])('a placement that is %s is one finding and one broken node; A and B stay', (_, bad) => {
  const model = pageOf({ [home]: page([place('A'), bad, place('B')]) });
  expect(good(model)).toEqual(['A', 'B']);
  expect(model.nodes.size).toBe(3);
  expect(model.findings.length).toBe(1);
  expect(model.findings[0]).toMatchObject({ severity: 'error', file: home });
  expect(model.findings[0]!.pointer).toContain('/layers/page/grids/0/placements/1');
});

test('a grid with a bad setting still shows its placements; a grid that is none is left out', () => {
  const model = pageOf({ [home]: { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [null, { id: 'main', columns: 'many', placements: [place('A')] }, { id: 'two', placements: [place('B')] }] } } } });
  expect(good(model)).toEqual(['A', 'B']);
  expect(model.layers.page?.map(({ id, columns }) => [id, columns])).toEqual([['main', 12], ['two', 12]]);
  expect(model.findings.map(({ pointer }) => pointer)).toEqual(['/layers/page/grids/0', '/layers/page/grids/1/columns']);
});

test('an id used twice is told and made unique', () => {
  const model = pageOf({ [home]: page([place('x'), place('x', { slots: { content: [place('x')] } })]) });
  expect(ids(model)).toEqual(['x', 'x-2', 'x-3']);
  expect(model.findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['duplicate-id /layers/page/grids/0/placements/1/id', 'duplicate-id /layers/page/grids/0/placements/1/slots/content/0/id']);
});

test('200 placements inside each other stop at the deepest, without harm', () => {
  let deep: Written = place('leaf');
  for (let depth = 0; depth < 200; depth++) deep = { name: 'structure/section', slots: { content: [deep] } };
  const model = pageOf({ [home]: page([place('A'), deep, place('B')]) });
  expect(good(model)).toContain('B');
  expect(model.nodes.size).toBe(2 + DEEPEST);
  expect(model.findings).toMatchObject([{ code: 'too-deep' }]);
});

test.each(['constructor', '__proto__', 'toString'])('the name %s poisons nothing', (name) => {
  const text = `{"schemaVersion":1,"page":"HomePage","layers":{"page":{"grids":[{"id":"main","placements":[{"id":"${name}","name":"${name}","props":{"${name}":1},"slots":{"${name}":[]}},{"id":"B","name":"structure/heading"}]}]},"${name}":{}}}`;
  const model = pageOf({ [home]: text, [`society/congress/visibility/page.json`]: `{"components":{"${name}":false}}` });
  expect(model.nodes.get('B')).toBeDefined();
  expect(({} as Written)['1']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a page of the spec (version 0: grids of components) is read, and its findings point into the original', () => {
  const model = pageOf({ [home]: { page: 'HomePage', grids: [{ gridAreas: null, components: [{ name: 'structure/heading', props: { text: 'A' }, size: 6 }, null, { name: 'structure/heading', props: { text: 'B' } }] }] } });
  expect(good(model).length).toBe(2);
  expect(model.findings.map(({ pointer }) => pointer)).toEqual(['/grids/0/components/1']);
});

test('the older form, one row with everything, becomes app, header and home page', () => {
  const { raw } = readEvent([{ setname: 'config_json', resourcename: 'config_json', resourcevalue: JSON.stringify({ grids: [{ components: [{ name: 'structure/heading' }] }], menu: { menuItems: [] }, hideTicker: true }) }], checks);
  expect([...raw.keys()].sort()).toEqual(['app', 'header', 'pages/HomePage']);
  expect(raw.get('app')!.value['hideTicker']).toBe(true);
});

test('replace takes the place of the page below; extend keeps other grids and layers and replaces grids by id', () => {
  const below = { 'society/pages/HomePage.json': { schemaVersion: 1, page: 'HomePage', title: 'Below', layers: { page: { grids: [{ id: 'one', placements: [place('a')] }, { id: 'two', placements: [place('b')] }] }, banner: { grids: [{ id: 'top', placements: [place('c')] }] } } } };
  const above = (mode: string): Written => ({ ...below, [home]: { schemaVersion: 1, page: 'HomePage', mode, layers: { page: { grids: [{ id: 'two', placements: [place('B')] }, { id: 'three', placements: [place('d')] }] } } } });
  const replaced = pageOf(above('replace'));
  expect([ids(replaced), replaced.title]).toEqual([['B', 'd'], 'Below']);
  const extended = pageOf(above('extend'));
  expect(ids(extended)).toEqual(['c', 'a', 'B', 'd']);
  expect(extended.nodes.get('a')!.source).toEqual({ file: 'society/pages/HomePage.json', pointer: '/layers/page/grids/0/placements/0' });
  expect(extended.nodes.get('B')!.source).toEqual({ file: home, pointer: '/layers/page/grids/0/placements/0' });
});

test('layers a page does not write come from the footer grids and from every page', () => {
  const model = pageOf({
    [home]: page([place('a')]),
    'society/congress/footer.json': { schemaVersion: 1, grids: [{ id: 'f', placements: [place('foot')] }] },
    'society/congress/pages/EveryPage.json': { schemaVersion: 1, page: 'EveryPage', layers: { footer: { grids: [{ id: 'g', placements: [place('never')] }] }, header: { grids: [{ id: 'h', placements: [place('head')] }] } } },
  });
  expect(ids(model).sort()).toEqual(['a', 'foot', 'head']);
});

test('layer visibility: switches, windows, and an unreadable entry that stays closed', () => {
  const event = eventOf({ 'society/congress/visibility/page.json': { layer: 'page', components: { a: false, b: { endTime: '2027-05-04' }, c: { visible: 'no' }, 'media/video': true } } });
  const entries = event.visibility.page!;
  expect([...entries].map(([key, { visible, endTime }]) => [key, visible, endTime])).toEqual([['a', false, null], ['b', true, '2027-05-04'], ['c', false, null], ['media/video', true, null]]);
  expect(event.findings.map(({ pointer }) => pointer)).toEqual(['/components/c/visible']);
});

test('texts by set and key, with plural forms', () => {
  const event = eventOf({ 'society/congress/texts/home.en-GB.json': { texts: { opening: 'Opening', seats: { one: '{count} seat', other: '{count} seats' }, odd: '{not json' } } });
  expect([...event.texts]).toEqual([['home.opening', 'Opening'], ['home.seats', { one: '{count} seat', other: '{count} seats' }], ['home.odd', '{not json']]);
});
