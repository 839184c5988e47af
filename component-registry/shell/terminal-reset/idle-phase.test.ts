// When a terminal counts down, starts anew, and rests.
import { expect, test } from 'vitest';
import { idlePhase } from './idle-phase.ts';

test.each([
  [44, 60, true, 'active'],
  [45, 60, true, 'countdown'],
  [59, 60, true, 'countdown'],
  [60, 60, true, 'reset'],
  [59, 60, false, 'active'],
  [60, 60, false, 'rest'],
  [4, 10, true, 'active'],
  [5, 10, true, 'countdown'],
  [9999, 0, true, 'active'],
])('%i s of %i, used: %s: %s', (seconds, limit, used, kind) => {
  expect(idlePhase({ seconds, limit, used }).kind).toBe(kind);
});

test('the countdown says how many seconds are left', () => {
  expect(idlePhase({ seconds: 58, limit: 60, used: true })).toEqual({ kind: 'countdown', left: 2 });
});
