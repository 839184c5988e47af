import { expect, test } from 'vitest';
import { slugOf, sourceId, uniqueIds } from './identifiers.ts';

test.each([
  ['Saal 1', 'saal-1'],
  ['Großer Übungsraum / Süd', 'grosser-ubungsraum-sud'],
  ['--', 'room-93n4en'],
  ['会议室', 'room-mrryak'],
])('the name %j becomes %j, at every import', (name, slug) => {
  expect(slugOf(name, 'room')).toBe(slug);
});

test('ids of the source stay when they are safe in an address', () => {
  expect(['270fa44c-821a', 'MJA8QY', '15', '', '../etc', 'a/b'].map((id) => sourceId(id, 'session'))).toEqual([
    '270fa44c-821a',
    'MJA8QY',
    '15',
    '',
    'etc',
    'a-b',
  ]);
});

test('every id is given once, also when a suffixed one is taken already', () => {
  const unique = uniqueIds();
  expect(['7', '7-2', '7', '7', '__proto__', '__proto__'].map(unique)).toEqual(['7', '7-2', '7-3', '7-4', '__proto__', '__proto__-2']);
});
