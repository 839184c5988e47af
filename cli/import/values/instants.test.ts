import { expect, test } from 'vitest';
import { clockMinutes, dayAfter, dayOf, instantIn, offsetTime } from './instants.ts';

test('times with and without offset are instants; days alone and odd years are not', () => {
  const instant = Date.UTC(2031, 6, 1, 8, 0);
  expect(instantIn('2031-07-01T10:00:00+02:00', 'UTC')).toBe(instant);
  expect(instantIn('2031-07-01 10:00', 'Europe/Berlin')).toBe(instant);
  for (const text of ['2031-07-01', '2031-02-30T10:00', '0031-07-01T10:00', '2931-07-01T10:00', '10:00', '', 'soon']) {
    expect(instantIn(text, 'UTC')).toBeUndefined();
  }
});

test('the written offset is kept with the instant', () => {
  expect(offsetTime('2031-07-01T10:00:00-03:30')).toEqual({ instant: Date.UTC(2031, 6, 1, 13, 30), offset: -3.5 * 3_600_000 });
  expect(offsetTime('2031-07-01T10:00:00Z')?.offset).toBe(0);
  expect(offsetTime('2031-07-01T10:00:00')).toBeUndefined();
});

test('days and clocks', () => {
  expect(dayOf('2031-07-01T23:00:00-10:00')).toBe('2031-07-01');
  expect(dayOf('1 July')).toBe('');
  expect(dayAfter('2032-02-28')).toBe('2032-02-29');
  expect([clockMinutes('09:05'), clockMinutes('9:05:30'), clockMinutes('24:00'), clockMinutes('nine')]).toEqual([
    545,
    545,
    undefined,
    undefined,
  ]);
});
