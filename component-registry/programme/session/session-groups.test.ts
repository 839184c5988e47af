import { describe, expect, test } from 'vitest';
import { aSession } from './session.fixture.ts';
import { groupSessions, inDayOrder, LONGEST_GROUP, placeOfNow } from './session-groups.ts';
import { sessionOrder } from './session-order.ts';

const sessions = [
  aSession({ Id: 'night', at: ['2027-05-04T00:30+02:00', 60], ProgrammeDay: '2027-05-03' }),
  aSession({ Id: 'b', at: ['2027-05-03T08:00+02:00', 60], RoomName: 'Hall B', Name: 'Éclair' }),
  aSession({ Id: 'next', at: ['2027-05-04T09:00+02:00', 60], RoomName: 'Hall A', Name: '“Quoted”' }),
  aSession({ Id: 'a', at: ['2027-05-03T08:00+02:00', 90], RoomName: 'Hall A', Name: 'Echo' }),
  aSession({ Id: 'later', Name: '…' }),
];
const inDate = sessions.toSorted(inDayOrder(sessionOrder('date', 'en-GB')));
const shape = (groups: ReturnType<typeof groupSessions>): string =>
  groups.map((group) => `${group.opensDay ? `${group.day}: ` : ''}${group.label}${group.sessions.map(({ Id }) => Id).join()}`).join(' | ');

describe('groups of sessions', () => {
  test('by date: what starts together; the small hours stay with the evening before; not scheduled comes last', () => {
    expect(shape(groupSessions(inDate, 'date', 'en-GB'))).toBe('2027-05-03: a,b | night | 2027-05-04: next | : later');
  });

  test('by name: one letter, punctuation aside, accents as the language files them', () => {
    const byName = (language: string, ...names: string[]): string => {
      const own = names.map((Name) => aSession({ Id: Name, Name })).toSorted(sessionOrder('name', language));
      return shape(groupSessions(own, 'name', language));
    };
    expect(byName('en-GB', 'Éclair', 'Echo', '“Quoted”', '3D printing', '🎉 Party')).toBe(
      '#🎉 Party,3D printing | EEcho,Éclair | Q“Quoted”',
    );
    expect(byName('de-DE', 'Zelle', 'Öffnung', 'Ohr')).toBe('OÖffnung,Ohr | ZZelle');
    expect(byName('sv-SE', 'Zelle', 'Öppning', 'Ohr')).toBe('OOhr | ZZelle | ÖÖppning');
  });

  test('by room', () => {
    expect(shape(groupSessions(sessions.toSorted(sessionOrder('room', 'en-GB')), 'room', 'en-GB'))).toBe(
      'Hall Aa,next | Hall Bb | night,later',
    );
  });

  test('a long group is split, and marked as continued', () => {
    const many = Array.from({ length: LONGEST_GROUP + 1 }, (_, index) => aSession({ Id: String(index), at: ['2027-05-03T08:00Z', 60] }));
    expect(groupSessions(many, 'date', 'en-GB').map(({ continued, sessions: own }) => [continued, own.length])).toEqual([
      [false, LONGEST_GROUP],
      [true, 1],
    ]);
  });

  test('the line of now is before the next start, and never outside the day', () => {
    const groups = groupSessions(inDate, 'date', 'en-GB').slice(0, 2);
    expect(placeOfNow(groups, Date.parse('2027-05-03T07:59+02:00'))).toBeUndefined();
    expect(placeOfNow(groups, Date.parse('2027-05-03T08:00+02:00'))).toBe(1);
    expect(placeOfNow(groups, Date.parse('2027-05-04T00:30+02:00'))).toBeUndefined();
  });
});
