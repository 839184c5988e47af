import { expect, test } from 'vitest';
import { serverTimeOf } from './server-time.ts';

const NOON = Date.parse('2027-05-03T12:00:00Z');
const answered = (description: string, name = 'now') =>
  ({
    responseStart: 400,
    serverTiming: [
      { name: 'cache', description: 'hit' },
      { name, description },
    ],
  }) as unknown as PerformanceEntry;

test('the time of the header, and what has passed since the answer began', () => {
  expect(serverTimeOf(answered(new Date(NOON).toISOString()), 1000)).toBe(NOON + 600);
});

test('without a header, or with one that is no time, it is not known', () => {
  expect(
    [undefined, {} as PerformanceEntry, answered('noon'), answered('2027-05-03', 'then')].map((one) => serverTimeOf(one, 1000)),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
