// Programmes as they are printed, pasted and spoken: names in capitals, times in words, rooms above their lines, nights, days in corners.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { workbook } from '../../fixtures/workbooks.ts';

test('family names in capitals come first, titles may stand before a name that is turned', () => {
  const result = readOffice(
    csvFile(`Datum,Zeit,Beitrag,Referierende,Ort
6. März 2031,"9.30 Uhr",Dochte,"SAMPLE Ada (Hafen-Uni, Teststadt); VAN DER MODEL Cy (Lampen GmbH)",Aula
6. März 2031,10.15 - 11 Uhr,Öl,"Prof. Dr. EXAMPLE, Bo [Lampeninstitut]",Nebenraum
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:30 | Dochte | Aula | SAMPLE Ada + VAN DER MODEL Cy',
    '03-06 10:15–11:00 | Öl | Nebenraum | Prof. Dr. Bo EXAMPLE',
  ]);
  expect(result.rows.authors.map(({ Firstname, Surname, Institution }) => [Firstname, Surname, Institution])).toEqual([
    ['Ada', 'SAMPLE', 'Hafen-Uni, Teststadt'],
    ['Cy', 'VAN DER MODEL', 'Lampen GmbH'],
    ['Prof. Dr. Bo', 'EXAMPLE', 'Lampeninstitut'],
  ]);
});

test('lines with people behind a colon, times in words, a day beside its room', () => {
  const result = readOffice(
    fileOf(
      'p.txt',
      `LANTERN DAYS 2031
Thursday, 6 March 2031 – Great Hall

09:00 Opening: Ada Sample, Harbour University
9.30 Reading the tides: Bo Example, Lamp Institute, and Cy Model, Mud Lab
half past ten Coffee
11:00-12:30 Round table: What is light?
Chair: Dee Demo, Sea Clinic
Speakers: Eve Probe, Flo Test

Friday, 7 March 2031 – Side Room
10h00 Wicks: Ada Sample, Harbour University
noon Lunch
`,
    ),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00 | Opening | Great Hall | Ada Sample',
    '03-06 09:30 | Reading the tides | Great Hall | Bo Example + Cy Model',
    '03-06 10:30 | Coffee | Great Hall',
    '03-06 11:00–12:30 | Round table: What is light? | Great Hall | Eve Probe + Flo Test | [Dee Demo]',
    '03-07 10:00 | Wicks | Side Room | Ada Sample',
    '03-07 12:00 | Lunch | Side Room',
  ]);
  expect(institutionsOf(result)).toEqual({
    'Ada Sample': 'Harbour University',
    'Bo Example': 'Lamp Institute',
    'Cy Model': 'Mud Lab',
    'Dee Demo': 'Sea Clinic',
  });
});

test('a day in the corner of a table of rooms; what is after midnight is on the next day', async () => {
  const result = readOffice(
    await workbook('p.xlsx', {
      name: 'Plan',
      merges: ['B4:D4', 'B6:D6'],
      rows: [
        ['Lantern Night', '', '', ''],
        ['6 March 2031', 'Hall A', 'Hall B', 'Hall C'],
        ['18:00', 'Tides\nAda Sample (Harbour University)', 'Wicks\nBo Example', ''],
        ['20:00', 'Dinner', '', ''],
        ['22:30', 'Night walk', '', 'Moons\nCy Model'],
        ['00:30 – 02:00', 'Dance', '', ''],
      ],
    }),
  );
  expect(shortly(result)).toEqual([
    '03-06 18:00 | Tides | Hall A | Ada Sample',
    '03-06 18:00 | Wicks | Hall B | Bo Example',
    '03-06 20:00 | Dinner',
    '03-06 22:30 | Night walk | Hall A',
    '03-06 22:30 | Moons | Hall C | Cy Model',
    '03-07 00:30–02:00 | Dance',
  ]);
  expect(codesOf(result)).toContain('day-after-midnight');
});

test('lists of a page below their rooms, and the chair of a session in brackets', () => {
  const page = `<html lang="en"><body><h1>Lantern Days</h1><h2>Thursday, 6 March 2031</h2>
<h3>Great Hall</h3><ul><li>09:00–09:30 <b>Opening</b></li><li>09:30 <b>Tides</b><br>Bo Example, Cy Model</li></ul>
<h3>Side Room</h3><ol><li><p>10:00 – 11:00: Wicks (Dee Demo)</p></li></ol>
<h2>Friday, 7 March 2031</h2><ul><li>Session 1: Oil (chair: Eve Probe)<ul><li>9:00 Lamps</li><li>9:20 Glass</li></ul></li></ul></body></html>`;
  expect(shortly(readOffice(fileOf('p.html', page)))).toEqual([
    '03-06 09:00–09:30 | Opening | Great Hall',
    '03-06 09:30 | Tides | Great Hall | Bo Example + Cy Model',
    '03-06 10:00–11:00 | Wicks | Side Room | Dee Demo',
    '03-07 09:00 | Session 1: Oil | Side Room | [Eve Probe]',
    '  03-07 09:00 | Lamps',
    '  03-07 09:20 | Glass',
  ]);
});

test('the only sheet is called by its day, blocks of rooms stand below each other', async () => {
  const result = readOffice(
    await workbook('p.xlsx', {
      name: 'Thu 6 March 2031',
      rows: [
        ['Room: Great Hall', '', ''],
        ['Time', 'Title', 'Speaker'],
        ['09:00', 'Opening', 'Ada Sample'],
        ['', '', ''],
        ['Room: Side Room', '', ''],
        ['Time', 'Title', 'Speaker'],
        ['10:00', 'Oil', 'Eve Probe'],
      ],
    }),
  );
  expect(shortly(result)).toEqual(['03-06 09:00 | Opening | Great Hall | Ada Sample', '03-06 10:00 | Oil | Side Room | Eve Probe']);
});

test('Who, What and When are columns; a date of something else is no day', () => {
  expect(
    shortly(
      readOffice(
        csvFile(`Day,When,What,Who
Thursday 6 March 2031,half past nine,Tides,Ada Sample
Thursday 6 March 2031,quarter to one,Wicks,Bo Example
Thursday 6 March 2031,halb drei,Oil,Cy Model
`),
      ),
    ),
  ).toEqual(['03-06 09:30 | Tides | Ada Sample', '03-06 12:45 | Wicks | Bo Example', '03-06 14:30 | Oil | Cy Model']);
  const other = readOffice(csvFile('Date,Start,Title,Poster date\n2031-03-06,09:00,Tides,2031-03-05\n,,Wicks,2031-03-05\n'));
  expect(shortly(other)).toEqual(['03-06 09:00 | Tides', '? | Wicks']);
  expect(other.leftOut).toMatchObject([{ field: 'Poster date', reason: 'the day stands in “Date”' }]);
});

test('titles in several languages are one text by language, which the event speaks', () => {
  const names = (text: string) => {
    const { rows, event, leftOut } = readOffice(csvFile(text));
    return [rows.sessions.map(({ Name }) => Name), event.languages, leftOut.map(({ field }) => field)];
  };
  const tides = { 'de-DE': 'Gezeiten', 'fr-FR': 'Les marées', 'en-GB': 'Tides' };
  expect(names('date,start,title_de,title_fr,title_en\n2031-03-06,09:00,Gezeiten,Les marées,Tides\n2031-03-06,10:00,,,Wicks\n')).toEqual([
    [tides, 'Wicks'],
    ['de-DE', 'fr-FR', 'en-GB'],
    [],
  ]);
  expect(names('Datum;Beginn;Titel (Deutsch);Titel (Französisch);Titel (Englisch)\n06.03.2031;09:00;Gezeiten;Les marées;Tides\n')).toEqual([
    [tides],
    ['de-DE', 'fr-FR', 'en-GB'],
    [],
  ]);
});

test('presentations have titles and abstracts by language, and their session its name, from columns and from lists', () => {
  const tides = { 'de-DE': 'Gezeiten', 'en-GB': 'Tides' };
  const about = { 'de-DE': '<p>Wie hoch?</p>', 'en-GB': '<p>How high?</p>\n<p>And why?</p>' };
  const table = `Datum,Beginn,Ende,session_de,session_en,title_de,title_en,abstract_de,abstract_en
2031-03-06,09:00,09:30,Meer,Sea,Gezeiten,Tides,Wie hoch?,"How high?

And why?"
2031-03-06,09:30,10:00,Meer,Sea,Dochte,,Nur deutsch,
`;
  const list = [
    {
      title: { de: 'Meer', en: 'Sea' },
      description: { de: 'Alles darüber', en: 'All about it' },
      start: '2031-03-06T09:00',
      end: '2031-03-06T10:00',
      presentations: [
        { title: { de: 'Gezeiten', en: 'Tides' }, abstract: { de: 'Wie hoch?', en: 'How high?\n\nAnd why?' }, speakers: ['Ada Sample'] },
        { title: 'Dochte', abstract: 'Nur deutsch', speakers: ['Bo Example'] },
      ],
    },
  ];
  for (const file of [csvFile(table), fileOf('p.json', JSON.stringify(list))]) {
    const { rows, event, leftOut } = readOffice(file);
    expect(rows.sessions.map(({ Name }) => Name)).toEqual([{ 'de-DE': 'Meer', 'en-GB': 'Sea' }]);
    expect(rows.presentations.map(({ Title, Abstract }) => [Title, Abstract])).toEqual([
      [tides, about],
      ['Dochte', '<p>Nur deutsch</p>'],
    ]);
    expect([event.languages, leftOut]).toEqual([['de-DE', 'en-GB'], []]);
  }
  const [session] = readOffice(fileOf('p.json', JSON.stringify(list))).rows.sessions;
  expect(session!.Description).toEqual({ 'de-DE': '<p>Alles darüber</p>', 'en-GB': '<p>All about it</p>' });
});

test('columns of a text that are aligned with blanks; words that reach over them make it lines again', () => {
  const text = `Thursday 6 March 2031
Time           Title                      Speaker            Room
09:00-09:30    Opening of the             Ada Sample         Great Hall
               Lantern Days
09:30-10:15    Reading the tides of       Bo Example         Great Hall
               the northern sea           Lamp Institute
10:15-10:45    Coffee
10:45-11:30    Wicks                      Cy Model           Side Room
`;
  const result = readOffice(fileOf('p.txt', text));
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Opening of the Lantern Days | Great Hall | Ada Sample',
    '03-06 09:30–10:15 | Reading the tides of the northern sea | Great Hall | Bo Example',
    '03-06 10:15–10:45 | Coffee',
    '03-06 10:45–11:30 | Wicks | Side Room | Cy Model',
  ]);
  expect(institutionsOf(result)).toMatchObject({ 'Bo Example': 'Lamp Institute' });
  const pasted = text.replaceAll(/ {2,}/g, ' ').replace('Time Title', 'Time  Title').replace('Title Speaker', 'Title  Speaker');
  const { findings, rows } = readOffice(fileOf('p.txt', pasted));
  expect(rows.sessions.at(-1)?.Name).toBe('Wicks Cy Model Side Room');
  expect(findings.filter(({ message }) => message.includes('Lantern Days'))).toEqual([]);
});

test('a line with a time that ends like the name of a room is a session', () => {
  const table = 'Thursday 6 March 2031,,,\nTime,Title,Authors,Room\n10:15-10:45,Coffee,,Hall\n10:45-11:30 Wicks in the Side Room,,,\n';
  expect(shortly(readOffice(csvFile(table)))).toEqual(['03-06 10:15–10:45 | Coffee | Hall', '03-06 10:45–11:30 | Wicks in the Side Room']);
});

test('a table saved as text is a table; a day that is written once goes on after midnight', () => {
  const table = 'Day\tTime\tTitle\nThu 6 March 2031\t22:00\tFilm\n\t00:30\tDance\n';
  expect(shortly(readOffice(fileOf('p.txt', table)))).toEqual(['03-06 22:00 | Film', '03-07 00:30 | Dance']);
});

test('a room goes on below a day that names none, and the report says so; a room above all days is that of all', () => {
  const hall = (lines: string) => readOffice(fileOf('p.txt', lines));
  const days = ['Thursday, 6 March 2031', '09:00 Opening', '10:00 Tides', 'Friday, 7 March 2031', '09:00 Lamps', '10:00 Wicks'];
  const below = hall(days.toSpliced(1, 0, 'Hall A').join('\n'));
  expect(shortly(below).every((line) => line.includes('| Hall A'))).toBe(true);
  expect(below.findings.filter(({ code }) => code === 'room-continued')).toMatchObject([
    { severity: 'warning', line: 6, message: expect.stringContaining('2 rows stand below a day that names no room and take “Hall A”') },
  ]);
  expect(codesOf(hall(['Hall A', ...days].join('\n')))).not.toContain('room-continued');
});
