// foyer shift: an event moves to other days and keeps its hours; nothing is overwritten by surprise, nothing moves in silence.
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hasShared, sharedPath } from '../../tests/support/shared.ts';
import { app, folderOf, foyer, page, writeInto } from './fixture/recorded.ts';

const samples = join(import.meta.dirname, '../../sample-configs');
const json = (folder: string, path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const texts = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  );
const harbour = (more: Readonly<Record<string, string | object>> = {}): string =>
  folderOf({
    'society/instance.json': { schemaVersion: 1, defaultEvent: 'harbour' },
    'society/harbour/app.json': app('Harbour Days'),
    'society/harbour/pages/HomePage.json': page('HomePage', [
      { id: 'soon', name: 'structure/notice', props: { text: 'Doors open on 3 May' }, endTime: '2027-05-03T09:00' },
      { id: 'count', name: 'programme/countdown', props: { to: '2027-05-03T09:00:00+02:00' } },
    ]),
    ...more,
  });

test('without --yes an event in its own place is only looked at; with it the files change, and back', async () => {
  const folder = harbour();
  const before = texts(folder);
  const look = await foyer('shift', folder, '--to', '2028-01-10');
  expect([look.code, texts(folder)]).toEqual([1, before]);
  expect(look.out).toEqual([
    'society/harbour: 2027-05-03 becomes 2028-01-10, 252 days (36 weeks) later, times in Europe/Berlin',
    '  weekdays stay: Monday',
    '  4 times moved: 2 in app.json, 2 in pages/HomePage.json',
    '  1 text with a day of a month did not move:',
    expect.stringMatching(/^ {4}society\/harbour\/pages\/HomePage\.json:\d+:\d+ Doors open on 3 May$/),
    'Nothing was written. These files are there with other content:',
    '  society/harbour/app.json',
    '  society/harbour/pages/HomePage.json',
    '--yes replaces them; --event <name> makes a new event beside the old one.',
  ]);
  expect((await foyer('shift', folder, '--to', '2028-01-10', '--yes')).code).toBe(0);
  const moved = readFileSync(join(folder, 'society/harbour/pages/HomePage.json'), 'utf8');
  // Nine o'clock stays nine o'clock; in winter the offset is another one.
  expect([moved.includes('"2028-01-10T09:00"'), moved.includes('"2028-01-10T09:00:00+01:00"')]).toEqual([true, true]);
  await foyer('shift', folder, '--to', '2027-05-03', '--yes');
  expect(texts(folder)).toEqual(before);
});

test('the copies of the notifications among the assets move along; a broken one is reported', async () => {
  const notice = {
    NotificationId: '1',
    Title: 'Doors open on 3 May',
    Text: '',
    Link: '',
    StartTime: '2027-05-03T06:00:00.000Z',
    EndTime: '',
    IsRead: false,
  };
  const folder = harbour({
    'society/harbour/assets/notifications.en-GB.json': JSON.stringify([{ ...notice, CreatedAt: '2027-05-03T06:00:00.000Z' }]),
    'society/harbour/assets/notifications.de-DE.json': 'none',
    'society/harbour/assets/other.json': JSON.stringify([notice]),
  });
  const { code, out } = await foyer('shift', folder, '--to', '2028-01-10', '--yes');
  // Eight o'clock in Berlin stays eight o'clock; in winter that is another hour of UTC.
  const moved = { StartTime: '2028-01-10T07:00:00.000Z', CreatedAt: '2028-01-10T07:00:00.000Z', EndTime: '' };
  expect([code, json(folder, 'society/harbour/assets/notifications.en-GB.json')]).toMatchObject([0, [moved]]);
  expect(json(folder, 'society/harbour/assets/other.json')).toEqual([notice]);
  expect(out.join('\n')).toContain('6 times moved: 2 in app.json, 2 in pages/HomePage.json, 2 in assets/notifications.en-GB.json');
  expect(
    out
      .filter((line) => line.includes('notifications'))
      .slice(1)
      .map((line) => line.replace(/:\d+:\d+/, '')),
  ).toEqual([
    '    society/harbour/assets/notifications.de-DE.json not JSON, so nothing in it moved',
    '    society/harbour/assets/notifications.en-GB.json Doors open on 3 May',
  ]);
});

test('--event makes a new event next to the old one; its old name in texts and elsewhere is reported', async () => {
  const folder = harbour({
    'domains.json': { schemaVersion: 1, domains: [{ hostname: 'harbour.example.org', instance: 'society', defaultEvent: 'harbour' }] },
    'society/harbour/footer-model.json': { schemaVersion: 1, Text: 'https://www.example.org/harbour/2027.pdf' },
    'society/harbour/assets/plan-2027.svg': '<svg/>',
    'society/harbour/notes.txt': 'mine',
  });
  const before = texts(join(folder, 'society/harbour'));
  const { code, out, err } = await foyer('shift', join(folder, 'society/harbour'), '--to', '2028-05-02', '--event', 'harbour28');
  expect([code, texts(join(folder, 'society/harbour'))]).toEqual([0, before]);
  expect(json(folder, 'society/harbour28/app.json')).toMatchObject({ event: { startDate: '2028-05-02', endDate: '2028-05-04' } });
  expect(existsSync(join(folder, 'society/harbour28/assets/plan-2027.svg'))).toBe(true);
  expect(out).toContain('  weekdays change: Monday becomes Tuesday; --to 2028-05-01 or 2028-05-08 would keep them');
  expect(
    out
      .filter((line) => /old name|domains\.json|instance\.json|footer-model|plan-2027/.test(line))
      .map((line) => line.replace(/:\d+:\d+/, '')),
  ).toEqual([
    '  4 texts still hold the old name of the event:',
    '    society/harbour/footer-model.json https://www.example.org/harbour/2027.pdf',
    '    society/instance.json harbour',
    '    domains.json harbour.example.org',
    '    domains.json harbour',
    '    society/harbour/assets/plan-2027.svg assets/plan-2027.svg',
  ]);
  expect(err).toContain('society/harbour/notes.txt is not taken along: Foyer does not read it');

  const again = await foyer('shift', join(folder, 'society/harbour'), '--to', '2028-05-02', '--event', 'harbour28');
  expect([again.code, again.out.some((line) => line.startsWith('Wrote 0 files'))]).toEqual([0, true]);
  writeInto(folder, { 'society/harbour28/pages/HomePage.json': page('HomePage', []) });
  const refused = await foyer('shift', join(folder, 'society/harbour'), '--to', '2028-05-02', '--event', 'harbour28');
  expect([refused.code, refused.out.at(-2)]).toEqual([1, '  society/harbour28/pages/HomePage.json']);
});

test('times of the instance, unreadable times, hours in which the clocks change, and files that are not JSON are reported', async () => {
  const folder = harbour({
    'society/visibility/page.json': { schemaVersion: 1, layer: 'page', components: { soon: { endTime: '2027-05-03' } } },
    'society/harbour/visibility/page.json': {
      schemaVersion: 1,
      layer: 'page',
      components: { soon: { endTime: 'next year' }, count: { startTime: '2027-05-02T02:30' } },
    },
    'society/harbour/theme.json': '{ "brand": ',
  });
  const { out } = await foyer('shift', folder, '--to', '2028-03-27', '--event', 'spring');
  const told = out.join('\n').replaceAll(/:\d+:\d+/g, '');
  for (const line of [
    '1 file cannot be read:\n    society/harbour/theme.json not JSON, so nothing in it moved',
    '1 time cannot be read and did not move:\n    society/harbour/visibility/page.json next year',
    '1 time of the instance did not move, for the file serves its other events too:\n    society/visibility/page.json 2027-05-03',
    '1 time in an hour in which the clocks change:\n    society/harbour/visibility/page.json 2028-03-26T02:30 is skipped by the clocks; the moment after the gap counts',
  ])
    expect(told).toContain(line);
  expect(readFileSync(join(folder, 'society/spring/theme.json'), 'utf8')).toBe('{ "brand": ');
});

test.each([
  [['--to', '2028-02-30'], '--to takes a day'],
  [['--to', '2028-05-01', '--event', 'a b'], '--event takes a short name'],
  [['--to', 'May'], '--to takes a day'],
  [[], "required option '--to"],
])('foyer shift <dir> %j is a wrong call', async (args, words) => {
  const { code, err } = await foyer('shift', harbour(), ...args);
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(words)]);
});

test('one event is moved: a folder with several is not', async () => {
  expect(await foyer('shift', samples, '--to', '2028-05-01')).toMatchObject({
    code: 2,
    err: [expect.stringMatching(/holds \d+ events; name one: .*kardia\/kardia2027/)],
  });
});

test('Kardia 2027 becomes Kardia 2028 in another folder: valid, complete, its hours kept, and back the same', async () => {
  const [out, back] = [folderOf(), folderOf()];
  const source = join(samples, 'kardia/kardia2027');
  const there = await foyer('shift', source, '--to', '2028-05-01', '--event', 'kardia2028', '--out', out, '--format', 'json');
  expect(there.code).toBe(0);
  const report = JSON.parse(there.out.join('\n')) as { days: number; moved: { before: string; after: string; note?: string }[] };
  expect([report.days, report.moved.length > 1500]).toEqual([364, true]);
  expect(report.moved.filter(({ before, after, note }) => note || before.slice(10) !== after.slice(10))).toEqual([]);
  const dates = JSON.stringify(texts(join(out, 'kardia/kardia2028'))).match(/\\"2027-0[45]-\d\dT/g);
  expect(dates).toBeNull();
  // `$schema` leads to the same file from another folder; everything else is what it was once the event has moved back.
  await foyer('shift', join(out, 'kardia/kardia2028'), '--to', '2027-05-03', '--event', 'kardia2027', '--out', back);
  const plain = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace(/"\$schema": *"[^"]*"/, '')]));
  expect(plain(texts(join(back, 'kardia/kardia2027')))).toEqual(plain(texts(source)));
});

test.skipIf(!hasShared)(
  '38C3 goes on in another year: 1,007 sessions with their offsets (shared/data/38c3)',
  async () => {
    const folder = folderOf();
    await foyer('import', sharedPath('data/38c3/schedule-38c3-20251206.xml'), '--event', 'club/c38', '--out', folder, '--yes');
    const before = texts(join(folder, 'club/c38'));
    const summer = await foyer('shift', join(folder, 'club/c38'), '--to', '2026-07-03', '--yes', '--format', 'json');
    expect(summer.code).toBe(0);
    const { moved, remarks } = JSON.parse(summer.out.join('\n')) as {
      moved: { before: string; after: string }[];
      remarks: { code: string }[];
    };
    const sessions = moved.filter(({ before: text }) => text.length > 19);
    expect(sessions.length).toBeGreaterThan(2000);
    expect(sessions.filter(({ before: text, after }) => text.slice(10, 19) !== after.slice(10, 19) || !after.endsWith('+02:00'))).toEqual(
      [],
    );
    expect(remarks.some(({ code }) => code === 'year')).toBe(true);
    await foyer('shift', join(folder, 'club/c38'), '--to', '2024-12-27', '--yes');
    expect(texts(join(folder, 'club/c38'))).toEqual(before);
  },
  120_000,
);

test('weekdays in texts are reported where they change, and left alone where they stay', async () => {
  const folder = harbour({
    'society/harbour/pages/HomePage.json': page('HomePage', [
      { id: 'a', name: 'structure/notice', props: { text: 'Doors open on Monday' } },
    ]),
  });
  const told = async (to: string) => (await foyer('shift', folder, '--to', to)).out.some((line) => line.includes('Doors open on Monday'));
  expect([await told('2028-01-10'), await told('2028-01-11')]).toEqual([false, true]);
});

test('an event without a first day moves from the earliest day of its sessions, in any order', async () => {
  const session = (Id: string, day: string) => ({ Id, Title: Id, StartDateTime: `${day}T09:00:00+02:00` });
  const folder = harbour({
    'society/harbour/app.json': { schemaVersion: 1, event: { id: 1, name: 'Harbour', timeZone: 'Europe/Berlin', languages: ['en-GB'] } },
    'society/harbour/data/sessions.json': { rows: [session('b', '2027-05-04'), session('a', '2027-05-03'), session('c', '2027-05-05')] },
  });
  const { out } = await foyer('shift', folder, '--to', '2027-05-10');
  expect(out[0]).toMatch(/ 2027-05-03 \(day of the first session.*\) becomes 2027-05-10, 7 days \(1 week\) later/);
});

test('in another folder existing files of the instance stay as they are, and do not prevent the move', async () => {
  const out = folderOf({ 'society/instance.json': { schemaVersion: 1, defaultEvent: 'other' } });
  const before = texts(out);
  const { code } = await foyer('shift', harbour(), '--to', '2028-01-10', '--out', out);
  expect([code, texts(out)['/society/instance.json']]).toEqual([0, before['/society/instance.json']]);
  expect(json(out, 'society/harbour/app.json')).toMatchObject({ event: { startDate: '2028-01-10' } });
});

test('in another folder the schema of a file is the same file as before; an address of the web stays', async () => {
  const folder = harbour({
    'schemas/page.schema.json': {},
    'society/harbour/pages/HomePage.json': { $schema: '../../../schemas/page.schema.json', ...page('HomePage', []) },
    'society/harbour/pages/Venue.json': { $schema: 'https://example.org/page.schema.json', ...page('Venue', []) },
  });
  const out = join(folder, 'deeper/out');
  await foyer('shift', join(folder, 'society/harbour'), '--to', '2028-01-10', '--out', out);
  const schemaOf = (name: string) => (json(out, `society/harbour/pages/${name}.json`) as { $schema: string }).$schema;
  expect(resolve(out, 'society/harbour/pages', schemaOf('HomePage'))).toBe(join(folder, 'schemas/page.schema.json'));
  expect(schemaOf('Venue')).toBe('https://example.org/page.schema.json');
});

test('a link in the place of a file is in the way, whatever it leads to; --yes replaces the link and not what it leads to', async () => {
  const source = harbour({ 'society/harbour/assets/plan.svg': '<svg/>' });
  const out = folderOf({ 'elsewhere/plan.svg': '<svg/>' });
  mkdirSync(join(out, 'society/harbour/assets'), { recursive: true });
  const link = join(out, 'society/harbour/assets/plan.svg');
  symlinkSync(join(out, 'elsewhere/plan.svg'), link);
  const refused = await foyer('shift', source, '--to', '2028-01-10', '--out', out);
  expect([refused.code, refused.out.some((line) => line.trim() === 'society/harbour/assets/plan.svg')]).toEqual([1, true]);
  expect(existsSync(join(out, 'society/harbour/app.json'))).toBe(false);
  expect((await foyer('shift', source, '--to', '2028-01-10', '--out', out, '--yes')).code).toBe(0);
  expect([lstatSync(link).isFile(), lstatSync(join(out, 'elsewhere/plan.svg')).isFile()]).toEqual([true, true]);
});
