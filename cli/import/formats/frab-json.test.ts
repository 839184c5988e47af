import { expect, test } from 'vitest';
import { eventOf, jsonFile, scheduleOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

/** The import of one event on 1 March 2031 in the Lamp Room. */
function importOf(over: object, conference: object = {}) {
  const result = importProgramme({
    files: [jsonFile(scheduleOf({ '2031-03-01': { 'Lamp Room': [{ ...eventOf(0), ...over }] } }, conference))],
  });
  return { ...result, session: result.rows.sessions[0], codes: result.findings.map(({ code }) => code) };
}

test('a session in order gives no finding', () => {
  const { session, findings, event } = importOf({});
  expect(findings).toEqual([]);
  expect(event).toMatchObject({ name: 'Lantern Congress 2031', timeZone: 'Europe/Berlin', days: ['2031-03-01'], endDate: '2031-03-01' });
  expect(session).toMatchObject({ Id: '0', StartDateTime: '2031-03-01T09:00:00+01:00', EndDateTime: '2031-03-01T09:45:00+01:00' });
});

test.each([
  ['null', null, 'it is null, not an object'],
  ['text', 'talk', 'it is a string, not an object'],
  ['a list', [], 'it is a list, not an object'],
])('%s in place of an event is put into the quarantine with its pointer and line', (_what, value, reason) => {
  const days = { '2031-03-01': { 'Lamp/Room': [eventOf(0), value, eventOf(3)] } };
  const { quarantine, rows } = importProgramme({ files: [jsonFile(scheduleOf(days))] });
  expect(quarantine).toEqual([
    {
      file: 'lantern.schedule.json',
      line: expect.any(Number),
      pointer: '/schedule/conference/days/0/rooms/Lamp~1Room/1',
      reason,
      row: value,
    },
  ]);
  expect(quarantine[0]!.line).toBeGreaterThan(30);
  expect(rows.sessions.map(({ Id }) => Id)).toEqual(['0', '3']);
});

test.each([
  [{ title: undefined }, 'it has no title'],
  [{ title: '  ' }, 'it has no title'],
  [{ title: [] }, 'the title is not text'],
])('%j goes into the quarantine', (over, reason) => {
  const { quarantine, rows } = importOf(over);
  expect(quarantine.map((row) => row.reason)).toEqual([reason]);
  expect(rows.sessions).toEqual([]);
});

test.each([
  [{ date: 'tomorrow' }, 'the date "tomorrow" is unreadable'],
  [{ date: '2031-02-30T10:00:00+01:00' }, 'the date "2031-02-30T10:00:00+01:00" is unreadable'],
  [{ date: 20310301 }, 'the date "20310301" is unreadable'],
  [{ date: {} }, 'the date of type object is unreadable'],
])('%j arrives without a time, and says why', (over, reason) => {
  const { quarantine, rows, findings } = importOf(over);
  expect(quarantine).toEqual([]);
  expect(rows.sessions).toMatchObject([{ StartDateTime: null, EndDateTime: null }]);
  expect(findings).toMatchObject([{ code: 'session-time-unreadable', severity: 'warning', message: expect.stringContaining(reason) }]);
});

test.each([
  ['a date alone and a clock', { date: '2031-03-01', start: '18:30' }, { StartDateTime: '2031-03-01T18:30' }, []],
  [
    'UTC in the source',
    { date: '2031-07-01T08:00:00Z' },
    { StartDateTime: '2031-07-01T10:00:00+02:00', ProgrammeDay: '2031-07-01' },
    ['day-mismatch'],
  ],
  ['local time without offset', { date: '2031-03-01T09:00' }, { StartDateTime: '2031-03-01T09:00' }, []],
  ['an early start under its own date', { date: '2031-03-01T05:30:00+01:00' }, { ProgrammeDay: '2031-03-01' }, []],
  ['a morning that is listed under the day before', { date: '2031-03-02T08:00:00+01:00' }, { ProgrammeDay: '2031-03-01' }, []],
  [
    'no date but a clock after midnight',
    { date: null, start: '01:00' },
    { StartDateTime: '2031-03-02T01:00', ProgrammeDay: '2031-03-01' },
    [],
  ],
  [
    'neither date nor clock',
    { date: null, start: null },
    { StartDateTime: null, EndDateTime: null, ProgrammeDay: '2031-03-01' },
    ['session-without-time'],
  ],
  ['an end that is given', { end: '2031-03-01T11:00:00+01:00' }, { EndDateTime: '2031-03-01T11:00:00+01:00' }, []],
  ['an end before the start', { end: '2031-03-01T08:00:00+01:00' }, { EndDateTime: '2031-03-01T09:45:00+01:00' }, []],
  ['no readable duration', { duration: 'long' }, { EndDateTime: null }, ['end-unknown']],
  ['minutes as a number', { duration: 90 }, { EndDateTime: '2031-03-01T10:30:00+01:00' }, []],
  ['a title in two languages', { title: { de: 'Anfang', en: 'Start' } }, { Name: { 'de-DE': 'Anfang', 'en-GB': 'Start' } }, []],
  ['a title in one language of several', { title: { de: '', en: 'Start' } }, { Name: 'Start' }, []],
  ['languages as a list', { language: ['de', 'en'] }, { Languages: ['de', 'en'] }, []],
  ['an unknown language', { language: 'whale' }, { Languages: [] }, ['language-unknown']],
  [
    'null everywhere it may be',
    { subtitle: null, track: null, type: null, language: null, abstract: null, persons: null, links: null, logo: null, slug: null },
    { TrackId: '', Speakers: [], Languages: [] },
    [],
  ],
  ['texts of a wrong type', { abstract: { a: 1 }, track: true }, { Abstract: '', TrackId: '' }, ['field-type', 'field-type']],
  [
    'persons as names',
    { persons: ['Ana Flor', '', { public_name: 'Tide' }] },
    { Speakers: [expect.objectContaining({ Id: 'ana-flor' }), expect.objectContaining({ Id: 'tide' })] },
    ['person-without-name'],
  ],
  ['a relative picture', { logo: '/logo.png' }, { ImageThumbPath: 'https://lantern.example.org/logo.png' }, []],
  [
    'a relative attachment',
    { attachments: [{ url: '/a.pdf', title: 'Slides' }] },
    { Attachments: [{ Title: 'Slides', Url: 'https://lantern.example.org/a.pdf' }] },
    [],
  ],
  ['no id', { id: null, code: 'ABC123' }, { Id: 'ABC123' }, []],
  ['no id of any kind', { id: '', guid: '', code: '', slug: '' }, { Id: 'session-0-2031-03-01' }, []],
  ['an id that is no address', { id: '../../a b' }, { Id: 'a-b' }, []],
  ['script in an abstract', { abstract: '<p>a<script>alert(1)</script><img src=x onerror=alert(1)>' }, { Abstract: '<p>a</p>' }, []],
  [
    'names of prototypes',
    { type: '__proto__', track: 'constructor', language: 'toString' },
    { SessionType: '__proto__', TrackId: 'constructor' },
    ['language-unknown'],
  ],
  ['no recording wanted', { do_not_record: true }, { Groups: [{ Name: 'Not recorded' }] }, []],
] as const)('%s', (_what, over, expected, expectedCodes) => {
  const { session, codes } = importOf(over);
  expect(session).toMatchObject(expected);
  expect(codes).toEqual(expectedCodes);
});

test('an event that ends at midnight ends on its last day', () => {
  expect(importOf({ date: '2031-03-01T23:00:00+01:00', duration: '01:00' }).event.endDate).toBe('2031-03-01');
  expect(importOf({ date: '2031-03-01T23:00:00+01:00', duration: '01:10' }).event.endDate).toBe('2031-03-02');
});

test('a repeated guid and a person id used for two are reported', () => {
  const twice = [eventOf(0), eventOf(3, { guid: 'guid-0', persons: [{ id: 100, public_name: 'Somebody else' }] })];
  const { rows, findings } = importProgramme({ files: [jsonFile(scheduleOf({ '2031-03-01': { Hall: twice } }))] });
  expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
    ['guid-repeated', 'warning'],
    ['person-id-repeated', 'warning'],
  ]);
  expect(rows.authors.map(({ DisplayName }) => DisplayName)).toEqual(['Speaker 0', 'Somebody else']);
});

test('fields that are no part of the format are counted as left out', () => {
  expect(
    importOf({ wifi_password: 'x', answers: [{ answer: 'y' }], optional: null, recording_license: '' }).leftOut.map(({ field }) => field),
  ).toEqual(['wifi_password', 'answers']);
});

test('without a time zone one that fits is taken, and reported', () => {
  const { event, findings } = importOf({}, { time_zone_name: undefined });
  expect(event.timeZone).toBe('Europe/Berlin');
  expect(findings).toMatchObject([{ code: 'time-zone-guessed', severity: 'warning', suggestion: expect.stringContaining('--time-zone') }]);
});

test('listed rooms and tracks come first; languages and colours of the conference are kept', () => {
  const { rows, event } = importOf(
    {},
    {
      rooms: [{ name: 'Foyer', capacity: 40, description: 'Ground floor' }, { name: 'Lamp Room' }],
      tracks: [{ name: 'Light', color: 'ff8800', slug: 'light' }],
      colors: { primary: '#336699', background: 'white' },
      languages: ['en', 'de'],
    },
  );
  expect(rows.rooms).toMatchObject([
    { Name: 'Foyer', Capacity: 40, Description: 'Ground floor', Sort: 1 },
    { Name: 'Lamp Room', Sort: 2 },
  ]);
  expect(rows.tracks).toMatchObject([
    { Name: 'Light', Color: '#ff8800' },
    { Name: 'Shade', Sort: 2 },
  ]);
  expect(event).toMatchObject({ languages: ['en-GB', 'de-DE'], colours: ['#336699'] });
});

test('bad days and rooms are reported and leave the others alone', () => {
  const schedule = {
    schedule: {
      conference: {
        title: 'Odd',
        days: [
          'monday',
          { date: '2031-03-01', rooms: { Broken: 'closed', Good: [eventOf(0)] } },
          { date: '2031-03-02', rooms: [{ name: 'Listed', events: [eventOf(1)] }] },
          { date: '2031-03-03', events: [eventOf(2, { room: 'Loose' })] },
          {},
        ],
      },
    },
  };
  const { rows, findings } = importProgramme({ files: [jsonFile(schedule)] });
  expect(rows.sessions.map(({ RoomId }) => RoomId)).toEqual(['good', 'listed', 'loose']);
  expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['day-unreadable', '/schedule/conference/days/0'],
    ['room-unreadable', '/schedule/conference/days/1/rooms/Broken'],
    ['time-zone-guessed', ''],
  ]);
});
