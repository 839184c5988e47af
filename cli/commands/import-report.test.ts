// foyer import --report: everything noticed in one file, past what the terminal shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventOf, scheduleOf } from '../import/fixtures/schedules.ts';
import { folderOf, foyer } from './fixture/recorded.ts';

const rows = Array.from({ length: 60 }, (_, id) => eventOf(id, { title: id % 2 ? '' : `<b>Talk ${id}</b>`, date: 'some day' }));
const load = (...flags: string[]) => {
  const source = join(folderOf({ 'schedule.json': scheduleOf({ '2031-03-01': { 'Lamp Room': rows } }) }), 'schedule.json');
  return foyer('import', source, '--event', 'lamps/lantern', '--out', folderOf(), '--dry-run', ...flags);
};

test('a page holds every row and finding with its place, and runs nothing of the source', async () => {
  const file = join(folderOf(), 'reports/report.html');
  const { err } = await load('--report', file);
  expect(err).toContain(`Wrote ${file}`);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('Rows that could not be used: 30');
  expect(page).toContain('Warnings: 30');
  expect(page.match(/<tr><td>schedule\.json:\d+<\/td><td>it has no title<\/td>/g)).toHaveLength(30);
  expect(page).toContain('&lt;b&gt;Talk 58&lt;/b&gt;');
  expect(page).not.toContain('<b>');
});

test('SARIF holds a result for each', async () => {
  const file = join(folderOf(), 'report.sarif');
  await load('--report', file);
  const log = JSON.parse(readFileSync(file, 'utf8')) as { version: string; runs: { results: { ruleId: string }[] }[] };
  expect(log.version).toBe('2.1.0');
  const rules = log.runs[0]!.results.map(({ ruleId }) => ruleId);
  expect(rules.filter((rule) => rule === 'row-quarantined')).toHaveLength(30);
  expect(rules.filter((rule) => rule === 'session-time-unreadable')).toHaveLength(30);
});

test('another ending is refused before anything is read', async () => {
  const { code, err } = await load('--report', 'report.pdf');
  expect(code).toBe(2);
  expect(err.join()).toContain('.html or .sarif');
});
