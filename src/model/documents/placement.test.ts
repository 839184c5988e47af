// Placements, grids and pages: defaults, typing errors refused, and frames that leave bad children to themselves.
import { describe, expect, test } from 'vitest';
import { gridFrame } from './grid.ts';
import { visibilityEntry } from './layer-visibility.ts';
import { page, pageFrame } from './page.ts';
import { placement, placementFrame } from './placement.ts';

describe('a placement', () => {
  test('needs no more than a name', () => {
    expect(placementFrame.parse({ name: 'structure/heading' })).toEqual({
      name: 'structure/heading',
      schemaVersion: 0,
      props: {},
      slots: {},
      fallback: [],
      size: 12,
      gridAreas: {},
      draft: false,
      inAppAppearanceActive: true,
      startTime: null,
      endTime: null,
      access: '',
      contentModes: [],
      containers: ['browser', 'app', 'terminal'],
    });
  });

  test.each([{ acess: 'hasTicket' }, { visible: false }, { size: { base: 6, large: 4 } }, { gridAreas: { top: '1 / 1 / 2 / 2' } }])(
    'refuses a key it does not know: %j',
    (wrong) => {
      expect(placementFrame.safeParse({ name: 'structure/heading', ...wrong }).success).toBe(false);
    },
  );

  test.each([{ name: '' }, { size: 0 }, { size: 25 }, { size: 1.5 }, { containers: ['kiosk'] }, { id: 'a b' }])('refuses %j', (wrong) => {
    expect(placementFrame.safeParse({ name: 'structure/heading', ...wrong }).success).toBe(false);
  });

  test('takes any text as a bound: the window rule judges it', () => {
    expect(placementFrame.parse({ name: 'structure/heading', startTime: 'soon', endTime: '' })).toMatchObject({
      startTime: 'soon',
      endTime: '',
    });
  });

  test('a width that is not written stays unwritten', () => {
    expect(placementFrame.parse({ name: 'structure/heading', size: { wide: 4 } }).size).toEqual({ wide: 4 });
  });

  test('as a whole it looks into its children, as a frame it does not', () => {
    const parent = { name: 'structure/section', slots: { default: [{ name: 'structure/heading', drft: true }] } };
    expect(placement.safeParse(parent).success).toBe(false);
    expect(placementFrame.safeParse(parent).success).toBe(true);
  });
});

test('a grid frame refuses a typing error and leaves its placements alone', () => {
  expect(gridFrame.parse({ placements: [7, null] })).toMatchObject({ columns: 12, width: 'content', placements: [7, null] });
  expect(gridFrame.safeParse({ colums: 6 }).success).toBe(false);
});

test('a page frame takes any layers, a whole page only those there are', () => {
  expect(pageFrame.safeParse({ page: 'HomePage', layers: { side: 1 } }).success).toBe(true);
  expect(page.safeParse({ page: 'HomePage', layers: { side: { grids: [] } } }).success).toBe(false);
  expect(page.parse({ page: 'HomePage', layers: { page: { grids: [] } } }).layers).toEqual({ page: { grids: [] } });
});

test('a visibility entry is a switch, or a switch with a window', () => {
  expect(visibilityEntry.parse(false)).toBe(false);
  expect(visibilityEntry.parse({ endTime: '2027-05-04' })).toEqual({
    visible: true,
    startTime: null,
    endTime: '2027-05-04',
    containers: ['browser', 'app', 'terminal'],
  });
  expect(visibilityEntry.safeParse({ visble: false }).success).toBe(false);
});
