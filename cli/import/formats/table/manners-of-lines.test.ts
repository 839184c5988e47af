// Lines and tables of offices: quotation marks, places above, hours without minutes, the day in the name of a sheet.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { workbook } from '../../fixtures/workbooks.ts';
import type { ImportFile } from '../../result.ts';

type Case = { name: string; file: ImportFile | Promise<ImportFile>; lines: string[]; institutions: Record<string, string> };
const cases: Case[] = [];
const add = (name: string, file: Case['file'], lines: string[], institutions: Case['institutions'] = {}): void =>
  void cases.push({ name, file, lines, institutions });

add(
  'Zoom: session date, session time and minutes',
  fileOf(
    'z.csv',
    `Session Name (required),Session Description,Session Start Date (MM/DD/YYYY),Session Start Time (HH:MM AM/PM),Session Duration (minutes),Session Type,Track,Room,Speaker Emails,Speaker Names,Host Email
Tides,About,03/04/2031,09:00 AM,60,Webinar,Water,Hall A,ada@example.org,Ada Sample,office@example.org
Wicks,,03/04/2031,10:00 AM,45,Meeting,Light,Hall B,"bo@example.org;cy@example.org",Bo Example;Cy Model,office@example.org
`,
  ),
  ['03-04 09:00–10:00 | Tides | Hall A | Ada Sample', '03-04 10:00–10:45 | Wicks | Hall B | Bo Example + Cy Model'],
);
add(
  'French lines: titles in quotation marks, who leads and who is in a round table',
  fileOf(
    'f.txt',
    `PROGRAMME

Mardi 4 mars 2031 – Amphithéâtre Nord

9 h 00 – 9 h 30 : Accueil des participants
9 h 30 – 10 h 15 : « Lire les marées », par Ada Modèle (Institut des marées)
10 h 15 – 11 h : « Mèches et huiles », par Bo Exemple et Cy Témoin (Université de la Mer)
11 h – 11 h 15 : Pause café
11 h 15 – 12 h 30 : Table ronde animée par Dee Essai (Lampes SA), avec Eve Sonde et Flo Preuve
`,
  ),
  [
    '03-04 09:00–09:30 | Accueil des participants | Amphithéâtre Nord',
    '03-04 09:30–10:15 | Lire les marées | Amphithéâtre Nord | Ada Modèle',
    '03-04 10:15–11:00 | Mèches et huiles | Amphithéâtre Nord | Bo Exemple + Cy Témoin',
    '03-04 11:00–11:15 | Pause café | Amphithéâtre Nord',
    '03-04 11:15–12:30 | Table ronde | Amphithéâtre Nord | Eve Sonde + Flo Preuve | [Dee Essai]',
  ],
  { 'Ada Modèle': 'Institut des marées', 'Cy Témoin': 'Université de la Mer' },
);
add(
  'Chinese lines: place and chair above, people in full-width brackets',
  fileOf(
    'zh.txt',
    `2031年3月4日 星期二
地点：第一会议室
主持人：李灯塔

09:00-09:30 读潮（王海，海洋大学）
09:30-10:00 灯塔史（张港，港口研究所）
10:00-10:20 茶歇
10:20-11:00 圆桌讨论
`,
  ),
  [
    '03-04 09:00–09:30 | 读潮 | 第一会议室 | 王海 | [李灯塔]',
    '03-04 09:30–10:00 | 灯塔史 | 第一会议室 | 张港 | [李灯塔]',
    '03-04 10:00–10:20 | 茶歇 | 第一会议室',
    '03-04 10:20–11:00 | 圆桌讨论 | 第一会议室',
  ],
  { 王海: '海洋大学' },
);
add(
  'hours without minutes between clock times, midnight as 24:00',
  csvFile(`Datum;Von;Bis;Titel;Ort
04.03.2031;22:00;24:00;Nacht der Lampen;Leuchtturm
05.03.2031;00:00;01:00;Nachtwanderung;Mole
05.03.2031;9.00 Uhr;9.45 Uhr;Frühstück;Foyer
05.03.2031;10;11;Gezeiten;Saal A
`),
  [
    '03-04 22:00–00:00 | Nacht der Lampen | Leuchtturm',
    '03-05 00:00–01:00 | Nachtwanderung | Mole',
    '03-05 09:00–09:45 | Frühstück | Foyer',
    '03-05 10:00–11:00 | Gezeiten | Saal A',
  ],
);
add(
  'Polish lines with godz. before the hour',
  fileOf(
    'pl.txt',
    `Wtorek, 4 marca 2031 r.
Sala A

godz. 9.00–9.30  Czytanie pływów – dr Anna Wzór, Instytut Morza
godz. 9.30–10.00  Knoty – prof. Jan Przykład, Uniwersytet Lamp
godz. 10.00–10.30  Przerwa kawowa
`,
  ),
  [
    '03-04 09:00–09:30 | Czytanie pływów | Sala A | dr Anna Wzór',
    '03-04 09:30–10:00 | Knoty | Sala A | prof. Jan Przykład',
    '03-04 10:00–10:30 | Przerwa kawowa | Sala A',
  ],
  { 'dr Anna Wzór': 'Instytut Morza' },
);
add(
  'a run of show: the day in the name of the sheet, hours as numbers, minutes below a start',
  workbook('r.xlsx', {
    name: 'Run of show 4 March 2031',
    rows: [
      ['Start', 'Dur.', 'Item', 'Who', 'Notes'],
      [0.375, 10, 'Welcome', 'Ada Sample (Tide Office)', null],
      [null, 20, 'Reading the tides', 'Bo Example (Lamp Works)', 'clicker'],
      [null, 20, 'Wicks', 'Cy Model', null],
      [null, 15, 'Coffee', null, null],
      [0.42361111, 30, 'Panel', 'Dee Demo, Eve Probe', null],
    ],
  }),
  [
    '03-04 09:00–09:10 | Welcome | Ada Sample',
    '03-04 09:10–09:30 | Reading the tides | Bo Example',
    '03-04 09:30–09:50 | Wicks | Cy Model',
    '03-04 09:50–10:05 | Coffee',
    '03-04 10:10–10:40 | Panel | Dee Demo + Eve Probe',
  ],
  { 'Ada Sample': 'Tide Office' },
);

test.each(cases)('$name', async ({ file, lines, institutions }) => {
  const result = readOffice(await file);
  expect(shortly(result)).toEqual(lines);
  expect(institutionsOf(result)).toMatchObject(institutions);
});

test('the last day of a span and the day of a version in a line above are those of no row', () => {
  const table = (above: string) => readOffice(csvFile(`${above};;\nTime;Title;Room\n09:00;Tides;Hall A\n10:00;Wicks;Hall B\n`)).event.days;
  expect(table('Programme, 4 March 2031')).toEqual(['2031-03-04']);
  for (const above of ['Harbour Days 4 - 6 March 2031', 'Harbour Days from 4 to 6 March 2031', 'Programme as of 3 March 2031'])
    expect([above, table(above)]).toEqual([above, []]);
});
