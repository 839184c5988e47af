// Differences of two versions of a file: pages by placement, texts by key, visibility by entry; other formatting is none.
import { expect, test } from 'vitest';
import { checks, page, place, type Written } from '../model/model.fixture.ts';
import { fileDifferences, type FileOptions } from './file-differences.ts';

const options: FileOptions = {
  checks,
  timeZones: { before: 'Europe/Berlin', after: 'Europe/Berlin' },
  props: ({ props }) => ({ level: 2, ...props }),
};
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const differences = (kind: string, before: unknown, after: unknown) =>
  fileDifferences(kind, text(before), text(after), options).differences;
const changes = (before: unknown, after: unknown, kind = 'page'): string[] =>
  differences(kind, before, after).map(
    ({ code, layer, subject, text: words }) => `${code}${layer === '' || layer === 'page' ? '' : ` [${layer}]`} ${subject}: ${words}`,
  );
const grids = (...written: [id: string, placements: Written[], more?: Written][]) => ({
  ...page([]),
  layers: { page: { grids: written.map(([id, placements, more]) => ({ id, placements, ...more })) } },
});

test('formatting, order of keys and defaults that are written out are no difference', () => {
  const short = page([place('a'), place('b')]);
  const long = JSON.stringify(
    {
      mode: 'replace',
      title: '',
      ...page([
        place('a', { draft: false, containers: ['browser', 'app', 'terminal'], size: 12, endTime: null, props: { text: 'a', level: 2 } }),
        place('b', { access: '', gridAreas: {}, slots: {} }),
      ]),
      $schema: 'x.json',
    },
    null,
    4,
  );
  expect(changes(short, long)).toEqual([]);
  expect(changes({ schemaVersion: 1, brand: '#1f3a5f' }, { fonts: { text: 'inter' }, density: 'normal' }, 'theme')).toEqual([]);
  expect(
    changes(
      { grids: [{ components: [place('a')] }], page: 'HomePage' },
      page([place('a')]).page === 'HomePage'
        ? { page: 'HomePage', schemaVersion: 1, layers: { page: { grids: [{ placements: [place('a')] }] } } }
        : {},
    ),
  ).toEqual([]);
});

test('a placement moves to another grid, into a slot, and within its grid', () => {
  const section = (children: Written[]) => ({ id: 'section-1', name: 'structure/section', slots: { content: children } });
  const before = grids(['top', [place('hero')]], ['main', [place('a'), place('days'), section([])]]);
  expect(changes(before, grids(['top', [place('days'), place('hero')]], ['main', [place('a'), section([])]]))).toEqual([
    'placement-moved days: moved from grid main, place 2, to grid top, place 1',
  ]);
  expect(changes(before, grids(['top', [place('hero')]], ['main', [place('a'), section([place('days')])]]))).toEqual([
    'placement-moved days: moved from grid main, place 2, into the slot content of section-1, place 1',
  ]);
  expect(changes(before, grids(['top', [place('hero')]], ['main', [section([]), place('a'), place('days')]]))).toEqual([
    'placement-moved section-1: moved from place 3 to place 1 of grid main',
  ]);
});

test('a placement added in front moves nothing, whether its neighbours have ids or not', () => {
  const nameless = (words: string) => ({ name: 'structure/heading', props: { text: words } });
  expect(changes(page([nameless('One'), nameless('Two')]), page([nameless('New'), nameless('One'), nameless('Two')]))).toEqual([
    'placement-added main.1: added to grid main, place 1 (structure/heading)',
  ]);
  expect(changes(page([place('a'), place('b')]), page([place('b')]))).toEqual([
    'placement-removed a: removed from grid main, place 1 (structure/heading)',
  ]);
});

test('without an id a changed placement is known by component and nearest content; a new id alone is a new name', () => {
  const nameless = (words: string, more: Written = {}) => ({ name: 'structure/heading', props: { text: words, level: 3 }, ...more });
  expect(changes(page([nameless('One'), nameless('Two words')]), page([nameless('One'), nameless('Two word')]))).toEqual([
    'prop-changed main.2: prop text: “Two words” → “Two word”',
  ]);
  expect(changes(page([place('a', { props: { text: 'Same' } })]), page([place('b', { props: { text: 'Same' } })]))).toEqual([
    'placement-renamed b: is the placement that was called a',
  ]);
});

test('rules, size, component and props of a placement', () => {
  const before = place('film', {
    startTime: '2027-05-03T10:00',
    endTime: '2027-05-03T10:30',
    size: 6,
    props: { text: { 'en-GB': 'A', 'de-DE': 'B' } },
  });
  const after = {
    ...before,
    endTime: '2027-05-03T12:30',
    access: 'hasTicket',
    containers: ['browser'],
    draft: true,
    inAppAppearanceActive: false,
    size: { medium: 6, wide: 4 },
    name: 'media/video',
    gridAreas: { wide: '1 / 1 / 2 / 9' },
    props: { text: { 'en-GB': 'A', 'de-DE': 'C' } },
  };
  expect(changes(page([before]), page([after]))).toEqual([
    'component-changed film: is now media/video, was structure/heading',
    'size-changed film: size changed: wide 6 → 4',
    'area-changed film: area changed: wide in the flow → 1 / 1 / 2 / 9',
    'window-extended film: window extended by 2 h: until Mon 3 May 2027 12:30, was Mon 3 May 2027 10:30',
    'access-changed film: seen by hasTicket, before by everybody',
    'containers-changed film: is not shown in app and terminal any more',
    'draft-changed film: is a draft now',
    'in-app-changed film: is not shown in the app any more',
    'prop-text-changed film: prop text: text changed in de-DE: “B” → “C”',
  ]);
  const [first] = differences('page', page([before]), page([after]));
  expect(first?.pointer).toBe('/layers/page/grids/0/placements/0/name');
});

test('grids and layers; children of what is gone are counted, not listed', () => {
  const section = { id: 's', name: 'structure/section', slots: { content: [place('x'), place('y')] }, fallback: [place('z')] };
  expect(
    changes(grids(['a', [place('p')]], ['b', [section]]), grids(['b', [], { columns: 6 }], ['a', [place('p')]], ['c', [place('n')]])),
  ).toEqual([
    'grid-added grid c: added with n',
    'grid-moved grid b: moved from place 2 to place 1',
    'grid-changed grid b: columns: 12 → 6',
    'placement-removed s: removed from grid b, place 1 (structure/section, with 3 placements in it)',
  ]);
  const header = { ...page([]), layers: { page: { grids: [] }, header: { grids: [{ id: 'h', placements: [place('m')] }] } } };
  expect(changes({ ...page([]), layers: { page: { grids: [] } } }, header)).toEqual([
    'layer-set [header] layer header: is written by this page now, in place of what stands behind it',
    'grid-added [header] grid h: added with m',
  ]);
});

test('a placement that can no longer be read is reported, its neighbours are compared', () => {
  expect(changes(page([place('a'), place('b')]), page([place('a', { draft: 'yes' }), place('b', { draft: true })]))).toEqual([
    expect.stringMatching(/^placement-broken a: cannot be shown now: /),
    'draft-changed b: is a draft now',
  ]);
});

test('texts by key, plural forms as keys', () => {
  const set = (texts: object) => ({ schemaVersion: 1, texts });
  expect(
    changes(set({ a: 'A', gone: 'G', n_one: '1', n_other: 'x' }), set({ a: 'B', new: 'N', n_one: '1', n_other: 'y' }), 'texts'),
  ).toEqual([
    'text-changed a: “A” → “B”',
    'text-removed gone: removed, was “G”',
    'text-changed n_other: “x” → “y”',
    'text-added new: added: “N”',
  ]);
});

test('visibility by entry; true and { visible: true } say the same', () => {
  const layer = (components: object) => ({ layer: 'page', components });
  expect(changes(layer({ a: true, b: { visible: true } }), layer({ a: {}, b: true }), 'layer-visibility')).toEqual([]);
  expect(
    changes(
      layer({ a: true, b: true, c: false }),
      layer({ a: false, b: { endTime: '2027-05-04' }, d: { startTime: '2027-05-03' } }),
      'layer-visibility',
    ),
  ).toEqual([
    'visibility-changed a: switched off',
    'visibility-changed b: window set: until Tue 4 May 2027 24:00',
    'visibility-removed c: entry removed, was off',
    'visibility-added d: new entry: on, 2027-05-03 to open',
  ]);
});

test('a file that is new, gone or unreadable', () => {
  expect(fileDifferences('texts', undefined, '{"texts":{"a":"A"}}', options).differences[0]?.text).toBe('new file with 1 text');
  expect(fileDifferences('page', '{', undefined, options).differences[0]).toMatchObject({
    code: 'file-removed',
    text: expect.stringContaining('not JSON') as string,
  });
  expect(fileDifferences('page', '{', '[]', options)).toMatchObject({
    differences: [],
    unreadable: [{ side: 'before' }, { side: 'after', problem: 'an object is expected' }],
  });
  expect(fileDifferences('page', '{', '{', options)).toEqual({ differences: [], unreadable: [] });
});
