// The title of the window as the specification writes it.
import { expect, test } from 'vitest';
import { windowTitle } from './window-title.ts';

test.each([
  ['Kardia 2027', 'Programme', 'Kardia 2027 - Programme'],
  ['', 'Programme', 'Foyer - Programme'],
  ['Kardia 2027', '', 'Kardia 2027'],
  ['', '', 'Foyer'],
])('event %j, page %j: %s', (event, page, title) => {
  expect(windowTitle(event, page)).toBe(title);
});

test('a server may have a name of its own', () => {
  expect(windowTitle('', 'Home', 'Sample Society')).toBe('Sample Society - Home');
});
