// Local times and instants, against the shared table of zones and against Temporal.
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import {
  dayInZone,
  instantOf,
  instantOfWall,
  isoInZone,
  isTimeZone,
  lastInstantOf,
  offsetAt,
  parseTime,
  placeOfZone,
  wallClock,
} from './zone.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
];
const seconds = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2036, 0, 1) / 1000 });

test('a wall clock is read as Temporal reads it with "compatible", gaps and overlaps included (R8)', () => {
  fc.assert(
    fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
      const wall = second * 1000;
      const expected = Temporal.Instant.fromEpochMilliseconds(wall)
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
      expect(instantOfWall(wall, zone)).toBe(expected);
    }),
    { numRuns: 400, seed: 20270503 },
  );
});

test('an instant shows the wall clock Temporal shows', () => {
  fc.assert(
    fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
      const shown = Temporal.Instant.fromEpochMilliseconds(second * 1000).toZonedDateTimeISO(zone);
      expect(wallClock(second * 1000, zone)).toBe(second * 1000 + shown.offsetNanoseconds / 1e6);
    }),
    { numRuns: 400, seed: 20270503 },
  );
});

test('written times: day, local time, instant', () => {
  expect(parseTime('2027-05-03')).toEqual({ kind: 'day', wall: Date.UTC(2027, 4, 3) });
  expect(parseTime('2027-05-03T08:30')).toEqual({ kind: 'wall', wall: Date.UTC(2027, 4, 3, 8, 30) });
  expect(parseTime('2027-05-03 08:30:15.250')).toEqual({ kind: 'wall', wall: Date.UTC(2027, 4, 3, 8, 30, 15, 250) });
  expect(parseTime('2027-05-03T08:30:00+05:30')).toEqual({ kind: 'instant', instant: Date.UTC(2027, 4, 3, 3, 0) });
  expect(parseTime('2027-05-03T08:30-03')).toEqual({ kind: 'instant', instant: Date.UTC(2027, 4, 3, 11, 30) });
  expect(parseTime('2027-05-03T08:30-0330')).toEqual({ kind: 'instant', instant: Date.UTC(2027, 4, 3, 12, 0) });
  expect(parseTime('2027-05-03T08:30Z')).toEqual({ kind: 'instant', instant: Date.UTC(2027, 4, 3, 8, 30) });
});

test.each([
  '',
  'later',
  '2027-02-30',
  '2027-13-01',
  '2027-05-03T24:00',
  '2027-05-03T08:60',
  '03.05.2027',
  '2027-5-3',
  '2027-05-03T08:30 Berlin',
])('%j is no time', (text) => {
  expect(parseTime(text)).toBeUndefined();
  expect(instantOf(text, 'Europe/Berlin')).toBeUndefined();
});

test('a day without a time is its whole local day (R7)', () => {
  expect(instantOf('2027-05-03', 'Europe/Berlin')).toBe(Date.parse('2027-05-02T22:00:00Z'));
  expect(lastInstantOf('2027-05-03', 'Europe/Berlin')).toBe(Date.parse('2027-05-03T21:59:59.999Z'));
  expect(lastInstantOf('2027-05-03T10:00', 'Europe/Berlin')).toBe(Date.parse('2027-05-03T08:00:00Z'));
});

test('ISO with the offset of the zone, and the local day', () => {
  expect(isoInZone(Date.parse('2027-05-03T06:30:00Z'), 'Europe/Berlin')).toBe('2027-05-03T08:30:00+02:00');
  expect(isoInZone(Date.parse('2027-01-03T06:30:00Z'), 'America/St_Johns')).toBe('2027-01-03T03:00:00-03:30');
  expect(dayInZone(Date.parse('2027-05-03T22:30:00Z'), 'Europe/Berlin')).toBe('2027-05-04');
});

test('an unknown zone reads as UTC and is recognisable', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(isTimeZone('')).toBe(false);
  expect(offsetAt(0, 'Mars/Olympus')).toBe(0);
});

type ZoneCase = {
  id: string;
  kind: string;
  zone: string;
  at: string;
  offsetBeforeMin: number;
  offsetAfterMin: number;
  wall: string;
  instant: string;
};

describe.skipIf(!hasShared)('shared table of zones (skipped where ../shared is missing)', () => {
  const cases = hasShared ? (JSON.parse(readShared('cases/time/zones.json')) as { cases: ZoneCase[] }).cases : [];
  test.each(cases.filter(({ kind }) => kind === 'transition'))('$id', ({ zone, at, offsetBeforeMin, offsetAfterMin }) => {
    expect([offsetAt(Date.parse(at) - 1, zone), offsetAt(Date.parse(at), zone)]).toEqual([
      offsetBeforeMin * 60_000,
      offsetAfterMin * 60_000,
    ]);
  });
  test.each(cases.filter(({ kind }) => kind === 'wall'))('$id', ({ zone, wall, instant }) => {
    expect(instantOf(wall, zone)).toBe(Date.parse(instant));
  });
});

test('a zone is named by its place, as people say it', () => {
  expect(['America/Argentina/Buenos_Aires', 'Europe/Berlin', 'UTC'].map(placeOfZone)).toEqual(['Buenos Aires', 'Berlin', 'UTC']);
});
