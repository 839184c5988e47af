import { expect, test } from 'vitest';
import { aSession } from '../session/session.fixture.ts';
import { bestItems, foldEarlier, hoursOf, listItems } from './list-items.ts';

const sessions = [
  aSession({ Id: 'a', at: ['2027-05-03T08:00+02:00', 60] }),
  aSession({ Id: 'b', at: ['2027-05-03T10:00+02:00', 60] }),
  aSession({ Id: 'c', at: ['2027-05-04T10:00+02:00', 60] }),
  aSession({ Id: 'd' }),
];
const shape = (today: string | undefined, order: 'date' | 'name' = 'date'): string =>
  listItems(sessions, order, 'en-GB', today, Date.parse('2027-05-03T09:30+02:00'))
    .map((item) =>
      item.kind === 'group'
        ? item.group.sessions.map(({ Id }) => Id).join()
        : item.kind === 'day'
          ? `${item.day}(${item.count})`
          : item.kind.toUpperCase(),
    )
    .join(' ');

test('days have headings, now is before the next start of today', () => {
  expect(shape('2027-05-03')).toBe('2027-05-03(2) a NOW b 2027-05-04(1) c (1) d');
  expect(shape('2027-05-04')).toBe('2027-05-03(2) a b 2027-05-04(1) c (1) d');
  expect(shape(undefined)).not.toContain('NOW');
});

test('in other orders there are no days and no now', () => {
  expect(shape('2027-05-03', 'name')).toBe('a,b,c,d');
});

test('of many results the best three come first, in the order of the search', () => {
  const many = Array.from({ length: 9 }, (_, index) => aSession({ Id: String(index) }));
  const best = bestItems(many, ['elsewhere', '7', '2', '5', '1']);
  expect(best).toEqual([{ kind: 'best', key: 'best', sessions: [many[7], many[2], many[5]] }]);
  expect(bestItems(many.slice(1), ['7'])).toEqual([]);
  expect(bestItems(many, undefined)).toEqual([]);
});

test('what is over today is folded behind its number, and stays where somebody opens it; the rest of the day is not', () => {
  const day = ['08:00', '08:30', '09:00', '11:00'].map((time, index) =>
    aSession({ Id: String(index), at: [`2027-05-03T${time}+02:00`, 30] }),
  );
  const now = Date.parse('2027-05-03T10:00+02:00');
  const kinds = (fold: 'folded' | 'open' | 'marked', at = now) =>
    foldEarlier(listItems(day, 'date', 'en-GB', '2027-05-03', at), '2027-05-03', at, fold).map((item) =>
      item.kind === 'group' ? item.group.key : item.kind === 'earlier' ? `earlier ${item.count}` : item.kind,
    );
  expect(kinds('folded')).toEqual(['day', 'earlier 3', 'now', '3']);
  expect(kinds('open')).toEqual(['day', 'earlier 3', '0', '1', '2', 'now', '3']);
  expect(kinds('marked')).toEqual(['day', 'earlier 3', '0 over', '1 over', '2 over', 'now', '3']);

  expect(kinds('folded', Date.parse('2027-05-03T22:00+02:00')), 'a day that is over').toEqual(['day', '0', '1', '2', '3']);
  expect(kinds('folded', Date.parse('2027-05-03T08:45+02:00')), 'too few').not.toContain('earlier 1');
});

test('what runs on does not keep what began with it and is over', () => {
  const at = (Id: string, time: string, minutes: number) => aSession({ Id, at: [`2027-05-03T${time}+02:00`, minutes] });
  const day = [at('a', '08:00', 30), at('b', '08:00', 30), at('market', '08:00', 600), at('c', '09:00', 30), at('next', '11:00', 30)];
  const now = Date.parse('2027-05-03T10:00+02:00');
  const shown = (fold: 'folded' | 'open' | 'marked') =>
    foldEarlier(listItems(day, 'date', 'en-GB', '2027-05-03', now), '2027-05-03', now, fold).map((item) =>
      item.kind === 'group'
        ? `${item.group.sessions.map(({ Id }) => Id).join()}${item.isOver ? ' over' : ''}`
        : item.kind === 'earlier'
          ? `earlier ${item.count}`
          : item.kind,
    );
  expect(shown('folded')).toEqual(['day', 'earlier 3', 'market', 'now', 'next']);
  expect(shown('open')).toEqual(['day', 'earlier 3', 'a,b,market', 'c', 'now', 'next']);
  expect(shown('marked')).toEqual(['day', 'earlier 3', 'a,b over', 'market', 'c over', 'now', 'next']);

  // The server's page, too: the row of hours would change when it is taken over.
  const hours = (fold: 'folded' | 'marked') =>
    hoursOf(foldEarlier(listItems(day, 'date', 'en-GB', '2027-05-03', now), '2027-05-03', now, fold), (instant) =>
      new Date(instant).toISOString().slice(11, 13),
    ).map(({ hour }) => hour);
  expect(hours('folded')).toEqual(['06', '09']);
  expect(hours('marked')).toEqual(['06', '09']);
});

test('the hours of a day lead to their first group', () => {
  const items = listItems(sessions, 'date', 'en-GB', undefined, 0);
  const hours = hoursOf(items, (instant) => new Date(instant).toISOString().slice(11, 13));
  expect(hours.map(({ hour }) => hour)).toEqual(['06', '08']);
  expect(items[hours[1]!.index]?.key).toBe('b');
});
