import { expect, test } from 'vitest';
import { fileOf } from '../../fixtures/schedules.ts';
import { importProgramme, type ImportRequest } from '../../import-programme.ts';

const table =
  'Session Title;Day;From;To;Speaker 1;Speaker 2;Room;Budget\nTides;1.3.2031;9:00;10:30;Ada Sample;Bo Beispiel;Lamp Room;12\nNight;1.3.2031;23:00;1:00;;;;\n;1.3.2031;9:00;;;;;\n';
const mapping = (value: object) => fileOf('mapping.json', JSON.stringify(value));

test('columns are found by their names, unknown ones are reported', () => {
  const { format, rows, quarantine, leftOut } = importProgramme({ files: [fileOf('sessions.csv', table)], timeZone: 'Europe/Berlin' });
  expect(format).toBe('table');
  expect(rows.sessions).toMatchObject([
    {
      Name: 'Tides',
      StartDateTime: '2031-03-01T09:00',
      EndDateTime: '2031-03-01T10:30',
      RoomId: 'lamp-room',
      Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Bo Beispiel' }],
    },
    { Name: 'Night', EndDateTime: '2031-03-02T01:00', ProgrammeDay: '2031-03-01' },
  ]);
  expect(quarantine).toMatchObject([{ file: 'sessions.csv', line: 4, reason: 'it has no title', row: ';1.3.2031;9:00;;;;;' }]);
  expect(leftOut.map(({ field }) => field)).toEqual(['Budget']);
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
  expect(importProgramme({ files: [fileOf('a.csv', table), mapping(value)], format: 'table' }).findings).toMatchObject([
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
    format: 'table',
  });
  expect(rows.authors).toMatchObject([{ DisplayName: 'Ada Sample', Biography: '<p>Measures tides.</p>', Institution: 'Harbour Office' }]);
  expect(rows.sessions).toMatchObject([
    { Name: 'Wicks', IsPoster: true },
    { Name: 'Tides', Speakers: [{ DisplayName: 'Ada Sample' }] },
  ]);
});

/** Start times of a table's sessions as they are written in the event's zone, without the offset. */
const starts = (text: string, options: Partial<ImportRequest> = {}) => {
  const result = importProgramme({ files: [fileOf('sessions.csv', text)], timeZone: 'Europe/Berlin', ...options });
  const findings = result.findings.filter(({ code }) => code !== 'end-unknown');
  return { ...result, findings, starts: result.rows.sessions.map(({ StartDateTime }) => StartDateTime?.slice(0, 16)) };
};

test.each([
  [
    'the days lie together',
    'Title,Date,Start\nA,11/03/2031,9:00\nB,12/03/2031,9:00\nC,3/04/2031,9:00\n',
    ['2031-03-11', '2031-03-12', '2031-04-03'],
    'dmy',
  ],
  ['a number over 12 decides for all', 'Title,Date,Start\nA,1/3/2031,9:00\nB,1/14/2031,9:00\n', ['2031-01-03', '2031-01-14'], 'mdy'],
  ['weekdays decide', 'Title,Date,Start\nA,Sat 1/3/2031,9:00\n', ['2031-03-01'], 'dmy'],
])('the order of day and month: %s', (_, text, days, order) => {
  const { starts: found, findings } = starts(text);
  expect(found).toEqual(days.map((day) => `${day}T09:00`));
  expect(findings).toMatchObject([
    { code: 'date-order', severity: 'info', message: expect.stringContaining(order === 'dmy' ? 'day is first' : 'month is first') },
  ]);
});

test('nothing decides the order: the day is first, with a warning; --date-order and the zone say otherwise', () => {
  const text = 'Title,Date,Start\nA,1/3/2031,9:00\n';
  expect(starts(text)).toMatchObject({ starts: ['2031-03-01T09:00'], findings: [{ code: 'date-order-guessed', severity: 'warning' }] });
  expect(starts(text, { timeZone: 'America/Chicago' }).starts).toEqual(['2031-01-03T09:00']);
  expect(starts(text, { dateOrder: 'mdy' })).toMatchObject({ starts: ['2031-01-03T09:00'], findings: [{ code: 'date-order' }] });
});

test('a year that no date names', () => {
  const text = 'Title,Date,Start\nA,30 July,9 Uhr\nB,Thu 7/31,0900\n';
  expect(starts(text)).toMatchObject({ starts: [undefined, undefined], quarantine: [] });
  expect(starts(text).findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['year-missing', 'session-time-unreadable']));
  expect(starts(text, { year: 2031 }).starts).toEqual(['2031-07-30T09:00', '2031-07-31T09:00']);
  // One date with a year says it for all.
  expect(starts(`${text}C,1 August 2031,9 Uhr\n`).starts).toEqual(['2031-07-30T09:00', '2031-07-31T09:00', '2031-08-01T09:00']);
});

test('counted days need the first; a date goes before them', () => {
  const text = 'Title,Day,Start\nA,1,9:00\nB,Day 3,9:00\n';
  expect(starts(text)).toMatchObject({ starts: [undefined, undefined] });
  expect(starts(text).findings[0]).toMatchObject({ code: 'day-counted', suggestion: expect.stringContaining('--first-day') });
  expect(starts(text, { firstDay: '2031-03-01' }).starts).toEqual(['2031-03-01T09:00', '2031-03-03T09:00']);
  expect(starts('Title,Day,Date,Start\nA,2,2031-03-01,9:00\n').starts).toEqual(['2031-03-01T09:00']);
});

test('a time nobody can read: the session arrives without one, and the message names its column', () => {
  const {
    starts: found,
    findings,
    quarantine,
  } = starts('Title,Date,From,To\nB,,23:00,1:00\nA,2031-03-01,after lunch,\nC,Mondayish,9:00,10:00\n');
  expect([found, quarantine]).toEqual([[undefined, undefined, undefined], []]);
  expect(findings.map(({ code, line, message }) => [code, line, /column "(\w+)"/.exec(message)?.[1]])).toEqual([
    ['session-without-time', 2, undefined],
    ['session-time-unreadable', 3, 'From'],
    ['session-time-unreadable', 4, 'Date'],
  ]);
});

test("zones that are written are kept: the instant is the same in the event's zone", () => {
  expect(starts('Title,Date,Time\nA,1 March 2031,(16:45-17:45 GMT)\nB,2031年3月1日,14:00 (UTC+1)\n').rows.sessions).toMatchObject([
    { StartDateTime: '2031-03-01T17:45:00+01:00', EndDateTime: '2031-03-01T18:45:00+01:00' },
    { StartDateTime: '2031-03-01T14:00:00+01:00' },
  ]);
});
