import { expect, test } from 'vitest';
import { aSession } from './session.fixture.ts';
import { arrangement, type SessionOrder, sessionOrder } from './session-order.ts';

const sessions = [
  aSession({ Id: 'd', Name: 'Zebra' }),
  aSession({ Id: 'a', Name: 'Öffnung', RoomId: 'r10', RoomName: 'Hall 10', at: ['2027-05-03T10:00+02:00', 60] }),
  aSession({ Id: 'b', Name: 'Part 10', RoomId: 'r2', RoomName: 'Hall 2', at: ['2027-05-03T08:00Z', 60] }),
  aSession({ Id: 'c', Name: 'Part 2', RoomId: 'r2', RoomName: 'Hall 2', at: ['2027-05-03T09:00+02:00', 60] }),
];
const ids = (order: SessionOrder, rooms?: ReadonlyMap<string, number>, language = 'de-DE'): string =>
  sessions
    .toSorted(sessionOrder(order, language, rooms && { rooms }))
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

const many = [
  aSession({ Id: 'past', at: ['2027-05-03T08:00+02:00', 60], CompanyAccountName: 'Zett' }),
  aSession({ Id: 'now', at: ['2027-05-03T09:30+02:00', 60], Highlighted: true }),
  aSession({ Id: 'next', at: ['2027-05-03T11:00+02:00', 60], CompanyAccountName: 'Alpha' }),
  aSession({ Id: 'none' }),
];
const now = Date.parse('2027-05-03T10:00+02:00');
const sorted = (order: SessionOrder, facts: Parameters<typeof sessionOrder>[2] = {}): string[] =>
  arrangement(order, sessionOrder(order, 'en-GB', { now, ...facts }), now, 'Europe/Berlin')(many).map(({ Id }) => Id);

test('upcoming: ongoing, future, past, without time; whatever zone their times are written in', () => {
  expect(sorted('upcoming')).toEqual(['now', 'next', 'past', 'none']);
});

test('by company, those without one last; featured ones first, the others by date', () => {
  expect(sorted('companyname').slice(0, 2)).toEqual(['next', 'past']);
  expect(sorted('featuredDateSort')).toEqual(['now', 'past', 'next', 'none']);
  expect(sorted('featuredDateSort', { isFeatured: ({ Id }) => Id === 'next' })[0]).toBe('next');
});

test('mixed: the same for a visit, another for another', () => {
  expect(sorted('random', { seed: 'a' })).toEqual(sorted('random', { seed: 'a' }));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => sorted('random', { seed }).join())).size).toBeGreaterThan(2);
  expect(sorted('random', { seed: 'a' }).toSorted()).toEqual(['next', 'none', 'now', 'past']);
});
