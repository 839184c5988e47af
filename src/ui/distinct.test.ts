// Items with the same id are all kept, with different keys.
import { expect, test } from 'vitest';
import { distinct } from './distinct.ts';

const keys = (...ids: string[]) => distinct(ids.map((id) => ({ id }))).map(({ key }) => key);

test('ids that are different are the keys', () => {
  expect(keys('a', 'b', 'a-2')).toEqual(['a', 'b', 'a-2']);
});

test('a repeated id gets a number, and never the id of another item', () => {
  expect(keys('a', 'a', 'a')).toEqual(['a', 'a-2', 'a-3']);
  expect(keys('a', 'a', 'a-2', 'a-2')).toEqual(['a', 'a-3', 'a-2', 'a-2-2']);
  expect(keys('', '')).toEqual(['', '-2']);
});
