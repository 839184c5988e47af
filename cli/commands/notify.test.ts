// foyer notify: what is stored for whom and when, what is refused, and what the audit log says of it.
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
const NOW = '2027-05-03T07:30:00Z';
let data: string;

const app = (more: object = {}): string =>
  JSON.stringify({ event: { name: 'Spring', languages: ['en-GB', 'de-DE'], timeZone: 'Europe/Berlin' }, ...more });

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FOYER_CLOCK', NOW);
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  await foyer(
    'publish',
    folderOf({ 'society/spring/app.json': app({ notifications: { active: true } }), 'society/quiet/app.json': app() }),
  );
  return () => vi.unstubAllEnvs();
});

async function stored() {
  const store = await openStore({ folder: data });
  const rows = await store.db.selectFrom('notifications').selectAll().execute();
  await store.close();
  return rows.map(({ opens_at, until_at, targets, ...row }) => ({
    ...row,
    targets: JSON.parse(targets) as string[],
    opens: Math.round((opens_at - Date.parse(NOW)) / 60_000),
    lasts: until_at === null ? null : new Date(until_at).toISOString(),
  }));
}

test('everybody, from now on', async () => {
  expect(await foyer('notify', EVENT, '--title', ' Hall A is full ', '--text', 'Follow it in Hall B.', '--link', 'page:LivePage')).toEqual({
    code: 0,
    out: ['Notification 1 of society/spring to everybody.', 'Web Push: 0 devices.'],
    err: [],
  });
  expect(await stored()).toMatchObject([
    {
      title: 'Hall A is full',
      text: 'Follow it in Hall B.',
      link: 'page:LivePage',
      targets: ['everybody'],
      language: null,
      opens: 0,
      lasts: null,
    },
  ]);
  expect((await foyer('audit', '--limit', '1')).out[0]).toContain('notification by cli in society/spring 1 to everybody');
});

test('some, in a language and a window of event time', async () => {
  const some = ['--to', 'ticket:Gold', 'role:Exhibitor', '--language', 'de-de', '--from', '2027-05-03T10:30', '--until', '2027-05-03'];
  expect((await foyer('notify', EVENT, '--title', 'Gold', ...some)).code).toBe(0);
  expect(await stored()).toMatchObject([
    { targets: ['ticket:Gold', 'role:Exhibitor'], language: 'de-DE', opens: 60, lasts: '2027-05-03T21:59:59.999Z' },
  ]);
});

test('one that would open in the past opens now, so that open pages show it', async () => {
  await foyer('notify', EVENT, '--title', 'Late', '--from', '2027-05-01');
  expect(await stored()).toMatchObject([{ opens: 0 }]);
});

test.each([
  [['--title', '  '], '--title is empty.'],
  [['--title', 'x'.repeat(121)], '--title has more than 120 characters.'],
  [['--title', 'x', '--text', 'x'.repeat(1001)], '--text has more than 1000 characters.'],
  [['--title', 'x', '--link', 'javascript:alert(1)'], '--link javascript:alert(1) is no address visitors can follow'],
  [['--title', 'x', '--to', 'Gold'], '--to Gold: say everybody, signedIn'],
  [['--title', 'x', '--to', 'role:Queen'], '--to role:Queen: say'],
  [['--title', 'x', '--language', 'fr-FR'], 'The event has no language fr-FR; it has en-GB, de-DE.'],
  [['--title', 'x', '--from', 'soon'], '--from soon is no time'],
  [['--title', 'x', '--until', '2027-05-01'], '--until is over before the notification opens.'],
  [[], "required option '--title <text>' not specified"],
])('%j is refused, and nothing is stored', async (options, words) => {
  const { code, err } = await foyer('notify', EVENT, ...options);
  expect([code, err.join(' ')]).toEqual([2, expect.stringContaining(words)]);
  expect(await stored()).toEqual([]);
});

test('an event that is not there, and one that shows no notifications', async () => {
  expect((await foyer('notify', 'society/autumn', '--title', 'x')).code).toBe(2);
  expect(await foyer('notify', 'society/quiet', '--title', 'x')).toEqual({
    code: 1,
    out: ['Notification 1 of society/quiet to everybody.'],
    err: ['society/quiet does not show notifications: set notifications.active in app.json.'],
  });
});

/** A device that is subscribed, as the endpoint stores it. */
async function subscribed(language = 'en-GB') {
  const store = await openStore({ folder: data });
  const event = (await store.events()).find(({ shortName }) => shortName === 'spring')!;
  const row = { event_id: event.id, endpoint: `https://push.example.org/${language}`, p256dh: 'x', auth: 'y', language };
  const whose = { account_id: null, session_uuid: '', created_at: 0, confirmed_at: 0 };
  await store.db
    .insertInto('push_subscriptions')
    .values({ ...row, ...whose })
    .execute();
  return store;
}

test('Web Push: how many devices it reaches, those a running server has sent to, and none where it is not wanted', async () => {
  await (await subscribed('de-DE')).close();
  const store = await subscribed();
  const push = async (...options: string[]) => (await foyer('notify', EVENT, '--title', 'x', ...options)).out.slice(1);
  expect(await push('--from', '2027-05-03T10:30')).toEqual(['Web Push: 2 devices as of now, when it opens.']);
  expect(await push('--to', 'signedIn')).toEqual(['Web Push: 0 devices.']);
  expect(await push('--no-push')).toEqual([]);
  // What a server does with it.
  const working = setInterval(() => {
    const sent = { pushed_at: 1, push_sent: 1 };
    void store.db.updateTable('notifications').set(sent).where('pushed_at', 'is', null).where('push', '=', 1).execute();
  }, 20);
  expect(await push('--language', 'de-DE')).toEqual(['Web Push: sent to 1 device.']);
  clearInterval(working);
  await store.close();
  expect((await stored()).map((row) => row.push)).toEqual([1, 1, 0, 1]);
});
