import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const words = (milliseconds: number, smallest: 'minutes' | 'seconds'): string | undefined =>
  timeLeft(milliseconds, 0, smallest)
    ?.map(({ count }) => count)
    .join(':');

test('whole units, rounded up in the smallest one shown', () => {
  expect(words(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5000, 'seconds')).toBe('2:3:4:5');
  expect(words(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5000, 'minutes')).toBe('2:3:5');
  expect(words(1, 'minutes')).toBe('0:0:1');
  expect(words(3_600_000, 'minutes')).toBe('0:1:0');
});

test('nothing is left once the moment has come', () => {
  expect(timeLeft(5, 5, 'seconds')).toBeUndefined();
  expect(timeLeft(5, 6, 'seconds')).toBeUndefined();
});
