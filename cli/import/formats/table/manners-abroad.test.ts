// Manners of offices and systems in full: numbered affiliations in HTML, calendars of sales, eras and numbers as words, times as keys.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { opened, zipOf } from '../../fixtures/workbooks.ts';

test('Oxford Abstracts: raised numbers join authors and affiliations, who presents is one of them', () => {
  const result = readOffice(
    csvFile(`Title,Authors,Affiliations,Presenting author,Session title,Session date,Session start time,Session end time
Reading tides,"Ada Sample<sup>1</sup>, Bo Example<sup>1,2</sup>","<sup>1</sup>Harbour University, Testville, Wales. <sup>2</sup>Lamp Institute, Lampton, Ireland",Ada Sample,Seas,13/03/2031,09:00,10:30
Moons,Cy Model<sup>1</sup>,"<sup>1</sup>Mud Lab, Claytown",Cy Model,Seas,13/03/2031,09:00,10:30
`),
  );
  expect(shortly(result)).toEqual(['03-13 09:00–10:30 | Seas', '  ? | Reading tides | Ada Sample + Bo Example', '  ? | Moons | Cy Model']);
  expect(institutionsOf(result)).toEqual({
    'Ada Sample': 'Harbour University, Testville, Wales',
    'Bo Example': 'Harbour University, Testville, Wales; Lamp Institute, Lampton, Ireland',
    'Cy Model': 'Mud Lab, Claytown',
  });
});

test('Eventbrite and Lineup: a summary beside a name is no title, a stage is a room', () => {
  const sold = readOffice(
    csvFile(`Event Name,Start Date,Start Time,Venue Name,Summary,Description
Lantern Walk,"Mar 6, 2031",9:00 AM,Old Pier,A walk.,We walk.
`),
  );
  expect(shortly(sold)).toEqual(['03-06 09:00 | Lantern Walk | Old Pier']);
  expect(sold.rows.sessions[0]).toMatchObject({ Abstract: '<p>A walk.</p>', Description: '<p>We walk.</p>' });
  expect(shortly(readOffice(csvFile('Session Title,Session Date,Start Time,Stage\nTides,06 Mar 2031,9:00 AM,Main Stage\n')))).toEqual([
    '03-06 09:00 | Tides | Main Stage',
  ]);
});

test('dates of Japanese eras and of Chinese words; Turkish names of columns', () => {
  for (const day of ['令和13年3月7日', '二〇三一年三月七日', '2031年三月七日'])
    expect(shortly(readOffice(csvFile(`日付,開始,演題\n${day},午後1:00,潮の読み方\n`)))).toEqual(['03-07 13:00 | 潮の読み方']);
  expect(shortly(readOffice(csvFile('日期,时间,题目\n二〇三一年十二月二十一日,9:00,潮汐\n')))).toEqual(['12-21 09:00 | 潮汐']);
  const turkish = `Tarih;Saat;Oturum;Konuşma Başlığı;Konuşmacı
6 Mart 2031 Perşembe;09.30-09.50;Deniz;Gelgitler;Çağrı Şablon
6 Mart 2031 Perşembe;10.10-10.30;;Kahve Arası;
`;
  expect(shortly(readOffice(csvFile(turkish)))).toEqual([
    '03-06 09:30–09:50 | Deniz',
    '  03-06 09:30–09:50 | Gelgitler | Çağrı Şablon',
    '03-06 10:10–10:30 | Kahve Arası',
  ]);
});

test.each([
  [
    'day, room, time',
    {
      '2031-03-06': { 'Hall A': { '09:00': { title: 'Opening' }, '09:30': { title: 'Tides' } }, 'Hall B': { '09:30': { title: 'Wicks' } } },
    },
  ],
  [
    'day, time, room',
    { '2031-03-06': { '09:00': { 'Hall A': { title: 'Opening' } }, '09:30': { 'Hall A': { title: 'Tides' }, 'Hall B': 'Wicks' } } },
  ],
  [
    'day, time, list',
    {
      '2031-03-06': {
        '09:00': [{ title: 'Opening', room: 'Hall A' }],
        '09:30': [
          { title: 'Tides', room: 'Hall A' },
          { title: 'Wicks', room: 'Hall B' },
        ],
      },
    },
  ],
])('JSON by %s', (_, value) => {
  expect(shortly(readOffice(fileOf('a.json', JSON.stringify(value)))).toSorted()).toEqual([
    '03-06 09:00 | Opening | Hall A',
    '03-06 09:30 | Tides | Hall A',
    '03-06 09:30 | Wicks | Hall B',
  ]);
});

test('a merged time that was saved as CSV is that of the rooms beside it', () => {
  const result = readOffice(
    csvFile(`Day,Time,,Room,Contribution
,From,To,,Title
Thu 6 March 2031,09:00,09:30,Hall A,Tides
,,,Hall B,Moons
,09:30,10:00,Hall A,Wicks
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Tides | Hall A',
    '03-06 09:00–09:30 | Moons | Hall B',
    '03-06 09:30–10:00 | Wicks | Hall A',
  ]);
});

test('ODS: times, hidden sheets and comments as LibreOffice writes them', async () => {
  const cell = (text: string, more = ''): string =>
    `<table:table-cell office:value-type="string">${more}<text:p>${text}</text:p></table:table-cell>`;
  const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const day = '<table:table-cell office:value-type="date" office:date-value="2031-03-06"><text:p>06.03.31</text:p></table:table-cell>';
  const time = '<table:table-cell office:value-type="time" office:time-value="PT09H05M00S"><text:p>9:05</text:p></table:table-cell>';
  const comment = '<office:annotation><text:p>Wants a fee</text:p></office:annotation>';
  const sheet = (name: string, style: string, rows: string): string =>
    `<table:table table:name="${name}" table:style-name="${style}">${rows}</table:table>`;
  const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>
${sheet('Plan', 'ta1', row(cell('Datum'), cell('Beginn'), cell('Titel'), cell('Referent')) + row(day, time, cell('Öl'), cell('Ada Sample', comment)))}
${sheet('Alt &amp; neu', 'ta2', row(cell('Datum'), cell('Titel')) + row(day, cell('Verworfen')))}
</office:spreadsheet></office:body></office:document-content>`;
  const bytes = zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content });
  const result = readOffice(await opened({ path: 'plan.ods', bytes }));
  expect(shortly(result)).toEqual(['03-06 09:05 | Öl | Ada Sample']);
  expect(result.findings.filter(({ code }) => code !== 'end-unknown').map(({ code, message }) => [code, message])).toEqual([
    ['sheet-hidden', 'sheets that are hidden are not read: Alt & neu'],
    ['cell-comments', '1 comment on a cell is not imported: they can be private'],
  ]);
});

test('a day that shows an error is not the day of the row above; which cells show one is said', () => {
  const result = readOffice(
    csvFile(`Date,Start,End,Title,Room
2031-03-06,09:00,09:30,Opening,Hall
#REF!,10:00,10:30,Tides,#N/A
`),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–09:30 | Opening | Hall', '? | Tides']);
  expect(result.findings.map(({ code, message }) => [code, message])).toEqual([
    ['cell-error', '2 cells show an error such as #N/A and stay empty: A3, E3'],
    ['session-time-unreadable', '"Tides": the date "#N/A" is unreadable (column "Date"): the session is not scheduled'],
  ]);
});
