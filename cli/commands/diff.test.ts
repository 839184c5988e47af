// foyer diff: two folders, instances or events in words; what visitors notice; what cannot be read stops nothing.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { app, folderOf, foyer, page } from './fixture/recorded.ts';

const samples = join(import.meta.dirname, '../../sample-configs');
const words = (id: string, text: unknown, more: object = {}) => ({ id, name: 'structure/heading', props: { text }, ...more });
const opening = (more: object) =>
  words('opening', { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' }, { access: 'hasTicket', containers: ['browser', 'app'], ...more });
const event = (home: object[], more: Readonly<Record<string, string | object>> = {}): Record<string, string | object> => ({
  'society/congress/app.json': app('Congress'),
  'society/congress/pages/HomePage.json': page('HomePage', home),
  ...Object.fromEntries(Object.entries(more).map(([path, value]) => [`society/congress/${path}`, value])),
});
const session = (Id: string, over: object = {}) => ({
  Id,
  Name: `Session ${Id}`,
  StartDateTime: '2027-05-03T09:00',
  EndDateTime: '2027-05-03T10:00',
  RoomId: 'r',
  ...over,
});
const rows = (...list: object[]) => ({ schemaVersion: 1, rows: list });

test('the sample configurations are as they are', async () => {
  expect(await foyer('diff', samples, samples)).toMatchObject({ code: 0, out: ['No difference'] });
  expect(await foyer('diff', samples, samples, '--effective')).toMatchObject({ code: 0, out: ['No difference'] });
});

test('every file of the samples, written by another tool, is as it was', async () => {
  const copy = folderOf();
  cpSync(join(samples, 'kardia'), join(copy, 'kardia'), { recursive: true });
  for (const file of ['pages/HomePage', 'header', 'theme', 'data/sessions', 'footer-model', 'app']) {
    const path = join(copy, 'kardia/kardia2027', `${file}.json`);
    const value = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()), null, '\t'));
  }
  expect(await foyer('diff', join(samples, 'kardia'), join(copy, 'kardia'))).toMatchObject({ code: 0, out: ['No difference'] });
});

test('defaults of a component that are written out are no difference, for visitors neither', async () => {
  const countdown = (props: object) => event([{ id: 'soon', name: 'programme/countdown', props }]);
  const [short, long] = [folderOf(countdown({})), folderOf(countdown({ to: '', label: '', after: '', seconds: false }))];
  expect((await foyer('diff', short, long)).out).toEqual(['No difference']);
  expect((await foyer('diff', short, long, '--effective')).out).toEqual(['No difference']);
});

test('differences by event, file and layer, in words', async () => {
  const before = folderOf(
    event([words('title', 'Welcome'), opening({ endTime: '2027-05-03T10:30' })], {
      'theme.json': { schemaVersion: 1, brand: '#8c1c2b' },
      'texts/home.de-DE.json': { schemaVersion: 1, texts: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`k${index}`, 'a'])) },
      'data/sessions.json': rows(session('1'), session('2'), session('3'), session('4')),
      'data/rooms.json': rows({ Id: 'r', Name: 'Red Room' }),
      'assets/logo.svg': '<svg/>',
      'assets/old.svg': '<svg/>',
      'header.json': { schemaVersion: 1, menu: { menuItems: [{ name: 'Home', url: 'page:HomePage' }] } },
    }),
  );
  const after = folderOf(
    event([opening({ endTime: '2027-05-03T12:30' }), words('title', 'Welcome')], {
      'theme.json': { brand: '#0b6e6e', schemaVersion: 1 },
      'texts/home.de-DE.json': { schemaVersion: 1, texts: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`k${index}`, 'b'])) },
      'data/sessions.json': rows(
        session('1', { StartDateTime: '2027-05-03T09:30' }),
        session('2', { Name: 'Other' }),
        session('3', { Highlighted: true }),
        session('5'),
      ),
      'data/rooms.json': rows({ Id: 'r', Name: 'Blue Room' }),
      'assets/logo.svg': '<svg></svg>',
      'header.json': {
        schemaVersion: 1,
        menu: {
          menuItems: [
            { name: 'Start', url: 'page:HomePage' },
            { name: 'Venue', url: '#venue' },
          ],
        },
      },
      'pages/Venue.json': page('Venue', []),
    }),
  );
  const { code, out } = await foyer('diff', before, after);
  expect([code, ...out]).toEqual([
    1,
    'society/congress',
    '  data/rooms.json',
    '    rows “Blue Room” Name: “Red Room” → “Blue Room”',
    '  data/sessions.json',
    '    cancelled: “Session 4”, 2027-05-03 09:00',
    '    moved: “Session 1”: 30 minutes later, to 2027-05-03 09:30, was 2027-05-03 09:00',
    '    changed: “Other”: title “Other”, was “Session 2”',
    '    added: “Session 5”, 2027-05-03 09:00',
    '    “Session 3” is highlighted now',
    '  header.json',
    '    menu menuItems: “Venue” added',
    '    menu menuItems “Start” name: “Home” → “Start”',
    '  pages/HomePage.json',
    '    opening: moved from place 2 to place 1 of grid main',
    '    opening: window extended by 2 h: until Mon 3 May 2027 12:30, was Mon 3 May 2027 10:30',
    '  pages/Venue.json',
    '    new file',
    '  texts/home.de-DE.json',
    '    9 texts changed: k0, k1, k2, k3, k4 and 4 more',
    '  theme.json',
    '    brand: “#8c1c2b” → “#0b6e6e”',
    '  assets/logo.svg',
    '    other content, 6 bytes → 11 bytes',
    '  assets/old.svg',
    '    removed, 6 bytes',
    '23 differences in 9 files',
  ]);
});

test('--format json has codes, places and a summary', async () => {
  const before = folderOf(event([words('title', 'A')]));
  const after = folderOf(event([words('title', 'B')]));
  const { code, out } = await foyer('diff', before, after, '--format', 'json');
  expect([code, JSON.parse(out.join('\n'))]).toEqual([
    1,
    {
      differences: [
        {
          event: 'society/congress',
          file: 'pages/HomePage.json',
          code: 'prop-changed',
          layer: 'page',
          subject: 'title',
          text: 'prop text: “A” → “B”',
          pointer: '/layers/page/grids/0/placements/0/props/text',
        },
      ],
      notCompared: [],
      summary: { differences: 1, notCompared: 0 },
    },
  ]);
});

test('a file that cannot be read is reported, the others are compared', async () => {
  const before = folderOf(event([words('title', 'A')], { 'theme.json': '{' }));
  const after = folderOf(event([words('title', 'B')], { 'theme.json': { schemaVersion: 1 } }));
  const { code, out } = await foyer('diff', before, after);
  expect([code, out]).toEqual([
    1,
    [
      'society/congress',
      '  pages/HomePage.json',
      '    title: prop text: “A” → “B”',
      '  theme.json',
      expect.stringMatching(/^ {4}the file before cannot be read and is not compared: not JSON/),
      '1 difference in 1 file, 1 file not compared',
    ],
  ]);
});

test('one event and another of any name, an event and a whole folder, and what has nothing in common', async () => {
  const before = folderOf(event([words('title', 'A')]));
  const after = folderOf({
    'society/next/app.json': app('Congress'),
    'society/next/pages/HomePage.json': page('HomePage', [words('title', 'B')]),
  });
  const told = await foyer('diff', join(before, 'society/congress'), join(after, 'society/next'));
  expect(told.out).toEqual([
    'society/congress → society/next',
    '  pages/HomePage.json',
    '    title: prop text: “A” → “B”',
    '1 difference in 1 file',
  ]);
  expect((await foyer('diff', join(before, 'society/congress'), before)).out).toEqual(['No difference']);
  expect(await foyer('diff', join(before, 'society/congress'), after)).toMatchObject({
    code: 2,
    err: [expect.stringContaining('no event congress in')],
  });
  expect((await foyer('diff', before, after)).out).toEqual([
    'society/congress',
    '  event removed, 2 files',
    'society/next',
    '  event added, 2 files',
    '2 differences in 2 files',
  ]);
  expect(await foyer('diff', before, join(after, 'nowhere'))).toMatchObject({ code: 2 });
});
