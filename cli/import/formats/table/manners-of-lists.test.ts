// Tables as lists of cells in JSON, as wikis write them, and drawn with signs.
import { expect, test } from 'vitest';
import { institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import type { ImportFile } from '../../result.ts';

type Case = { name: string; file: ImportFile | Promise<ImportFile>; lines: string[]; institutions: Record<string, string> };
const cases: Case[] = [];
const add = (name: string, file: Case['file'], lines: string[], institutions: Case['institutions'] = {}): void =>
  void cases.push({ name, file, lines, institutions });

add(
  'Google Sheets: rows of cells',
  fileOf(
    'v.json',
    JSON.stringify({
      range: "'Programme'!A1:F4",
      majorDimension: 'ROWS',
      values: [
        ['Title', 'Date', 'Start', 'End', 'Room', 'Speakers'],
        ['Tides', '2031-03-04', '09:00', '10:00', 'Hall A', 'Ada Sample; Bo Example'],
        ['Wicks', '2031-03-04', '10:00', '11:00', 'Hall B'],
        ['Oil', '2031-03-05', '10:00', '11:00', 'Hall B', 'Cy Model'],
      ],
    }),
  ),
  [
    '03-04 09:00–10:00 | Tides | Hall A | Ada Sample + Bo Example',
    '03-04 10:00–11:00 | Wicks | Hall B',
    '03-05 10:00–11:00 | Oil | Hall B | Cy Model',
  ],
);
add(
  'a list of lists',
  fileOf(
    'v.json',
    JSON.stringify([
      ['Title', 'Date', 'Start', 'End', 'Room', 'Speakers'],
      ['Tides', '2031-03-04', '09:00', '10:00', 'Hall A', 'Ada Sample; Bo Example'],
      ['Wicks', '2031-03-04', '10:00', '11:00', 'Hall B', null],
    ]),
  ),
  ['03-04 09:00–10:00 | Tides | Hall A | Ada Sample + Bo Example', '03-04 10:00–11:00 | Wicks | Hall B'],
);
add(
  'a data frame: columns beside rows',
  fileOf(
    'v.json',
    JSON.stringify({
      columns: ['title', 'start', 'end', 'room', 'speaker'],
      index: [0, 1],
      data: [
        ['Tides', '2031-03-04 09:00', '2031-03-04 10:00', 'Hall A', 'Ada Sample'],
        ['Wicks', '2031-03-04 10:00', '2031-03-04 11:00', 'Hall B', 'Bo Example'],
      ],
    }),
  ),
  ['03-04 09:00–10:00 | Tides | Hall A | Ada Sample', '03-04 10:00–11:00 | Wicks | Hall B | Bo Example'],
);
add(
  'a data frame: columns of cells by number',
  fileOf(
    'v.json',
    JSON.stringify({
      title: { 0: 'Tides', 1: 'Wicks', 2: 'Oil' },
      start: { 0: 1930381200000, 1: 1930384800000, 2: 1930388400000 },
      minutes: { 0: 60, 1: 60, 2: 30 },
      room: { 0: 'Hall A', 1: 'Hall B', 2: null },
      speaker: { 0: 'Ada Sample', 1: 'Bo Example', 2: 'Cy Model' },
    }),
  ),
  [
    '03-04 10:00–11:00 | Tides | Hall A | Ada Sample',
    '03-04 11:00–12:00 | Wicks | Hall B | Bo Example',
    '03-04 12:00–12:30 | Oil | Cy Model',
  ],
);
add(
  'Google charts: an answer to a script',
  fileOf(
    'g.json',
    `/*O_o*/\ngoogle.visualization.Query.setResponse(${JSON.stringify({
      version: '0.6',
      status: 'ok',
      table: {
        cols: [
          { id: 'A', label: 'Title', type: 'string' },
          { id: 'B', label: 'Start', type: 'datetime' },
          { id: 'C', label: 'Room', type: 'string' },
          { id: 'D', label: 'Speaker', type: 'string' },
        ],
        rows: [
          { c: [{ v: 'Tides' }, { v: 'Date(2031,2,4,9,0,0)', f: '04/03/2031 09:00:00' }, { v: 'Hall A' }, { v: 'Ada Sample' }] },
          { c: [{ v: 'Wicks' }, { v: 'Date(2031,2,4,10,0,0)', f: '04/03/2031 10:00:00' }, { v: 'Hall B' }, null] },
        ],
      },
    })});`,
  ),
  ['03-04 09:00 | Tides | Hall A | Ada Sample', '03-04 10:00 | Wicks | Hall B'],
);
add(
  'a table of MediaWiki',
  fileOf(
    'w.txt',
    `== Tuesday, 4 March 2031 ==
{| class="wikitable"
! Time !! Title !! Speaker !! Room
|-
| 09:00–10:00 || [[Tides|Reading the tides]] || Ada Sample || Hall A
|-
| 10:00–10:30
| '''Coffee'''
|
| Foyer
|-
| 10:30–11:30 || Wicks || Bo Example, Cy Model || Hall B
|}
`,
  ),
  [
    '03-04 09:00–10:00 | Reading the tides | Hall A | Ada Sample',
    '03-04 10:00–10:30 | Coffee | Foyer',
    '03-04 10:30–11:30 | Wicks | Hall B | Bo Example + Cy Model',
  ],
);
add(
  'a table drawn with lines between its rows, the day in the line above',
  fileOf(
    'w.txt',
    `Programme, 4 March 2031

+-------------+-------------------+-------------+--------+
| Time        | Title             | Speaker     | Room   |
+=============+===================+=============+========+
| 09:00-10:00 | Reading the tides | Ada Sample  | Hall A |
|             | in winter         |             |        |
+-------------+-------------------+-------------+--------+
| 10:00-11:00 | Wicks             | Bo Example  | Hall B |
+-------------+-------------------+-------------+--------+
| 11:00-12:00 | Oil               | Cy Model    | Hall B |
+-------------+-------------------+-------------+--------+
`,
  ),
  [
    '03-04 09:00–10:00 | Reading the tides in winter | Hall A | Ada Sample',
    '03-04 10:00–11:00 | Wicks | Hall B | Bo Example',
    '03-04 11:00–12:00 | Oil | Hall B | Cy Model',
  ],
);

test.each(cases)('$name', async ({ file, lines, institutions }) => {
  const result = readOffice(await file);
  expect(shortly(result)).toEqual(lines);
  expect(institutionsOf(result)).toMatchObject(institutions);
});
