import { describe, expect, test } from 'vitest';
import { dayAt, firstShown, programmeDays } from './programme-days.ts';
import { aSession } from './session.fixture.ts';

const sessions = [
  aSession({ Id: '3', at: ['2027-05-04T09:00+02:00', 60] }),
  aSession({ Id: '1', at: ['2027-05-03T09:00+02:00', 60] }),
  aSession({ Id: '2', at: ['2027-05-04T01:00+02:00', 120], ProgrammeDay: '2027-05-03' }),
  aSession({ Id: '4' }),
];
const day = (now: string, today: string): string | undefined => dayAt(sessions, Date.parse(now), today);

describe('the days of a programme', () => {
  test('are in order, with their sessions counted', () => {
    expect(programmeDays(sessions)).toEqual([
      { day: '2027-05-03', count: 2 },
      { day: '2027-05-04', count: 1 },
    ]);
  });

  test('after midnight it is still the day whose sessions continue', () => {
    expect(day('2027-05-04T02:59+02:00', '2027-05-04')).toBe('2027-05-03');
    expect(day('2027-05-04T03:00+02:00', '2027-05-04')).toBe('2027-05-04');
  });

  test('in the early morning of a day with a programme it is that day; outside none', () => {
    expect(day('2027-05-03T05:00+02:00', '2027-05-03')).toBe('2027-05-03');
    expect(day('2027-05-06T12:00+02:00', '2027-05-06')).toBeUndefined();
  });

  test('if a night continues into the next morning, the later day is today', () => {
    const long = [aSession({ Id: 'party', at: ['2027-05-03T20:00+02:00', 960] }), ...sessions];
    expect(dayAt(long, Date.parse('2027-05-04T09:30+02:00'), '2027-05-04')).toBe('2027-05-04');
  });

  test('the first shown is today, else the first', () => {
    const days = programmeDays(sessions);
    expect(firstShown(days, '2027-05-04')).toBe('2027-05-04');
    expect(firstShown(days, '2027-06-01')).toBe('2027-05-03');
    expect(firstShown([], undefined)).toBeUndefined();
  });
});
