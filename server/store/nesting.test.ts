// Nesting is counted as a parser would, and no depth exhausts the stack.
import { expect, test } from 'vitest';
import { tooDeepAt } from './nesting.ts';

test.each([
  ['[[[1]]]', 3, undefined],
  ['[[[1]]]', 2, 2],
  ['{"a":{"b":[]}}', 2, 10],
  ['["[[[[", "\\"[[[["]', 1, undefined],
  ['[][][][]', 1, undefined],
  ['["not closed [[[\n [[', 2, 19],
  ['', 0, undefined],
])('%s with %d levels', (text, limit, at) => {
  expect(tooDeepAt(text, limit)).toBe(at);
});

test('a million levels are found at the limit', () => {
  expect(tooDeepAt('['.repeat(1_000_000), 200)).toBe(200);
});
