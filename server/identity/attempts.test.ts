// Waits: the same for every account, known or not, longer with each wrong one, ended by a right one; a venue is not locked by ten.
import { expect, test } from 'vitest';
import { createAttempts, FREE_TRIES, SIGN_IN_FAILURES } from './attempts.ts';

const HOUR = 3_600_000;
const at = (start = 0) => {
  const clock = { time: start, now: () => clock.time };
  return clock;
};
const attempt = (account: string, network = 'n', isShared = false) => ({ account, network, isShared });
/** Seconds to wait; 0 where the attempt is taken. */
function waitOf(begin: () => unknown): number {
  try {
    begin();
    return 0;
  } catch (error) {
    return (error as { retryAfter: number }).retryAfter;
  }
}

test('after some tries a network waits for this account alone, twice as long each time, an hour at most', () => {
  const clock = at();
  const attempts = createAttempts(clock);
  for (let nth = 0; nth < FREE_TRIES; nth += 1) attempts.begin(attempt('a'));
  const waits: number[] = [];
  for (let nth = 0; nth < 15; nth += 1) {
    const wait = waitOf(() => attempts.begin(attempt('a')));
    waits.push(wait);
    clock.time += wait * 1000 - 1;
    expect(waitOf(() => attempts.begin(attempt('a')))).toBe(1);
    clock.time += 1;
    attempts.begin(attempt('a'));
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]);
  expect(waitOf(() => attempts.begin(attempt('b')))).toBe(0);
  expect(waitOf(() => attempts.begin(attempt('a', 'other')))).toBe(0);
  attempts.clear('a');
  expect(waitOf(() => attempts.begin(attempt('a')))).toBe(0);
});

test('attempts side by side have no free tries, and a right one takes all back', () => {
  const attempts = createAttempts(at());
  const takeBack = Array.from({ length: FREE_TRIES }, () => attempts.begin(attempt('a')));
  expect(waitOf(() => attempts.begin(attempt('a')))).toBe(1);
  takeBack[2]!();
  for (let nth = 0; nth < FREE_TRIES; nth += 1) expect(waitOf(() => attempts.begin(attempt('a')))).toBe(0);
});

test('a network that guesses all day has few answers for one account', () => {
  const clock = at();
  const attempts = createAttempts(clock);
  let answered = 0;
  for (; clock.time < 24 * HOUR; clock.time += 1000) if (waitOf(() => attempts.begin(attempt('a'))) === 0) answered += 1;
  expect(answered).toBeGreaterThan(FREE_TRIES);
  expect(answered).toBeLessThan(50);
});

test('a network may fail on so many accounts in a minute; those that succeed do not count, nor do more tries on the same', () => {
  const clock = at();
  const attempts = createAttempts(clock);
  for (let nth = 0; nth < 10 * SIGN_IN_FAILURES; nth += 1) {
    attempts.begin(attempt(`right ${nth}`));
    attempts.begin(attempt(`right ${nth}`))();
  }
  for (let nth = 0; nth < SIGN_IN_FAILURES; nth += 1) attempts.begin(attempt(`wrong ${nth}`));
  clock.time += 20_000;
  expect(waitOf(() => attempts.begin(attempt('wrong 7')))).toBe(0);
  expect(waitOf(() => attempts.begin(attempt('one more')))).toBe(40);
  expect(waitOf(() => attempts.begin(attempt('one more', 'elsewhere')))).toBe(0);
  expect(waitOf(() => attempts.begin(attempt('one more', 'n', true)))).toBe(0);
  clock.time += 40_000;
  expect(waitOf(() => attempts.begin(attempt('another')))).toBe(0);
});

test('a known device is one until a hundred wrong ones in a day', () => {
  const clock = at();
  const attempts = createAttempts(clock);
  for (let nth = 0; nth < 99; nth += 1) attempts.addOfDevice('d');
  expect(attempts.isTrusted('d')).toBe(true);
  attempts.addOfDevice('d');
  expect([attempts.isTrusted('d'), attempts.isTrusted('e')]).toEqual([false, true]);
  clock.time += 24 * HOUR;
  expect(attempts.isTrusted('d')).toBe(true);
});
