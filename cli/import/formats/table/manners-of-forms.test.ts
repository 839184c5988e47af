// Answers of forms, decisions of committees, exports with codes and zones; hours without a day, numbered affiliations; and lists that are none of a programme.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

test('Google Forms: when an answer was sent is no start, and the full name is nobody’s title', () => {
  const result = readOffice(
    csvFile(`Timestamp,Email Address,Your full name,Your affiliation,Title of your talk,Short abstract
2031/01/12 8:13:44 PM GMT+1,ada@example.org,Ada Sample,Tide Office,Reading tides,How to read the tides in a harbour.
2031/01/13 9:01:10 AM GMT+1,bo@example.org,Bo Example,Lamp Works,Lamps that sing,Lamps make sounds.
`),
  );
  expect(shortly(result)).toEqual(['? | Reading tides | Ada Sample', '? | Lamps that sing | Bo Example']);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Tide Office', 'Bo Example': 'Lamp Works' });
  expect(result.leftOut.map(({ field }) => field)).toEqual(['Timestamp', 'Email Address']);
});

test('a decision with its reason: who withdrew is called off, what was rejected late stays out', () => {
  const result = readOffice(
    csvFile(`Title,Presenting author,Final decision,Start,End
Tides,Ada Sample,Accepted (oral),2031-03-04 09:00,2031-03-04 09:15
Knots,Tom Test,Withdrawn by author,2031-03-04 09:30,2031-03-04 09:45
Mud,Dee Demo,Rejected – too late,2031-03-04 10:00,2031-03-04 10:15
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:15 | Tides | Ada Sample', '03-04 09:30–09:45 | Knots | Tom Test']);
  expect(result.rows.sessions.map(({ Groups }) => Groups)).toEqual([[], [{ Name: 'Cancelled' }]]);
});

test('what only its hosts may see stays out', () => {
  const result = readOffice(
    csvFile(`name,start_at,end_at,visibility,hosts
Reading tides,2031-03-04T09:00:00+01:00,2031-03-04T09:45:00+01:00,public,Ada Sample
Board meeting,2031-03-04T13:00:00+01:00,2031-03-04T14:00:00+01:00,private,Cy Model
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:45 | Reading tides | [Ada Sample]']);
});

test('a column “Zone” of time zones is that of the times; one of places is none', () => {
  const table = (zone: string): string => `Title,Start,End,Zone,Speaker
Reading tides,03/04/2031 09:00,03/04/2031 09:45,${zone},Ada Sample
Lamps,03/05/2031 10:00,03/05/2031 10:45,${zone},Bo Example
`;
  expect(shortly(readOffice(csvFile(table('America/New_York'))))).toEqual([
    '03-04 15:00–15:45 | Reading tides | Ada Sample',
    '03-05 16:00–16:45 | Lamps | Bo Example',
  ]);
  expect(shortly(readOffice(csvFile(table('Blue zone'))))[0]).toBe('03-04 09:00–09:45 | Reading tides | Ada Sample');
});

test('a session by its code and by its title', () => {
  const result = readOffice(
    csvFile(`#,session,session title,date,start time,end time,room,chair,authors,title
1,1A,Water,2031-03-04,09:00,10:30,Aula 1,Ada Sample,Bo Example and Cy Model,Reading tides
2,1A,Water,2031-03-04,09:00,10:30,Aula 1,Ada Sample,Eve Probe,Lamps
3,1B,Mud,2031-03-04,11:00,12:30,Aula 2,Lea Muster,Max Modell,Mud of rivers
`),
  );
  expect(shortly(result).filter((line) => !line.startsWith(' '))).toEqual([
    '03-04 09:00–10:30 | Water | Aula 1 | [Ada Sample]',
    '03-04 11:00–12:30 | Mud | Aula 2 | [Lea Muster]',
  ]);
});

test('affiliations by raised numbers, by numbers and by letters in brackets; a paper of one word is a title', () => {
  const result = readOffice(
    csvFile(`Session,Date,Time,Paper,Authors,Affiliations
Water,2031-03-04,09:00-09:20,Reading tides,"Anna Müller¹, Ken Sato², Bo Example¹,²","¹ Uni Hafen, Germany; ² Uni Kobe, Japan"
Water,2031-03-04,09:20-09:40,Lamps,"Cy Model(1), Dee Demo(2)","(1) Lamp Works, (2) Tide Office"
Mud,2031-03-04,10:00-10:20,Mud,"Eve Probe[a]*, Tom Test[b]","[a] Mud Lab [b] Rope Walk"
`),
  );
  expect(shortly(result).filter((line) => line.startsWith(' '))).toEqual([
    '  03-04 09:00–09:20 | Reading tides | Anna Müller + Ken Sato + Bo Example',
    '  03-04 09:20–09:40 | Lamps | Cy Model + Dee Demo',
    '  03-04 10:00–10:20 | Mud | Eve Probe + Tom Test',
  ]);
  expect(institutionsOf(result)).toEqual({
    'Anna Müller': 'Uni Hafen, Germany',
    'Ken Sato': 'Uni Kobe, Japan',
    'Bo Example': 'Uni Hafen, Germany; Uni Kobe, Japan',
    'Cy Model': 'Lamp Works',
    'Dee Demo': 'Tide Office',
    'Eve Probe': 'Mud Lab',
    'Tom Test': 'Rope Walk',
  });
});

test('hours on day 0 of spreadsheets and databases are hours', () => {
  const result = readOffice(
    csvFile(`Title,Date,Start,End
Tides,2031-03-04,1900-01-00 09:00:00,1900-01-00 09:45:00
Lamps,2031-03-04,1899-12-30T10:00:00.000Z,1899-12-30T10:45:00.000Z
Mud,2031-03-04,12/30/1899 11:00:00 AM,12/30/1899 11:30:00 AM
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:45 | Tides', '03-04 10:00–10:45 | Lamps', '03-04 11:00–11:30 | Mud']);
});

test('Hugo: a workshop above a talk is no session of it', () => {
  const page = (title: string, type: string, hour: string): string =>
    `+++\ntitle = "${title}"\nstart = 2031-03-04T${hour}:00:00+01:00\nend = 2031-03-04T${hour}:45:00+01:00\nroom = "Hall A"\ntype = "${type}"\n+++\nText.\n`;
  const result = readOffice([fileOf('lamps.md', page('Lamps', 'workshop', '10')), fileOf('tides.md', page('Tides', 'talk', '09'))]);
  expect(shortly(result)).toEqual(['03-04 10:00–10:45 | Lamps | Hall A', '03-04 09:00–09:45 | Tides | Hall A']);
});

test('a note below the rows is no session', () => {
  const result = readOffice(
    csvFile(`Titel;Tag;Beginn;Ende;Raum
Gezeiten;04.03.2031;09:00;09:45;Saal A
Anmerkung: Änderungen vorbehalten;;;;
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:45 | Gezeiten | Saal A']);
  expect(result.findings.map(({ message }) => message)).toEqual([
    'a line between the rows is left out: “Anmerkung: Änderungen vorbehalten”',
  ]);
});

test('an address of mail is nobody and published nowhere; the name beside it is somebody', () => {
  const result = readOffice(
    csvFile(`Title,Start,End,Speakers
Tides,2031-03-04 09:00,2031-03-04 09:45,"Ada Sample <ada@example.org>, Bo Example (bo@example.org)"
Lamps,2031-03-04 10:00,2031-03-04 10:45,cy@example.org; Dee Demo
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:45 | Tides | Ada Sample + Bo Example', '03-04 10:00–10:45 | Lamps | Dee Demo']);
  expect(JSON.stringify(result.rows)).not.toContain('@');
  expect(result.leftOut).toEqual([{ field: 'addresses in Speakers', rows: 2, reason: 'they are private, and no names' }]);
});

test('where the presenter works says nothing of the co-authors', () => {
  const result = readOffice(
    csvFile(`Presentation Title,Start,End,Presenter Name,Presenter Affiliation,Co-Authors
Reading tides,2031-03-04 09:00,2031-03-04 09:20,Ada Sample,Tide Office,Bo Example; Cy Model
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:20 | Reading tides | Ada Sample + Bo Example + Cy Model']);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Tide Office', 'Bo Example': undefined, 'Cy Model': undefined });
});

test('durations in hours, as the name of their column says; hours behind their word', () => {
  const result = readOffice(
    csvFile(`Titel;Dauer (Std.);Beginn;Tag
Gezeiten;0,75;09:00;04.03.2031
Lampen;1,5;10.00 hrs;04.03.2031
`),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:45 | Gezeiten', '03-04 10:00–11:30 | Lampen']);
});
