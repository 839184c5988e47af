// foyer import of a programme whose source has a jobs board: its positions are rows of the event, and merge with those that are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { europythonFolder } from '../import/fixtures/families.ts';
import { fileOf } from '../import/fixtures/schedules.ts';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

const slot = {
  day: '2031-03-01',
  rooms: ['Hall'],
  start_time: '09:00:00',
  tt_duration: '30',
  talk_id: 'A',
  type: 'Talk',
  title: 'Tides',
  speakers: ['Ada Sample'],
};
const session = {
  code: 'A',
  title: 'Tides',
  speakers: [{ code: 'ADA', name: 'Ada Sample' }],
  abstract: 'Sea.',
  start: '2031-03-01T09:00:00+00:00',
};
const board = (place: string): string =>
  `## [Wick Ltd](https://example.org/w)\nWe light.\n\n<details>\n<summary>Keeper</summary>\n\nIn ${place}.\n\n</details>\n\n## Tides AG\n\n<details>\n<summary>Diver</summary>\n\nPearls.\n\n</details>\n`;
const source = (place: string): string =>
  folderOf(
    Object.fromEntries(
      europythonFolder([slot], [session], [fileOf('jobs-board.md', board(place))]).map(({ path, bytes }) => [
        path,
        new TextDecoder().decode(bytes),
      ]),
    ),
  );
const load = (place: string, out: string, ...more: string[]) =>
  foyer('import', source(place), '--event', 'lamps/lantern', '--out', out, ...more);
const read = (out: string, name: string): string => readFileSync(join(out, 'lamps/lantern', name), 'utf8');
const rows = (out: string) => (JSON.parse(read(out, 'data/jobs.json')) as { rows: Record<string, unknown>[] }).rows;

test('positions become rows, and the menu leads to their page', async () => {
  const out = folderOf();
  const { code, out: lines } = await load('Brest', out);
  expect([code, lines]).toEqual([0, expect.arrayContaining(['  2 jobs', expect.stringContaining('No findings')])]);
  expect(rows(out)).toMatchObject([{ Id: 'wick-ltd-keeper', Employer: 'Wick Ltd' }, { Id: 'tides-ag-diver' }]);
  expect([read(out, 'header.json'), existsSync(join(out, 'lamps/lantern/pages/Jobs.json'))]).toEqual([
    expect.stringContaining('"page:jobs"'),
    false,
  ]);
  const before = read(out, 'data/jobs.json');
  const again = await load('Brest', out);
  expect([again.code, read(out, 'data/jobs.json')]).toEqual([0, before]);
});

test('a newer board renews them; rows an organiser wrote or changed stay', async () => {
  const out = folderOf();
  await load('Brest', out);
  const mine = { Id: 'cook', Title: 'Cook' };
  const [keeper, diver] = rows(out);
  writeInto(out, { 'lamps/lantern/data/jobs.json': { schemaVersion: 1, rows: [mine, keeper, { ...diver, Title: 'Pearl diver' }] } });
  expect((await load('Ouessant', out)).code).toBe(0);
  expect(rows(out)).toMatchObject([mine, { Text: expect.stringContaining('In Ouessant.') }, { Title: 'Pearl diver' }]);
});

test('an event that had no jobs gets them beside its own menu, and is told that nothing leads there', async () => {
  const out = folderOf();
  await load('Brest', out);
  const header = JSON.stringify({ schemaVersion: 1, menu: { menuItems: [] } });
  writeInto(out, { 'lamps/lantern/header.json': header });
  const { code, err } = await load('Brest', out, '--keep');
  expect([code, read(out, 'header.json'), err]).toEqual([0, header, expect.arrayContaining([expect.stringContaining('page:jobs')])]);
});

test('an event without a programme that has jobs of its own keeps them', async () => {
  const mine = { Id: 'cook', Title: 'Cook' };
  const out = folderOf({ 'lamps/lantern/app.json': app('Lantern'), 'lamps/lantern/data/jobs.json': { schemaVersion: 1, rows: [mine] } });
  expect((await load('Brest', out, '--keep')).code).toBe(0);
  expect(rows(out).map(({ Id }) => Id)).toEqual(['cook', 'wick-ltd-keeper', 'tides-ag-diver']);
});
