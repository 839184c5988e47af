import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../../../src/clock/zone.ts';
import { clockMinutes, dayAfter, dayOf, instantIn, offsetTime, rowTime } from './instants.ts';

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

test('without an offset as the clock shows it, with one as the instant it is', () => {
  const instant = Date.UTC(2031, 6, 1, 8, 30);
  expect(rowTime(instant, 'Europe/Berlin', true)).toBe('2031-07-01T10:30');
  expect(rowTime(instant, 'Europe/Berlin', false)).toBe('2031-07-01T10:30:00+02:00');
  expect(rowTime(instant + 15_000, 'Europe/Berlin', true)).toBe('2031-07-01T10:30:15');
});

test('the second of two equal hours keeps its offset', () => {
  const second = Date.UTC(2031, 9, 26, 1, 30);
  expect(rowTime(second - 3_600_000, 'Europe/Berlin', true)).toBe('2031-10-26T02:30');
  expect(rowTime(second, 'Europe/Berlin', true)).toBe('2031-10-26T02:30:00+01:00');
});

test('in every zone it is read as the instant that it was', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC');
  const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, zones, fc.boolean(), (minute, zone, isWall) => {
      expect(instantOf(rowTime(minute * 60_000, zone, isWall), zone)).toBe(minute * 60_000);
    }),
  );
});
