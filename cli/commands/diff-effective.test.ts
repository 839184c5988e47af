// foyer diff --effective: what visitors notice of a change, in sentences and for programs.
import { expect, test } from 'vitest';
import { app, folderOf, foyer, page } from './fixture/recorded.ts';

const words = (id: string, text: unknown, more: object = {}) => ({ id, name: 'structure/heading', props: { text }, ...more });
const opening = (more: object) =>
  words('opening', { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' }, { access: 'hasTicket', containers: ['browser', 'app'], ...more });
const event = (home: object[], more: Readonly<Record<string, string | object>> = {}): Record<string, string | object> => ({
  'society/congress/app.json': app('Congress'),
  'society/congress/pages/HomePage.json': page('HomePage', home),
  ...Object.fromEntries(Object.entries(more).map(([path, value]) => [`society/congress/${path}`, value])),
});

test('--effective: who sees something else, and when', async () => {
  const effective = async (old: object[], now: object[], more: Readonly<Record<string, string | object>> = {}) => {
    const [before, after] = [folderOf(event(old)), folderOf(event(now, more))];
    const { code, out } = await foyer('diff', before, after, '--effective');
    return [code, ...out];
  };
  const head = 'society/congress (times in Europe/Berlin)';
  expect(await effective([opening({ endTime: '2027-05-03T10:30' })], [opening({ endTime: '2027-05-03T12:30' })])).toEqual([
    1,
    head,
    '  HomePage: from Mon 3 May 2027 10:30 to 12:30 attendees in browser and app see opening; before they did not',
  ]);
  // Nobody holds a key that no policy knows, so neither version is seen.
  const closed = { access: 'nobody', containers: [] };
  expect(await effective([words('a', 'A', closed)], [words('a', 'B', closed)])).toEqual([
    0,
    'No difference for anyone (1 difference in what was written)',
  ]);
  expect(await effective([], [], { 'theme.json': { schemaVersion: 1 }, 'pages/Venue.json': page('Venue', []) })).toEqual([
    1,
    head,
    '  Venue: is a new page',
    '  wherever they are used: theme.json (1 difference)',
  ]);
  // In an unknown language nobody reads anything; a text by key follows its set.
  expect(
    await effective([words('a', { key: 'home.a' })], [words('a', { key: 'home.b' })], {
      'texts/home.en-GB.json': { schemaVersion: 1, texts: { b: 'B' } },
    }),
  ).toEqual([
    1,
    head,
    '  HomePage: everybody sees a otherwise than before',
    '  wherever they are used: texts/home.en-GB.json (1 difference)',
  ]);
});

test('--effective --format json: statements with instants', async () => {
  const [before, after] = [
    folderOf(event([opening({ endTime: '2027-05-03T10:30' })])),
    folderOf(event([opening({ endTime: '2027-05-03T12:30' })])),
  ];
  const { out } = await foyer('diff', before, after, '--effective', '--format', 'json');
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    events: [
      {
        timeZone: 'Europe/Berlin',
        pages: [
          {
            page: 'HomePage',
            statements: [
              {
                kind: 'appears',
                placements: ['opening'],
                from: '2027-05-03T08:30:00.001Z',
                until: '2027-05-03T10:30:00.001Z',
                personas: ['attendee'],
                containers: ['browser', 'app'],
              },
            ],
          },
        ],
      },
    ],
  });
});
