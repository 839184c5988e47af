import { expect, test } from 'vitest';
import { slotsOf } from './meeting-slots.ts';

const zone = 'Europe/Berlin';
const row = { Id: 'a', StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00' };
const at = (clock: string): number => Date.parse(`2027-05-03T${clock}+02:00`);
const times = (written: Parameters<typeof slotsOf>[0]) => slotsOf(written, zone).map(({ id, start, end }) => [id, start, end]);

test('one slot from start to end, in the time of the event', () => {
  expect(times(row)).toEqual([['a', at('09:00'), at('10:00')]]);
});

test('a series until the end, as many as are written, or one; what does not fit whole is left out', () => {
  expect(times({ ...row, Minutes: 25 }).map(([id]) => id)).toEqual(['a.1', 'a.2']);
  expect(times({ ...row, Minutes: 20, Count: 2 })).toEqual([
    ['a.1', at('09:00'), at('09:20')],
    ['a.2', at('09:20'), at('09:40')],
  ]);
  expect(times({ ...row, EndDateTime: '', Minutes: 20, Count: 4 })).toHaveLength(4);
  expect(times({ ...row, EndDateTime: '', Minutes: 20 })).toHaveLength(1);
  expect(times({ ...row, EndDateTime: '2027-05-30T10:00', Minutes: 5 })).toHaveLength(200);
});

test('none without an end, with the end before the start, or with times that cannot be read', () => {
  expect(times({ ...row, EndDateTime: '' })).toEqual([]);
  expect(times({ ...row, EndDateTime: '2027-05-03T08:00' })).toEqual([]);
  expect(times({ ...row, EndDateTime: '2027-05-03T08:00', Minutes: 20 })).toEqual([]);
  expect(times({ ...row, StartDateTime: 'soon', Minutes: 20 })).toEqual([]);
});

test('slots of a series keep their length over the change of the clock', () => {
  const night = slotsOf({ Id: 'n', StartDateTime: '2027-10-31T01:30', Minutes: 60, Count: 3 }, zone);
  expect(night.map(({ start, end }) => end - start)).toEqual([3_600_000, 3_600_000, 3_600_000]);
});
