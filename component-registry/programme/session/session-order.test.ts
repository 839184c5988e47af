import { expect, test } from 'vitest';
import { aSession } from './session.fixture.ts';
import { type SessionOrder, sessionOrder } from './session-order.ts';

const sessions = [
  aSession({ Id: 'd', Name: 'Zebra' }),
  aSession({ Id: 'a', Name: 'Öffnung', RoomId: 'r10', RoomName: 'Hall 10', at: ['2027-05-03T10:00+02:00', 60] }),
  aSession({ Id: 'b', Name: 'Part 10', RoomId: 'r2', RoomName: 'Hall 2', at: ['2027-05-03T08:00Z', 60] }),
  aSession({ Id: 'c', Name: 'Part 2', RoomId: 'r2', RoomName: 'Hall 2', at: ['2027-05-03T09:00+02:00', 60] }),
];
const ids = (order: SessionOrder, rooms?: ReadonlyMap<string, number>, language = 'de-DE'): string =>
  sessions
    .toSorted(sessionOrder(order, language, rooms))
    .map(({ Id }) => Id)
    .join('');

test('by date: instants count, not how they are written; equal starts by room, unscheduled last', () => {
  expect(ids('date')).toBe('cbad');
});

test('by name: as the language sorts, numbers by value', () => {
  expect(ids('name')).toBe('acbd');
  expect(ids('name', undefined, 'sv-SE')).toBe('cbda');
});

test('by room: numbers by value, without room last; the order of the organiser wins', () => {
  expect(ids('room')).toBe('cbad');
  expect(
    ids(
      'room',
      new Map([
        ['r10', 0],
        ['r2', 1],
      ]),
    ),
  ).toBe('acbd');
});
