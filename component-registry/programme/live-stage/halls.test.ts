import { describe, expect, test } from 'vitest';
import { aSession } from '../session/session.fixture.ts';
import { hallShown, hallsOf, ofReader, partOver } from './halls.ts';

const line = (Id: string, RoomId: string, RoomSort: number, time = '10:00', minutes = 60) => ({
  ...aSession({ Id, RoomId, RoomName: RoomId, at: [`2027-05-03T${time}+02:00`, minutes] }),
  RoomSort,
});
const at = (time: string): number => Date.parse(`2027-05-03T${time}+02:00`);

describe('the halls', () => {
  const on = [line('workshop', 'lab', 9), line('opening', 'main', 0)];
  const next = [line('talk', 'side', 1, '11:00'), line('close', 'main', 0, '12:00')];

  test('stand in the organiser’s order, named ones first, each with what runs and what follows', () => {
    expect(hallsOf(on, next, []).map(({ id, on: runs, next: follows }) => [id, runs?.Id, follows?.Id])).toEqual([
      ['main', 'opening', 'close'],
      ['side', undefined, 'talk'],
      ['lab', 'workshop', undefined],
    ]);
    expect(hallsOf(on, next, ['lab', 'side']).map(({ id }) => id)).toEqual(['lab', 'side', 'main']);
  });

  test('the chosen one is shown, else the first with something on or soon', () => {
    const halls = hallsOf([on[0]!], next, []);
    expect(hallShown(halls, 'side', at('10:10'))?.id).toBe('side');
    expect(hallShown(halls, 'gone', at('10:10'))?.id).toBe('lab');
    expect(hallShown(halls, '', at('10:40'))?.id).toBe('side');
    expect(hallShown(hallsOf([], next, []), '', at('08:00'))?.id).toBe('main');
    expect(hallShown([], '', 0)).toBeUndefined();
  });

  test('a session without a room stands in no hall', () => expect(hallsOf([line('run', '', 0)], [], [])).toEqual([]));
});

test('how much is over, from 0 to 1', () => {
  const opening = line('opening', 'main', 0);
  expect([at('09:00'), at('10:15'), at('12:00')].map((now) => partOver(opening, now))).toEqual([0, 0.25, 1]);
  expect(partOver(line('moment', 'main', 0, '10:00', 0), at('10:00'))).toBe(1);
});

test('the reader’s own comes first', () => {
  const lines = [line('a', 'x', 0), line('b', 'y', 1)];
  expect(ofReader(lines, new Set(['b']))?.Id).toBe('b');
  expect(ofReader(lines, new Set())).toBeUndefined();
});
