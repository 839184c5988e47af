// Who can ever see a placement: rules that together leave nobody are reported once, where they meet; and which placement covers which.
import { expect, test } from 'vitest';
import { checked, heading, home, rules } from './checked.fixture.ts';

test.each([
  [{ containers: [] }, ['never-shown /0']],
  [{ containers: ['app'], inAppAppearanceActive: false }, ['never-shown /0']],
  [{ containers: ['app'] }, []],
  [{ access: 'hasTicket' }, []],
  [{ access: 'has-ticket' }, ['unknown-access-key /0/access']],
  [{ draft: true }, ['draft /0']],
])('%j', async (written, expected) => {
  expect(await rules(written)).toEqual(expected);
});

const section = (rulesOfIt: object, child: object) => ({
  id: 'outer',
  name: 'structure/section',
  ...rulesOfIt,
  slots: { default: [heading({ id: 'inner', ...child })] },
});
const INNER = '/0/slots/default/0';

test('a parent and its child without an instant in common', async () => {
  expect(await checked(home([section({ endTime: '2027-05-03' }, { startTime: '2027-05-04' })]))).toEqual([`never-shown ${INNER}`]);
  expect(await checked(home([section({ endTime: '2027-05-04' }, { startTime: '2027-05-04' })]))).toEqual([]);
  expect(await checked(home([section({ containers: ['app'] }, { containers: ['browser', 'terminal'] })]))).toEqual([
    `never-shown ${INNER}`,
  ]);
});

test('inside what nobody sees nothing more is reported', async () => {
  expect(await checked(home([section({ containers: [] }, { containers: ['app'], inAppAppearanceActive: false })]))).toEqual([
    'never-shown /0',
  ]);
  expect(await checked(home([section({ draft: true }, { access: 'vip' })]))).toEqual(['draft /0']);
});

test('a fallback takes the position of its placement', async () => {
  const files = home([{ ...heading({ endTime: '2027-05-03' }), fallback: [heading({ id: 'instead', startTime: '2027-05-04' })] }]);
  expect(await checked(files)).toEqual(['never-shown /0/fallback/0']);
});

test('three containers that only together leave nobody', async () => {
  const files = home([section({ containers: ['browser', 'app'] }, { containers: ['app', 'terminal'], inAppAppearanceActive: false })]);
  expect(await checked(files)).toEqual([`never-shown ${INNER}`]);
});

test('a placement and the entry that targets it', async () => {
  const entry = (value: unknown) => ({
    ...home([heading({ endTime: '2027-05-03' })]),
    'visibility/page.json': { schemaVersion: 1, layer: 'page', components: { 'structure/heading': value } },
  });
  expect(await checked(entry({ startTime: '2027-05-04' }))).toEqual(['never-shown /0']);
  expect(await checked(entry({ startTime: '2027-05-03' }))).toEqual([]);
  expect(await checked(entry(false))).toEqual(['switched-off /components/structure~1heading']);
});

test('the key of a policy opens', async () => {
  const Requirements = [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }];
  const policy = { Name: 'vip', Type: 'Key', Identifier: ['vip'], Effect: 'Allow', Requirements };
  expect(await checked({ ...home([heading({ access: 'vip' })]), 'access.json': { schemaVersion: 1, policies: [policy] } })).toEqual([]);
});

const placed = (...areas: readonly object[]) => checked(home(areas.map((one, index) => heading({ id: `p${index}`, ...one }))));

test.each([
  ['beside each other', [{ base: '1 / 1 / 2 / 7' }, { base: '1 / 7 / 2 / 13' }], []],
  ['beside each other, the right one first', [{ base: '1 / 7 / 2 / 13' }, { base: '1 / 1 / 2 / 7' }], []],
  ['one cell in common', [{ base: '1 / 1 / 2 / 8' }, { base: '1 / 7 / 2 / 13' }], ['areas-overlap /1/gridAreas/base']],
  ['rows that reach down', [{ base: '1 / 1 / 4 / 3' }, { base: '3 / 2 / 5 / 4' }], ['areas-overlap /1/gridAreas/base']],
  [
    'only on the wide step',
    [
      { base: '1 / 1 / 2 / 13', wide: '1 / 1 / 2 / 8' },
      { base: '2 / 1 / 3 / 13', wide: '1 / 7 / 2 / 13' },
    ],
    ['areas-overlap /1/gridAreas/wide'],
  ],
  [
    'a step that is missing takes the narrower one',
    [{ base: '1 / 1 / 2 / 13' }, { base: '2 / 1 / 3 / 13', wide: '1 / 1 / 2 / 5' }],
    ['areas-overlap /1/gridAreas/wide'],
  ],
  ['lines from the end', [{ base: '1 / 1 / 2 / -1' }, { base: '1 / 12 / 2 / 13' }], ['areas-overlap /1/gridAreas/base']],
])('%s', async (_, [one, two], expected) => {
  expect(await placed({ gridAreas: one }, { gridAreas: two })).toEqual(expected);
});

test('what is never shown together does not collide', async () => {
  const gridAreas = { base: '1 / 1 / 2 / 13' };
  expect(await placed({ gridAreas, endTime: '2027-05-03' }, { gridAreas, startTime: '2027-05-04' })).toEqual([]);
  expect(await placed({ gridAreas, containers: ['app'] }, { gridAreas, containers: ['browser'] })).toEqual([]);
  expect(await placed({ gridAreas }, { gridAreas, draft: true })).toEqual(['draft /1']);
});
