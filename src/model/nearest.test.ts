// The suggestion for a word: near enough to be a typing error, and never a wild guess.
import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['menu', 'media/video', 'structure/heading', 'HomePage', 'url'];

test.each([
  ['mneu', 'menu'],
  ['MENU', 'menu'],
  ['uri', 'url'],
  ['ulr', ''],
  ['structure/haeding', 'structure/heading'],
  ['HomePgae', 'HomePage'],
  // Two letters of six are a slip, four of four are another word.
  ['xyzw', ''],
  ['mexy', 'menu'],
  ['exhibition', ''],
  ['', ''],
])('%j: %j', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
});
