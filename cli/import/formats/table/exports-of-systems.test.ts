// Tables as systems for congresses export them, and nested lists as sites are made of: nothing of them needs a mapping.
import { expect, test } from 'vitest';
import { codesOf, csvFile, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { importProgramme } from '../../import-programme.ts';
import { programmeLines as linesOf } from '../../fixtures/programme-lines.ts';

const tableOf = (...rows: string[]): Record<string, string> => ({ 'export.csv': rows.join('\n') });

test('what is declined stays out and is named, what is cancelled stays in; ids and addresses beside names are nobody', () => {
  const { lines, left } = linesOf(
    tableOf(
      'ID,Proposal title,Session type,Proposal state,Speaker names,Speaker IDs,Room,Start,End',
      'A1,Tides,Talk,confirmed,"Ada Sample, Bo Beispiel","X1, X2",Hall,2031-03-01 09:00,2031-03-01 09:30',
      'B2,Nothing,Talk,rejected,Cy Muster,X3,,,',
      'C3,Wicks,Talk,canceled,Cy Muster,X3,Hall,2031-03-01 10:00,2031-03-01 10:30',
    ),
  );
  expect(lines).toEqual([
    '2031-03-01T09:00 · 09:30 · Tides · hall · Ada Sample + Bo Beispiel',
    '2031-03-01T10:00 · 10:30 · Wicks · hall · Cy Muster',
  ]);
  expect(left).toEqual(expect.arrayContaining(['rows that are not public', 'Speaker IDs']));
});

test('the day on which a row was submitted is no day of the event', () => {
  const { lines } = linesOf(
    tableOf(
      'Title,Speakers,Speaker Id,Status,Date Submitted,Room,Scheduled At,Scheduled Duration',
      'Tides,Ada Sample,u1,Accepted,1 Jan 2031 10:00 AM,Hall,5 Mar 2031 09:00 AM,45',
      'Wicks,Bo Beispiel,u2,Accepted,2 Jan 2031 11:00 AM,Hall,5 Mar 2031 10:00 AM,90',
    ),
  );
  expect(lines).toEqual(['2031-03-05T09:00 · 09:45 · Tides · hall · Ada Sample', '2031-03-05T10:00 · 11:30 · Wicks · hall · Bo Beispiel']);
});

test('names and companies of several speakers in numbered columns', () => {
  const { lines } = linesOf(
    tableOf(
      'Session Code,Session Name,Session Status,Start Date/Time,End Date/Time,Location Name,Speaker 1 First Name,Speaker 1 Last Name,Speaker 1 Company,Speaker 2 First Name,Speaker 2 Last Name,Speaker 2 Company',
      'S1,"Harbours, an Introduction",Active,11/14/2031 9:00 AM,11/14/2031 10:00 AM,Salon,Ada,Sample,,Bo,Beispiel,Lee & Sons',
      'S2,Pilots,Active,11/14/2031 10:30 AM,11/14/2031 11:30 AM,Salon,Cy,Muster,Mud Inc.,,,',
    ),
  );
  expect(lines).toEqual([
    '2031-11-14T09:00 · 10:00 · Harbours, an Introduction · salon · Ada Sample + Bo Beispiel (Lee & Sons)',
    '2031-11-14T10:30 · 11:30 · Pilots · salon · Cy Muster (Mud Inc.)',
  ]);
});

test('rows of sub-sessions are within the session above', () => {
  const { lines } = linesOf(
    tableOf(
      '*Date (MM/DD/YYYY),*Time Start,*Time End,*Tracks (Optional),*Session Title,Room/Location (Optional),Speakers (Optional),Session or Sub-session(Sub)',
      '09/23/2031,8:00 AM,9:00 AM,General,Morning,Hall,Ada Sample,Session',
      '09/23/2031,8:00 AM,8:20 AM,General,On lines,Hall,Bo Beispiel,Sub',
      '09/23/2031,8:20 AM,8:40 AM,General,On knots,Hall,Cy Muster,Sub',
      '09/24/2031,1:00 PM,2:00 PM,Science,Depths,Hall,Di Primer,Session',
    ),
  );
  expect(lines).toEqual([
    '2031-09-23T08:00 · 09:00 · Morning · hall · Ada Sample',
    '  08:00 On lines · Bo Beispiel',
    '  08:20 On knots · Cy Muster',
    '2031-09-24T13:00 · 14:00 · Depths · hall · Di Primer',
  ]);
});

test('blocks of days whose columns are rooms: the header above each day and a column of notes are no sessions', () => {
  const { lines, left } = linesOf(
    tableOf(
      '"Day 1 - Saturday, March 1, 2031",,,',
      'Time,Main Stage,Workshop Room A,Notes',
      '9:00 AM - 9:45 AM,Tides,,bring boots',
      '10:00 AM - 10:45 AM,Wicks,Hands-on oil,',
      ',,,',
      '"Day 2 - Sunday, March 2, 2031",,,',
      'Time,Main Stage,Workshop Room A,Notes',
      '9:30 AM - 10:15 AM,Lamps,,',
    ),
  );
  expect(lines).toEqual([
    '2031-03-01T09:00 · 09:45 · Tides · main-stage',
    '2031-03-01T10:00 · 10:45 · Wicks · main-stage',
    '2031-03-01T10:00 · 10:45 · Hands-on oil · workshop-room-a',
    '2031-03-02T09:30 · 10:15 · Lamps · main-stage',
  ]);
  expect(left).toEqual(['Notes']);
});

const nested = {
  days: [
    {
      date: '2031-03-01',
      rooms: [
        { name: 'Aula', sessions: [{ title: 'Tides', from: '09:00', to: '09:30', speaker: 'Ada Sample' }] },
        { name: 'Cellar', sessions: [{ title: 'Oil', from: '10:00', to: '10:45', speaker: '' }] },
      ],
    },
    { date: '2031-03-02', rooms: [{ name: 'Aula', sessions: [{ title: 'Lamps', from: '16:00', to: '17:00', speaker: 'Bo Beispiel' }] }] },
  ],
};
const keyed = {
  '2031-03-01': {
    Aula: [{ time: '09:00-09:30', title: 'Tides', by: 'Ada Sample' }],
    Cellar: [{ time: '10:00-10:45', title: 'Oil', by: '' }],
  },
  '2031-03-02': { Aula: [{ time: '16:00-17:00', title: 'Lamps', by: 'Bo Beispiel' }] },
};
test.each([
  ['lists within lists', nested],
  ['objects by day and room', keyed],
])('what stands above an entry is its own: %s', (_what, value) => {
  expect(linesOf({ 'programme.json': JSON.stringify(value) }).lines).toEqual([
    '2031-03-01T09:00 · 09:30 · Tides · aula · Ada Sample',
    '2031-03-01T10:00 · 10:45 · Oil · cellar',
    '2031-03-02T16:00 · 17:00 · Lamps · aula · Bo Beispiel',
  ]);
});

test('several lists with times are one programme, a list that is left out is told, and so is the zone above them', () => {
  const talk = (title: string, start: string) => ({ title, start, room: 'Hall' });
  const value = {
    conference: 'Lantern 2031',
    timezone: 'Asia/Tokyo',
    talks: [talk('Tides', '2031-03-01 09:00'), talk('Wicks', '2031-03-01 10:00')],
    keynotes: [talk('Light', '2031-03-01 08:00')],
    ideas: [{ title: 'A boat', description: 'Perhaps.' }],
  };
  const { event, rows, leftOut } = importProgramme({ files: [fileOf('a.json', JSON.stringify(value))] });
  expect([event.name, event.timeZone, rows.sessions.map(({ Name }) => Name)]).toEqual([
    'Lantern 2031',
    'Asia/Tokyo',
    ['Tides', 'Wicks', 'Light'],
  ]);
  expect(leftOut.map(({ field, rows: count }) => [field, count])).toEqual([['the list ideas', 1]]);
});

test('ids that end with a number join tables', () => {
  const { lines } = linesOf({
    'talks.csv': 'Title,Start,Speaker IDs\nTides,2031-03-01 09:00,"s1, s2"\n',
    'speakers.csv': 'Id,Name,Company\ns1,Ada Sample,Harbour Office\ns2,Bo Beispiel,\n',
  });
  expect(lines).toEqual(['2031-03-01T09:00 · Tides · Ada Sample (Harbour Office) + Bo Beispiel']);
});

test('Papercall: where a speaker lives is no room', () => {
  const result = readOffice(
    csvFile(`title,abstract,talk_format,name,email,avatar,location,bio,organization
Reading Tides,How tides are read,Talk (30 minutes),Ada Sample,ada@example.org,https://example.org/a.png,Testville,Ada reads.,Harbour Office
`),
  );
  expect(shortly(result)).toEqual(['? | Reading Tides | Ada Sample']);
  expect([result.rows.rooms, result.leftOut.map(({ field }) => field)]).toEqual([[], ['location', 'email']]);
});

test('the settings of a site name the event and are no session', () => {
  const result = readOffice([
    fileOf('_config.yml', 'title: Lantern Days\ndescription: Days about lamps\ntheme: minima\n'),
    fileOf('_data/schedule.yml', '- title: Tides\n  start: 2031-03-06 09:00\n- title: Wicks\n  start: 2031-03-06 10:00\n'),
  ]);
  expect(shortly(result)).toEqual(['03-06 09:00 | Tides', '03-06 10:00 | Wicks']);
  expect([result.event.name, codesOf(result)]).toEqual(['Lantern Days', ['settings-left-out']]);
});
