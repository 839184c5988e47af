import Fuse from 'fuse.js';
import { expect, it, test } from 'vitest';
import { similarWords } from './fuse-index.ts';
import { lettersOf, mayHold, nearnessTo } from './near-words.ts';

test.each([
  ['sonara', 0, 'sonara', true],
  ['sonara', 0, 'psonaras', true],
  ['sonara', 1, 'sonra', true],
  ['sonara', 1, 'sonxara', true],
  ['sonara', 1, 'sonxra', true],
  ['sonara', 1, 'snra', false],
  ['sonara', 2, 'snra', true],
  ['sonara', 1, '', false],
  ['a'.repeat(32), 3, `x${'a'.repeat(29)}x`, true],
  ['a'.repeat(32), 2, `x${'a'.repeat(29)}x`, false],
])('%s with %i errors in %s: %s', (question, errors, word, isNear) => {
  expect(nearnessTo(question, errors)(word)).toBe(isNear);
});

test.each([
  ['sonara', 'arxonas', 0, true],
  ['sonara', 'onaar', 0, false],
  ['sonara', 'onaar', 1, true],
  ['sonara', '', 4, false],
  ['sonara', '', 5, true],
])('the letters of %s and %s with %i errors: %s', (question, word, errors, may) => {
  expect(mayHold(lettersOf(question), lettersOf(word), errors)).toBe(may);
});

/** Numbers from 0 to 1, the same in every run. */
function numbers(): () => number {
  let seed = 11;
  return () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

it('finds what plain Fuse finds, in its order and with its scores, whatever is asked', () => {
  const next = numbers();
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const letters = Array.from('abcdeefghiilmnoprstuvxzäß한글ة');
  const made = (length: number): string => Array.from({ length }, () => one(letters)).join('');
  const words = [...new Set(Array.from({ length: 300 }, () => made(1 + Math.floor(next() * 14))))];
  const plain = new Fuse(words, { threshold: 0.3, includeScore: true });
  const search = similarWords(words, 0.3);
  const changed = (word: string): string => {
    const at = Math.floor(next() * word.length);
    return one([
      word,
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + one(letters) + word.slice(at),
      word.slice(0, at) + one(letters) + word.slice(at + 1),
    ]);
  };
  const questions = Array.from({ length: 250 }, () =>
    one([changed(one(words)), changed(changed(one(words))), one(words) + one(words), made(3), made(40)]),
  );
  let found = 0;
  for (const question of questions.filter(Boolean)) {
    const expected = plain.search(question);
    found += expected.length;
    expect(search(question), question).toEqual(expected);
  }
  expect(found).toBeGreaterThan(200);
});
