// Programmes as systems for abstracts, mail merges and workbooks of offices hand them out; each with an expectation written before it was read.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { workbook } from '../../fixtures/workbooks.ts';

test('a session, its day and hour once, and minutes of the talks below it', () => {
  expect(
    shortly(
      readOffice(
        csvFile(`Session,Start,Talk,Speaker,Min
Session 1: Tides,06.03.2031 09:00,Reading the tides,Ada Sample (Harbour Institute),15
,,Wicks,Bo Example,15
,,Discussion,,10
Session 2: Lamps,06.03.2031 10:00,Night lights,Dee Demo,20 min
,,Oil,Eve Probe,20 min
`),
      ),
    ),
  ).toEqual([
    '03-06 09:00–09:40 | Session 1: Tides',
    '  03-06 09:00–09:15 | Reading the tides | Ada Sample',
    '  03-06 09:15–09:30 | Wicks | Bo Example',
    '  03-06 09:30–09:40 | Discussion',
    '03-06 10:00–10:40 | Session 2: Lamps',
    '  03-06 10:00–10:20 | Night lights | Dee Demo',
    '  03-06 10:20–10:40 | Oil | Eve Probe',
  ]);
});

test('a mail merge: day, hours, room and title in every line', () => {
  const result = readOffice(
    fileOf(
      'mail.txt',
      `Lantern Congress 2031

Thu 6 March 2031, 09:00-09:30, Hall A: Reading the tides (Ada Sample, Harbour Institute)
Thu 6 March 2031, 09:30-10:00, Hall B: Wicks and oil (Bo Example, Lamp Works)
Thu 6 March 2031, 10:00-10:30, Hall A: Night lights (Dee Demo)
Fri 7 March 2031, 09:00-10:00, Hall A: Foam, salt and sand (Eve Probe, Sea University)
`,
    ),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Reading the tides | Hall A | Ada Sample',
    '03-06 09:30–10:00 | Wicks and oil | Hall B | Bo Example',
    '03-06 10:00–10:30 | Night lights | Hall A | Dee Demo',
    '03-07 09:00–10:00 | Foam, salt and sand | Hall A | Eve Probe',
  ]);
  expect(institutionsOf(result)).toEqual({
    'Ada Sample': 'Harbour Institute',
    'Bo Example': 'Lamp Works',
    'Eve Probe': 'Sea University',
  });
});

test('Ex Ordo: the order of a presentation is no title', () => {
  const result = readOffice(
    csvFile(`Session Name,Session Date,Session Start,Session End,Session Location,Session Chair,Presentation Order,Submission ID,Submission Title,Presentation Start,Presentation End,Presenting Author(s),Authors,Organisations
Tides,2031-03-06,09:00,10:30,Hall A,Eve Probe,1,12,Reading the tides,09:00,09:30,Ada Sample,"Ada Sample (1), Bo Example (2)","1: Harbour Institute; 2: Lamp Works"
Tides,2031-03-06,09:00,10:30,Hall A,Eve Probe,2,15,Foam and salt,09:30,10:00,Cy Model,"Cy Model (1)","1: Tide Office"
Lamps,2031-03-06,11:00,12:00,Hall B,Flo Test,1,17,Wicks and oil,11:00,11:30,Dee Demo,"Dee Demo (1), Ada Sample (2)","1: Sea University; 2: Harbour Institute"
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:30 | Tides | Hall A | [Eve Probe]',
    '  03-06 09:00–09:30 | Reading the tides | Ada Sample + Bo Example',
    '  03-06 09:30–10:00 | Foam and salt | Cy Model',
    '03-06 11:00–12:00 | Lamps | Hall B | [Flo Test]',
    '  03-06 11:00–11:30 | Wicks and oil | Dee Demo + Ada Sample',
  ]);
  expect(institutionsOf(result)['Bo Example']).toBe('Lamp Works');
});

test('Fourwaves: hours of the session and of the talk, first and last names of who presents', () => {
  const result = readOffice(
    csvFile(`Submission number,Title,Presentation format,Session,Session date and time,Presentation time,Presenter first name,Presenter last name,Presenter affiliation,Abstract
1,Reading the tides,Oral,Tides,"Thursday, March 6, 2031 09:00 - 10:30",09:00 - 09:20,Ada,Sample,Harbour Institute,How the sea moves.
2,Foam and salt,Oral,Tides,"Thursday, March 6, 2031 09:00 - 10:30",09:20 - 09:40,Bo,Example,Lamp Works,Foam.
3,Wicks and oil,Oral,Lamps,"Thursday, March 6, 2031 11:00 - 12:00",11:00 - 11:30,Cy,Model,Tide Office,Oil.
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:30 | Tides',
    '  03-06 09:00–09:20 | Reading the tides | Ada Sample',
    '  03-06 09:20–09:40 | Foam and salt | Bo Example',
    '03-06 11:00–12:00 | Lamps',
    '  03-06 11:00–11:30 | Wicks and oil | Cy Model',
  ]);
  expect(institutionsOf(result)['Cy Model']).toBe('Tide Office');
});

test('Greek: both halves of the day', () => {
  expect(
    shortly(
      readOffice(
        csvFile(`Ημερομηνία;Ώρα;Τίτλος;Ομιλητής;Φορέας;Αίθουσα
Πέμπτη 6 Μαρτίου 2031;09:00 - 09:30;Διαβάζοντας την παλίρροια;Άννα Δείγμα;Πανεπιστήμιο Λιμένα;Αίθουσα Α
Πέμπτη 6 Μαρτίου 2031;10:30 π.μ. - 11:00 π.μ.;Φιτίλια;Πέτρος Πρότυπος;;Αίθουσα Β
Παρασκευή 7 Μαρτίου 2031;2:00 μ.μ. - 3:00 μ.μ.;Νυχτερινά φώτα;Εύα Δοκιμή;Ινστιτούτο Λύχνων;Αίθουσα Α
`),
      ),
    ),
  ).toEqual([
    '03-06 09:00–09:30 | Διαβάζοντας την παλίρροια | Αίθουσα Α | Άννα Δείγμα',
    '03-06 10:30–11:00 | Φιτίλια | Αίθουσα Β | Πέτρος Πρότυπος',
    '03-07 14:00–15:00 | Νυχτερινά φώτα | Αίθουσα Α | Εύα Δοκιμή',
  ]);
});

test('a sheet for each room, called by it; another name is none', async () => {
  const rows = (title: string) => [
    ['Date', 'Start', 'End', 'Title'],
    ['06.03.2031', '09:00', '10:00', title],
    ['13.03.2031', '09:00', '10:00', `More ${title}`],
  ];
  const sheets = (...names: string[]) => names.map((name) => ({ name, rows: rows(name.slice(-5)) }));
  expect(shortly(readOffice(await workbook('a.xlsx', ...sheets('Hall Tides', 'Hall Wicks'))))).toEqual([
    '03-06 09:00–10:00 | Tides | Hall Tides',
    '03-13 09:00–10:00 | More Tides | Hall Tides',
    '03-06 09:00–10:00 | Wicks | Hall Wicks',
    '03-13 09:00–10:00 | More Wicks | Hall Wicks',
  ]);
  expect(readOffice(await workbook('a.xlsx', ...sheets('Draft Tides', 'Final Wicks'))).rows.rooms).toEqual([]);
});

test('sessions and talks in two sheets joined by a code: the hours of a talk are on the day of its session', async () => {
  const file = await workbook(
    'a.xlsx',
    {
      name: 'Sessions',
      rows: [
        ['Code', 'Session', 'Date', 'Start', 'End', 'Room', 'Chair'],
        ['S1', 'Tides', '06.03.2031', '09:00', '10:30', 'Hall A', 'Eve Probe'],
        ['S2', 'Lamps', '13.03.2031', '11:00', '12:00', 'Hall B', 'Flo Test'],
      ],
    },
    {
      name: 'Talks',
      rows: [
        ['Session Code', 'No', 'Start', 'Duration', 'Title', 'Presenter'],
        ['S1', 1, '09:00', 20, 'Reading the tides', 'Ada Sample'],
        ['S1', 2, '09:20', 20, 'Foam', 'Bo Example'],
        ['S2', 1, '11:00', 30, 'Wicks', 'Cy Model'],
      ],
    },
  );
  expect(shortly(readOffice(file))).toEqual([
    '03-06 09:00–10:30 | Tides | Hall A | [Eve Probe]',
    '  03-06 09:00–09:20 | Reading the tides | Ada Sample',
    '  03-06 09:20–09:40 | Foam | Bo Example',
    '03-13 11:00–12:00 | Lamps | Hall B | [Flo Test]',
    '  03-13 11:00–11:30 | Wicks | Cy Model',
  ]);
});

test('a merged cell says which rows are in the afternoon; the word within a title says nothing', async () => {
  const rows = (half: string) => [
    ['Day', 'Half', 'Time', 'Title', 'Room'],
    ['Thu 6 March 2031', 'Morning', '09:00-10:00', 'Tides', 'Hall A'],
    ['', half, '2:00-3:00', 'Afternoon lamps', 'Hall B'],
    ['', '', '3:00-4:00', 'Oil', 'Hall B'],
  ];
  const merges = ['A2:A4', 'B3:B4'];
  expect(shortly(readOffice(await workbook('a.xlsx', { name: 'Programme', rows: rows('Afternoon'), merges })))).toEqual([
    '03-06 09:00–10:00 | Tides | Hall A',
    '03-06 14:00–15:00 | Afternoon lamps | Hall B',
    '03-06 15:00–16:00 | Oil | Hall B',
  ]);
  expect(shortly(readOffice(await workbook('a.xlsx', { name: 'Programme', rows: rows('Night'), merges }))).slice(1)).toEqual([
    '03-06 02:00–03:00 | Afternoon lamps | Hall B',
    '03-06 03:00–04:00 | Oil | Hall B',
  ]);
});
