import { expect, test } from 'vitest';
import { foldRooms } from './fold-rooms.ts';

const rooms = (count: number) => Array.from({ length: count }, (_, index) => index);

test('of many rooms the first are shown, in their order, until all are asked for', () => {
  expect(foldRooms(rooms(72), false)).toEqual({ shown: rooms(12), more: 60, canFold: true });
  expect(foldRooms(rooms(72), true)).toEqual({ shown: rooms(72), more: 0, canFold: true });
});

test('a few more than that are not worth a press', () => {
  expect(foldRooms(rooms(16), false)).toEqual({ shown: rooms(16), more: 0, canFold: false });
  expect(foldRooms(rooms(17), false).more).toBe(5);
});
