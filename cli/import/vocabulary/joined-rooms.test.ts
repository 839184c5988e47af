// Sessions in several rooms at once: in the first of those that are rooms of their own, and the others are said.
import { expect, test } from 'vitest';
import { programmeLines } from '../fixtures/programme-lines.ts';

test('rooms that are joined are the first of them where each is a room of its own; all stand in the subtitle and in the report', () => {
  const { lines, result } = programmeLines({
    'programme.csv': `Title,Subtitle,Date,Start,End,Room
Opening,,2031-03-01,09:00,09:30,Hall A + Hall B
Tides,,2031-03-01,10:00,10:30,Hall A
Lamps,,2031-03-01,10:00,10:30,Hall B
Oil,From the deep,2031-03-01,11:00,11:30,Hall A/B
Knots,,2031-03-01,12:00,12:30,Halls A and B
Ropes,,2031-03-01,13:00,13:30,Hall C + Hall D
Sails,,2031-03-01,14:00,14:30,Hall A + Foyer`,
  });
  expect(lines.map((line) => line.split(' · ').slice(2).join(' in '))).toEqual([
    'Opening in hall-a',
    'Tides in hall-a',
    'Lamps in hall-b',
    'Oil in hall-a',
    'Knots in hall-a',
    'Ropes in hall-c-hall-d',
    'Sails in hall-a-foyer',
  ]);
  expect(result.rows.rooms.map(({ Name }) => Name)).toEqual(['Hall A', 'Hall B', 'Hall C + Hall D', 'Hall A + Foyer']);
  expect(result.rows.sessions.map(({ Subtitle }) => Subtitle)).toEqual([
    'Hall A + Hall B',
    '',
    '',
    'From the deep · Hall A + Hall B',
    'Hall A + Hall B',
    '',
    '',
  ]);
  expect(result.findings.filter(({ code }) => code === 'rooms-joined')).toMatchObject([
    { severity: 'warning', line: 2, message: '"Opening" is in Hall A and Hall B: it stands in Hall A, its subtitle names all of them' },
    { line: 5 },
    { line: 6 },
  ]);
});

test('a room the source lists is one, whatever it is called', () => {
  const event = (title: string, room: string, start: string): object => ({ id: title, title, room, start, duration: '00:30', persons: [] });
  const day = {
    index: 1,
    date: '2031-03-01',
    rooms: { 'A + B': [event('Opening', 'A + B', '09:00')], A: [event('Tides', 'A', '10:00')], B: [event('Lamps', 'B', '10:00')] },
  };
  const conference = { acronym: 'sun', title: 'Sun', rooms: [{ name: 'A + B' }, { name: 'A' }, { name: 'B' }], days: [day] };
  const { result } = programmeLines({ 'schedule.json': JSON.stringify({ schedule: { version: '1', conference } }) });
  expect(result.rows.sessions.map(({ RoomId }) => RoomId)).toEqual(['a-b', 'a', 'b']);
});
