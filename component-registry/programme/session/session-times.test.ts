import { describe, expect, test } from 'vitest';
import { aSession } from './session.fixture.ts';
import { endOf, minutesUntil, phaseOf, startOf } from './session-times.ts';

const at = (time: string): number => Date.parse(time);
const talk = aSession({ Id: '1', at: ['2027-05-03T08:30+02:00', 90] });

describe('a session in time', () => {
  test.each([
    ['2027-05-03T06:29:59Z', 'upcoming'],
    ['2027-05-03T06:30:00Z', 'ongoing'],
    ['2027-05-03T08:00:00Z', 'ongoing'],
    ['2027-05-03T08:00:01Z', 'past'],
  ])('at %s is %s', (now, phase) => {
    expect(phaseOf(talk, at(now))).toBe(phase);
  });

  test('one that is called off never runs: from its start on it is past', () => {
    const off = { ...talk, Groups: [{ Name: 'Postponed' }] };
    expect(['2027-05-03T06:29:59Z', '2027-05-03T06:30:00Z'].map((now) => phaseOf(off, at(now)))).toEqual(['upcoming', 'past']);
  });

  test('without start it is unscheduled, without end it is its start alone', () => {
    expect(phaseOf(aSession({ Id: '2' }), 0)).toBe('unscheduled');
    const open = { StartDateTime: '2027-05-03T08:30+02:00', EndDateTime: null };
    expect(endOf(open)).toBe(startOf(open));
    expect(phaseOf(open, startOf(open)!)).toBe('ongoing');
    expect(phaseOf(open, startOf(open)! + 1)).toBe('past');
  });

  test('minutes are rounded up and never negative', () => {
    expect(minutesUntil(60_001, 0)).toBe(2);
    expect(minutesUntil(60_000, 0)).toBe(1);
    expect(minutesUntil(0, 60_000)).toBe(0);
  });
});
