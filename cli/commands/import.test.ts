// foyer import: what it prints, what it writes, and what it never overwrites.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventOf, scheduleOf } from '../import/fixtures/schedules.ts';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

/** A schedule of one day; rows without a title are quarantined. */
const schedule = (...rows: object[]): object => scheduleOf({ '2031-03-01': { 'Lamp Room': rows } });
const sound = schedule(eventOf(0), eventOf(3), eventOf(6));

/** An import into `out`; `flags` follow. */
const load = (source: string, out: string, ...flags: string[]) =>
  foyer('import', source, '--event', 'lamps/lantern', '--out', out, ...flags);
const sourceOf = (content: object): string => join(folderOf({ 'schedule.json': content }), 'schedule.json');
const read = (out: string, path: string): string => readFileSync(join(out, 'lamps/lantern', path), 'utf8');
const rowsOf = (out: string): number => (JSON.parse(read(out, 'data/sessions.json')) as { rows: unknown[] }).rows.length;

test('an event is written, checked and counted', async () => {
  const out = join(folderOf(), 'new/configuration');
  const { code, out: lines, err } = await load(sourceOf(sound), out);
  expect(code).toBe(0);
  expect(lines).toEqual([
    'Lantern Congress 2031, 2031-03-01 to 2031-03-01, Europe/Berlin (frab-json)',
    '  3 sessions, 3 people, 1 room, 2 tracks, 1 day',
    '  0 rows quarantined',
    `Wrote 12 files into ${join(out, 'lamps/lantern')}`,
    expect.stringMatching(/^Checked: No findings in 1 event with \d+ placements$/),
  ]);
  expect(err).toEqual([`Publish it with: node cli/index.ts publish ${join(out, 'lamps/lantern')}`]);
  expect((await foyer('validate', out)).code).toBe(0);
});

test('a row that cannot be used is reported with its place and kept in the quarantine; the event is still in order', async () => {
  const out = folderOf();
  const { code, out: lines } = await load(sourceOf(schedule(eventOf(0), eventOf(3, { title: '' }))), out);
  const told = lines.find((line) => line.startsWith('    schedule.json:'));
  expect(told).toMatch(/^ {4}schedule\.json:\d+ it has no title$/);
  expect(lines).toContain('  1 row quarantined');
  expect(JSON.parse(read(out, 'quarantine.json'))).toMatchObject({ quarantine: [{ reason: 'it has no title' }] });
  expect([code, rowsOf(out)]).toEqual([0, 1]);
});

test('the same again changes nothing', async () => {
  const [source, out] = [sourceOf(sound), folderOf()];
  await load(source, out);
  const { code, out: lines } = await load(source, out);
  expect([code, lines.at(-2)]).toEqual([0, `Wrote 0 files into ${join(out, 'lamps/lantern')}, 12 unchanged`]);
});

test('a newer programme of the same event renews the data without a question', async () => {
  const out = folderOf();
  await load(sourceOf(schedule(eventOf(0), eventOf(3, { title: '' }))), out);
  const { code } = await load(sourceOf(schedule(eventOf(0), eventOf(3))), out);
  expect([code, rowsOf(out)]).toEqual([0, 2]);
  expect(JSON.parse(read(out, 'quarantine.json'))).toEqual({ quarantine: [] });
});

test('documents somebody changed: nothing is written, --keep renews only the programme, --yes replaces them', async () => {
  const out = folderOf();
  await load(sourceOf(sound), out);
  writeInto(out, { 'lamps/lantern/theme.json': { schemaVersion: 1, brand: '#123456' }, 'lamps/instance.json': { schemaVersion: 1 } });
  const newer = sourceOf(schedule(eventOf(0), eventOf(3), eventOf(6), eventOf(9)));

  const refused = await load(newer, out);
  expect([refused.code, rowsOf(out)]).toEqual([1, 3]);
  expect(refused.out).toContain('  lamps/lantern/theme.json');
  expect(refused.out.filter((line) => line.startsWith('  lamps/'))).toHaveLength(1);

  const kept = await load(newer, out, '--keep');
  expect([kept.code, rowsOf(out), read(out, 'theme.json')]).toEqual([0, 4, expect.stringContaining('#123456')]);
  expect(kept.out.at(-2)).toMatch(/, kept lamps\/lantern\/theme\.json$/);

  const replaced = await load(newer, out, '--yes');
  expect([replaced.code, read(out, 'theme.json')]).toEqual([0, expect.not.stringContaining('#123456')]);
  expect(JSON.parse(readFileSync(join(out, 'lamps/instance.json'), 'utf8'))).toEqual({ schemaVersion: 1 });
});

test('a programme somebody wrote, or of another event, is replaced by --yes alone', async () => {
  const strangers = sourceOf(schedule(eventOf(50, { guid: 'other', url: 'https://other.example.org/50' })));
  for (const before of ['by hand', 'by another import']) {
    const out = folderOf({ 'lamps/lantern/app.json': app('Lantern') });
    if (before === 'by hand')
      writeInto(out, { 'lamps/lantern/data/sessions.json': { schemaVersion: 1, rows: [{ Id: 'a', Name: 'Mine' }] } });
    else await load(strangers, out, '--yes');
    const there = read(out, 'data/sessions.json');
    for (const flags of [[], ['--keep']]) {
      const { code, out: lines } = await load(sourceOf(sound), out, ...flags);
      expect([code, read(out, 'data/sessions.json')]).toEqual([1, there]);
      expect(lines).toContain('  lamps/lantern/data/sessions.json');
    }
    expect([(await load(sourceOf(sound), out, '--yes')).code, rowsOf(out)]).toEqual([0, 3]);
  }
});

test('a link in the way is replaced, never written through', async () => {
  const [out, elsewhere] = [folderOf(), folderOf({ 'mine.json': '{}' })];
  writeInto(out, { 'lamps/lantern/app.json': app('Lantern') });
  symlinkSync(join(elsewhere, 'mine.json'), join(out, 'lamps/lantern/theme.json'));
  expect((await load(sourceOf(sound), out)).code).toBe(1);
  expect((await load(sourceOf(sound), out, '--yes')).code).toBe(0);
  expect(readFileSync(join(elsewhere, 'mine.json'), 'utf8')).toBe('{}');
});

test('a folder: the one programme in it is found, two are refused by name', async () => {
  const [source, out] = [folderOf({ 'notes.txt': 'hello', 'export/one.json': sound }), folderOf()];
  expect((await load(source, out)).code).toBe(0);
  writeInto(source, { 'two.json': sound });
  const { code, out: lines } = await load(source, out);
  expect([code, lines]).toEqual([1, [expect.stringMatching(/several-programmes .*export\/one\.json, two\.json/)]]);
});

test('what is no programme writes nothing', async () => {
  const out = join(folderOf(), 'out');
  const { code, out: lines } = await load(join(folderOf({ 'a.txt': 'hello' }), 'a.txt'), out);
  expect([code, existsSync(out)]).toEqual([1, false]);
  expect(lines).toEqual([expect.stringMatching(/^a\.txt:1:1 error format-unknown no programme recognised .*; known: /)]);
});

test.each([
  ['no file', ['nowhere.json', '--event', 'a/b']],
  ['one name', ['SOURCE', '--event', 'lantern']],
  ['a way out of the folder', ['SOURCE', '--event', '../b']],
  ['a folder of inherited documents', ['SOURCE', '--event', 'a/pages']],
  ['an unknown format', ['SOURCE', '--event', 'a/b', '--format', 'telegram']],
  ['yes and keep', ['SOURCE', '--event', 'a/b', '--yes', '--keep']],
])('%s is a wrong call', async (_, args) => {
  const source = sourceOf(sound);
  const out = join(folderOf(), 'out');
  const { code, err } = await foyer('import', ...args.map((arg) => (arg === 'SOURCE' ? source : arg)), '--out', out);
  expect([code, err.length > 0, existsSync(out)]).toEqual([2, true, false]);
});

test('nothing of a programme is no success: it says why, and writes nothing', async () => {
  const out = folderOf();
  const empty = folderOf({ 'sessions.csv': 'Title,Start\n,2031-03-01 09:00\n' });
  const { code, out: lines } = await load(join(empty, 'sessions.csv'), out);
  expect([code, lines.some((line) => line.startsWith('Nothing was written')), lines.at(-1)]).toEqual([
    1,
    true,
    expect.stringContaining('needs a title'),
  ]);
  expect(existsSync(join(out, 'lamps'))).toBe(false);
});

test('what the report holds, and that a later import with nothing to say empties it', async () => {
  const out = folderOf();
  const table = (start: string) =>
    join(folderOf({ 'sessions.csv': `Title,Start,End,Code\nTides,${start},2031-03-01 10:00,T1\n` }), 'sessions.csv');
  await load(table('soon'), out, '--time-zone', 'Europe/Berlin');
  const path = join(out, 'lamps/lantern/import-report.json');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    format: 'table',
    findings: [{ code: 'session-time-unreadable', line: 2 }],
    leftOut: [],
  });
  await load(table('2031-03-01 09:00'), out, '--time-zone', 'Europe/Berlin', '--yes');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ format: 'table', findings: [], leftOut: [] });
});

test.each([
  [['--year', '31'], '--year takes a year'],
  [['--first-day', '1.3.2031'], '--first-day takes a date'],
])('%j is a usage error', async (flags, words) => {
  const { code, err } = await load(folderOf({ 'a.csv': 'Title\nA\n' }), folderOf(), ...flags);
  expect([code, err.join(' ')]).toEqual([2, expect.stringContaining(words)]);
});
