// From documents to pages: nodes with their places, and bad nodes that leave their neighbours alone.
import { expect, test } from 'vitest';
import { buildPage } from './build-page.ts';
import { DEEPEST } from './build-placement.ts';
import { gridFrame } from './documents/grid.ts';
import { placementFrame } from './documents/placement.ts';
import { locator } from './locate.ts';
import { checks, pageOf, home, place, page, ids, good, type Written } from './model.fixture.ts';

test('placements become nodes with ids, slots, rules, layout and where they were written', () => {
  const model = pageOf({
    [home]: page([
      place('a', {
        size: { medium: 6 },
        gridAreas: { wide: '1 / 1 / 2 / 9' },
        startTime: '2027-05-03',
        slots: { content: [place('b'), { name: 'structure/divider' }] },
      }),
    ]),
  });
  expect(model.findings).toEqual([]);
  expect(ids(model)).toEqual(['a', 'b', 'a.content.2']);
  expect(model.nodes.get('a')).toMatchObject({
    layer: 'page',
    span: { medium: 6 },
    area: { wide: '1 / 1 / 2 / 9' },
    slots: { content: ['b', 'a.content.2'] },
    rules: { startTime: '2027-05-03', containers: ['browser', 'app', 'terminal'] },
  });
  expect(model.nodes.get('b')!.source).toEqual({ file: home, pointer: '/layers/page/grids/0/placements/0/slots/content/0' });
  const text = JSON.stringify(page([place('a', { slots: { content: [place('b')] } })]), undefined, 1);
  const before = text.slice(0, text.indexOf('"name"', text.indexOf('"id": "b"'))).split('\n');
  expect(locator(text)('/layers/page/grids/0/placements/0/slots/content/0/name')).toEqual({
    line: before.length,
    column: before.at(-1)!.length + 1,
  });
});

test('what is not written has the defaults of the schema', () => {
  const model = pageOf({ [home]: page([{ name: 'structure/divider' }]) });
  const [node] = model.nodes.values();
  const { props, size, gridAreas, schemaVersion, name, slots, fallback, ...rules } = placementFrame.parse({ name: 'structure/divider' });
  expect(node).toMatchObject({ name, schemaVersion, props, slots, fallback, span: { medium: size }, area: gridAreas });
  expect(node!.rules).toEqual(rules);
  const half = pageOf({ [home]: page([{ name: 'structure/divider', draft: true }]) })
    .nodes.values()
    .next().value;
  expect(half!.rules).toEqual({ ...rules, draft: true });
  const [grid] = pageOf({ [home]: { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{}] } } } }).layers.page!;
  const { placements, ...settings } = gridFrame.parse({});
  expect(grid).toMatchObject({ ...settings, placements });
});

test('what is written stays as it is: nothing is filled into the document', () => {
  const written = Object.freeze(
    place('a', Object.freeze({ slots: Object.freeze({ content: Object.freeze([Object.freeze({ name: 'b/c' })]) }) })),
  );
  const document = {
    kind: 'page',
    name: 'pages/P',
    value: { layers: { page: { grids: [{ placements: [written] }] } } },
    sources: {},
    origins: new WeakMap(),
  };
  const before = JSON.stringify(document.value);
  expect(buildPage('P', [document], checks).nodes.size).toBe(2);
  expect(JSON.stringify(document.value)).toBe(before);
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

test('a fallback is built in the position of its placement; a broken placement keeps it, and a broken fallback harms nobody', () => {
  const model = pageOf({
    [home]: page([
      place('a', {
        size: 6,
        gridAreas: { wide: '1 / 1 / 2 / 9' },
        fallback: [place('b'), place('c', { size: 3 }), place('f', { gridAreas: { wide: '2 / 1 / 3 / 5' } })],
      }),
      { id: 'd', name: 5, fallback: [place('e'), 7] },
    ]),
  });
  const fallback = (id: string) => model.nodes.get(id)!.fallback;
  expect([fallback('a'), fallback('d'), fallback('b')]).toEqual([['b', 'c', 'f'], ['e', 'd.fallback.2'], []]);
  expect(model.nodes.get('b')).toMatchObject({ span: { medium: 6 }, area: { wide: '1 / 1 / 2 / 9' } });
  expect(model.nodes.get('c')).toMatchObject({ span: { medium: 3 }, area: {} });
  expect(model.nodes.get('f')!.area).toEqual({ wide: '2 / 1 / 3 / 5' });
  expect(model.nodes.get('e')!.source.pointer).toBe('/layers/page/grids/0/placements/1/fallback/0');
  expect(model.nodes.get('d.fallback.2')!.broken).toBeDefined();
});

test('a grid with a bad setting still shows its placements; a grid that is none is left out', () => {
  const model = pageOf({
    [home]: {
      schemaVersion: 1,
      page: 'HomePage',
      layers: {
        page: { grids: [null, { id: 'main', columns: 'many', placements: [place('A')] }, { id: 'two', placements: [place('B')] }] },
      },
    },
  });
  expect(good(model)).toEqual(['A', 'B']);
  expect(model.layers.page?.map(({ id, columns }) => [id, columns])).toEqual([
    ['main', 12],
    ['two', 12],
  ]);
  expect(model.findings.map(({ pointer }) => pointer)).toEqual(['/layers/page/grids/0', '/layers/page/grids/1/columns']);
});

test('an id used twice is reported and made unique', () => {
  const model = pageOf({ [home]: page([place('x'), place('x', { slots: { content: [place('x')] } })]) });
  expect(ids(model)).toEqual(['x', 'x-2', 'x-3']);
  expect(model.findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'duplicate-id /layers/page/grids/0/placements/1/id',
    'duplicate-id /layers/page/grids/0/placements/1/slots/content/0/id',
  ]);
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
  const model = pageOf({
    [home]: {
      page: 'HomePage',
      grids: [
        {
          gridAreas: null,
          components: [
            { name: 'structure/heading', props: { text: 'A' }, size: 6 },
            null,
            { name: 'structure/heading', props: { text: 'B' } },
          ],
        },
      ],
    },
  });
  expect(good(model).length).toBe(2);
  expect(model.findings.map(({ pointer }) => pointer)).toEqual(['/grids/0/components/1']);
});

test('replace takes the place of the page below; extend keeps other grids and layers and replaces grids by id', () => {
  const below = {
    'society/pages/HomePage.json': {
      schemaVersion: 1,
      page: 'HomePage',
      title: 'Below',
      layers: {
        page: {
          grids: [
            { id: 'one', placements: [place('a')] },
            { id: 'two', placements: [place('b')] },
          ],
        },
        banner: { grids: [{ id: 'top', placements: [place('c')] }] },
      },
    },
  };
  const above = (mode: string): Written => ({
    ...below,
    [home]: {
      schemaVersion: 1,
      page: 'HomePage',
      mode,
      layers: {
        page: {
          grids: [
            { id: 'two', placements: [place('B')] },
            { id: 'three', placements: [place('d')] },
          ],
        },
      },
    },
  });
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
    'society/congress/pages/EveryPage.json': {
      schemaVersion: 1,
      page: 'EveryPage',
      layers: {
        footer: { grids: [{ id: 'g', placements: [place('never')] }] },
        header: { grids: [{ id: 'h', placements: [place('head')] }] },
      },
    },
  });
  expect(ids(model).sort()).toEqual(['a', 'foot', 'head']);
});

test('a draft grid stays a draft, whatever else of its settings is wrong', () => {
  const model = pageOf({
    [home]: {
      schemaVersion: 1,
      page: 'HomePage',
      layers: { page: { grids: [{ id: 'secret', draft: true, columns: 'many', placements: [place('A')] }] } },
    },
  });
  expect(model.layers.page).toMatchObject([{ id: 'secret', draft: true, columns: 12, placements: ['A'] }]);
});

test('a page holds 20,000 placements; an excess is reported once, and the rest stays', () => {
  const model = pageOf({ [home]: page(Array.from({ length: 20_002 }, () => ({ name: 'structure/divider' }))) });
  expect(model.nodes.size).toBe(20_000);
  expect(model.findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'too-many-placements /layers/page/grids/0/placements/20000',
  ]);
});
