import { describe, expect, test } from 'vitest';
import { aSession } from '../session/session.fixture.ts';
import { byRoom, momentOf } from './moment.ts';

const on = (Id: string, time: string, minutes: number, given: Parameters<typeof aSession>[0] = { Id }) =>
  aSession({ ...given, Id, at: [`2027-05-03T${time}+02:00`, minutes] });
const sessions = [
  on('market', '08:00', 600),
  on('talk', '11:30', 60),
  on('stream', '11:00', 90, { Id: '', StreamUrl: 'https://stream.example.org/a' }),
  on('next', '12:30', 60),
];
const at = (time: string, startDate = '2027-05-03') =>
  momentOf(sessions, { now: Date.parse(`2027-05-03T${time}+02:00`), today: '2027-05-03', startDate, endDate: '2027-05-03' });

describe('the moment', () => {
  test('during: streams first, then the latest start', () => {
    const moment = at('12:00');
    expect(moment.kind === 'during' && [moment.on.map(({ Id }) => Id), moment.next.map(({ Id }) => Id)]).toEqual([
      ['stream', 'talk', 'market'],
      ['next'],
    ]);
  });

  test('what is called off is neither on nor next, and no recording of it is offered', () => {
    const off = { Groups: [{ Name: 'Cancelled' }], RecordingUrl: 'https://recordings.example.org/off' };
    const given = [on('off', '11:30', 60, { Id: '', ...off }), on('talk', '11:30', 60), on('later', '12:30', 60, { Id: '', ...off })];
    const around = { today: '2027-05-03', startDate: '2027-05-03', endDate: '2027-05-03' };
    const during = momentOf(given, { now: Date.parse('2027-05-03T12:00+02:00'), ...around });
    expect(during.kind === 'during' && [during.on.map(({ Id }) => Id), during.next]).toEqual([['talk'], []]);
    const after = momentOf(given, { now: Date.parse('2027-05-03T14:00+02:00'), ...around });
    expect(after.kind === 'after' && after.recorded).toEqual([]);
  });

  test('at the very minute one ends, the next is on as well (R1); then it is over', () => {
    const on = (time: string): unknown => {
      const moment = at(time);
      return moment.kind === 'during' && moment.on.map(({ Id }) => Id);
    };
    expect(on('12:30')).toEqual(['stream', 'next', 'talk', 'market']);
    expect(on('12:30:01')).toEqual(['next', 'market']);
  });

  test('before: days until the first day; on the morning itself it is during, with nothing on', () => {
    expect(momentOf(sessions, { now: 0, today: '2027-04-30', startDate: '2027-05-03', endDate: '2027-05-05' })).toMatchObject({
      kind: 'before',
      days: 3,
    });
    expect(at('07:00')).toMatchObject({ kind: 'during', on: [] });
  });

  test('after: nothing is on and nothing follows', () => {
    expect(at('23:00')).toEqual({ kind: 'after', recorded: [] });
  });

  test('after: what was recorded, in the order of the halls', () => {
    const recorded = [
      { ...sessions[1]!, HasRecording: true, RoomSort: 2 },
      { ...sessions[2]!, HasRecording: true, RoomSort: 1 },
      sessions[3]!,
    ];
    const moment = momentOf(recorded, { now: Date.parse('2027-05-04T12:00Z'), today: '2027-05-04', startDate: '', endDate: '2027-05-03' });
    expect(moment.kind === 'after' && moment.recorded.map(({ Id }) => Id)).toEqual(['stream', 'talk']);
  });

  test('without sessions before the last day the moment is unknown', () => {
    expect(momentOf([], { now: 0, today: '2027-05-04', startDate: '2027-05-03', endDate: '2027-05-05' })).toEqual({ kind: 'unknown' });
    expect(momentOf([], { now: 0, today: '2027-05-04', startDate: '', endDate: '' })).toEqual({ kind: 'unknown' });
  });

  test('an event without dates is judged by its sessions', () => {
    expect(at('07:00', '')).toMatchObject({ kind: 'during', on: [] });
  });
});

test('by room: what is on and what follows there', () => {
  const hall = (Id: string, RoomId: string) => aSession({ Id, RoomId, RoomName: RoomId });
  const rooms = byRoom([hall('1', 'A'), hall('2', 'B')], [hall('3', 'C'), hall('4', 'A'), hall('5', 'A')], 3);
  expect(rooms.map(({ id, on: running, next }) => [id, running?.Id, next?.Id])).toEqual([
    ['A', '1', '4'],
    ['B', '2', undefined],
    ['C', undefined, '3'],
  ]);
  expect(byRoom([hall('1', 'A'), hall('2', 'B')], [], 1)).toHaveLength(1);
});
