import { expect, test } from 'vitest';
import { longestWord } from './longest-word.ts';

test.each([
  ['The heart', 5],
  ['Herz-Kreislauf', 9],
  ['Herz\u00ADrhythmus', 8],
  ['心臓 2027', 4],
  ['', 0],
])('%s', (title, length) => {
  expect(longestWord(title)).toBe(length);
});
