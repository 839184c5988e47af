// Locks: after fifty in a row, twice as long each time, and too few answered guesses a day to be worth it.
import { expect, test } from 'vitest';
import { countWrong, type Failures, MOST_WRONG } from './lockout.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Counts attempts one after the other at one instant. */
function wrongTimes(times: number, now: number, before?: Failures): Failures {
  let state = before;
  for (let nth = 0; nth < times; nth += 1) state = countWrong(state, now).after;
  return state!;
}

test('one less does not lock, the last locks for a quarter of an hour', () => {
  expect(wrongTimes(MOST_WRONG - 1, 0).lockedUntil).toBeNull();
  expect(wrongTimes(MOST_WRONG, 0)).toMatchObject({ count: MOST_WRONG, lockedUntil: 15 * MINUTE });
});

test('within a lock four attempts are checked, none succeeds, and the lock does not grow', () => {
  let state = wrongTimes(MOST_WRONG, 0);
  const attempts = Array.from({ length: 20 }, () => {
    const { attempt, after } = countWrong(state, MINUTE);
    state = after;
    return attempt;
  });
  expect(attempts.slice(0, 4)).toEqual(['locked', 'locked', 'locked', 'locked']);
  expect(new Set(attempts.slice(4))).toEqual(new Set(['blocked']));
  expect(state.lockedUntil).toBe(15 * MINUTE);
});

test('the instant the lock ends is open, and each further wrong one locks twice as long, a day at most', () => {
  let state = wrongTimes(MOST_WRONG, 0);
  const lengths: number[] = [];
  for (let nth = 0; nth < 10; nth += 1) {
    const now = state.lockedUntil!;
    const { attempt, after } = countWrong(state, now);
    expect(attempt).toBe('open');
    lengths.push((after.lockedUntil! - now) / MINUTE);
    state = after;
  }
  expect(lengths).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440, 1440]);
});

test('a quiet day begins a new row', () => {
  expect(wrongTimes(1, DAY, wrongTimes(MOST_WRONG - 1, 0))).toMatchObject({ count: 1, lockedUntil: null });
  expect(wrongTimes(1, DAY - 1, wrongTimes(MOST_WRONG - 1, 0)).count).toBe(MOST_WRONG);
});

test('a guess every second gets fewer than a hundred answers on any day', () => {
  let state: Failures | undefined;
  const answered: number[] = [];
  for (let second = 0; second < 5 * 86_400; second += 1) {
    const { attempt, after } = countWrong(state, second * 1000);
    if (attempt !== 'blocked') answered.push(second);
    state = after;
  }
  const most = Math.max(...answered.map((from) => answered.filter((at) => at >= from && at < from + 86_400).length));
  expect(most).toBeGreaterThan(MOST_WRONG);
  expect(most).toBeLessThan(100);
});
