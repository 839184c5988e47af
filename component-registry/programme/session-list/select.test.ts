import { expect, test } from 'vitest';
import { aSession } from '../session/session.fixture.ts';
import { arrangement, sessionOrder } from '../session/session-order.ts';
import { ALL_DAYS, hasOneDay, isListed, select, type Criteria } from './select.ts';

const sessions = [
  aSession({ Id: 'a', at: ['2027-05-03T09:00+02:00', 60], TrackId: 't', TrackName: 'T' }),
  aSession({ Id: 'b', at: ['2027-05-03T08:00+02:00', 60] }),
  aSession({ Id: 'c', at: ['2027-05-04T08:00+02:00', 60], TrackId: 't', TrackName: 'T' }),
];
const criteria: Criteria = {
  day: '2027-05-03',
  filters: { track: [], room: [], type: [], language: [], group: [], company: [] },
  found: undefined,
  arrange: arrangement('date', sessionOrder('date', 'en-GB'), 0, 'UTC'),
  language: 'en-GB',
};
const ids = (change: Partial<Criteria>): string =>
  select(sessions, { ...criteria, ...change })
    .shown.map(({ Id }) => Id)
    .join('');

test('a day, all days, a search, a filter', () => {
  expect(ids({})).toBe('ba');
  expect(ids({ day: ALL_DAYS })).toBe('bac');
  expect(ids({ day: ALL_DAYS, found: new Set(['c', 'b']) })).toBe('bc');
  expect(ids({ filters: { ...criteria.filters, track: ['t'] } })).toBe('a');
});

test('every day is listed with its results of search and filters', () => {
  const { days, fitting, ofDay } = select(sessions, { ...criteria, found: new Set(['c']) });
  expect(days).toEqual([
    { day: '2027-05-03', count: 0 },
    { day: '2027-05-04', count: 1 },
  ]);
  expect([fitting, ofDay]).toEqual([1, 2]);
});

test('choices are counted on the day that is shown', () => {
  expect(select(sessions, criteria).choices.track).toEqual([{ value: 't', label: 'T', count: 1 }]);
  expect(select(sessions, { ...criteria, day: ALL_DAYS }).choices.track[0]?.count).toBe(2);
});

test('a hidden poster is listed nowhere, a hidden session in the list', () => {
  const poster = aSession({ Id: 'p', IsPoster: true });
  expect(isListed(poster, 'posters')).toBe(true);
  expect(isListed({ ...poster, HideOnScheduler: true }, 'all')).toBe(false);
  expect(isListed(poster, 'sessions')).toBe(false);
  expect(isListed({ ...sessions[0]!, HideOnScheduler: true }, 'all')).toBe(true);
});

test('one day is no choice, unless there are sessions without a day', () => {
  const first = { day: '2027-06-04', count: 2 };
  expect(hasOneDay({ days: [first], fitting: 2 })).toBe(true);
  expect(hasOneDay({ days: [first], fitting: 3 })).toBe(false);
  expect(hasOneDay({ days: [first, { day: '2027-06-05', count: 0 }], fitting: 2 })).toBe(false);
});
