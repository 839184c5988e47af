import { expect, test } from 'vitest';
import { fileOf } from '../../fixtures/schedules.ts';
import { importProgramme } from '../../import-programme.ts';

const table =
  'Session Title;Day;From;To;Speaker 1;Speaker 2;Room;Budget\nTides;1.3.2031;9:00;10:30;Ada Sample;Bo Beispiel;Lamp Room;12\nNight;1.3.2031;23:00;1:00;;;;\n;1.3.2031;9:00;;;;;\n';
const mapping = (value: object) => fileOf('mapping.json', JSON.stringify(value));

test('columns are found by their names, unknown ones are reported', () => {
  const { format, rows, quarantine, leftOut } = importProgramme({ files: [fileOf('sessions.csv', table)], timeZone: 'Europe/Berlin' });
  expect(format).toBe('csv');
  expect(rows.sessions).toMatchObject([
    { Name: 'Tides', StartDateTime: '2031-03-01T09:00:00+01:00', EndDateTime: '2031-03-01T10:30:00+01:00', RoomId: 'lamp-room' },
    { Name: 'Night', EndDateTime: '2031-03-02T01:00:00+01:00', ProgrammeDay: '2031-03-01' },
  ]);
  expect(quarantine).toMatchObject([{ file: 'sessions.csv', line: 4, reason: 'it has no title', row: ';1.3.2031;9:00;;;;;' }]);
  expect(leftOut.map(({ field }) => field)).toEqual(['Speaker 1', 'Speaker 2', 'Budget']);
});

test('a mapping names columns, joins those of people, fills what is empty', () => {
  const files = [
    fileOf('list.csv', table.replace('Session Title', 'What')),
    mapping({
      name: 'Lantern',
      timeZone: 'Europe/Dublin',
      fields: { title: 'What', persons: ['Speaker 1', 'Speaker 2'] },
      defaults: { type: 'Talk' },
    }),
  ];
  const { event, rows } = importProgramme({ files });
  expect(event).toMatchObject({ name: 'Lantern', timeZone: 'Europe/Dublin' });
  expect(rows.sessions[0]).toMatchObject({
    Name: 'Tides',
    SessionType: 'Talk',
    Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Bo Beispiel' }],
  });
});

test.each([
  [{ fields: { titel: 'x' } }, 'mapping-invalid'],
  [{ timeZone: 'Moon/Base' }, 'mapping-invalid'],
  [[], 'mapping-invalid'],
])('a wrong mapping %j is refused with its place', (value, code) => {
  expect(importProgramme({ files: [fileOf('a.csv', table), mapping(value)], format: 'csv' }).findings).toMatchObject([
    { code, file: 'mapping.json' },
  ]);
});

test('a table of people says more about them; a table of posters is one of posters', () => {
  const { rows } = importProgramme({
    files: [
      fileOf('posters.csv', 'title,authors\nWicks,Ada Sample\n'),
      fileOf('sessions.csv', 'title,start,speaker\nTides,2031-03-01 09:00,Ada Sample\n'),
      fileOf('speakers.csv', 'First Name,Last Name,Bio,Company\nAda,Sample,Measures tides.,Harbour Office\n'),
    ],
    format: 'csv',
  });
  expect(rows.authors).toMatchObject([{ DisplayName: 'Ada Sample', Biography: '<p>Measures tides.</p>', Institution: 'Harbour Office' }]);
  expect(rows.sessions).toMatchObject([
    { Name: 'Wicks', IsPoster: true },
    { Name: 'Tides', Speakers: [{ DisplayName: 'Ada Sample' }] },
  ]);
});
