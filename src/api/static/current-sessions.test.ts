import { expect, test } from 'vitest';
import type { Session, SessionLine } from '../../contract/programme.ts';
import { currentSessions, onScheduler } from './current-sessions.ts';

const at = (Id: string, start: string, end: string, RoomId = 'a') =>
  ({ Id, StartDateTime: `2027-05-03T${start}Z`, EndDateTime: `2027-05-03T${end}Z`, RoomId, RoomName: RoomId }) as SessionLine;
const sessions = [
  at('over', '08:00', '10:00'),
  at('long', '09:00', '17:00', 'b'),
  at('ending', '09:30', '10:15'),
  at('within', '10:45', '11:30'),
  at('next', '11:00', '12:00'),
  at('later', '11:30', '12:00'),
  at('evening', '18:00', '19:00', 'c'),
  at('night', '20:00', '21:00', 'c'),
  { ...at('unscheduled', '00:00', '00:00'), StartDateTime: null, EndDateTime: null },
];
const chosen = (time: string, limit: number) => currentSessions(sessions, Date.parse(`2027-05-03T${time}Z`), limit).map(({ Id }) => Id);

test('what runs in the hour, the first ones after it, and the first one after it in every room', () => {
  expect(chosen('10:20', 1)).toEqual(['long', 'ending', 'within', 'next', 'evening']);
  expect(chosen('10:20', 2)).toEqual(['long', 'ending', 'within', 'next', 'later', 'evening']);
  expect(chosen('21:00', 5)).toEqual([]);
});

test('when all is over: the first ones that were recorded', () => {
  const recorded = sessions.map((one) => ({ ...one, HasRecording: ['over', 'within', 'night'].includes(one.Id) }));
  const after = Date.parse('2027-05-04T08:00Z');
  expect(currentSessions(recorded, after, 2).map(({ Id }) => Id)).toEqual(['over', 'within']);
  expect(currentSessions(recorded, Date.parse('2027-05-03T20:00Z'), 2).map(({ Id }) => Id)).toEqual(['night']);
});

test('at every minute of the hour it holds all that is on and the first that follow', () => {
  const of = (one: SessionLine) => [Date.parse(one.StartDateTime ?? ''), Date.parse(one.EndDateTime ?? '')] as const;
  for (let now = Date.parse('2027-05-03T10:00Z'); now < Date.parse('2027-05-03T11:00Z'); now += 60_000) {
    const shownOf = (from: readonly SessionLine[]) => ({
      on: from.filter((one) => of(one)[0] <= now && now < of(one)[1]),
      next: from.filter((one) => of(one)[0] > now).slice(0, 2),
    });
    expect(shownOf(currentSessions(sessions, now, 2))).toEqual(shownOf(sessions));
  }
});

test('posters, what is hidden, and what is called off take place at no time', () => {
  const of = (Id: string, given: Partial<Session> = {}) =>
    ({ ...at(Id, '09:00', '10:00'), IsPoster: false, HideOnScheduler: false, Groups: [{ Name: 'CME' }], ...given }) as Session;
  const all = [
    of('held'),
    of('poster', { IsPoster: true }),
    of('hidden', { HideOnScheduler: true }),
    of('cancelled', { Groups: [{ Name: 'Cancelled' }] }),
    of('postponed', { Groups: [{ Name: 'Postponed' }] }),
  ];
  expect(onScheduler(all).map(({ Id }) => Id)).toEqual(['held']);
});
