import { expect, test } from 'vitest';
import { aSession } from '../session/session.fixture.ts';
import { weekDays, weekRuns } from './week.ts';

const at = (Id: string, day: number, time: string, given = {}) => ({
  ...aSession({ Id, at: [`2027-05-0${day}T${time}Z`, 30], ...given }),
  ProgrammeDay: `2027-05-0${day}`,
});
const hour = (start: number): number => new Date(start).getUTCHours();
const words = (own: string[] = []) =>
  weekDays(sessions, hour, ({ Id }) => own.includes(Id)).map(({ day, count, parts }) => [
    day,
    count,
    ...parts.map(({ name, shown, more }) => `${name} ${shown.map(({ Id }) => Id).join('')}+${more}`),
  ]);
const sessions = [
  at('a', 4, '09:00'),
  at('b', 4, '09:30'),
  at('c', 4, '10:00', { Highlighted: true }),
  at('d', 4, '10:30'),
  at('e', 4, '12:00'),
  at('f', 4, '16:59'),
  at('g', 4, '17:00'),
  at('h', 3, '23:30'),
  { ...aSession({ Id: 'i' }), ProgrammeDay: '2027-05-03' },
  aSession({ Id: 'never' }),
];

test('days in order, each with its parts; what has no day is in none', () => {
  expect(words()).toEqual([
    ['2027-05-03', 2, 'evening h+0', 'anyTime i+0'],
    ['2027-05-04', 7, 'morning abc+1', 'afternoon ef+0', 'evening g+0'],
  ]);
});

test('own ones stand for a part of the day first, then highlighted ones, in the order of their times', () => {
  expect(words(['d'])[1]?.[2]).toBe('morning acd+1');
});

test('few days far from a run of days stand aside; where all are far from each other none does', () => {
  const runs = (...days: string[]) =>
    weekRuns(days.map((day) => ({ day, count: 1, parts: [] }))).map((run) => [run.isAside, ...run.days.map(({ day }) => day)]);
  expect(runs('2027-05-03', '2027-05-04', '2027-05-06', '2027-05-14')).toEqual([
    [false, '2027-05-03', '2027-05-04', '2027-05-06'],
    [true, '2027-05-14'],
  ]);
  expect(runs('2027-05-03', '2027-05-04', '2027-05-06', '2027-05-13')).toEqual([
    [false, '2027-05-03', '2027-05-04', '2027-05-06', '2027-05-13'],
  ]);
  expect(runs('2027-01-03', '2027-02-03', '2027-03-03', '2027-04-03')).toHaveLength(1);
});
