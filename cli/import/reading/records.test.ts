import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { readRecords, recordKind } from './records.ts';
import { UnreadableFile } from './unreadable-file.ts';

const values = (path: string, text: string) => readRecords(fileOf(path, text)).records.map(({ value }) => ({ ...(value as object) }));

test('CSV: quotes, line breaks, separators, order marks', () => {
  expect(values('a.csv', '\uFEFFUID,title\r\n1,"One, ""two"""\r\n2,"a\nb"\r\n')).toEqual([
    { UID: '1', title: 'One, "two"' },
    { UID: '2', title: 'a\nb' },
  ]);
  expect(values('a.csv', 'UID;title\n1;A, B\n')).toEqual([{ UID: '1', title: 'A, B' }]);
  expect(values('a.tsv', 'UID\ttitle\n1\tA\n\n2\tB')).toHaveLength(2);
  expect(readRecords(fileOf('a.csv', 'UID,title\n1,"a\nb"\n2,c')).records.map(({ place }) => place.line)).toEqual([2, 4]);
});

test('CSV: a quotation without end costs no other row; a row that is too long is reported', () => {
  const { records, noticed } = readRecords(fileOf('a.csv', 'UID,title\n1,"never closed\n2,two\n3,three,more\n4\n'));
  expect(records.map(({ value }) => (value as { UID: string }).UID)).toEqual(['1', '2', '3', '4']);
  expect(noticed.map(({ place }) => place.line)).toEqual([2, 4]);
});

test('CSV: names such as __proto__ are plain columns', () => {
  const [record] = readRecords(fileOf('a.csv', '__proto__,constructor\nx,y\n')).records;
  expect([Object.keys(record!.value as object), ({} as { x?: unknown }).x]).toEqual([['__proto__', 'constructor'], undefined]);
});

test('JSON: lists, pages of results, objects by name', () => {
  expect(values('a.json', '[{"a":1},{"a":2}]')).toHaveLength(2);
  expect(values('a.json', '{"count":1,"next":null,"previous":null,"results":[{"a":1}]}')).toEqual([{ a: 1 }]);
  const named = readRecords(fileOf('a.json', '{"x/y":{"a":1},"z":{"a":2}}'));
  expect(named.records.map(({ key, place }) => [key, place.pointer])).toEqual([
    ['x/y', '/x~1y'],
    ['z', '/z'],
  ]);
});

test('YAML: entries with their lines, aliases, dates as texts', () => {
  const { records } = readRecords(
    fileOf('a.yml', '- name: A\n  who: &all [x, y]\n  at: 2031-03-01 09:00:00+00:00\n- name: B\n  who: *all\n'),
  );
  expect(records.map(({ value, place }) => [value, place.line])).toEqual([
    [{ name: 'A', who: ['x', 'y'], at: '2031-03-01 09:00:00+00:00' }, 1],
    [{ name: 'B', who: ['x', 'y'] }, 4],
  ]);
});

test('YAML: a mistake costs one text; what is before and after is whole', () => {
  const broken =
    '- UID: A\n  title: One\n- UID: B\n  sessions:\n  - name: "He said "yes" and left"\n    start: 2031\n  - name: Fine\n- UID: C\n  title: Three\n';
  const { records, noticed } = readRecords(fileOf('a.yml', broken));
  expect(records.map(({ value }) => value)).toEqual([
    { UID: 'A', title: 'One' },
    { UID: 'B', sessions: [{ name: 'He said "yes" and left', start: 2031 }, { name: 'Fine' }] },
    { UID: 'C', title: 'Three' },
  ]);
  expect(noticed).toMatchObject([{ place: { file: 'a.yml', line: 5 } }]);
});

test('YAML: bombs of aliases and endless nesting are no programme, and end soon', () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`)
    .join('\n')}\n`;
  const read = (text: string) => {
    try {
      return JSON.stringify(readRecords(fileOf('a.yml', text)).records).length;
    } catch (error) {
      if (error instanceof UnreadableFile) return 0;
      throw error;
    }
  };
  expect(read(bomb)).toBeLessThan(100_000);
  expect(read('['.repeat(20_000))).toBeLessThan(100_000);
});

test('the kind is recognised by ending, then by content', () => {
  const kinds = [
    ['a.csv', 'x'],
    ['a.YAML', 'x: 1'],
    ['export', ' [1]'],
    ['notes.txt', 'hello'],
  ].map(([path, text]) => recordKind(fileOf(path!, text!)));
  expect(kinds).toEqual(['csv', 'yaml', 'json', undefined]);
});
