// Charity challenges: two windows that both must hold, done before everything, and the order of the highscores.
import { expect, test } from 'vitest';
import { challengeState, ranked } from './charity.ts';

const timeZone = 'Europe/Berlin';
const at = (local: string): number => Date.parse(`${local}+02:00`);
const whole = { startTime: '2027-05-03T08:00', endTime: '2027-05-05T16:00' };
const state = (now: string, own = {}, done = false) => {
  const { outcome, nextChangeAt } = challengeState([whole, own], { done, now: at(now), timeZone });
  return [outcome, nextChangeAt];
};

test('open within both windows, and when that changes', () => {
  expect(state('2027-05-03T07:59:00')).toEqual(['notYet', at('2027-05-03T08:00:00')]);
  expect(state('2027-05-03T08:00:00')).toEqual(['open', at('2027-05-05T16:00:00') + 1]);
  expect(state('2027-05-05T16:00:01')).toEqual(['closed', null]);
  const second = { startTime: '2027-05-04', endTime: '2027-05-06' };
  expect(state('2027-05-03T12:00:00', second)).toEqual(['notYet', at('2027-05-04T00:00:00')]);
  expect(state('2027-05-04T12:00:00', second)).toEqual(['open', at('2027-05-05T16:00:00') + 1]);
});

test('done takes precedence; what cannot be read, and windows that do not meet, are closed', () => {
  expect(state('2027-06-01T12:00:00', {}, true)).toEqual(['done', null]);
  expect(state('2027-05-03T12:00:00', { endTime: 'soon' })).toEqual(['closed', null]);
  expect(state('2027-05-03T12:00:00', { startTime: '2027-06-01' })).toEqual(['closed', null]);
});

test('most points first, then who had them first; without points the order stays, without a rank', () => {
  const entry = (id: string, points: number, when: number | null) => ({ id, points, at: when });
  const list = [entry('a', 0, null), entry('b', 20, 9), entry('c', 20, 5), entry('d', 0, null), entry('e', 30, 12)];
  expect(ranked(list).map(({ id, rank }) => [id, rank])).toEqual([
    ['e', 1],
    ['c', 2],
    ['b', 3],
    ['a', 0],
    ['d', 0],
  ]);
});
