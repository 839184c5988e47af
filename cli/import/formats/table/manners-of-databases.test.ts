// Programmes as databases of teams, calendars and systems for events export them: each arrives as somebody would read it.
import { expect, test } from 'vitest';
import { codesOf, csvFile, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { programmeLines } from '../../fixtures/programme-lines.ts';
import { fileOf } from '../../fixtures/schedules.ts';

const urlsOf = (links: readonly { Title: string; Url: string }[] = []): string[] => links.map(({ Title, Url }) => `${Title} ${Url}`);

test('calendars as CSV: private rows stay out and are named, whole days have no hour', () => {
  const google = readOffice(
    csvFile(
      `Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private
Opening,03/13/2031,9:00 AM,03/13/2031,9:45 AM,False,,Hall,False
Budget,03/13/2031,7:00 AM,03/13/2031,7:30 AM,False,,,True
Exhibition,03/14/2031,12:00 AM,03/15/2031,12:00 AM,True,,Foyer,False`,
    ),
  );
  expect(shortly(google)).toEqual(['03-13 09:00–09:45 | Opening | Hall', '? | Exhibition | Foyer']);
  expect(google.rows.sessions[1]).toMatchObject({ ProgrammeDay: '2031-03-14', StartDateTime: null });
  expect(google.findings.map(({ message }) => message).slice(1)).toEqual([
    '"Exhibition": 03/14/2031 – 03/15/2031, the whole day: it stands on its first day without an hour',
    '"Budget" is left out: its status is “Private: True”',
  ]);
  const outlook = readOffice(
    csvFile(
      `"Betreff","Beginnt am","Beginnt um","Endet am","Endet um","Ganztägiges Ereignis","Ort","Privat","Vertraulichkeit"
"Gezeiten","13.3.2031","10:00:00","13.3.2031","11:30:00","Aus","Raum 2","Aus","Normal"
"Kasse","13.3.2031","12:00:00","13.3.2031","12:30:00","Aus","Raum 2","Aus","Vertraulich"
"Schau","14.3.2031","00:00:00","15.3.2031","00:00:00","Ein","Foyer","Aus","Normal"`,
    ),
  );
  expect(shortly(outlook)).toEqual(['03-13 10:00–11:30 | Gezeiten | Raum 2', '? | Schau | Foyer']);
  expect(outlook.rows.sessions[1]!.ProgrammeDay).toBe('2031-03-14');
});

test('Sched: the address of the video is the stream, tags of two columns are tags, what is not active stays out', () => {
  const { rows } = readOffice(
    csvFile(
      `Name,ID,Active,Session Type,Session Sub-type,Start Date,Start Time,End Date,End Time,Room,Tags,Speakers,Moderators,Video Stream URL
Tides,s1,Y,Talks,Beginner,2031-03-13,10:00,2031-03-13,10:45,Hall,sea; moon,Ada Sample; Bo Beispiel,Eve Probe,https://stream.example.org/1
Dinner,s2,N,Social,,2031-03-13,19:00,2031-03-13,22:00,,,,,`,
    ),
  );
  expect(rows.sessions).toHaveLength(1);
  expect(rows.sessions[0]).toMatchObject({
    StreamUrl: 'https://stream.example.org/1',
    Groups: [{ Name: 'Beginner' }, { Name: 'sea' }, { Name: 'moon' }],
    Chairs: [{ DisplayName: 'Eve Probe' }],
  });
});

test('Whova: an empty cell beside “Sub” is a session', () => {
  const { lines } = programmeLines({
    'agenda.csv': `*Date,*Time Start,*Time End,*Session Title,Room/Location,Speakers,Session or Sub-session(Sub)
03/24/2031,9:00 AM,10:30 AM,Opening,Hall,Eve Probe,
03/24/2031,9:00 AM,9:30 AM,Tides,Hall,Ada Sample,Sub
03/25/2031,2:00 PM,3:00 PM,Wicks,Room 2,,`,
  });
  expect(lines).toEqual([
    '2031-03-24T09:00 · 10:30 · Opening · hall · Eve Probe',
    '  09:00 Tides · Ada Sample',
    '2031-03-25T14:00 · 15:00 · Wicks · room-2',
  ]);
});

test('one row a speaker: what a speaker is stands in a column of its own and names nobody', () => {
  const { lines, left } = programmeLines({
    'sessions.csv': `Session Name,Session Date,Session Start Time,Session End Time,Session Location,Speaker First Name,Speaker Last Name,Speaker Title,Speaker Company,Speaker Category
Opening,3/13/2031,9:00 AM,10:00 AM,Hall,Ada,Sample,Professor,Harbour University,Keynote Speaker
Opening,3/13/2031,9:00 AM,10:00 AM,Hall,Eve,Probe,President,Lamp Society,Moderator`,
  });
  expect(lines).toEqual(['2031-03-13T09:00 · 10:00 · Opening · hall · Ada Sample (Harbour University) · Eve Probe (Lamp Society)']);
  expect(left).toEqual(['Speaker Title']);
});

test('Airtable: names with commas are quoted within a cell, files have their address in brackets, tracks no blank between them', () => {
  const talks = `Name,Speakers,Track,Room,Starts,Ends,Slides
"Tides, read aloud","""Sample, Ada"",Bo Beispiel",Sea,Hall,3/13/2031 9:00am,3/13/2031 9:45am,tides.pdf (https://files.example.org/a/t.pdf)
Wicks,Cy Muster,"Light,Sea",Room 2,3/13/2031 10:00am,3/13/2031 10:45am,"a.pdf (https://files.example.org/a),b.pdf (https://files.example.org/b)"`;
  const people = `Name,Affiliation,Bio,Photo
"Sample, Ada",Harbour University,Measures.,ada.jpg (https://files.example.org/ada.jpg)
Bo Beispiel,Lamp Ltd.,Makes lamps.,`;
  const { lines, result } = programmeLines({ 'Talks-Grid view.csv': talks, 'Speakers-Grid view.csv': people });
  expect(lines).toEqual([
    '2031-03-13T09:00 · 09:45 · Tides, read aloud · hall · Ada Sample (Harbour University) + Bo Beispiel (Lamp Ltd.)',
    '2031-03-13T10:00 · 10:45 · Wicks · room-2 · Cy Muster',
  ]);
  expect(result.rows.sessions.map(({ Links, TrackId, Groups }) => [urlsOf(Links), TrackId, Groups])).toEqual([
    [['tides.pdf https://files.example.org/a/t.pdf'], 'sea', []],
    [['a.pdf https://files.example.org/a', 'b.pdf https://files.example.org/b'], 'light', [{ Name: 'Sea' }]],
  ]);
  expect(result.rows.authors[0]!.ImagePath).toBe('https://files.example.org/ada.jpg');
});

const page = (at: number): string => String(at).padStart(32, '0a1b');

test('Notion: pages of a database are the texts of its rows, names of other pages are names alone, of two exports the whole one counts', () => {
  const row =
    'Tides,"March 13, 2031 9:00 AM (GMT+1) → 9:45 AM",Hall (https://www.notion.so/Hall-0a?pvs=21),"Ada Sample (https://www.notion.so/Ada-1b?pvs=21), Bo Beispiel"';
  const head = 'Name,Date,Room,Speakers\n';
  const { lines, result } = programmeLines({
    [`Programme ${page(1)}.csv`]: `${head}${row}`,
    [`Programme ${page(1)}_all.csv`]: `${head}${row}\nWicks,"March 13, 2031 10:00 AM (GMT+1) → 11:00 AM",Room 2,\n`,
    [`Programme ${page(1)}/Tides ${page(2)}.md`]:
      '# Tides\n\nDate: March 13, 2031\nRoom: Hall (../Rooms/Hall.md)\n\nHow water **rises**.\n\nSecond part.',
    [`Programme ${page(1)}/Old ${page(3)}.md`]: '# Old\n\nDate: March 1, 2031\n\nGone.',
  });
  expect(lines).toEqual([
    '2031-03-13T09:00:00+01:00 · 09:45:00+01:00 · Tides · hall · Ada Sample + Bo Beispiel',
    '2031-03-13T10:00:00+01:00 · 11:00:00+01:00 · Wicks · room-2',
  ]);
  expect(result.rows.sessions[0]!.Description).toBe('<p>How water <strong>rises</strong>.</p>\n<p>Second part.</p>');
  expect(result.findings.map(({ message }) => message)).toEqual(['no row of the table is called “Old”: its page is left out']);
  const alone = programmeLines({
    [`Talks/Tides ${page(2)}.md`]: '# Tides\n\nStart: 2031-03-13 09:00\nRoom: Hall (../Rooms/Hall.md)\nSpeakers: Ada Sample\n\nRises.',
    [`Talks/Wicks ${page(3)}.md`]: '# Wicks\n\nStart: 2031-03-13 10:00\nRoom: Room 2\n\nBurn.',
  });
  expect(alone.lines).toEqual(['2031-03-13T09:00 · Tides · hall · Ada Sample', '2031-03-13T10:00 · Wicks · room-2']);
});

test('links as objects with titles, by their names, and several in a cell', () => {
  const list = [
    { title: 'Tides', start: '2031-03-13T09:00', links: [{ title: 'Slides', url: 'https://example.org/t.pdf' }] },
    { title: 'Wicks', start: '2031-03-13T10:00', links: { video: 'https://example.org/w.mp4', count: 2 } },
  ];
  const { rows } = readOffice(fileOf('talks.json', JSON.stringify(list)));
  expect(rows.sessions.map(({ Links }) => urlsOf(Links))).toEqual([
    ['Slides https://example.org/t.pdf'],
    ['video https://example.org/w.mp4'],
  ]);
  const table = readOffice(csvFile('Title,Start,Resources\nTides,2031-03-13 09:00,"https://example.org/a\nhttps://example.org/b"'));
  expect(urlsOf(table.rows.sessions[0]!.Links)).toEqual(['Material https://example.org/a', 'Material https://example.org/b']);
});

test.each([
  [
    'Order #,Order Date,First Name,Last Name,Email,Ticket Type,Event Name\n1,2031-01-02,Ada,Sample,ada@example.org,Early,Harbour Days',
    'attendee-list',
  ],
  ['Bestellnummer,Vorname,Nachname,E-Mail,Ticketart\n1,Ada,Sample,ada@example.org,Früh', 'attendee-list'],
  ['First name,Last name,Email,Company,Job title\nAda,Sample,ada@example.org,Harbour University,Professor', 'attendee-list'],
])('%s is no programme', (table, code) => {
  const result = readOffice(csvFile(table));
  expect([result.readable, result.rows.authors, codesOf(result)]).toEqual([false, [], [code]]);
});

test('posters: their number is that of the board, and who presents is one of the authors with initials', () => {
  const named = readOffice(
    fileOf(
      'posters.csv',
      'No.,Poster title,Authors,Presenting author\nP-1,Tides,"Sample A., Beispiel B., Muster C.",Ada Sample\nP-2,Wicks,"C. Muster, D. Primer",Cy Muster',
    ),
  );
  expect(named.rows.sessions.map(({ PosterNumber, Speakers }) => [PosterNumber, Speakers?.map(({ DisplayName }) => DisplayName)])).toEqual([
    ['P-1', ['Ada Sample', 'Beispiel B.', 'Muster C.']],
    ['P-2', ['Cy Muster', 'D. Primer']],
  ]);
});

test('Turkish capitals: letters with and without dots name the same columns', () => {
  const { lines } = programmeLines({
    'program.csv': `TARİH;BAŞLANGIÇ;BİTİŞ;SALON;BİLDİRİ BAŞLIĞI;KONUŞMACI;KURUM;OTURUM BAŞKANI
13 Mart 2031 Perşembe;09:00;09:20;Işık Salonu;Fitiller;Ayşe Örnek;Liman Üniversitesi;İnci Deneme`,
  });
  expect(lines).toEqual(['2031-03-13T09:00 · 09:20 · Fitiller · isik-salonu · Ayşe Örnek (Liman Üniversitesi) · İnci Deneme']);
});

test('a text with tabs and bullets: columns are parted by tabs, bullets below a title are people', () => {
  const text =
    'Thursday, 13 March 2031\n\n9.00 – 9.30\tRegistration\tFoyer\n9.30 – 10.15\tOpening: why light matters\tMain Hall\n\t• Ada Sample, Harbour University\n\t• Cy Muster, Wick & Sons\n10.15 – 10.45\tWorkshop\tEve Probe\tRoom 2\n\t- Chair: Di Primer\n';
  expect(shortly(readOffice(fileOf('programme.txt', text)))).toEqual([
    '03-13 09:00–09:30 | Registration | Foyer',
    '03-13 09:30–10:15 | Opening: why light matters | Main Hall | Ada Sample + Cy Muster',
    '03-13 10:15–10:45 | Workshop | Room 2 | Eve Probe | [Di Primer]',
  ]);
});
