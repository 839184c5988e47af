// Rooms colour a programme without tracks, each in its own colour while there are enough; tracks colour any other.
import { expect, test } from 'vitest';
import { roomColours } from './room-colours.ts';

const room = (Id: string, Name = Id) => ({ Id, Name, Description: '', Capacity: 0, Sort: 0, Plan: null });
const sessions = (...tracks: string[]) => tracks.map((TrackName) => ({ TrackName, RoomId: 'a' }));
const without = sessions('', '', '');

test('up to twelve rooms have twelve colours, and keep them when others follow', () => {
  const rooms = Array.from({ length: 12 }, (_, index) => room(`hall-${index}`, `Hall ${index}`));
  const twelve = roomColours(without, rooms);
  expect(new Set(twelve.values()).size).toBe(12);
  const more = roomColours(without, [...rooms, room('yard', 'Yard')]);
  for (const { Id } of rooms) expect(more.get(Id)).toBe(twelve.get(Id));
  expect(more.get('yard')).toBeGreaterThan(0);
});

test('parts of one hall have one colour', () => {
  const colours = roomColours(without, [
    room('a', 'Hall A - Stage'),
    room('b', 'Hall A (balcony)'),
    room('c', 'Hall A'),
    room('d', 'Hall B'),
  ]);
  expect(new Set(['a', 'b', 'c'].map((id) => colours.get(id))).size).toBe(1);
  expect(colours.get('d')).not.toBe(colours.get('a'));
});

test('no colours where tracks have them, nor for a single room', () => {
  const rooms = [room('a'), room('b')];
  expect(roomColours(sessions('', 'Science'), rooms).size).toBe(0);
  expect(roomColours(sessions('', '', 'Science'), rooms).size).toBe(2);
  expect(roomColours(without, [room('a')]).size).toBe(0);
  expect(roomColours([], rooms).size).toBe(0);
});
