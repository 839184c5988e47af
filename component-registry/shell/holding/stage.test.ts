// The edges of an event: closed at both ends, by the day and by the minute, in the zone of the event.
import { expect, test } from 'vitest';
import { stageAt, timeLeft } from './stage.ts';

const at = (now: string, start: string, end: string) => stageAt(Date.parse(now), start, end, 'Europe/Berlin').kind;

test.each([
  ['2027-05-02T21:59:59.999Z', 'before'],
  ['2027-05-02T22:00:00.000Z', 'open'],
  ['2027-05-05T21:59:59.999Z', 'open'],
  ['2027-05-05T22:00:00.000Z', 'after'],
])('days: at %s it is %s', (now, kind) => {
  expect(at(now, '2027-05-03', '2027-05-05')).toBe(kind);
});

test.each([
  ['2027-05-03T05:59:59.999Z', 'before'],
  ['2027-05-03T06:00:00.000Z', 'open'],
  ['2027-05-05T16:00:00.000Z', 'open'],
  ['2027-05-05T16:00:00.001Z', 'after'],
])('times: at %s it is %s', (now, kind) => {
  expect(at(now, '2027-05-03T08:00', '2027-05-05T18:00')).toBe(kind);
});

test('a bound that is missing or cannot be read is open', () => {
  expect(at('2027-05-03T00:00Z', '', '')).toBe('unknown');
  expect(at('2027-05-03T00:00Z', 'soon', '2027-05-05')).toBe('open');
  expect(at('2027-05-03T00:00Z', '2027-05-01', '')).toBe('open');
});

test('what is left is rounded up to the minute', () => {
  const minute = 60_000;
  expect(timeLeft(1, 0)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeLeft(2 * 1440 * minute + 3 * 60 * minute + 4 * minute, 0)).toEqual({ days: 2, hours: 3, minutes: 4 });
  expect(timeLeft(0, 5)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
