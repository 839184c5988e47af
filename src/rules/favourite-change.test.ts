// What has become of a favourite: told once it differs, and not of what is over.
import { expect, test } from 'vitest';
import { decideFavouriteChange, type Place } from './favourite-change.ts';

const NOW = 1000;
const place: Place = { start: 2000, end: 3000, roomId: 'a', isOff: false };

test.each<[what: string, was: Partial<Place>, is: Partial<Place> | undefined, change: string | undefined]>([
  ['the same', {}, {}, undefined],
  ['later', {}, { start: 2500, end: 3500 }, 'time'],
  ['longer', {}, { end: 3500 }, 'time'],
  ['later and elsewhere', {}, { start: 2500, roomId: 'b' }, 'time'],
  ['elsewhere', {}, { roomId: 'b' }, 'room'],
  ['a time is known now', { start: null, end: null }, {}, 'time'],
  ['its time is not known any more', {}, { start: null, end: null }, 'time'],
  ['called off', {}, { isOff: true }, 'off'],
  ['called off and moved', {}, { isOff: true, start: 2500 }, 'off'],
  ['moved while it is called off', { isOff: true }, { isOff: true, start: 2500 }, undefined],
  ['held after all', { isOff: true }, {}, 'on'],
  ['gone', {}, undefined, 'gone'],
  ['gone when it was over', { start: 100, end: 1000 }, undefined, undefined],
  ['over, then and now', { start: 100, end: 900 }, { start: 100, end: 950 }, undefined],
  ['over, and held again', { start: 100, end: 900 }, {}, 'time'],
  ['moved to a time that is over', {}, { start: 100, end: 900 }, 'time'],
])('%s', (_, was, is, change) => {
  expect(decideFavouriteChange({ ...place, ...was }, is && { ...place, ...is }, NOW)).toBe(change);
});
