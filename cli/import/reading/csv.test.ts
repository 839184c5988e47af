// Tables as spreadsheets and hands write them: each row keeps its line, and a broken one costs itself alone.
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { csvGrid, csvRecords } from './csv.ts';

const read = (text: string) => {
  const { records, noticed } = csvRecords(fileOf('a.csv', text));
  return {
    rows: records.map(({ value, place }) => [place.line, ...Object.values(value as object)]),
    troubles: noticed.map(({ place, message }) => [place.line, message]),
    raw: records.map((record) => record.raw()),
  };
};

test('cells with separators, quotation marks and line breaks; rows keep their lines', () => {
  const { rows, raw } = read('a;b\n"x; 1";"say ""hi"""\n"two\n\nlines";y\n\n;\nlast;row\n');
  expect(rows).toEqual([
    [2, 'x; 1', 'say "hi"'],
    [3, 'two\n\nlines', 'y'],
    [8, 'last', 'row'],
  ]);
  expect(raw[1]).toBe('"two\n\nlines";y');
});

test.each([
  ['comma', 'a,b\n1,2'],
  ['semicolon', 'a;b\n1;2'],
  ['tab', 'a\tb\n1\t2'],
  ['bar', 'a|b\n1|2'],
  ['byte order mark', '\uFEFFa,b\n1,2'],
  ['line ends of Windows', 'a,b\r\n1,2\r\n'],
  ['line ends of old Macs', 'a,b\r1,2\r'],
  ['line ends of several kinds', 'a,b\n1,2\r\n'],
  ['blanks around quoted cells', 'a,b\n 1 , "2" '],
])('%s', (_, text) =>
  expect(csvRecords(fileOf('a.csv', text)).records.map(({ value }) => ({ ...(value as object) }))).toEqual([{ a: '1', b: '2' }]),
);

test('a quotation that never ends swallows no other row', () => {
  const { rows, troubles } = read('a,b\n1,2\n"3,4\n5,6\nü,8\n');
  expect(rows).toEqual([
    [2, '1', '2'],
    [3, '"3', '4'],
    [4, '5', '6'],
    [5, 'ü', '8'],
  ]);
  expect(troubles).toEqual([[3, 'a quotation mark is opened and never closed: it is taken as a sign']]);
});

test('a quotation that only the next row with one seems to close swallows no row, either', () => {
  const { rows, troubles } = read('day,title,room\n1,"Tides,A\n1,Knots,A\n1,"Oil, refined",A\n2,"Sails\nand ""masts""",B\n');
  expect(rows).toEqual([
    [2, '1', '"Tides', 'A'],
    [3, '1', 'Knots', 'A'],
    [4, '1', 'Oil, refined', 'A'],
    [5, '2', 'Sails\nand "masts"', 'B'],
  ]);
  expect(troubles).toEqual([[2, 'a quotation mark is opened and never closed: it is taken as a sign']]);
});

test('a cell of several lines keeps the quotation marks that stand in it undoubled', () => {
  const { rows, troubles } = read('title,text,room\nTides,"One says ebb\nand one "flood" too",A\nKnots,"Plain",B\n');
  expect(rows).toEqual([
    [2, 'Tides', '"One says ebb\nand one "flood" too"', 'A'],
    [4, 'Knots', 'Plain', 'B'],
  ]);
  expect(troubles).toEqual([]);
});

test('50,000 rows of which some open a quotation are read in time', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => (at % 2_000 === 0 ? `${at},"open,A` : `${at},"closed",A`));
  const { rows } = read(`a,b,c\n${lines.join('\n')}`);
  expect([rows.length, rows.at(-1)?.[1]]).toEqual([50_000, '49999']);
});

test('signs after a closing quotation mark are no reason to lose the cell', () => {
  expect(read('a,b\n"x"y,2\n"a, "so" called",4\n').rows).toEqual([
    [2, '"x"y', '2'],
    [3, '"a, "so" called"', '4'],
  ]);
});

test('a row longer than the header says so', () => {
  expect(read('a,b\n1,2,3\n4,5,\n').troubles).toEqual([[2, 'the row has 3 cells, the header 2: the last ones are left out']]);
});

test('a cell of 200 KB, and 50,000 rows', () => {
  const cell = 'x'.repeat(200_000);
  expect(read(`a,b\n"${cell}",2\n3,4`).rows).toEqual([
    [2, cell, '2'],
    [3, '3', '4'],
  ]);
  const many = read(`a,b\n${Array.from({ length: 50_000 }, (_, at) => `${at},"row ${at}"`).join('\n')}`);
  expect([many.rows.length, many.rows.at(-1)]).toEqual([50_000, [50_001, '49999', 'row 49999']]);
});

test('a table full of open quotations is read in the end as plain text, and soon', () => {
  const { rows, troubles } = read(`a,b\n${'"a" b,"\n'.repeat(2_000)}1,2`);
  expect([rows.length, rows.at(-1), troubles.length > 0]).toEqual([2_001, [2_002, '1', '2'], true]);
});

test('a file that ends within its last row says so; one whose rows end with empty cells does not', () => {
  const ends = (text: string) =>
    csvGrid({ path: 'a.csv', bytes: new TextEncoder().encode(text) }).noticed.map(({ code, place }) => [code, place.line]);
  expect(ends('a,b,c\n1,2,3\n4,5')).toEqual([['table-cut-off', 3]]);
  expect(ends('a,b,c\n1,2,3\n4,5,')).toEqual([['table-cut-off', 3]]);
  expect([ends('a,b,c\n1,2,\n4,5,'), ends('a,b,c\n1,2,3\n4,5\n'), ends('a,b,c\n1,2,3\n4,5,6')]).toEqual([[], [], []]);
});
