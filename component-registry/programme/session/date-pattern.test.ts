import { expect, test } from 'vitest';
import { datePattern } from './date-pattern.ts';

test.each([
  ['dd mmmm yyyy', 'DD MMMM YYYY'],
  ['dddd, d. mmm', 'dddd, D. MMM'],
  ['DD MMMM YYYY', 'DD MMMM YYYY'],
  ['dddd, DD MMMM, HH:mm', 'dddd, DD MMMM, HH:mm'],
])('%j reads as %j', (written, pattern) => {
  expect(datePattern(written)).toBe(pattern);
});
