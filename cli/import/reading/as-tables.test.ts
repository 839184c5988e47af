// Programmes in no table of their own: web pages, texts, folders of pages, slots of a schedule, lists joined by ids.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { workbook } from '../fixtures/workbooks.ts';

test('tables of a page, each below its day: merged cells, links, breaks; other tables and menus are nothing', () => {
  const html = `<!doctype html><html lang="de"><body><nav><table><tr><td>Start</td><td>Kontakt</td></tr></table></nav>
<h1>Tagung Leuchttürme</h1><h2>Donnerstag, 6. März 2031</h2>
<table><tr><th>Uhrzeit</th><th>Titel</th><th>Referent/in</th><th>Raum</th></tr>
<tr><td>09:00–09:30</td><td>Begrüßung</td><td>Änne Müller (Universität Beispielstadt)</td><td rowspan="2">Saal Nord</td></tr>
<tr><td>09:30–10:15</td><td><a href="https://example.org/a">Gezeiten <b>lesen</b></a></td><td>Ada Sample,<br>Bo Beispiel</td></tr>
<tr><td>10:15–10:45</td><td colspan="3">Kaffeepause</td></tr></table>
<h2>Freitag, 7. März 2031</h2>
<table><tr><th>Uhrzeit</th><th>Titel</th><th>Referent/in</th><th>Raum</th></tr><tr><td>10:00</td><td>Schluss &amp; Dank</td><td></td><td>Saal Süd</td></tr></table>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"x"}</script></body></html>`;
  const result = readOffice(fileOf('programm.html', html));
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Begrüßung | Saal Nord | Änne Müller',
    '03-06 09:30–10:15 | Gezeiten lesen | Saal Nord | Ada Sample + Bo Beispiel',
    '03-06 10:15–10:45 | Kaffeepause',
    '03-07 10:00 | Schluss & Dank | Saal Süd',
  ]);
  expect(result.event.name).toBe('Tagung Leuchttürme');
  expect(result.rows.sessions[1]!.Links).toEqual([{ Title: 'Website', Url: 'https://example.org/a' }]);
});

test('a page whose cells reach over a million rows costs no more than a page', () => {
  const html = `<html><table>${'<tr><td rowspan="999999" colspan="999999">x</td><td>y</td></tr>'.repeat(300)}</table></html>`;
  expect(readOffice(fileOf('a.html', html)).rows.sessions.length).toBeLessThan(400);
});

test('the programme page of EasyChair', () => {
  const html = `<html><body><h1>LANTERN 2031</h1><h2>PROGRAM FOR THURSDAY, MARCH 6TH, 2031</h2>
<div class="session" id="session:12"><div class="heading"><span class="interval">10:30-12:00</span> <span class="title">Session 2A: Wicks</span></div>
<div class="session_chair">CHAIR: <a href="p1.html">Ada Sample</a></div><div class="room">LOCATION: <a href="r.html">Side Room</a></div>
<table class="talks"><tr class="talk" id="talk:102"><td class="time">10:30</td><td><div class="authors"><a class="person">Bo Beispiel</a> and <a class="person">Cy Muster</a></div>
<div class="title"><a>Trimming Wicks</a> (<a href="x.pdf">abstract</a>)</div><div class="abstract">ABSTRACT. Wicks are trimmed.</div></td></tr></table></div>
<div class="coffeebreak"><span class="interval">12:00-12:30</span><span class="title">Coffee Break</span></div></body></html>`;
  const result = readOffice(fileOf('program.html', html));
  expect(shortly(result)).toEqual([
    '03-06 10:30–12:00 | Session 2A: Wicks | Side Room | [Ada Sample]',
    '  03-06 10:30 | Trimming Wicks | Bo Beispiel + Cy Muster',
    '03-06 12:00–12:30 | Coffee Break',
  ]);
  expect([result.event.name, result.rows.presentations[0]!.Abstract]).toEqual(['LANTERN 2031', '<p>Wicks are trimmed.</p>']);
});

test('lines of a text, and a page without tables', () => {
  const lines = [
    'LANTERN DAYS',
    'Thursday, 6 March 2031',
    '09:00 – 09:30  Opening (Ada Sample)',
    '9:30 Reading tides',
    'Bo Example',
    '10:15 – 10:45 Coffee',
  ];
  const expected = ['03-06 09:00–09:30 | Opening | Ada Sample', '03-06 09:30 | Reading tides | Bo Example', '03-06 10:15–10:45 | Coffee'];
  expect(shortly(readOffice(fileOf('a.txt', lines.join('\n'))))).toEqual(expected);
  expect(shortly(readOffice(fileOf('a.html', `<!doctype html><body>${lines.map((line) => `<p>${line}</p>`).join('')}`)))).toEqual(expected);
});

test('folders of pages with front matter in YAML and TOML; people by the name of their page; news are no talks', () => {
  const result = readOffice([
    fileOf(
      'content/talks/tides.md',
      '---\ntitle: "Reading tides"\ndate: 2031-03-06T09:00:00+01:00\nspeakers: [ada]\nroom: Hall\n---\nHow to read **tides**.\n',
    ),
    fileOf(
      'content/talks/wicks.md',
      '+++\ntitle = "Trimming wicks"\ndate = 2031-03-06T10:00:00\nend = "10:30"\nspeakers = ["Bo Beispiel"]\n+++\nShort.\n',
    ),
    fileOf('content/talks/_index.md', '---\ntitle: Talks\n---\n'),
    fileOf('content/speakers/ada.md', '---\nname: Ada Sample\naffiliation: Harbour Office\n---\nReads.\n'),
    fileOf('content/news/first.md', '---\ntitle: We are open\ndate: 2030-01-01\nauthor: Cy Muster\n---\nHello.\n'),
  ]);
  expect(shortly(result)).toEqual(['03-06 09:00 | Reading tides | Hall | Ada Sample', '03-06 10:00–10:30 | Trimming wicks | Bo Beispiel']);
  expect(institutionsOf(result)).toMatchObject({ 'Ada Sample': 'Harbour Office' });
  expect(result.findings.filter(({ code }) => code === 'page-left-out')).toMatchObject([{ file: 'content/news/first.md' }]);
});

test('slots of a schedule whose talks and people stand in lists of their own (Hoverboard)', () => {
  const slot = (startTime: string, endTime: string, ...sessions: object[]) => ({ startTime, endTime, sessions });
  const schedule = {
    '2031-03-06': {
      tracks: [{ title: 'Great Hall' }, { title: 'Side Room' }],
      timeslots: [
        slot('09:00', '10:00', { items: [101] }),
        slot('10:00', '10:45', { items: [102] }, { items: [103], extend: 2 }),
        slot('11:00', '12:00', { items: [104] }, { items: [] }),
      ],
    },
  };
  const sessions = {
    101: { title: 'Registration' },
    102: { title: 'Tides', speakers: ['ada'], tags: ['Sea'] },
    103: { title: 'Wicks', speakers: ['ada'] },
    104: { title: 'Oil' },
    105: { title: 'Nobody scheduled it' },
  };
  const speakers = { ada: { name: 'Ada Sample', company: 'Harbour Office', country: 'Norway' } };
  const expected = [
    '03-06 09:00–10:00 | Registration',
    '03-06 10:00–10:45 | Tides | Great Hall | Ada Sample',
    '03-06 10:00–12:00 | Wicks | Side Room | Ada Sample',
    '03-06 11:00–12:00 | Oil | Great Hall',
    '? | Nobody scheduled it',
  ];
  const files = Object.entries({ schedule, sessions, speakers }).map(([name, value]) => fileOf(`${name}.json`, JSON.stringify(value)));
  const result = readOffice(files);
  expect(shortly(result)).toEqual(expected);
  expect(result.leftOut.map(({ field }) => field)).toContain('country');
  expect(shortly(readOffice(fileOf('export.json', JSON.stringify({ schedule, sessions, speakers }))))).toEqual(expected);
});

test('a timetable and the abstracts it names by number; affiliations by number', async () => {
  const file = await workbook(
    'a.ods',
    {
      name: 'Timetable',
      rows: [
        ['Date', 'Start', 'End', 'Session', 'Abstract no.', 'Room'],
        ['2031-03-06', '09:00', '09:20', 'Tides', 'A1', 'Great Hall'],
        ['2031-03-06', '09:20', '09:40', 'Tides', 'A2', 'Great Hall'],
      ],
    },
    {
      name: 'Abstracts',
      rows: [
        ['Abstract no.', 'Title', 'Authors', 'Affiliations', 'Abstract'],
        ['A1', 'Reading tides', 'Ada Sample1, Bo Example2', '1 Harbour Office; 2 Lamp Works', 'How tides are read'],
        ['A2', 'Measuring tides', 'Cy Model', 'Lamp Works', 'Measured'],
      ],
    },
  );
  const result = readOffice(file);
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:40 | Tides | Great Hall',
    '  03-06 09:00–09:20 | Reading tides | Ada Sample + Bo Example',
    '  03-06 09:20–09:40 | Measuring tides | Cy Model',
  ]);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour Office', 'Bo Example': 'Lamp Works', 'Cy Model': 'Lamp Works' });
});

test('nested lists: talks within their session, rooms as keys, instants since 1970, people of any shape', () => {
  const nested = {
    sessions: [
      {
        id: 'S1',
        title: 'Tides',
        start: '2031-03-06T09:00',
        end: '2031-03-06T10:00',
        presentations: [{ id: 'P1', title: 'Ebb', authors: ['Ada Sample'], start: '09:00', end: '09:20' }],
      },
    ],
  };
  expect(shortly(readOffice(fileOf('a.json', JSON.stringify(nested))))).toEqual([
    '03-06 09:00–10:00 | Tides',
    '  03-06 09:00–09:20 | Ebb | Ada Sample',
  ]);
  const epoch = [
    {
      date: '2031-03-06',
      tracks: [
        {
          name: 'Sea',
          talks: [{ name: 'Ebb', start_ts: 1930550400, end_ts: 1930554000, speakers: [{ first: 'Ada', last: 'Sample', org: 'Pier' }] }],
        },
      ],
    },
  ];
  const result = readOffice(fileOf('b.json', JSON.stringify(epoch)));
  expect([shortly(result), institutionsOf(result)]).toEqual([['03-06 09:00–10:00 | Ebb | Ada Sample'], { 'Ada Sample': 'Pier' }]);
});

test('several tracks are one and words; who organises a row of a list of events is nobody in it', () => {
  const result = readOffice(
    csvFile(
      'Event Name,Organizer Name,Event Start Date,Event Start Time,Event End Time,Tracks\nTides,Harbour Office GmbH,2031-03-06,09:00,10:00,Sea; Science\n',
    ),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–10:00 | Tides']);
  expect([result.rows.sessions[0], result.leftOut]).toMatchObject([
    { TrackId: 'sea', Groups: [{ Name: 'Science' }] },
    [{ field: 'Organizer Name' }],
  ]);
});

test('tables and lists of Markdown; a mail whose greeting and signature are none of it; a page in Latin-1 without names of columns', () => {
  const table =
    '# Lantern Days\n\n## Thursday, 6 March 2031\n\n| Time | Title | Speaker |\n|---|---|---|\n| 09:00–09:30 | Opening | Ada Sample |\n| 10:00 | [Tides](https://example.org/t) | |\n';
  expect(shortly(readOffice(fileOf('a.md', table)))).toEqual(['03-06 09:00–09:30 | Opening | Ada Sample', '03-06 10:00 | Tides']);
  const list =
    '# Lantern Days\n\n## Thursday, 6 March 2031\n\n- **09:00–09:30** Opening (Ada Sample)\n- **09:30** Tides\n- **10:00** Coffee\n';
  expect(shortly(readOffice(fileOf('a.md', list)))).toEqual([
    '03-06 09:00–09:30 | Opening | Ada Sample',
    '03-06 09:30 | Tides',
    '03-06 10:00 | Coffee',
  ]);
  const mail =
    'Liebe Mitglieder,\n\nDonnerstag, 6. März 2031\n9.00 Uhr Begrüßung\n9.30 - 10.15 Uhr Gezeiten (Ada Beispiel)\nRaum: Saal Nord\n11 Uhr Schluss\n\nViele Grüße\nDas Büro\n';
  const read = readOffice(fileOf('mail.txt', mail));
  expect([shortly(read), read.event.name]).toEqual([
    ['03-06 09:00 | Begrüßung', '03-06 09:30–10:15 | Gezeiten | Saal Nord | Ada Beispiel', '03-06 11:00 | Schluss'],
    '',
  ]);
  const page =
    '<html><h2>Fredag 7 mars 2031</h2><table><tr><td>09.00</td><td>Öppning</td><td>Åsa Exempel</td></tr><tr><td>09.30</td><td>Tidvatten</td><td>Bo Exempel</td></tr><tr><td>10.00</td><td>Kaffe</td></tr></table></html>';
  expect(shortly(readOffice({ path: 'a.html', bytes: new Uint8Array(Buffer.from(page, 'latin1')) }))).toEqual([
    '03-07 09:00 | Öppning | Åsa Exempel',
    '03-07 09:30 | Tidvatten | Bo Exempel',
    '03-07 10:00 | Kaffe',
  ]);
});
