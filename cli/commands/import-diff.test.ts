// foyer import: what a newer programme changes is reported, the time zone can be named, content pages are documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { miniConfFolder } from '../import/fixtures/families.ts';
import { eventOf, scheduleOf } from '../import/fixtures/schedules.ts';
import { formats } from '../import/formats/all.ts';
import { formatNames } from './import-formats.ts';
import { folderOf, foyer, writeInto } from './fixture/recorded.ts';

const load = (source: string, out: string, ...flags: string[]) =>
  foyer('import', source, '--event', 'lamps/lantern', '--out', out, ...flags);
const read = (out: string, path: string): string => readFileSync(join(out, 'lamps/lantern', path), 'utf8');
const schedule = (...rows: object[]): string =>
  join(folderOf({ 'schedule.json': scheduleOf({ '2031-03-01': { 'Lamp Room': rows } }) }), 'schedule.json');
const compared = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^Compared|^ {2}(cancelled|moved|changed|added): |^ {4}…/.test(line));

test('added, moved and cancelled sessions are reported before they are written', async () => {
  const out = folderOf();
  const first = await load(schedule(eventOf(0), eventOf(3), eventOf(6)), out);
  expect(compared(first.out)).toEqual([]);
  const again = await load(schedule(eventOf(0), eventOf(3), eventOf(6)), out);
  expect(compared(again.out)).toEqual(['Compared with what is there: nothing is different; 3 as before']);
  const newer = await load(schedule(eventOf(0), eventOf(3, { date: '2031-03-01T14:00:00+01:00' }), eventOf(9)), out);
  expect(compared(newer.out)).toEqual([
    'Compared with what is there: 1 added, 1 moved, 1 cancelled; 1 as before',
    '  cancelled: “Session 6”, 2031-03-01 15:00',
    '  moved: “Session 3”: 2 hours later, to 2031-03-01 14:00, was 2031-03-01 12:00',
    '  added: “Session 9”, 2031-03-01 10:00',
  ]);
});

test('of many changes of one kind the first are reported, and how many more there are', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => eventOf(index * 3));
  const out = folderOf();
  await load(schedule(eventOf(0)), out);
  const lines = compared((await load(schedule(...rows), out)).out);
  expect([lines.length, lines.at(-1)]).toEqual([22, '    … and 4 more; all added']);
});

test('the difference is reported too when documents exist already', async () => {
  const out = folderOf();
  await load(schedule(eventOf(0)), out);
  writeInto(out, { 'lamps/lantern/theme.json': { schemaVersion: 1, brand: '#123456' } });
  const { code, out: lines } = await load(schedule(eventOf(0), eventOf(3)), out);
  expect([code, compared(lines)[0]]).toEqual([1, 'Compared with what is there: 1 added; 1 as before']);
});

test('another programme is not compared', async () => {
  const out = folderOf();
  await load(schedule(eventOf(0)), out);
  const { out: lines } = await load(schedule(eventOf(50, { persons: [] })), out, '--yes');
  expect(compared(lines)).toEqual([]);
});

test('--time-zone is the zone of the event, before what the source says', async () => {
  const out = folderOf();
  const { code, out: lines } = await load(schedule(eventOf(0)), out, '--time-zone', 'Asia/Tokyo');
  expect([code, lines[0]]).toEqual([0, expect.stringContaining('Asia/Tokyo')]);
  expect(JSON.parse(read(out, 'app.json'))).toMatchObject({ event: { timeZone: 'Asia/Tokyo' } });
  const wrong = await load(schedule(eventOf(0)), folderOf(), '--time-zone', 'Moon/Base');
  expect([wrong.code, wrong.err]).toEqual([2, [expect.stringContaining('nobody knows "Moon/Base"')]]);
});

test('the formats of help and guide are those there are', async () => {
  expect(formatNames).toEqual(formats.map(({ name }) => name));
  const { code, out } = await foyer('import', '--help');
  const help = out.join(' ');
  expect([code, formatNames.filter((name) => !help.includes(`"${name}"`))]).toEqual([0, []]);
  const guide = readFileSync(join(import.meta.dirname, '../../docs/command-line.md'), 'utf8');
  const [, formatsOfGuide = ''] = guide.split(/^\| Format +\|/m);
  const [table = ''] = formatsOfGuide.split('\n\n', 1);
  expect([...table.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)).toEqual(formatNames);
});

test('content pages are counted, and are documents: --keep leaves a changed one, --yes replaces it', async () => {
  const files = miniConfFolder().map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const);
  const [source, out] = [folderOf(Object.fromEntries(files)), folderOf()];
  const withoutSponsors = folderOf(Object.fromEntries(files.filter(([path]) => !path.endsWith('sponsors.yml'))));
  const first = await load(withoutSponsors, out);
  expect(first.out.join('\n')).not.toContain('sponsor');
  const changed = { ...(JSON.parse(read(out, 'header.json')) as object), menu: { menuItems: [] } };
  writeInto(out, { 'lamps/lantern/header.json': changed });

  const refused = await load(source, out);
  expect([refused.code, refused.out.includes('  lamps/lantern/header.json')]).toEqual([1, true]);
  const added = await load(source, out, '--keep');
  expect(added.out).toContainEqual(expect.stringMatching(/^ {2}exhibition: 2 companies/));
  expect(added.err).toContain('New pages the kept header has no entry for: lamps/lantern/pages/IndustryLandingPage.json');

  const mine = { schemaVersion: 1, page: 'IndustryLandingPage', layers: { page: { grids: [] } } };
  writeInto(out, { 'lamps/lantern/pages/IndustryLandingPage.json': mine });
  await load(source, out, '--keep');
  expect(JSON.parse(read(out, 'pages/IndustryLandingPage.json'))).toEqual(mine);
  await load(source, out, '--yes');
  expect(read(out, 'pages/IndustryLandingPage.json')).toContain('exhibition/tier-grid');
});

test('a page of sponsors of an earlier import stays, and the menu goes on leading to it', async () => {
  const files = miniConfFolder().map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const);
  const [source, out] = [folderOf(Object.fromEntries(files)), folderOf()];
  await load(source, out);
  expect(read(out, 'header.json')).not.toContain('page:Sponsors');
  const old = { schemaVersion: 1, page: 'Sponsors', title: 'Our sponsors', layers: { page: { grids: [] } } };
  writeInto(out, { 'lamps/lantern/pages/Sponsors.json': old });
  await load(source, out, '--yes');
  expect(JSON.parse(read(out, 'pages/Sponsors.json'))).toEqual(old);
  const { menu } = JSON.parse(read(out, 'header.json')) as { menu: { menuItems: object[] } };
  expect(menu.menuItems.at(-1)).toEqual({ name: 'Our sponsors', url: 'page:Sponsors' });
  expect(menu.menuItems).toContainEqual(expect.objectContaining({ url: 'page:IndustryLandingPage' }));
});
