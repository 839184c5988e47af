// Tables of many shapes: numbered columns, nested lists, printed programmes, lines of sessions, exports of abstracts, names that say little.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

test('18 English: numbered speakers with their institutions, links behind cells, a header that repeats', async () => {
  const file = csvFile(`Session,Date,Time,Title,Speaker 1,Affiliation 1,Speaker 2,Affiliation 2
Tides,Thu 3/6/2031,9:00 AM - 9:20 AM,Reading tides,Ada Sample,Harbour Office,Bo Example,Lamp Works
Session,Date,Time,Title,Speaker 1,Affiliation 1,Speaker 2,Affiliation 2
Tides,Thu 3/6/2031,9:20 AM - 9:40 AM,Measuring tides,Cy Model,,,
`);
  const result = readOffice(file, { timeZone: 'America/New_York' });
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:40 | Tides',
    '  03-06 09:00–09:20 | Reading tides | Ada Sample + Bo Example',
    '  03-06 09:20–09:40 | Measuring tides | Cy Model',
  ]);
  expect(institutionsOf(result)).toMatchObject({ 'Ada Sample': 'Harbour Office', 'Bo Example': 'Lamp Works' });
});

test('rooms that are keys become a field of every record by a path, and the start of a row is never its end', () => {
  const talk = (title: string, hour: string) => ({ title, date: `2031-03-06T${hour}:00+01:00`, start: hour, duration: '00:30' });
  const days = [{ rooms: { Hall: [talk('Tides', '09:00'), talk('Wicks', '10:00')], Pier: [talk('Lamps', '09:00')] } }];
  const mapping = {
    tables: [
      {
        file: 'export.json',
        rows: 'map(&(let $room = @[0] in @[1][*].merge(@, { room: $room })), days[].items(rooms)[]) | []',
        fields: { start: 'date' },
      },
    ],
  };
  expect(shortly(readOffice([fileOf('export.json', JSON.stringify({ days })), fileOf('mapping.json', JSON.stringify(mapping))]))).toEqual([
    '03-06 09:00–09:30 | Tides | Hall',
    '03-06 10:00–10:30 | Wicks | Hall',
    '03-06 09:00–09:30 | Lamps | Pier',
  ]);
});

test('19 English: nested JSON without a mapping, and with paths', () => {
  const talk = (names: { en: string }, at: string) => ({ names, begins: at, room: { label: 'Hall' }, people: [{ name: 'Ada Sample' }] });
  const nested = {
    meta: { made: 'x' },
    days: [{ slots: [talk({ en: 'Tides' }, '2031-03-06T09:00')] }, { slots: [talk({ en: 'Wicks' }, '2031-03-07T09:00')] }],
  };
  const mapping = {
    tables: [
      {
        file: 'export.json',
        rows: 'days[].slots[]',
        fields: { title: { path: 'names.en' }, room: { path: 'room.label' }, start: 'begins' },
      },
    ],
  };
  const expected = ['03-06 09:00 | Tides | Hall | Ada Sample', '03-07 09:00 | Wicks | Hall | Ada Sample'];
  expect(shortly(readOffice([fileOf('export.json', JSON.stringify(nested)), fileOf('mapping.json', JSON.stringify(mapping))]))).toEqual(
    expected,
  );
  const flat = JSON.stringify({
    ...nested,
    days: nested.days.map(({ slots }) => ({ slots: slots.map(({ names, ...rest }) => ({ ...rest, title: names.en })) })),
  });
  expect(shortly(readOffice(fileOf('export.json', flat)))).toEqual(expected);
});

test('20 Turkish and Italian, JSON lines and YAML', () => {
  const expected = ['03-06 09:00–09:30 | Gelgit | Salon A | Ada Örnek'];
  expect(
    shortly(
      readOffice(csvFile('Tarih;Başlangıç;Bitiş;Bildiri Başlığı;Konuşmacı;Salon\n06.03.2031;09:00;09:30;Gelgit;Ada Örnek;Salon A\n')),
    ),
  ).toEqual(expected);
  const lines = ['Gelgit', 'Fitil'].map((title) =>
    JSON.stringify({ title, start: '2031-03-06 09:00', end: '09:30', speaker: 'Ada Örnek', room: 'Salon A' }),
  );
  expect(shortly(readOffice(fileOf('a.jsonl', lines.join('\n'))))[0]).toBe(expected[0]);
  const yaml = '- titolo: Gelgit\n  data: 2031-03-06\n  inizio: "09:00"\n  fine: "09:30"\n  relatore: Ada Örnek\n  aula: Salon A\n';
  expect(shortly(readOffice(fileOf('a.yaml', yaml)))).toEqual(expected);
});

test('21 lines for sessions and their chairs; a break ends a session; hours alone on the first day', () => {
  const text = `Session 1: Tides,,,
Chair: Ada Sample,,,
Time,Title,Authors,Room
9:00 - 9:20,Ebb,Bo Example,Hall
9:20 - 9:40,Flood,Cy Model,Hall
9:40 - 10:00,Coffee break,,
Symposium: Wicks,,,
Moderator: Dee Demo,,,
10:00 - 10:20,Oil,Eve Sample,Hall
`;
  expect(shortly(readOffice(csvFile(text), { firstDay: '2031-03-06' }))).toEqual([
    '03-06 09:00–09:40 | Session 1: Tides | Hall | [Ada Sample]',
    '  03-06 09:00–09:20 | Ebb | Bo Example',
    '  03-06 09:20–09:40 | Flood | Cy Model',
    '03-06 09:40–10:00 | Coffee break',
    '03-06 10:00–10:20 | Wicks | Hall | [Dee Demo]',
    '  03-06 10:00–10:20 | Oil | Eve Sample',
  ]);
});

test('22 a printed programme: rooms are columns, times are rows, one keynote for all', () => {
  const result = readOffice(
    csvFile(`Zeit;Saal Nord;Saal Süd
6. März 2031;;
09:00-10:00;Eröffnung;Eröffnung
10:00-11:00;Gezeiten;Lampen
7. März 2031;;
09:00-10:00;;Schluss
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:00 | Eröffnung',
    '03-06 10:00–11:00 | Gezeiten | Saal Nord',
    '03-06 10:00–11:00 | Lampen | Saal Süd',
    '03-07 09:00–10:00 | Schluss | Saal Süd',
  ]);
  expect(codesOf(result)).toEqual(['cross-table']);
});

test('23 an export of abstracts: times of the session and of the talk, a session of posters is no poster', () => {
  const result = readOffice(
    csvFile(`Abstract ID,Abstract Title,Presenting Author,Presenter Email,Session ID,Session Title,Session Type,Session Date,Session Start Time,Session End Time,Presentation Start,Presentation End
A-1,Reading tides,Ada Sample,a@example.org,S1,Tides,Oral,03/04/2031,09:00 AM,10:00 AM,9:00 AM,9:15 AM
A-3,Oil,Cy Model,c@example.org,S2,Posters,Poster,03/15/2031,01:00 PM,02:00 PM,,
`),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–10:00 | Tides',
    '  03-04 09:00–09:15 | Reading tides | Ada Sample',
    '03-15 13:00–14:00 | Posters',
    '  ? | Oil | Cy Model',
  ]);
  expect(result.rows.sessions.map(({ Id, SessionType, IsPoster }) => [Id, SessionType, IsPoster])).toEqual([
    ['S1', 'Oral', undefined],
    ['S2', 'Poster session', undefined],
  ]);
  expect(result.rows.presentations.map(({ Id, Groups }) => [Id, Groups])).toEqual([
    ['A-1', []],
    ['A-3', [{ Name: 'Poster' }]],
  ]);
  expect([JSON.stringify(result.rows).includes('@'), result.leftOut.map(({ field }) => field)]).toEqual([false, ['Presenter Email']]);
});

test('24 names that say little: Name and Talk, When and Where; lists below their day; a title nobody is sure of', () => {
  const plain = 'Name,Talk,When,Where\nAda Sample,Tides,"Mar 6, 2031 9:00 AM",Hall\n';
  expect(shortly(readOffice(csvFile(plain)))).toEqual(['03-06 09:00 | Tides | Hall | Ada Sample']);
  const days = {
    program: {
      '2031-03-06': [{ time: '09:00', title: 'Ebb', speaker: 'Ada Sample' }],
      '2031-03-07': [{ time: '10:00', title: 'Flood', speaker: 'Bo Example' }],
    },
  };
  expect(shortly(readOffice(fileOf('a.json', JSON.stringify(days))))).toEqual([
    '03-06 09:00 | Ebb | Ada Sample',
    '03-07 10:00 | Flood | Bo Example',
  ]);
  const unsure = readOffice(csvFile('Man hört;Datum;Uhrzeit\nVon den Gezeiten;6.3.2031;9:00\nVon den Lampen;6.3.2031;10:00\n'));
  expect([shortly(unsure).length, codesOf(unsure)]).toEqual([2, ['title-guessed']]);
});
