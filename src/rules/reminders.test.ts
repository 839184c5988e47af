// Messages and reminders for signed-in visitors: once, and within their windows.
import { expect, test } from 'vitest';
import { type OpenedSession, remindOf } from './rating-reminder.ts';
import { decideInformation } from './user-information.ts';

const at = (time: string) => ({ now: Date.parse(time), timeZone: 'Europe/Berlin' });
const noon = at('2027-05-03T10:00:00Z');
const message = { version: '2', startTime: '2027-05-03T08:00', endTime: '2027-05-03' };
const facts = { isSignedIn: true, confirmed: '1', hasWords: true };

test('a new version is shown within its window', () => {
  expect(decideInformation(message, facts, noon)).toMatchObject({ outcome: 'show', nextChangeAt: Date.parse('2027-05-03T22:00:00Z') });
  expect(decideInformation({ ...message, startTime: null, endTime: '' }, facts, noon)).toMatchObject({
    outcome: 'show',
    nextChangeAt: null,
  });
});

test.each([
  ['to a visitor', message, { ...facts, isSignedIn: false }, 'person'],
  ['once it is confirmed', message, { ...facts, confirmed: '2' }, 'version'],
  ['without words', message, { ...facts, hasWords: false }, 'message'],
  ['without version', { ...message, version: '' }, { ...facts, confirmed: '' }, 'message'],
  ['before', { ...message, startTime: '2027-05-04' }, facts, 'window'],
  ['with a bound nobody can read', { ...message, endTime: 'soon' }, facts, 'window'],
] as const)('not shown %s', (_, given, who, rule) => {
  expect(decideInformation(given, who, noon)).toMatchObject({ outcome: 'hide', reasons: [{ rule }] });
});

const opened = (id: string, end: string, isDone = false): OpenedSession => ({ id, title: id, end, isDone });
const all = [
  opened('early', '2027-05-03T08:00'),
  opened('late', '2027-05-03T11:30'),
  opened('next', '2027-05-03T13:00'),
  opened('none', ''),
];

test.each([
  ['2027-05-03T09:29:59Z', undefined, '2027-05-03T09:30:00Z'],
  ['2027-05-03T09:30:00Z', 'late', '2027-05-03T11:00:00Z'],
  ['2027-05-03T11:00:00Z', 'next', '2027-05-03T11:30:00.001Z'],
  ['2027-05-03T13:00:00Z', 'next', '2027-05-03T13:00:00.001Z'],
  ['2027-05-03T13:00:01Z', undefined, null],
])('at %s it is %s', (time, id, next) => {
  const { session, nextChangeAt } = remindOf(all, 120, at(time));
  expect([session?.id, nextChangeAt]).toEqual([id, next === null ? null : Date.parse(next)]);
});

test('nobody is reminded twice', () => {
  expect(remindOf([opened('late', '2027-05-03T11:30', true)], 120, at('2027-05-03T10:00:00Z'))).toEqual({
    session: undefined,
    nextChangeAt: null,
  });
});
