// The plan of a run: one rendering for everything that looks the same, keys that change with what is shown, and missing texts.
import { expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { app, folderOf, page } from '../commands/fixture/recorded.ts';
import { readConfiguration } from '../explain/choose-event.ts';
import { planConfiguration } from './plan-configuration.ts';

const catalog = await loadCatalog();
const heading = (id: string, more: object = {}): object => ({ id, name: 'structure/heading', props: { text: id }, ...more });
/** Open to everybody at any time, so that only placements differ. */
const open = { holdingBefore: false, holdingAfter: false, defaults: { disableAuth: true } };
const inTwo = {
  ...app('Congress'),
  ...open,
  event: { name: 'C', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB', 'de-DE'] },
};
const congress = (placements: object[], more: Record<string, object> = {}): string =>
  folderOf({ 'society/congress/app.json': inTwo, 'society/congress/pages/Venue.json': page('Venue', placements), ...more });
const planOf = async (folder: string, asked: object = {}, build = 'b') =>
  planConfiguration(await readConfiguration(folder), { page: ['Venue'], ...asked }, { catalog, build, now: 0 });

test('every language and container, one rendering for what looks the same', async () => {
  const { planned } = await planOf(congress([heading('a'), heading('w', { startTime: '2027-05-04T09:00' })]));
  const looks = planned.map(({ language, container, shown, combinations }) => [language, container, shown, combinations].join(' '));
  // Super users pass the window, so they see it before it opens as everybody does afterwards.
  for (const language of ['en-GB', 'de-DE']) {
    for (const container of ['browser', 'app', 'terminal']) {
      const own = looks.filter((look) => look.startsWith(`${language} ${container}`));
      expect(own).toHaveLength(2);
      expect(
        own.map((look) => Number(look.split(' ')[3])).reduce((a, b) => a + b),
        'four people at three instants',
      ).toBe(12);
    }
  }
  const [first] = planned;
  const query = new URL(first!.address, 'http://localhost');
  expect(query.pathname).toBe('/society/congress/en-GB/page/Venue');
  expect(Object.fromEntries(query.searchParams)).toEqual({
    preview: 'attendee',
    at: '2027-05-03T12:00:00.000Z',
    as: 'visitor',
    container: 'browser',
  });
});

test('a key stays while nothing changes, and changes with the configuration, the build and the persona', async () => {
  const folder = congress([heading('a')]);
  const keys = async (...args: Parameters<typeof planOf>) => (await planOf(...args)).planned.map(({ key }) => key);
  const before = await keys(folder);
  expect(await keys(folder)).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
  const none = (other: readonly string[]): void => expect(other.filter((key) => before.includes(key))).toEqual([]);
  none(await keys(congress([heading('a', { props: { text: 'b' } })])));
  none(await keys(folder, {}, 'another build'));
});

test('persona files look, too; one that looks like another costs nothing, one that does not has an address of its own', async () => {
  const personas = folderOf({
    'guest.json': { user: { UserId: 9, validUntil: '' }, tickets: [] },
    'late.json': { user: { UserId: 8, validUntil: '2027-05-03T13:00:00Z' }, tickets: [{ IsValid: true, IsPayed: true }] },
  });
  const { planned } = await planOf(congress([heading('a'), heading('t', { access: 'hasTicket' })]), { personas, languages: ['en-gb'] });
  const behind = planned.filter(({ container }) => container === 'browser').map((one) => one.behind.map(({ person }) => person));
  expect(behind.map((people) => people.toSorted())).toEqual([
    ['guest', 'late', 'signed-in', 'visitor'],
    ['attendee', 'late', 'super-user'],
  ]);
});

test('a text in no language of the page, and a key without text are found; components have German texts', async () => {
  const { planned } = await planOf(
    congress(
      [
        heading('one', { props: { text: { 'en-GB': 'Only English' } } }),
        heading('two', { props: { text: { key: 'site.nothing' } } }),
        heading('three', { props: { text: { key: 'site.venue' } } }),
        { id: 'video', name: 'media/video', props: { url: 'https://video.example.org/a', title: 'A' } },
      ],
      { 'society/congress/texts/site.en-GB.json': { schemaVersion: 1, texts: { venue: 'Venue' } } },
    ),
  );
  const texts = (language: string) => planned.find((one) => one.language === language && one.container === 'browser')!.texts;
  const german = texts('de-DE').map(({ message, place }) => `${message} | ${place}`);
  const file = 'society/congress/pages/Venue.json';
  expect(german).toContainEqual(expect.stringMatching(`^the text is missing in de-DE; en-GB stands in \\| ${file}:\\d+$`));
  expect(german).toContainEqual(expect.stringMatching(`^the key site.nothing has no text \\| ${file}:\\d+$`));
  expect(german).toContainEqual(expect.stringMatching(`^the key site.venue is missing in de-DE; en-GB stands in \\| ${file}:\\d+$`));
  expect(german.join()).not.toContain('media/video');
  expect(texts('en-GB').map(({ message }) => message)).toEqual(['the key site.nothing has no text']);
});

test('a page with a parameter takes one of each kind of session; without sessions it says so', async () => {
  const rows = [
    { Id: '1', Name: 'Opening', StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00', RoomId: 'r' },
    { Id: '2', Name: 'Talk', StartDateTime: '2027-05-03T10:00', EndDateTime: '2027-05-03T11:00', RoomId: 'r' },
    { Id: '3', Name: 'Sometime' },
  ];
  const asked = { page: ['PagSessionDetailPage'], languages: ['en-GB'] };
  const { planned } = await planOf(congress([], { 'society/congress/data/sessions.json': { schemaVersion: 1, rows } }), asked);
  const own = planned.filter(({ container }) => container === 'browser');
  expect([...new Set(own.map(({ variant }) => variant))]).toEqual([
    'session 1, without presentations, without people',
    'session 3, without time, without room',
  ]);
  expect(
    own
      .filter(({ variant }) => variant.startsWith('session 1'))
      .map(({ local }) => local)
      .sort(),
  ).toEqual(['2027-05-03T08:59:59.999+02:00', '2027-05-03T09:00:00+02:00', '2027-05-03T10:00:00.001+02:00']);
  await expect(planOf(congress([]), asked)).rejects.toThrow(/PagSessionDetailPage: nothing is there/);
});

test.each([
  [{ page: ['Venu'] }, /no page Venu \(did you mean Venue\?\)/],
  [{ languages: ['de-AT'] }, /de-AT is no language of the event \(did you mean de-DE\?\)/],
  [{ personas: '/nowhere/at/all' }, /no folder/],
])('%j is a wrong call', async (asked, words) => {
  await expect(planOf(congress([heading('a')]), asked)).rejects.toThrow(words);
});
