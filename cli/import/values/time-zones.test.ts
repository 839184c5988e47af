import { expect, test } from 'vitest';
import { offsetTime } from './instants.ts';
import { timeZoneOf } from './time-zones.ts';

const times = (...texts: string[]) => texts.map((text) => offsetTime(text)!);

test('a known name wins over any offset', () => {
  expect(timeZoneOf('Europe/Lisbon', times('2031-01-01T10:00:00+09:00'))).toEqual({ timeZone: 'Europe/Lisbon', doubt: '' });
});

test.each([
  ['Europe/Berlin', ['2031-01-01T10:00:00+01:00', '2031-07-01T10:00:00+02:00']],
  ['Africa/Lagos', ['2031-01-01T10:00:00+01:00', '2031-07-01T10:00:00+01:00']],
  ['America/New_York', ['2031-07-01T10:00:00-04:00']],
  ['Asia/Kolkata', ['2031-07-01T10:00:00+05:30']],
  ['UTC', ['2031-01-01T10:00:00Z', '2031-07-01T10:00:00+00:00']],
  ['UTC', ['2031-01-01T10:00:00+01:00', '2031-01-01T12:00:00-07:00']],
  ['UTC', []],
])('without a name %s is found, and told', (timeZone, texts) => {
  const choice = timeZoneOf('', times(...texts));
  expect(choice.timeZone).toBe(timeZone);
  expect(choice.doubt).toContain(timeZone);
});

test('an offset is no zone', () => {
  expect(timeZoneOf('+01:00', times('2031-01-01T10:00:00+01:00')).timeZone).toBe('Europe/Berlin');
});

test('an unknown name is named in the doubt', () => {
  expect(timeZoneOf('Mars/Olympus', times('2031-01-01T10:00:00+01:00')).doubt).toContain('"Mars/Olympus" is not known');
});
