// Ways between rooms: known from either side, told where they are just before, and too far where they take longer than there is time.
import { expect, test } from 'vitest';
import { minutesInWords, roomChange, type Stay, walkingTimes } from './walking-times.ts';

const walking = walkingTimes([
  {
    Id: 'a',
    Name: 'Auditorium',
    WalkingTimes: [
      { RoomId: 'h', Minutes: 20 },
      { RoomId: 'gone', Minutes: 3 },
    ],
  },
  { Id: 'h', Name: 'Hall 2' },
  { Id: 's', Name: 'Sinus', WalkingTimes: [{ RoomId: 'h', Minutes: 6 }] },
]);
const stay = (room: string, from: number, until: number, day = '2027-05-03'): Stay => ({
  room,
  day,
  start: from * 60_000,
  end: until * 60_000,
});

test('a way is known from both sides, whichever says it', () => {
  expect([walking('Auditorium', 'Hall 2'), walking('Hall 2', 'Auditorium'), walking('Auditorium', 'Sinus')]).toEqual([20, 20, undefined]);
});

test('a change is told with what it takes and what there is; too far where it takes longer', () => {
  expect(roomChange([stay('Sinus', 0, 60)], stay('Hall 2', 60, 90), walking)).toEqual({
    from: 'Sinus',
    minutes: 6,
    between: 0,
    isTooFar: true,
  });
  expect(roomChange([stay('Sinus', 0, 60)], stay('Hall 2', 66, 90), walking)).toMatchObject({ between: 6, isTooFar: false });
  // Nobody has said how far: the change alone.
  expect(roomChange([stay('Auditorium', 0, 60)], stay('Sinus', 70, 90), walking)).toMatchObject({ minutes: undefined, isTooFar: false });
});

test('nothing to tell: the same room, no room, long before, another day, what overlaps', () => {
  expect(roomChange([stay('Sinus', 0, 60)], stay('Sinus', 60, 90), walking)).toBeUndefined();
  expect(roomChange([stay('Sinus', 0, 60)], stay('', 60, 90), walking)).toBeUndefined();
  expect(roomChange([stay('Sinus', 0, 60)], stay('Hall 2', 76, 90), walking)).toBeUndefined();
  expect(roomChange([stay('Sinus', 0, 60, '2027-05-02')], stay('Hall 2', 60, 90), walking)).toBeUndefined();
  expect(roomChange([stay('Sinus', 0, 61)], stay('Hall 2', 60, 90), walking)).toBeUndefined();
  // A way of twenty minutes is told for as long as it takes.
  expect(roomChange([stay('Auditorium', 0, 60)], stay('Hall 2', 80, 90), walking)).toMatchObject({ minutes: 20, isTooFar: false });
});

test('minutes in the words of a language', () => {
  expect([1, 8].map((minutes) => minutesInWords(minutes, 'en-GB'))).toEqual(['1 minute', '8 minutes']);
  expect(minutesInWords(8, 'de-DE')).toBe('8 Minuten');
});
