// foyer import: one mistake in every row of a column is one line on the terminal, and a finding for each row in what programs read.
import { expect, test } from 'vitest';
import { folderOf, foyer } from './fixture/recorded.ts';

const table = (rows: readonly string[]) => folderOf({ 'talks.csv': ['Date;Start;Ends;Title', ...rows].join('\n') });
const rows = Array.from({ length: 30 }, (_, at) => `2031-03-06;after lunch;10:00;Talk ${at}`);
const load = (source: string, ...flags: string[]) =>
  foyer('import', source, '--event', 'lamps/lantern', '--out', folderOf(), '--time-zone', 'Europe/Berlin', '--dry-run', ...flags);
const about = (lines: readonly string[]) => lines.filter((line) => line.includes('session-time-unreadable'));

test('thirty rows of one column are one line, with the number and the first three', async () => {
  const { out } = await load(table(rows));
  expect(about(out)).toEqual([
    'talks.csv:2:1 warning session-time-unreadable 30 times (the report has each, lines 2, 3, 4 …): "Talk 0": the date "after lunch" is unreadable (column "Start"): the session is not scheduled',
  ]);
});

test('another column has a line of its own, and three rows have one each', async () => {
  const days = Array.from({ length: 4 }, (_, at) => `someday;09:00;10:00;Day ${at}`);
  const both = about((await load(table([...rows, ...days]))).out);
  expect(both.map((line) => /(\d+) times .*column "(\w+)"/.exec(line)?.slice(1))).toEqual([
    ['30', 'Start'],
    ['4', 'Date'],
  ]);
  expect(about((await load(table(rows.slice(0, 3)))).out)).toHaveLength(3);
});

test('programs get each of them', async () => {
  const { out } = await load(table(rows), '--json');
  const { findings } = JSON.parse(out.join('\n')) as { findings: { code: string; line: number }[] };
  expect(findings.filter(({ code }) => code === 'session-time-unreadable').map(({ line }) => line)).toEqual(rows.map((_, at) => at + 2));
});
