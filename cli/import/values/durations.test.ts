import { expect, test } from 'vitest';
import { minutesOf } from './durations.ts';

test.each([
  ['00:45', 45],
  ['0:45', 45],
  ['12:00', 720],
  ['90:00', 5400],
  ['1:02:30', 24 * 60 + 150],
  ['00:45:00', 45],
  // The second part cannot be hours any more.
  ['1:24:00', 84],
  ['1:23:00', 24 * 60 + 23 * 60],
  ['744:00', 31 * 24 * 60],
  ['P31D', 31 * 24 * 60],
  ['PT1H30M', 90],
  ['P1DT2H', 26 * 60],
  [90, 90],
  ['90', 90],
  [22.6, 23],
  ['00:00', 0],
])('%j is %i minutes', (written, minutes) => {
  expect(minutesOf(written)).toBe(minutes);
});

test.each([
  '',
  'soon',
  '00:75',
  '-00:30',
  -5,
  null,
  undefined,
  {},
  [],
  true,
  'PT',
  '999:99:99',
  '744:01',
  'P31DT1M',
  31 * 24 * 60 + 1,
  1e9,
  Number.NaN,
])('%j is no duration', (written) => {
  expect(minutesOf(written)).toBeUndefined();
});

test.each([
  ['1h30', 90],
  ['1 h 30 min', 90],
  ['2 Stunden', 120],
  ['1,5 Std.', 90],
  ['2時間', 120],
  ['1h75x', undefined],
  ['h', undefined],
])('hours in words: %s', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});
