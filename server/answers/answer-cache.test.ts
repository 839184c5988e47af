// The cache of answers: kept while there is room, oldest use out first, never more than its limit.
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { makeAnswer } from './answer.ts';

const answer = (size: number) => makeAnswer(Buffer.alloc(size), 'text/plain');

test('an answer is made once', () => {
  const cache = createAnswerCache(100_000);
  let made = 0;
  const make = () => ((made += 1), answer(10));
  expect(cache.get('a', make)).toBe(cache.get('a', make));
  expect(made).toBe(1);
});

test('the least recently used answer is evicted first', () => {
  const cache = createAnswerCache(10_000);
  for (const key of ['a', 'b', 'c', 'd']) cache.keep(key, answer(1000));
  cache.find('a');
  cache.keep('e', answer(1000));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd', 'e']);
});

test('one huge answer does not empty the cache', () => {
  const cache = createAnswerCache(10_000);
  cache.keep('small', answer(100));
  cache.keep('huge', answer(9000));
  expect(cache.find('huge')).toBeUndefined();
  expect(cache.find('small')).toBeDefined();
});

test('a failed answer is not kept', () => {
  const cache = createAnswerCache(10_000);
  expect(() =>
    cache.get('a', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  const good = answer(1);
  expect(cache.get('a', () => good)).toBe(good);
});
