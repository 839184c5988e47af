import { expect, test } from 'vitest';
import { MOST_MEETINGS, MOST_WITH_COMPANY } from '../base/meeting-limits.ts';
import { clashesOf, decideBooking, decideCancel, decideMove, type MeetingFacts, type MeetingReader } from './meetings.ts';

const START = 1_000;
const slot: MeetingFacts = { start: START, free: 1, own: null };
const reader: MeetingReader = { isSignedIn: true, isStaff: false, hasAccess: true, booked: 0, bookedHere: 0 };
const outcome = (facts: Partial<MeetingFacts> = {}, who: Partial<MeetingReader> = {}, now = 0) =>
  decideBooking({ ...slot, ...facts }, { ...reader, ...who }, now).outcome;

test('free to whoever is signed in, has access and not enough; until it begins', () => {
  expect(decideBooking(slot, reader, 0)).toMatchObject({ outcome: 'free', nextChangeAt: START });
  expect(outcome({}, {}, START - 1)).toBe('free');
  expect(outcome({}, {}, START)).toBe('over');
  expect(outcome({ free: 0 })).toBe('full');
  expect(outcome({ free: -1 })).toBe('full');
  expect(outcome({}, { isSignedIn: false })).toBe('signedOut');
  expect(outcome({}, { isStaff: true })).toBe('staff');
  expect(outcome({}, { hasAccess: false })).toBe('access');
  expect([outcome({}, { booked: MOST_MEETINGS }), outcome({}, { bookedHere: MOST_WITH_COMPANY })]).toEqual(['enough', 'enough']);
});

test('one’s own stays one’s own when it is full or over; one that the company cancelled is not booked again', () => {
  expect([outcome({ own: 'booked', free: 0 }), outcome({ own: 'booked' }, {}, START)]).toEqual(['own', 'own']);
  expect(outcome({ own: 'cancelled' })).toBe('cancelled');
});

test('moved within a company while both are to come, also by whoever has enough', () => {
  const move = (from: object, to: object, who: Partial<MeetingReader> = {}, now = 0) =>
    decideMove({ start: 500, company: 'a', ...from }, { ...slot, company: 'a', ...to }, { ...reader, ...who }, now).outcome;
  expect(move({}, {})).toBe('free');
  expect(move({}, {}, { booked: MOST_MEETINGS, bookedHere: MOST_WITH_COMPANY })).toBe('free');
  expect(move({}, { company: 'b' })).toBe('otherCompany');
  expect(move({}, {}, {}, 500)).toBe('over');
  expect(move({}, { free: 0 })).toBe('full');
});

test('cancelled until it begins', () => {
  expect([decideCancel(slot, START - 1).outcome, decideCancel(slot, START).outcome]).toEqual(['allow', 'over']);
});

test('clashes are what overlaps: not what only touches; an instant within counts', () => {
  const own = [
    { name: 'before', start: 0, end: 10 },
    { name: 'into', start: 5, end: 11 },
    { name: 'around', start: 0, end: 99 },
    { name: 'inside', start: 12, end: 13 },
    { name: 'instant', start: 10, end: undefined },
    { name: 'after', start: 20, end: 30 },
    { name: 'instant after', start: 20, end: 20 },
  ];
  expect(clashesOf({ start: 10, end: 20 }, own).map(({ name }) => name)).toEqual(['into', 'around', 'inside', 'instant']);
});
