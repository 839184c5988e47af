// Moving times: back and forth is the same, wall clocks stay, also across changes of the clocks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, isoInZone, wallClock } from '../clock/zone.ts';
import { daysBetween, moveDate, shiftTime } from './shift-time.ts';

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC', 'Asia/Kathmandu'];
const pad = (value: number, size = 2): string => String(value).padStart(size, '0');
const date = fc
  .record({ year: fc.integer({ min: 2020, max: 2035 }), day: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, day }) => moveDate(`${year}-01-01`, day)!);
const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
const local = fc
  .record({ day: date, time: clock, separator: fc.constantFrom('T', ' '), seconds: fc.constantFrom('', ':07', ':59.123456789') })
  .map(({ day, time, separator, seconds }) => `${day}${separator}${pad(time.hour)}:${pad(time.minute)}${seconds}`);
const days = fc.integer({ min: -800, max: 800 });
const zone = fc.constantFrom(...zones);

describe('local times and days', () => {
  test.each(zones)('go and come back as they were, and keep their digits, in %s', (timeZone) => {
    fc.assert(
      fc.property(fc.oneof(local, date), days, (text, by) => {
        const moved = shiftTime(text, by, timeZone)!;
        expect(moved.text.slice(10)).toBe(text.slice(10));
        expect(daysBetween(text.slice(0, 10), moved.text.slice(0, 10))).toBe(by);
        expect(shiftTime(moved.text, -by, timeZone)?.text).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('the wall-clock difference of two stays, whatever the clocks do between them', () => {
    const wall = (text: string): number => Date.parse(`${text.replace(' ', 'T').slice(0, 16)}Z`);
    fc.assert(
      fc.property(local, local, days, zone, (one, other, by, timeZone) => {
        const [a, b] = [shiftTime(one, by, timeZone)!.text, shiftTime(other, by, timeZone)!.text];
        expect(wall(b) - wall(a)).toBe(wall(other) - wall(one));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('instants', () => {
  const offsets = fc.constantFrom('Z', '+02:00', '+01:00', '-04:00', '-05:00', '+10:30', '+11:00', '+0530');
  const instant = fc.record({ text: local, offset: offsets }).map(({ text, offset }) => text + offset);

  test.each(zones)('keep their wall clock in %s, and come back as they were unless a change of the clocks is told', (timeZone) => {
    fc.assert(
      fc.property(instant, days, (text, by) => {
        const moved = shiftTime(text, by, timeZone)!;
        const back = shiftTime(moved.text, -by, timeZone)!;
        if (moved.note || back.note) return;
        expect(instantOf(back.text, timeZone)).toBe(instantOf(text, timeZone));
        // An offset that is not the zone's at that time may be the zone's on the other day, and then is taken for it.
        const asTheZoneHasIt = isoInZone(instantOf(text, timeZone)!, timeZone).slice(19) === text.slice(-6);
        if (text.endsWith('Z') || asTheZoneHasIt) expect(back.text).toBe(text);
        const clockOf = (written: string): number => wallClock(instantOf(written, timeZone)!, timeZone) % 86_400_000;
        expect(clockOf(moved.text)).toBe(clockOf(text));
      }),
      { numRuns: 3000 },
    );
  });

  // Both changes of 2027; on the other side of each the offset is another one.
  test.each([
    ['Europe/Berlin', '2027-03-27T09:00:00+01:00', 2, '2027-03-29T09:00:00+02:00'],
    ['Europe/Berlin', '2027-10-30T09:00+0200', 2, '2027-11-01T09:00+0100'],
    ['Europe/Berlin', '2027-03-27T08:00Z', 2, '2027-03-29T07:00Z'],
    ['Europe/Berlin', '2027-03-27T08:00+09:00', 2, '2027-03-29T07:00+09:00'],
    ['America/New_York', '2027-03-13T09:00-05:00', 2, '2027-03-15T09:00-04:00'],
    ['America/New_York', '2027-11-06 09:00:00.5-04', 2, '2027-11-08 09:00:00.5-05'],
    ['Australia/Lord_Howe', '2027-04-03T09:00+11:00', 2, '2027-04-05T09:00+10:30'],
    ['Australia/Lord_Howe', '2027-10-02T09:00+10:30', 2, '2027-10-04T09:00+11:00'],
    ['Australia/Lord_Howe', '2027-10-02T00:00Z', 2, '2027-10-03T23:30Z'],
  ])('in %s %s moved by %i days is %s, and back', (timeZone, text, by, expected) => {
    expect(shiftTime(text, by, timeZone)).toEqual({ text: expected });
    expect(shiftTime(expected, -by, timeZone)).toEqual({ text });
  });
});

test.each([
  ['Europe/Berlin', '2027-03-21T02:30', 7, { text: '2027-03-28T02:30', note: 'gap' }],
  ['Europe/Berlin', '2027-03-21T02:30+01:00', 7, { text: '2027-03-28T02:30+01:00', note: 'gap' }],
  ['Europe/Berlin', '2027-10-24T02:30', 7, { text: '2027-10-31T02:30', note: 'twice' }],
  ['Europe/Berlin', '2027-10-31T02:30+01:00', 1, { text: '2027-11-01T02:30+01:00', note: 'twice' }],
  ['Europe/Berlin', '2027-11-01T02:30+01:00', -1, { text: '2027-10-31T02:30+01:00', note: 'twice' }],
  ['Australia/Lord_Howe', '2027-10-02T02:15', 1, { text: '2027-10-03T02:15', note: 'gap' }],
  ['America/New_York', '2027-03-07T03:00', 7, { text: '2027-03-14T03:00' }],
])('hours in which the clocks change are told: in %s %s by %i', (timeZone, text, by, expected) => {
  expect(shiftTime(text, by, timeZone)).toEqual(expected);
});

test.each(['', 'Tuesday', '2027-02-30', '2027-05-03T25:00', '3 May 2027', '+012027-05-03'])('%j is no time that could move', (text) => {
  expect(shiftTime(text, 1, 'UTC')).toBeUndefined();
});

test('nothing leaves the years 1 to 9999', () => {
  expect([shiftTime('9999-12-31', 1, 'UTC'), shiftTime('0001-01-01T00:00', -1, 'UTC')]).toEqual([undefined, undefined]);
});

test('an instant whose digits with its offset fall into an hour the event skips is reported', () => {
  expect(shiftTime('2035-05-05T02:00+01:00', 694, 'Europe/Berlin')).toEqual({ text: '2037-03-29T02:00+01:00', note: 'gap' });
});
