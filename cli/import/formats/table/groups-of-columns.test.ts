// Columns that repeat below the names of halls, tracks or days, and headings of sessions within a table of two columns.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { workbook } from '../../fixtures/workbooks.ts';

const rows = [
  ['', 'Hall A', null, 'Hall B', null],
  ['Time', 'Title', 'Speaker', 'Title', 'Speaker'],
  ['4 March 2031'],
  ['09:00–09:45', 'Reading tides', 'Ada Sample', 'Mud', 'Cy Model'],
  ['10:00–10:45', 'Lamps', 'Bo Example', '', ''],
  ['5 March 2031'],
  ['09:00–09:45', 'Knots', 'Dee Demo', 'Sails', 'Eve Probe'],
];
const lines = [
  '03-04 09:00–09:45 | Reading tides | Hall A | Ada Sample',
  '03-04 10:00–10:45 | Lamps | Hall A | Bo Example',
  '03-05 09:00–09:45 | Knots | Hall A | Dee Demo',
  '03-04 09:00–09:45 | Mud | Hall B | Cy Model',
  '03-05 09:00–09:45 | Sails | Hall B | Eve Probe',
];

test('halls above their columns, merged or saved as CSV', async () => {
  const sheet = await workbook('p.xlsx', { name: 'Programme', merges: ['B1:C1', 'D1:E1'], rows });
  expect(shortly(readOffice(sheet))).toEqual(lines);
  const csv = rows.map((row) => [...row, ...Array.from({ length: 5 - row.length }, () => '')].join(',')).join('\n');
  expect(shortly(readOffice(csvFile(csv)))).toEqual(lines);
});

test('days above their columns', () => {
  const result = readOffice(
    csvFile(`Harbour Days,,,,
,4 March 2031,,5 March 2031,
Time,Talk,By,Talk,By
09:00–09:45,Tides,Ada Sample,Mud,Cy Model
10:00–10:45,Lamps,Bo Example,Knots,Dee Demo
`),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–09:45 | Tides | Ada Sample',
    '03-04 10:00–10:45 | Lamps | Bo Example',
    '03-05 09:00–09:45 | Mud | Cy Model',
    '03-05 10:00–10:45 | Knots | Dee Demo',
  ]);
  expect(result.event.name).toBe('Harbour Days');
});

test('headings of sessions in a page with two columns: the room in brackets and the chair behind it, until the next session', () => {
  const result = readOffice(
    fileOf(
      'p.html',
      `<html><body><h1>Harbour Days</h1><h2>Tuesday, 4 March 2031</h2><table>
<tr><th colspan=2>Session 1: Sea (Hall A). Chair: Eve Probe</th></tr>
<tr><td>09:00–09:20</td><td><b>Reading tides</b><br><i>Ada Sample (Tide Office), Bo Example</i></td></tr>
<tr><td>09:20–09:40</td><td><b>Lamps</b><br><i>Cy Model</i></td></tr>
<tr><th colspan=2>Session 2: Mud (Hall B). Chair: Dee Demo</th></tr>
<tr><td>10:30–11:00</td><td><b>Mud of rivers</b><br><i>Tom Test</i></td></tr>
<tr><th colspan=2>Session 3: Ropes</th></tr>
<tr><td>11:00–11:30</td><td><b>Knots</b><br><i>Tom Test</i></td></tr>
</table></body></html>`,
    ),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–09:40 | Session 1: Sea | Hall A | [Eve Probe]',
    '  03-04 09:00–09:20 | Reading tides | Ada Sample + Bo Example',
    '  03-04 09:20–09:40 | Lamps | Cy Model',
    '03-04 10:30–11:00 | Session 2: Mud | Hall B | [Dee Demo]',
    '  03-04 10:30–11:00 | Mud of rivers | Tom Test',
    '03-04 11:00–11:30 | Session 3: Ropes',
    '  03-04 11:00–11:30 | Knots | Tom Test',
  ]);
  expect(result.quarantine).toEqual([]);
  expect(institutionsOf(result)['Ada Sample']).toBe('Tide Office');
});
