// Programmes as they are while they are planned: durations that run on, rooms nobody knows, tracks as columns, numbered papers, boards of posters.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';

test('durations alone: each row begins where the one above ends, in its room and on its day', () => {
  const result = readOffice(
    csvFile(`Thursday 6 March 2031;;;
Start;Length;Title;Room
09:00;15 min;Opening;Hall
;45';Reading the tides;Hall
;1h 15;Wicks;Hall
;20 min;Nets;Quay
13:00;0:30;Oil;Hall
;1,5 h;Lamps;Hall
Friday 7 March 2031;;;
;30 min;Moons;Hall
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:15 | Opening | Hall',
    '03-06 09:15–10:00 | Reading the tides | Hall',
    '03-06 10:00–11:15 | Wicks | Hall',
    '? | Nets | Quay',
    '03-06 13:00–13:30 | Oil | Hall',
    '03-06 13:30–15:00 | Lamps | Hall',
    '? | Moons | Hall',
  ]);
  expect(result.findings.filter(({ code }) => code === 'start-continued').map(({ line, message }) => [line, message])).toEqual([
    [4, '3 rows have a duration and no start and begin where the row above ends'],
  ]);
});

test('a room, a person or an institution that nobody knows yet is none; a title is one', () => {
  const result = readOffice(
    csvFile(`Date,Start,End,Title,Speaker,Room
2031-03-06,09:00,09:30,Opening,TBA,TBA
2031-03-06,09:30,10:15,Reading the tides,Ada Sample,tbd
2031-03-06,10:15,11:00,Wicks,Bo Example (TBC),Room: to be announced
2031-03-06,11:00,12:00,TBA,,Hall A
2031-03-06,12:00,13:00,Lamps,Dee Demo,-
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Opening',
    '03-06 09:30–10:15 | Reading the tides | Ada Sample',
    '03-06 10:15–11:00 | Wicks | Bo Example',
    '03-06 11:00–12:00 | TBA | Hall A',
    '03-06 12:00–13:00 | Lamps | Dee Demo',
  ]);
  expect([result.rows.rooms.map(({ Name }) => Name), institutionsOf(result)['Bo Example'] ?? '']).toEqual([['Hall A'], '']);
});

test('tracks as columns, a dash where there is nothing, breaks between dashes', () => {
  const result = readOffice(
    csvFile(`Thursday 6 March 2031,Track A: Sea,Track B: Light
09:00–09:30,Opening (plenary),—
09:30–10:15,Reading the tides — Ada Sample,Trimming wicks — Bo Example
10:15–10:45,— Coffee break —,— Coffee break —
12:00–13:00,Lunch,
13:00–14:00,—,Oil — Dee Demo
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Opening (plenary)',
    '03-06 09:30–10:15 | Reading the tides | Ada Sample',
    '03-06 09:30–10:15 | Trimming wicks | Bo Example',
    '03-06 10:15–10:45 | Coffee break',
    '03-06 12:00–13:00 | Lunch',
    '03-06 13:00–14:00 | Oil | Dee Demo',
  ]);
  const tracks = new Map(result.rows.tracks.map(({ Id, Name }) => [Id, Name]));
  expect(result.rows.sessions.map(({ TrackId }) => tracks.get(TrackId ?? '') ?? '')).toEqual([
    'Track A: Sea',
    'Track A: Sea',
    'Track B: Light',
    '',
    '',
    'Track B: Light',
  ]);
  expect(codesOf(result)).toEqual(['cross-table']);
});

test('papers with numbers within sessions with chairs; an end behind a dash is no offset of a zone', () => {
  const result = readOffice(
    csvFile(`Session,Paper,Time,Presenter
S1: Tides (Chair: Eve Probe),S1-01 Reading the tides,2031-03-06 09:00-09:20,Ada Sample
S1: Tides (Chair: Eve Probe),S1-02 Moons,2031-03-06 09:20-09:40,Bo Example
S2: Wicks (Chair: Flo Test),S2-01 Trimming,2031-03-06 10:00-10:20,Cy Model
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:40 | S1: Tides | [Eve Probe]',
    '  03-06 09:00–09:20 | S1-01 Reading the tides | Ada Sample',
    '  03-06 09:20–09:40 | S1-02 Moons | Bo Example',
    '03-06 10:00–10:20 | S2: Wicks | [Flo Test]',
    '  03-06 10:00–10:20 | S2-01 Trimming | Cy Model',
  ]);
  const offset = readOffice(csvFile('Start,Title\n2031-03-06 09:00-05:00,Tides\n2031-03-06T10:00-11:00,Moons\n'));
  expect(offset.rows.sessions.map(({ StartDateTime }) => Date.parse(StartDateTime!))).toEqual(
    ['2031-03-06T09:00-05:00', '2031-03-06T10:00-11:00'].map((text) => Date.parse(text)),
  );
});

test('boards of posters are their numbers', () => {
  const { rows, leftOut } = readOffice(
    csvFile(`Board,Poster session,Date,Time,Title,Authors
P-01,Poster session A,2031-03-06,12:00-13:30,Small tides,"Ada Sample, Bo Example"
P-02,Poster session A,2031-03-06,12:00-13:30,Small moons,"Cy Model, Dee Demo"
`),
  );
  expect(rows.presentations.map(({ Title, PosterNumber }) => [Title, PosterNumber])).toEqual([
    ['Small tides', 'P-01'],
    ['Small moons', 'P-02'],
  ]);
  expect(leftOut).toEqual([]);
});
