// foyer stats: what was counted, in words and by day, printed and as a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CountedView } from '../../server/store/views.ts';
import { openStore } from '../../server/store/store.ts';
import { app, folderOf, foyer, page } from './fixture/recorded.ts';

let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  await foyer(
    'publish',
    folderOf({
      'society/spring/app.json': app('Spring meeting'),
      'society/spring/pages/HomePage.json': { ...page('HomePage', []), title: 'Welcome, all' },
      'society/spring/footer-model.json': {
        schemaVersion: 1,
        Links: [{ Name: 'More', Links: [{ Name: 'The society', Url: 'https://www.example.org' }] }],
      },
      'society/spring/advertisements/spot.json': { schemaVersion: 1, id: 31, vmxPage: 'HomePage', headlineTop: '=Visit us' },
    }),
  );
  return () => vi.unstubAllEnvs();
});

async function count(...views: Omit<CountedView, 'eventId'>[]): Promise<void> {
  const store = await openStore({ folder: data });
  const [event] = await store.events();
  await store.addViews(views.map((view) => ({ ...view, eventId: event!.id })));
  await store.close();
}
const home = { kind: 'page', action: 'view', item: 'HomePage' } as const;
const some = (): Promise<void> =>
  count(
    { ...home, day: '', count: 5 },
    { ...home, day: '2027-05-03', count: 12 },
    { ...home, day: '2027-05-04', count: 30 },
    { ...home, item: 'GonePage', day: '2027-05-04', count: 2 },
    { kind: 'footer-link', action: 'click', item: 'https://www.example.org', day: '2027-05-03', count: 4 },
    { kind: 'advertisement', action: 'show', item: '31', day: '2027-05-03', count: 9 },
    { kind: 'advertisement', action: 'click', item: '31', day: '2027-05-03', count: 1 },
  );
/** Lines with their blanks made one. */
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/ +/g, ' ').trim());

test('every thing has a line with its name, its days and its total', async () => {
  await some();
  const { code, out } = await foyer('stats', 'society/spring');
  expect([code, ...plain(out)]).toEqual([
    0,
    'Spring meeting (society/spring), days in the time zone Europe/Berlin',
    '',
    'Pages before 2027-05-03 2027-05-04 total',
    'Welcome, all 5 12 30 47',
    'GonePage 0 0 2 2',
    'total 5 12 32 49',
    '',
    'Advertisements before 2027-05-03 2027-05-04 total',
    '=Visit us, shown 0 9 0 9',
    '=Visit us, clicked 0 1 0 1',
    '',
    'Links of the footer before 2027-05-03 2027-05-04 total',
    'The society 0 4 0 4',
  ]);
});

test('days outside are left out; without any there is a sentence', async () => {
  await some();
  expect(plain((await foyer('stats', 'spring', '--from', '2027-05-04')).out)).toEqual([
    expect.any(String),
    '',
    'Pages 2027-05-04 total',
    'Welcome, all 30 30',
    'GonePage 2 2',
    'total 32 32',
  ]);
  const { code, out } = await foyer('stats', 'spring', '--from', '2027-05-05', '--to', '2027-05-06');
  expect([code, out.at(-1)]).toEqual([0, 'Nothing is counted in these days.']);
});

test('more than seven days: the earlier ones are one column', async () => {
  await count(...Array.from({ length: 9 }, (_, at) => ({ ...home, day: `2027-05-0${at + 1}`, count: at + 1 })));
  const { out } = await foyer('stats', 'spring');
  expect(plain(out).slice(2)).toEqual([
    `Pages before ${[3, 4, 5, 6, 7, 8, 9].map((day) => `2027-05-0${day}`).join(' ')} total`,
    'Welcome, all 3 3 4 5 6 7 8 9 45',
  ]);
});

test('the file has a row a day; names are quoted and never a formula', async () => {
  await some();
  const file = join(folderOf(), 'views.csv');
  const { code, out } = await foyer('stats', 'society/spring', '--csv', file);
  expect([code, out]).toEqual([0, [`Wrote 7 counts into ${file}`]]);
  expect(readFileSync(file, 'utf8').split('\r\n')).toEqual([
    'day,kind,id,name,action,count',
    ',page,HomePage,"Welcome, all",view,5',
    "2027-05-03,advertisement,31,'=Visit us,click,1",
    "2027-05-03,advertisement,31,'=Visit us,show,9",
    '2027-05-03,footer-link,https://www.example.org,The society,click,4',
    '2027-05-03,page,HomePage,"Welcome, all",view,12',
    '2027-05-04,page,GonePage,,view,2',
    '2027-05-04,page,HomePage,"Welcome, all",view,30',
    '',
  ]);
});

test.each([
  [['stats'], 'missing required argument'],
  [['stats', 'society/autumn'], 'There is no event society/autumn'],
  [['stats', 'spring', '--from', '2027-02-30'], 'takes a day as YYYY-MM-DD'],
  [['stats', 'spring', '--from', '2027-05-05', '--to', '2027-05-04'], 'is after --to'],
  [['stats', 'spring', '--csv', '/nonexistent/views.csv'], 'cannot be written (ENOENT)'],
])('%j is called wrongly', async (args, words) => {
  const { code, err } = await foyer(...args);
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(words)]);
});
