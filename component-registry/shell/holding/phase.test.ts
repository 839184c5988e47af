// The bounds of an event: both included, by the day and by the minute, in the event's zone.
import { expect, test } from 'vitest';
import { phaseAt } from './phase.ts';

const at = (now: string, start: string, end: string) => phaseAt(Date.parse(now), start, end, 'Europe/Berlin').kind;

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

test('a missing bound is open; an unreadable one keeps the event closed, as in the guards', () => {
  expect(at('2027-05-03T00:00Z', '', '')).toBe('unknown');
  expect(at('2027-05-03T00:00Z', 'soon', '2027-05-05')).toBe('unknown');
  expect(at('2027-05-03T00:00Z', '2027-05-01', 'later')).toBe('unknown');
  expect(at('2027-05-03T00:00Z', '2027-05-01', '')).toBe('open');
});
