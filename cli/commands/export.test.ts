// foyer export: calendars and a schedule as somebody calls for them, what is refused, and a second export over the first.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

const sessions = (...rows: object[]): object => ({ schemaVersion: 1, rows });
const opening = {
  Id: '1',
  Name: 'Opening',
  StartDateTime: '2027-05-03T09:00',
  EndDateTime: '2027-05-03T10:00',
  ProgrammeDay: '2027-05-03',
};
const closing = {
  Id: '2',
  Name: 'Closing',
  StartDateTime: '2027-05-05T17:00',
  EndDateTime: '2027-05-05T18:00',
  ProgrammeDay: '2027-05-05',
};
const spring = (...rows: object[]) => ({
  'society/spring/app.json': app('Spring'),
  'society/spring/data/sessions.json': sessions(...rows),
});

test('calendars: the same for the same content, a higher sequence for another, and nothing of what was withdrawn', async () => {
  const [folder, out] = [folderOf(spring(opening, closing)), join(folderOf(), 'calendars')];
  const read = (path: string): string => readFileSync(join(out, 'society/spring/en-GB', path), 'utf8');
  expect(await foyer('export', folder, '--ical', out)).toMatchObject({ code: 0, out: [`Wrote 5 calendars of 1 event into ${out}`] });
  const first = read('programme.ics');
  expect(first).toContain('UID:1@spring.society');
  await foyer('export', folder, '--ical', out);
  expect(read('programme.ics')).toBe(first);
  writeInto(folder, spring({ ...opening, Name: 'Grand opening' }));
  await foyer('export', folder, '--ical', out);
  expect(read('session/1.ics')).toMatch(/SEQUENCE:2\r\n.*SUMMARY:Grand opening/s);
  expect(existsSync(join(out, 'society/spring/en-GB/session/2.ics'))).toBe(false);
});

test('a site says as of which instant it was made, and warns where only the holding page is on it', async () => {
  const folder = folderOf({ ...spring(opening), 'guild/autumn/app.json': { ...app('Autumn'), holdingBefore: false } });
  const out = join(folderOf(), 'site');
  const lines = async (at: string) =>
    (await foyer('export', folder, '--static', out, '--at', at)).out.filter((line) => /as of|warning/.test(line));
  // It is reported before the files are made.
  expect(await lines('2027-05-02T23:59')).toEqual([
    expect.stringContaining('The site holds what visitors may see as of Sun 2027-05-02 23:59 +02:00;'),
    expect.stringMatching(
      /^warning: of society\/spring only the holding page .* opens at Mon 2027-05-03 00:00 \+02:00: .* --at 2027-05-03T00:00:00\+02:00\.$/,
    ),
  ]);
  expect(await lines('2027-05-03T00:00')).toEqual([expect.stringContaining('as of Mon 2027-05-03 00:00 +02:00;')]);
});

test('a schedule, and what it has no place for', async () => {
  const folder = folderOf(spring({ ...opening, ProgramGrade: 'Social' }, closing));
  const file = join(folderOf(), 'schedule.json');
  const { code, out } = await foyer('export', join(folder, 'society/spring'), '--schedule', file);
  expect([code, out]).toEqual([
    0,
    [
      `Wrote 2 sessions of 2 days in en-GB into ${file}`,
      'Not in the file, or not as it was, because the format has no place for it:',
      '  sessions: Grade (1), Origin (2), Highlighted (2)',
    ],
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ schedule: { conference: { title: 'Spring', daysCount: 2 } } });
});

test('nothing is written among the files of somebody else', async () => {
  const [folder, out] = [folderOf(spring(opening)), folderOf({ 'thesis.txt': 'mine' })];
  const { code, err } = await foyer('export', folder, '--ical', out);
  expect([code, err.at(-1)]).toEqual([2, `foyer: ${out} is not empty and no earlier export; name another folder, or empty it.`]);
  rmSync(join(out, 'thesis.txt'));
  writeFileSync(join(out, '.foyer-export.json'), '{');
  expect((await foyer('export', folder, '--ical', out)).code).toBe(2);
});

test('an event with an error is left out with its finding, its neighbour is written', async () => {
  const folder = folderOf({ ...spring(opening), 'guild/autumn/app.json': app('Autumn'), 'society/spring/header.json': '{ "menu": }' });
  const out = join(folderOf(), 'calendars');
  const { code, out: lines } = await foyer('export', folder, '--ical', out);
  expect([code, lines]).toEqual([
    1,
    [
      expect.stringMatching(/^society\/spring\/header\.json:1:11 error json-syntax /),
      'society/spring is left out, see above',
      `Wrote 1 calendar of 1 event into ${out}`,
    ],
  ]);
});

test.each([
  [[], /Say what to write/],
  [['--static', 'x', '--ical', 'y'], /cannot be used with/],
  [['--schedule', 'x.json', '--base', '/a/'], /--base belongs to/],
  [['--ical', 'x', '--at', '2027-05-03'], /--at belongs to --static/],
  [['--static', 'x', '--at', 'noon'], /--at noon is no time/],
  [['--ical', 'x', '--base', 'congress'], /--base takes a path/],
  [['--ical', 'x', '--base', 'javascript:alert(1)'], /--base takes a path/],
  [['--schedule', 'x.json', '--language', 'fr-FR'], /has no texts in fr-FR/],
  [['--schedule', '/nonexistent/x.json'], /cannot be written/],
])('%j is told', async (options, message) => {
  const { code, err } = await foyer('export', folderOf(spring(opening)), ...options);
  expect([code, err.join(' ')]).toEqual([2, expect.stringMatching(message)]);
});

test('a schedule of several events: which one?', async () => {
  const folder = folderOf({ ...spring(opening), 'guild/autumn/app.json': app('Autumn') });
  const { code, err } = await foyer('export', folder, '--schedule', 'x.json');
  expect([code, err.at(-1)]).toEqual([2, 'foyer: A schedule holds one event; name the folder of one of guild/autumn, society/spring.']);
});

test('the sample congress: every session and person comes back, what does not is named', async () => {
  const file = join(folderOf(), 'schedule.json');
  const { code, out } = await foyer('export', join(import.meta.dirname, '../../sample-configs/kardia/kardia2027'), '--schedule', file);
  const lost = out.slice(2).join('\n');
  expect([code, out[1]]).toEqual([0, 'Not in the file, or not as it was, because the format has no place for it:']);
  expect(lost).toMatch(/^ {2}presentations: all \d+ are missing$/m);
  expect(lost).toMatch(/^ {2}sessions: Grade \(\d+\), Hidden on the scheduler \(\d+\)/m);
  expect(lost).toMatch(/^ {2}sessions: texts in de-DE \(\d+\), fr-FR/m);
  expect(lost).not.toMatch(/(sessions|authors|rooms|tracks): \w+( of \d+)? are missing/);
});
