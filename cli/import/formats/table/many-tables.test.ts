// What thousands of tables and rows cost: as much for each, however many there are.
import { expect, test } from 'vitest';
import { pageTables } from '../../reading/html-tables.ts';
import { createReport } from '../../report.ts';
import { joinedTables } from './joined-tables.ts';
import type { SourceTable } from './source-table.ts';

const tableOf = (at: number): SourceTable => ({
  file: 'p.html',
  sheet: `Part ${at}`,
  name: `part ${at}`,
  title: '',
  mapping: { fields: {}, defaults: {}, leaveOut: [] } as unknown as SourceTable['mapping'],
  records: [
    {
      value: { Time: '9:00', Title: `Talk ${at}` },
      raw: () => '',
      key: '',
      place: { file: 'p.html', pointer: '', line: at + 1, column: 1 },
    },
  ],
  choices: [
    { column: 'Time', field: 'start', sureness: 1, why: '' },
    { column: 'Title', field: 'title', sureness: 1, why: '' },
  ],
});

test('each of thousands of tables is asked once what it lists', () => {
  let asked = 0;
  const tables = Array.from({ length: 1000 }, (_, at): SourceTable => {
    const { choices, ...table } = tableOf(at);
    return Object.defineProperty(table, 'choices', { enumerable: true, get: () => (asked++, choices) }) as SourceTable;
  });
  expect(joinedTables(tables, createReport())).toHaveLength(1000);
  expect(asked).toBeLessThan(100 * tables.length);
});

test('a page of 150,000 rows is read as far as a table may go', () => {
  const page = `<!doctype html><html><body><table><tr><th>x</th><th>y</th></tr>${'<tr><td>a<td>b</tr>'.repeat(150_000)}</table>`;
  const [grid] = pageTables({ path: 'p.html', bytes: new TextEncoder().encode(page) });
  expect(grid!.rows).toHaveLength(100_000);
});
