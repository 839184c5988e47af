import { expect, test } from 'vitest';
import { readHeights, writeHeights } from './kept-heights.ts';

test('heights come back for the same list in a window of the same width, and for no other', () => {
  const text = writeHeights([[40, -1, 80.123], 40], 1280);
  expect(readHeights(text, 3, 1280)).toEqual([[40, -1, 80.12], 40]);
  expect(readHeights(writeHeights([[40]], 390), 1, 390)).toEqual([[40]]);
  expect([readHeights(text, 4, 1280), readHeights(text, 3, 390)]).toEqual([undefined, undefined]);
});

test.each(['', 'null', '{', '{"width":1280}', '{"width":1280,"heights":["a"]}'])('%s is nothing', (text) => {
  expect(readHeights(text, 1, 1280)).toBeUndefined();
});
