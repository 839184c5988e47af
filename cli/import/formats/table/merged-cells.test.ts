// Cells merged over several columns of a table whose columns are rooms, tracks or days: one session that says all of them.
import { expect, test } from 'vitest';
import { codesOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { workbook } from '../../fixtures/workbooks.ts';

const page = (...rows: string[]) =>
  fileOf(
    'programme.html',
    `<html><body><h2>6 March 2031</h2><table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table></body></html>`,
  );

test('two of three rooms are one session in both, and who speaks beside it is not lost', () => {
  const rooms = '<th>Time</th><th>Hall A</th><th>Hall B</th><th>Hall C</th><th>Hall D</th><th>Hall E</th>';
  const result = readOffice(
    page(
      rooms,
      '<td>09:00-10:00</td><td colspan="5">Opening</td>',
      '<td>10:00-11:00</td><td colspan="2">Tides</td><td>Wicks</td><td>Oil</td><td>Salt</td>',
      '<td>11:00-12:00</td><td colspan="4">Foam</td><td>Lamps</td>',
    ),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:00 | Opening',
    '03-06 10:00–11:00 | Tides | Hall A + Hall B',
    '03-06 10:00–11:00 | Wicks | Hall C',
    '03-06 10:00–11:00 | Oil | Hall D',
    '03-06 10:00–11:00 | Salt | Hall E',
    '03-06 11:00–12:00 | Foam | Hall A + Hall B + Hall C + Hall D',
    '03-06 11:00–12:00 | Lamps | Hall E',
  ]);
  expect(codesOf(result)).toEqual(['cross-table', 'cell-merged', 'cell-merged']);
});

test('a cell over two rooms and two times keeps its neighbours in their columns', () => {
  const result = readOffice(
    page(
      '<th>Time</th><th>Hall A</th><th>Hall B</th><th>Hall C</th>',
      '<td>09:00-10:00</td><td colspan="2" rowspan="2">Tides</td><td>Wicks</td>',
      '<td>10:00-11:00</td><td>Oil</td>',
    ),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–11:00 | Tides | Hall A + Hall B',
    '03-06 09:00–10:00 | Wicks | Hall C',
    '03-06 10:00–11:00 | Oil | Hall C',
  ]);
});

test('of two tracks the first is that of the session, the other a tag', async () => {
  const sheet = {
    name: 'Programme',
    rows: [
      ['6 March 2031', null, null, null],
      ['Time', 'Track A Sea', 'Track B Lamps', 'Track C Night'],
      ['09:00-10:00', 'Tides', null, 'Stars'],
      ['10:00-11:00', 'Foam', 'Wicks', 'Moon'],
    ],
    merges: ['B3:C3'],
  };
  const result = readOffice(await workbook('programme.xlsx', sheet));
  const tracks = new Map(result.rows.tracks.map(({ Id, Name }) => [Id, Name]));
  expect(result.rows.sessions.map(({ Name, TrackId = '', Groups }) => [Name, tracks.get(TrackId), Groups])).toEqual([
    ['Tides', 'Track A Sea', [{ Name: 'Track B Lamps' }]],
    ['Stars', 'Track C Night', []],
    ['Foam', 'Track A Sea', []],
    ['Wicks', 'Track B Lamps', []],
    ['Moon', 'Track C Night', []],
  ]);
  expect(result.findings.find(({ code }) => code === 'cell-merged')?.message).toBe(
    '“Tides” is merged over Track A Sea, Track B Lamps: it is one session in “Track A Sea”, the others are its tags',
  );
});

test('over two days it takes place on both', () => {
  const result = readOffice(
    fileOf(
      'programme.html',
      `<html><body><table><tr><th>Time</th><th>Thu 6 March 2031</th><th>Fri 7 March 2031</th><th>Sat 8 March 2031</th></tr>
      <tr><td>09:00-10:00</td><td colspan="2">Posters</td><td>Tides</td></tr>
      <tr><td>10:00-11:00</td><td>Wicks</td><td>Oil</td><td>Foam</td></tr></table></body></html>`,
    ),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:00 | Posters',
    '03-07 09:00–10:00 | Posters',
    '03-08 09:00–10:00 | Tides',
    '03-06 10:00–11:00 | Wicks',
    '03-07 10:00–11:00 | Oil',
    '03-08 10:00–11:00 | Foam',
  ]);
});
