import { expect, test } from 'vitest';
import type { SessionRow } from '../rows.ts';
import { highlightsOf, MOST_HIGHLIGHTS } from './highlights.ts';

const speaker = { Id: 'p', Firstname: '', Surname: 'P', DisplayName: 'P' };
const session = (Id: string, day: number, minutes: number, over: Partial<SessionRow> = {}): SessionRow => ({
  Id,
  Name: `Session ${Id}`,
  RoomId: 'hall',
  ProgrammeDay: `2031-05-0${day}`,
  StartDateTime: `2031-05-0${day}T10:00:00+02:00`,
  EndDateTime: new Date(Date.parse(`2031-05-0${day}T10:00:00+02:00`) + minutes * 60_000).toISOString(),
  Speakers: [speaker],
  Abstract: '<p>About it.</p>',
  ...over,
});

test('opening, keynotes and closing of the most used room, and nothing that the source does not call so', () => {
  const sessions = [
    session('a', 1, 30),
    session('b', 1, 60),
    session('c', 2, 45),
    session('d', 2, 20, { SessionType: 'Keynote' }),
    session('e', 1, 90, { Name: 'Opening ceremony', Speakers: [] }),
    session('f', 1, 90, { RoomId: 'small', Name: 'Opening of the small room' }),
    session('g', 2, 600, { Name: 'Opening of the lounge' }),
    session('j', 3, 30, { Name: '閉会の辞' }),
    session('h', 2, 50, { Abstract: '', Description: '' }),
    session('i', 2, 50, { StartDateTime: null, EndDateTime: null }),
  ];
  expect([...highlightsOf(sessions)]).toEqual(['e', 'd', 'j']);
  expect([...highlightsOf(sessions.toReversed())]).toEqual(['e', 'd', 'j']);
});

test.each([
  ['Opening of the congress', true],
  ['Eröffnungsfeier', true],
  ['Açılış töreni', true],
  ['Conférence de clôture', true],
  ['حفل الافتتاح', true],
  ['Reopening the valve', false],
  ['Openings in general practice', false],
])('%s', (Name, isChosen) => {
  expect(highlightsOf([session('a', 1, 30, { Name })]).size).toBe(isChosen ? 1 : 0);
});

test('there are never more than a few, and none without sessions', () => {
  expect(highlightsOf(Array.from({ length: 40 }, (_, index) => session(`${index}`, 1, 30, { SessionType: 'Keynote' }))).size).toBe(
    MOST_HIGHLIGHTS,
  );
  expect(highlightsOf([]).size).toBe(0);
});
