// Tables as the software of congresses exports them: what the names of columns say of zones, orders, roles and codes.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';

test.each(['Session capacity', 'Session notes', 'Talk survey', 'Speaker LinkedIn', 'Speaker(s) Email', 'Room capacity', 'Track color'])(
  '%s is none of their names',
  (name) => expect(fieldOfName(name)).toBeUndefined(),
);

test.each([
  ['Session Summary', 'abstract'],
  ['Speaker Category', 'role'],
  ['Session link', 'url'],
  ['Session Host(s) Name', 'chairs'],
  ['Session Start (YYYY/MM/DD HH:MM)', 'session_start'],
  ['Kategorie', 'type'],
])('%s is %s', (name, field) => expect(fieldOfName(name)?.field).toBe(field));

test('Airmeet: every row is a session, its summary is no title, addresses are nobody', () => {
  const result = readOffice(
    csvFile(`Session Title,Session Date,Session Start Time,Session Duration (in minutes),Session Summary,Track Name,Speaker(s) Email,Speaker(s) Name,Session Host(s) Name
Tides,6-Mar-2031,9:00 AM,45,A slow look at tides.,Sea,ada@example.org;bo@example.org,Ada Sample;Bo Example,Cy Model
Wicks,6-Mar-2031,10:00 AM,30,Cotton or glass.,Light,cy@example.org,Cy Model,
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:45 | Tides | Ada Sample + Bo Example | [Cy Model]',
    '03-06 10:00–10:30 | Wicks | Cy Model',
  ]);
  expect(result.rows.sessions[0]!.Abstract).toBe('<p>A slow look at tides.</p>');
});

test('pretalx: columns in UTC are read in UTC, and the event keeps its zone', () => {
  const result = readOffice(
    csvFile(`ID,Proposal title,Speaker IDs,Speaker names,Room,Start (UTC),End (UTC)
AB12,Tides,P1,Ada Sample,Great Hall,2031-03-06 08:00,2031-03-06 08:45
CD34,Wicks,P2,Bo Example,Great Hall,2031-03-06 23:30,2031-03-07 00:15
`),
  );
  expect(result.rows.sessions.map(({ StartDateTime }) => Date.parse(StartDateTime!))).toEqual([
    Date.parse('2031-03-06T08:00Z'),
    Date.parse('2031-03-06T23:30Z'),
  ]);
  expect([result.event.timeZone, shortly(result)[0]]).toEqual(['Europe/Berlin', '03-06 09:00–09:45 | Tides | Great Hall | Ada Sample']);
});

test('Hubilo: the name of a column says whether the day is first, though the days lie together otherwise', () => {
  const table = (name: string) => csvFile(`Session Title*,${name},Start Time*\nTides,03/04/2031,09:00\nWicks,03/05/2031,09:00\n`);
  const days = (name: string) => readOffice(table(name)).event.days;
  expect(days('Session Date* (DD/MM/YYYY)')).toEqual(['2031-04-03', '2031-05-03']);
  expect(days('Session Date* (MM/DD/YYYY)')).toEqual(['2031-03-04', '2031-03-05']);
});

test('Cvent: what the person of a row does, and a zone in words', () => {
  const result = readOffice(
    csvFile(`Session Code,Session Name,Start Date,Start Time,End Time,Time Zone,Speaker First Name,Speaker Last Name,Speaker Company,Speaker Category
S1,Tides,03/06/2031,9:00 AM,10:00 AM,Eastern Time (US & Canada),Ada,Sample,Harbour University,Speaker
S1,Tides,03/06/2031,9:00 AM,10:00 AM,Eastern Time (US & Canada),Bo,Example,Lamp Institute,Moderator
`),
    { timeZone: 'America/New_York' },
  );
  expect(shortly(result)).toEqual(['03-06 09:00–10:00 | Tides | Ada Sample | [Bo Example]']);
  expect(codesOf(result)).not.toContain('time-zone-unknown');
});

test('PheedLoop: codes stand beside names, and join the table of people', () => {
  const result = readOffice([
    fileOf(
      'sessions.csv',
      `Session Code,Session Title,Session Start (YYYY/MM/DD HH:MM),Session End (YYYY/MM/DD HH:MM),Location Code,Location Name,Speaker Codes
SES1,Tides,2031/03/06 09:00,2031/03/06 09:45,LOC1,Great Hall,"SPK1,SPK2"
`,
    ),
    fileOf(
      'speakers.csv',
      `Speaker Code,First Name,Last Name,Title,Company (optional)
SPK1,Ada,Sample,Researcher,Harbour University
SPK2,Bo,Example,Keeper,Lamp Institute
`,
    ),
  ]);
  expect(shortly(result)).toEqual(['03-06 09:00–09:45 | Tides | Great Hall | Ada Sample + Bo Example']);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University', 'Bo Example': 'Lamp Institute' });
});

test('Notion: a span with an arrow beyond midnight; the number of the page is no name of an event', () => {
  const result = readOffice(
    fileOf(
      'Programme 1f2e3d4c5b6a7b8c.csv',
      `Name,Date,Room
Tides,"March 6, 2031 9:00 AM (GMT+1) → 9:45 AM",Great Hall
Night walk,"March 6, 2031 11:00 PM (GMT+1) → March 7, 2031 12:30 AM",Quay
`,
    ),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–09:45 | Tides | Great Hall', '03-06 23:00–00:30 | Night walk | Quay']);
  expect(result.event.name).toBe('');
});

test('Outlook in German, Bizzabo and Drupal: names of columns, institutions behind a dash, names as links', () => {
  const outlook = csvFile(`Betreff,Beginnt am,Beginnt um,Endet am,Endet um,Beschreibung,Kategorien,Ort
Watt,06.03.2031,23:00:00,07.03.2031,00:30:00,Im Dunkeln.,Meer,Kai
`);
  expect(shortly(readOffice(outlook))).toEqual(['03-06 23:00–00:30 | Watt | Kai']);
  const people = csvFile(`Title,Date,Start,Speakers
Tides,2031-03-06,09:00,"Ada Sample - Harbour University
Bo Example – Lamp Institute, Lampton"
Wicks,2031-03-06,10:00,"<a href=""/user/3"">Cy Model</a>, <a href=""/user/4"">Dee Demo</a>"
`);
  const result = readOffice(people);
  expect(shortly(result)).toEqual(['03-06 09:00 | Tides | Ada Sample + Bo Example', '03-06 10:00 | Wicks | Cy Model + Dee Demo']);
  expect(institutionsOf(result)).toMatchObject({ 'Ada Sample': 'Harbour University', 'Bo Example': 'Lamp Institute, Lampton' });
});

test('Oxford Abstracts: authors with affiliations in brackets are people, and who presents is one of them', () => {
  const result = readOffice(
    csvFile(`Submission ID,Title,Session date,Session start,Session end,Presenting author,Authors and affiliations
1,Tides,06/03/2031,09:00,09:45,Ada Sample,"Ada Sample (Harbour University), Bo Example (Lamp Institute)"
`),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–09:45 | Tides | Ada Sample + Bo Example']);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University', 'Bo Example': 'Lamp Institute' });
});

test('Confex: papers within sessions that have ids; who leads one session and speaks in another is one person', () => {
  const person = (id: string, first: string, last: string, place: string) => ({
    AuthorID: id,
    FirstName: first,
    LastName: last,
    Affiliation: place,
  });
  const session = (id: number, hour: string, chair: object, authors: object[]) => ({
    SessionID: id,
    Title: `Block ${id}`,
    StartTime: `3/16/2031 ${hour}:00 AM`,
    EndTime: `3/16/2031 ${hour}:45 AM`,
    Chairs: [chair],
    Papers: [{ PaperID: 100 + id, Title: `Paper ${id}`, StartTime: `3/16/2031 ${hour}:00 AM`, Authors: authors }],
  });
  const { AuthorID: _id, ...chair } = person('', 'Ada', 'Sample', 'Harbour University');
  const result = readOffice(
    fileOf(
      'program.json',
      JSON.stringify({
        Sessions: [
          session(1, '9', chair, [person('p2', 'Bo', 'Example', 'Lamp Institute')]),
          session(2, '10', person('p3', 'Cy', 'Model', 'Mud Laboratory'), [person('p1', 'Ada', 'Sample', 'Harbour University')]),
        ],
      }),
    ),
  );
  expect(shortly(result)).toEqual([
    '03-16 09:00–09:45 | Block 1 | [Ada Sample]',
    '  03-16 09:00 | Paper 1 | Bo Example',
    '03-16 10:00–10:45 | Block 2 | [Cy Model]',
    '  03-16 10:00 | Paper 2 | Ada Sample',
  ]);
  expect(result.rows.authors.map(({ DisplayName }) => DisplayName)).toEqual(['Ada Sample', 'Bo Example', 'Cy Model']);
});

test('Eventee: halls and tracks by number; DBLP: when an entry was changed is no day', () => {
  const eventee = JSON.stringify({
    halls: [
      { id: 10, name: 'Great Hall' },
      { id: 11, name: 'Quay' },
    ],
    tracks: [
      { id: 30, name: 'Sea', color: '#aabbcc' },
      { id: 31, name: 'Light', color: '#ccbbaa' },
    ],
    lectures: [
      {
        id: 1,
        name: 'Tides',
        start: '2031-03-06T09:00:00+01:00',
        end: '2031-03-06T09:45:00+01:00',
        hall: { id: 10, name: 'Great Hall' },
        hall_id: 10,
        tracks: [30],
      },
      {
        id: 2,
        name: 'Wicks',
        start: '2031-03-06T10:00:00+01:00',
        end: '2031-03-06T10:45:00+01:00',
        hall: { id: 10, name: 'Great Hall' },
        hall_id: 10,
        tracks: [31],
      },
    ],
    pauses: [{ id: 3, name: 'Coffee', start: '2031-03-06T09:45:00+01:00', end: '2031-03-06T10:00:00+01:00', hall_id: 11 }],
  });
  const result = readOffice(fileOf('content.json', eventee));
  expect(shortly(result)).toEqual(
    expect.arrayContaining([
      '03-06 09:00–09:45 | Tides | Great Hall',
      '03-06 09:45–10:00 | Coffee | Quay',
      '03-06 10:00–10:45 | Wicks | Great Hall',
    ]),
  );
  expect(result.rows.tracks.map(({ Name }) => Name)).toEqual(['Sea', 'Light']);
  const dblp = `<dblp><inproceedings key="a" mdate="2031-04-01"><author>Ada Sample</author><title>Tides</title></inproceedings>
<inproceedings key="b" mdate="2031-04-02"><author>Bo Example</author><title>Wicks</title></inproceedings></dblp>`;
  expect(shortly(readOffice(fileOf('lantern.xml', dblp)))).toEqual(['? | Tides | Ada Sample', '? | Wicks | Bo Example']);
});
