import { expect, test } from 'vitest';
import { aSession } from '../session/session.fixture.ts';
import { bestItems, listItems } from './list-items.ts';

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
