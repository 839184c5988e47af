// Programmes whose talks, hours, rooms and people stand in lists of their own and refer to each other by ids.
import { expect, test } from 'vitest';
import { institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

const leftOutOf = ({ leftOut }: ReturnType<typeof readOffice>): string[] => leftOut.map(({ field }) => field);
const people = [
  { id: 501, first_name: 'Ada', last_name: 'Sample', org: 'Reed Institute', bio: 'Ada counts herons.', phone: '0' },
  { id: 502, first_name: 'Bo', last_name: 'Beispiel', org: 'Marsh Clinic', bio: null },
];
const lines = [
  '03-07 09:00–09:30 | Opening of the reeds | Hall 1 | Ada Sample',
  '03-07 09:30–10:15 | Nests in small rivers | Hall 2 | Bo Beispiel | [Ada Sample]',
];
const institutions = { 'Ada Sample': 'Reed Institute', 'Bo Beispiel': 'Marsh Clinic' };

test('a dump of an interface: hours, rooms, categories and people by numbers, times in milliseconds; no list is lost in silence', () => {
  const dump = {
    conference: { name: 'Heron Congress 2031', timezone: 'Europe/Madrid' },
    rooms: [
      { id: 11, label: 'Hall 1', capacity: 300 },
      { id: 12, label: 'Hall 2' },
    ],
    speakers: people,
    categories: [{ id: 1, label: 'Ecology' }],
    slots: [
      { id: 91, starts_at: Date.UTC(2031, 2, 7, 8), ends_at: Date.UTC(2031, 2, 7, 8, 30), room_id: 11, talk_id: 71 },
      { id: 92, starts_at: Date.UTC(2031, 2, 7, 8, 30), ends_at: Date.UTC(2031, 2, 7, 9, 15), room_id: 12, talk_id: 72 },
      { id: 93, starts_at: Date.UTC(2031, 2, 7, 9, 15), ends_at: Date.UTC(2031, 2, 7, 9, 45), room_id: 12, talk_id: null },
    ],
    talks: [
      { id: 71, title: 'Opening of the reeds', abstract: 'Welcome.', speaker_ids: [501], category_id: 1 },
      {
        id: 72,
        title: 'Nests in small rivers',
        abstract: 'Where they nest.',
        speakers: [{ id: 502 }, { id: 501, role: 'chair' }],
        category_id: 1,
      },
    ],
    coupons: [{ code: 'A', percent: 10 }],
  };
  const result = readOffice(fileOf('dump.json', JSON.stringify(dump)), { timeZone: 'Europe/Madrid' });
  expect(shortly(result)).toEqual(lines);
  expect(institutionsOf(result)).toEqual(institutions);
  expect(result.rows.sessions.map(({ SessionType }) => SessionType)).toEqual(['Ecology', 'Ecology']);
  expect(result.rows.authors[0]!.Biography).toBe('<p>Ada counts herons.</p>');
  expect(leftOutOf(result).toSorted()).toEqual(['capacity', 'phone', 'rows of the list slots', 'the list coupons']);
});

test('tables of a database: who speaks in what, and as what, is a table of ids', () => {
  const result = readOffice([
    fileOf('export/rooms.csv', 'room_id,name\n10,Hall 1\n20,Hall 2\n'),
    fileOf('export/session_speakers.csv', 'session_id,speaker_id,role\n1,501,speaker\n2,502,speaker\n2,501,chair\n'),
    fileOf(
      'export/sessions.csv',
      'session_id,title,date,start,end,room_id\n1,Opening of the reeds,2031-03-07,09:00,09:30,10\n2,Nests in small rivers,2031-03-07,09:30,10:15,20\n',
    ),
    fileOf('export/speakers.csv', 'speaker_id,name,affiliation\n501,Ada Sample,Reed Institute\n502,Bo Beispiel,Marsh Clinic\n'),
  ]);
  expect(shortly(result)).toEqual(lines);
  expect(institutionsOf(result)).toEqual(institutions);
});

test('people by the key of an object; a day of one talk in XML is a list as the others are', () => {
  const speakers = {
    ada: { name: 'Ada Sample', affiliation: 'Reed Institute' },
    bo: { name: 'Bo Beispiel', affiliation: 'Marsh Clinic' },
  };
  const talk = (time: string, title: string, room: string, by: string) => ({ time, title, room, speaker: by });
  const schedule = {
    '2031-03-07': [
      talk('09:00-09:30', 'Opening of the reeds', 'Hall 1', 'ada'),
      talk('09:30-10:15', 'Nests in small rivers', 'Hall 2', 'bo'),
    ],
  };
  const keyed = readOffice(fileOf('programme.json', JSON.stringify({ speakers, schedule })));
  expect(shortly(keyed)).toEqual([lines[0], lines[1]!.replace(' | [Ada Sample]', '')]);
  expect(institutionsOf(keyed)).toEqual(institutions);
  const xml = readOffice(
    fileOf(
      'congress.xml',
      `<congress name="Heron Congress" zone="Europe/Madrid">
        <people><person id="p1"><given>Ada</given><family>Sample</family><employer>Reed Institute</employer></person><person id="p2"><given>Bo</given><family>Beispiel</family></person></people>
        <venues><venue key="h1" name="Hall 1"/><venue key="h2" name="Hall 2"/></venues>
        <programme>
          <day date="2031-03-07"><block begin="09:00" finish="09:30" venue="h1"><heading>Opening of the reeds</heading><who ref="p1"/></block>
            <block begin="09:30" finish="10:15" venue="h2"><heading>Nests in small rivers</heading><who ref="p2"/><who ref="p1" role="chair"/></block></day>
          <day date="2031-03-08"><block begin="14:00" finish="15:00" venue="h1"><heading>Feathers and law</heading><who ref="p2"/></block></day>
        </programme></congress>`,
    ),
  );
  expect(shortly(xml)).toEqual([...lines, '03-08 14:00–15:00 | Feathers and law | Hall 1 | Bo Beispiel']);
});

test('hours within an object, people by objects with an id and a role', () => {
  const value = {
    sessions: [
      {
        id: 's1',
        title: 'Nests in small rivers',
        contributors: [
          { contributorId: 'c1', role: 'Speaker' },
          { contributorId: 'c2', role: 'Moderator' },
        ],
        timeslot: { start: '2031-03-07T09:30:00', end: '2031-03-07T10:15:00', locationId: 'l2' },
      },
    ],
    contributors: [
      { id: 'c1', firstName: 'Bo', lastName: 'Beispiel' },
      { id: 'c2', firstName: 'Ada', lastName: 'Sample', jobTitle: 'Director' },
    ],
    locations: [{ id: 'l2', name: 'Hall 2' }],
  };
  const result = readOffice(fileOf('sessions.json', JSON.stringify(value)));
  expect(shortly(result)).toEqual([lines[1]]);
  expect(leftOutOf(result)).toEqual(['jobTitle']);
});

test('a role in a column beside each person; who presents is one of the authors, and works where they do', () => {
  const roles = readOffice(
    fileOf(
      'contributors.csv',
      'Session Title,Date,Start Time,End Time,Location,Contributor 1 Name,Contributor 1 Role,Contributor 1 Company,Contributor 2 Name,Contributor 2 Role,Contributor 2 Company\n' +
        'Nests in small rivers,2031-03-07,09:30,10:15,Hall 2,Bo Beispiel,Speaker,Marsh Clinic,Ada Sample,Moderator,Reed Institute\n',
    ),
  );
  expect(shortly(roles)).toEqual([lines[1]]);
  expect(institutionsOf(roles)).toEqual(institutions);
  const abstracts = readOffice(
    fileOf(
      'abstracts.csv',
      'Title,Date,Start,Decision,Presenting author,Author 1 first name,Author 1 last name,Author 1 affiliation,Author 2 first name,Author 2 last name,Author 2 affiliation\n' +
        'Nests,2031-03-07,09:30,Accept,Bo Beispiel,Bo,Beispiel,Marsh Clinic,Ada,Sample,Reed Institute\n' +
        'Bad eggs,2031-03-07,10:30,Reject,Cy Muster,Cy,Muster,Egg Lab,,,\n',
    ),
  );
  expect(shortly(abstracts)).toEqual(['03-07 09:30 | Nests | Bo Beispiel + Ada Sample']);
  expect(institutionsOf(abstracts)).toEqual(institutions);
});

test('a sheet whose first column names the fields and whose other columns are the sessions', () => {
  const result = readOffice(
    fileOf(
      'programme.csv',
      'Title,Opening of the reeds,Nests in small rivers\nDate,2031-03-07,2031-03-07\nStart,09:00,09:30\nEnd,09:30,10:15\nRoom,Hall 1,Hall 2\nSpeaker,Ada Sample,Bo Beispiel\nModerator,,Ada Sample\n',
    ),
  );
  expect(shortly(result)).toEqual(lines);
  expect(result.findings.map(({ code }) => code)).toContain('table-turned');
});

test('a year that only the title names; an afternoon that is written once; a Chinese total', () => {
  const english = readOffice(fileOf('draft.csv', 'Heron Congress 2031 – draft,,\nDay,Start,Title\nFri 7 Mar,09:00,Opening of the reeds\n'));
  expect(shortly(english)).toEqual(['03-07 09:00 | Opening of the reeds']);
  expect(english.findings.map(({ code }) => code)).toContain('year-of-title');
  const chinese = readOffice(fileOf('日程.csv', '日期,时间,报告题目\n2031年3月7日 星期五,下午2:00-3:00,羽毛与法律\n,,合计：1\n'));
  expect(shortly(chinese)).toEqual(['03-07 14:00–15:00 | 羽毛与法律']);
});

const talks = 'id,title,date,start,end\n1,Opening of the reeds,2031-03-07,09:00,09:30\n2,Nests in small rivers,2031-03-07,09:30,10:15\n';
const speakers = 'speaker_id,name\n501,Ada Sample\n502,Bo Beispiel\n';

test('rows about a session that is gone are told, and cost the others nothing', () => {
  const result = readOffice([
    fileOf('export/sessions.csv', talks),
    fileOf('export/session_speakers.csv', 'session_id,speaker_id\n1,501\n2,502\n77,502\n'),
    fileOf('export/speakers.csv', speakers),
  ]);
  expect(shortly(result).map((line) => line.split(' | ').at(-1))).toEqual(['Ada Sample', 'Bo Beispiel']);
  expect(result.leftOut.map(({ field, reason }) => [field, reason])).toEqual([
    ['rows of the list session_speakers', 'they name a session that is not there'],
  ]);
});

test('a table whose ids are those of something else is joined with nothing', () => {
  const result = readOffice([
    fileOf('export/sessions.csv', talks),
    fileOf('export/session_speakers.csv', 'session_id,speaker_id\n1,501\n77,502\n78,502\n'),
    fileOf('export/speakers.csv', speakers),
  ]);
  expect(result.rows.sessions.map(({ Speakers = [] }) => Speakers.length)).toEqual([0, 0]);
  expect(leftOutOf(result)).toEqual(['session_id']);
});
