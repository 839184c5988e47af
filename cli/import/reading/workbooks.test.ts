// Workbooks as programs write them: cells become texts, what could mislead is said, what would fill the memory is refused.
import { expect, test } from 'vitest';
import { opened, partsOf, workbook, zipOf } from '../fixtures/workbooks.ts';
import type { ImportFile } from '../result.ts';
import { UnreadableFile } from './unreadable-file.ts';

const grids = ({ sheets }: ImportFile) => {
  if (!sheets || sheets instanceof UnreadableFile) throw new Error(sheets?.message ?? 'no workbook');
  return sheets;
};
const cells = (file: ImportFile) => grids(file).map(({ sheet, rows }) => [sheet, ...rows.map((row) => row.cells.join('|'))]);
const refusal = ({ sheets }: ImportFile): string => (sheets instanceof UnreadableFile ? sheets.code : '');
const excel = (sheetData: string, after = '') => opened({ path: 'a.xlsx', bytes: zipOf(partsOf(sheetData, after)) });

test.each(['a.xlsx', 'a.ods'])('%s: texts, numbers, days, days with hours; empty rows are no rows', async (path) => {
  const file = await workbook(path, {
    name: 'One',
    rows: [
      ['Title', 'Day', 'Start', 'No'],
      ['Tides', new Date('2031-03-01'), new Date('2031-03-01T09:30:00Z'), 12.5],
      [],
      ['Wicks', null, null, true],
    ],
  });
  expect(cells(file)).toEqual([['', 'Title|Day|Start|No', 'Tides|2031-03-01|2031-03-01 09:30|12.5', 'Wicks|||true']]);
  expect(grids(file)[0]!.rows.map(({ line }) => line)).toEqual([1, 2, 4]);
});

test('serial numbers with the format of a date or a time; the small error of a third of a day is rounded', async () => {
  const row = '<row r="1"><c r="A1" s="1"><v>47908</v></c><c r="B1" s="2"><v>0.39583333333333331</v></c><c r="C1"><v>47908</v></c></row>';
  expect(cells(await excel(row))).toEqual([['', '2031-03-01|09:30|47908']]);
});

test('formulas are read as their saved value, and that is said; without one the cell stays empty with a warning, an error too', async () => {
  const file = await excel(
    '<row r="1"><c r="A1" t="str"><f>"Ti"&amp;"des"</f><v>Tides</v></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1"><f>NOW()</f></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="inlineStr"><is><t>x</t></is></c></row>',
  );
  expect(cells(file)).toEqual([['', 'Tides|2|||x']]);
  expect(grids(file)[0]!.noticed.map(({ severity, code, message }) => [severity, code, message.slice(0, 8)])).toEqual([
    ['info', 'formula-values', '2 cells '],
    ['warning', 'formula-without-value', '1 formul'],
    ['warning', 'cell-error', '1 cell s'],
  ]);
});

test('a cell merged with those below is in every row, one merged across is marked', async () => {
  const file = await workbook('a.xlsx', {
    name: 'One',
    rows: [
      ['Day', 'Title', 'Room', 'X'],
      ['Monday', 'Tides', 'Hall', ''],
      ['', 'Wicks', 'Hall', ''],
      ['Lunch', '', '', ''],
    ],
    merges: ['A2:A3', 'A4:D4'],
  });
  const rows = grids(file)[0]!.rows;
  expect(rows.map((row) => [row.cells[0], row.wide ?? false, [...(row.continued ?? [])]])).toEqual([
    ['Day', false, []],
    ['Monday', false, []],
    ['Monday', false, [0]],
    ['Lunch', true, []],
  ]);
});

test('several sheets have their names; hidden ones are named and not read', async () => {
  const rows = [['Title', 'Start']];
  const file = await workbook('a.xlsx', { name: 'Friday', rows }, { name: 'Saturday', rows }, { name: 'Salaries', rows, hidden: true });
  expect(grids(file).map(({ sheet }) => sheet)).toEqual(['Friday', 'Saturday']);
  expect(grids(file)[0]!.noticed).toMatchObject([{ code: 'sheet-hidden', message: expect.stringContaining('Salaries') }]);
});

test('a bomb is refused by its directory, and by its size where the directory lies', async () => {
  const huge = ' '.repeat(120 * 1024 * 1024);
  const parts = { ...partsOf('<row r="1"><c r="A1"><v>1</v></c></row>'), 'xl/worksheets/sheet1.xml': huge };
  const path = 'a.xlsx';
  expect(refusal(await opened({ path, bytes: zipOf(parts) }))).toBe('workbook-too-large');
  expect(refusal(await opened({ path, bytes: zipOf(parts, { 'xl/worksheets/sheet1.xml': 1000 }) }))).toBe('workbook-broken');
  expect(refusal(await opened({ path, bytes: zipOf(parts, { 'xl/worksheets/sheet1.xml': 0 }) }))).toBe('workbook-too-large');
});

test('two cells at the far ends of a sheet are refused, not unrolled', async () => {
  expect(refusal(await excel('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))).toMatch(
    /^workbook-/,
  );
});

test.each([
  ['cut off', async () => zipOf(partsOf('')).slice(0, 200), 'workbook-broken'],
  ['another file', async () => new TextEncoder().encode('Title;Start'), 'workbook-broken'],
  ['empty', async () => zipOf(partsOf('')), 'file-empty'],
  ['no workbook inside', async () => zipOf({ 'a.txt': 'x' }), 'workbook-broken'],
  ['Excel before 2007', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'workbook-old'],
])('%s', async (_, bytes, code) => {
  const file = await opened({ path: 'a.xlsx', bytes: await bytes() });
  expect([refusal(file), (file.sheets as UnreadableFile).file]).toEqual([code, 'a.xlsx']);
});

test('entities of its own are not unfolded', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "hahaha"><!ENTITY y "&x;&x;&x;&x;">]>';
  const { 'xl/worksheets/sheet1.xml': sheet, ...parts } = partsOf('<row r="1"><c r="A1" t="inlineStr"><is><t>a&y;b</t></is></c></row>');
  const file = await opened({ path: 'a.xlsx', bytes: zipOf({ ...parts, 'xl/worksheets/sheet1.xml': `${bomb}${sheet}` }) });
  expect(JSON.stringify(file.sheets)).not.toContain('hahaha');
});

test('a file that is no workbook stays as it is', async () => {
  const file = { path: 'a.csv', bytes: new TextEncoder().encode('Title;Start') };
  expect(await opened(file)).toBe(file);
});
