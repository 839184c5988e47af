// Which entries the bar of the app has.
import { expect, test } from 'vitest';
import { header } from '../../../src/model/documents/header.ts';
import { barItems, opensMenu } from './bar-items.ts';

const navigation = (written: object) => header.parse({ appNavigationItems: written }).appNavigationItems;
const back = [{ name: 'Back', action: 'back' }];
const shows = (written: object, page: string, historyLength: number) =>
  barItems(navigation({ bottomItems: back, ...written }), { page, historyLength }).length > 0;

test.each([
  ['with a page behind', {}, 'HomePage', 2, true],
  ['on the first page', {}, 'HomePage', 1, false],
  ['on a session, even as the first page', {}, 'PagSessionDetailPage', 1, true],
  ['on a page of its own list', { backPages: ['HomePage'] }, 'HomePage', 1, true],
  ['where it is switched off', { backDisabled: true }, 'PagSessionDetailPage', 9, false],
] as const)('Back %s', (_, written, page, historyLength, expected) => {
  expect(shows(written, page, historyLength)).toBe(expected);
});

test('five entries at most, hidden ones not counted', () => {
  const bottomItems = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, url: '/x', showMenuItem: name !== 'b' }));
  expect(barItems(navigation({ bottomItems }), { page: '', historyLength: 1 }).map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('the header keeps its menu button where the bar opens none', () => {
  expect(opensMenu(navigation({ bottomItems: back }))).toBe(false);
  expect(opensMenu(navigation({ bottomItems: [{ name: 'Menu', action: 'menu' }] }))).toBe(true);
  expect(opensMenu(navigation({ bottomItems: [{ name: 'Menu', action: 'menu', showMenuItem: false }] }))).toBe(false);
});
