// Reminders of favourites on servers of one database: due by the clock, written once whichever server is first, true to the programme as it is, to their account alone.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../../fixture/stores.ts';
import { temporaryFolder } from '../../fixture/test-app.ts';
import { createAudit } from '../../people/audit.ts';
import { deletePerson } from '../../people/delete-person.ts';
import { exportPerson } from '../../people/export-person.ts';
import { createCallers } from '../../sessions/caller.ts';
import { publishFolder } from '../../store/publish-folder.ts';
import { type PushServers, pushServers } from '../push/fixture/push-servers.ts';
import { type PushService, pushService } from '../push/fixture/push-service.ts';

const MINUTE = 60_000;
const SOON = { timeout: 10_000 };
type Reminder = { NotificationId: string; Title: string; Text: string; Link: string; FavouriteStart?: string };

describe.each(databases.filter(({ available }) => available))('on $name', ({ make }) => {
  let servers: PushServers;
  let service: PushService;
  let start = 0;
  beforeAll(async () => {
    servers = await pushServers(await make());
    service = await pushService();
  });
  afterAll(async () => {
    await servers.close();
    await service.close();
  }, 60_000);

  const local = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
  const row = (Id: string, Name: string, at: number, tags: readonly string[] = []) => ({
    Id,
    Name: { 'en-GB': Name, 'de-DE': `${Name} (deutsch)` },
    StartDateTime: local(at),
    EndDateTime: local(at + 60 * MINUTE),
    RoomId: 'a',
    Groups: tags.map((tag) => ({ Name: tag })),
  });
  /** Publishes sessions that start at these instants; its zone is UTC, so that they are written as they are. */
  const publish = async (
    sessions: Record<string, number>,
    notifications: object = { active: true },
    tags: Record<string, string[]> = {},
  ): Promise<void> => {
    const talk = { Id: 't-1', SessionId: 's-1', Title: 'First talk', StartDateTime: local(sessions['s-1'] ?? 0) };
    const folder = temporaryFolder({
      'demo/heart27/app.json': JSON.stringify({ event: { name: 'Heart', languages: ['en-GB', 'de-DE'], timeZone: 'UTC' }, notifications }),
      'demo/heart27/data/rooms.json': JSON.stringify({ rows: [{ Id: 'a', Name: 'Hall A' }] }),
      'demo/heart27/data/sessions.json': JSON.stringify({
        rows: Object.entries(sessions).map(([id, at]) => row(id, `Session ${id}`, at, tags[id])),
      }),
      'demo/heart27/data/presentations.json': JSON.stringify({ rows: [talk] }),
    });
    await publishFolder({ store: servers.store, folder: folder.path, validate: () => [], now: servers.now() });
    folder.remove();
  };
  beforeEach(async () => {
    for (const table of ['notifications', 'push_subscriptions', 'favourites', 'favourite_places', 'reminder_choices'] as const)
      await servers.store.db.deleteFrom(table).execute();
    start = servers.now() + 60 * MINUTE;
    await publish({ 's-1': start, 's-2': start + 30 * MINUTE });
  });

  let number = 0;
  const person = async () => {
    const email = `reminded${number++}@example.org`;
    const id = await servers.person(email);
    return { id, email, ...(await servers.signIn(id)) };
  };
  type App = Awaited<ReturnType<PushServers['start']>>;
  const post = (app: App, cookie: string, path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/Modules/${path}/?eventid=heart27`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload,
    });
  // What has become of favourites is told by notifications of its own (favourites/changes).
  const list = async (app: App, cookie = '', language = 'en-GB') =>
    (await app.inject({ url: `/api/Exhibition/EventPushnotifications/heart27/${language}`, headers: { cookie } }))
      .json<Reminder[]>()
      .filter(({ FavouriteStart }) => FavouriteStart !== undefined);
  const stored = () =>
    servers.store.db.selectFrom('notifications').selectAll().where('about', 'not like', 'favourite-%').orderBy('id').execute();
  /** A server that begins now looks at once; the one before has ended, or runs beside it. */
  const restart = async () => servers.start();

  test('ten minutes before, once on two servers and after a restart, by Web Push and in the list, in the language of each', async () => {
    const app = await servers.start();
    const [ada, eve] = [await person(), await person()];
    const [device, other] = [service.device(), service.device()];
    await post(app, ada.cookie, 'PersonalProgram', ['s-1']);
    await post(app, ada.cookie, 'PersonalProgramPresentation', ['t-1']);
    await servers.subscribe(app, device.device, { cookie: ada.cookie, language: 'de-DE' });
    await servers.subscribe(app, other.device, { cookie: eve.cookie });
    await servers.skip(49 * MINUTE);
    const early = await restart();
    await servers.skip(MINUTE);
    const [one, two] = await Promise.all([restart(), restart()]);
    await expect.poll(async () => (await stored()).length, SOON).toBe(1);
    await expect.poll(() => device.got.length, SOON).toBe(1);
    expect(device.got[0]).toMatchObject({
      title: 'Session s-1 (deutsch)',
      text: 'Hall A',
      path: '/demo/heart27/de-DE/session/s-1',
      startsAt: new Date(start).toISOString(),
    });
    expect(await list(one, ada.cookie)).toMatchObject([
      { Title: 'Session s-1', Text: 'Hall A', Link: '/demo/heart27/en-GB/session/s-1', FavouriteStart: new Date(start).toISOString() },
    ]);
    // Nobody else's, and read by nobody else.
    const [{ NotificationId: id }] = (await list(two, ada.cookie)) as [Reminder];
    expect([await list(one, eve.cookie), await list(one)]).toEqual([[], []]);
    const closed = await servers.call(one, 'CloseNotifications/heart27', { NotificationIds: [id] }, { cookie: eve.cookie });
    expect(closed.json()).toEqual({ Closed: 0 });
    await restart();
    await servers.skip(10 * MINUTE);
    expect(await list(early, ada.cookie)).toEqual([]);
    expect([device.got.length, other.got.length, (await stored()).length]).toEqual([1, 0, 1]);
  });

  test('a session that was moved is told at its new time alone; one that was cancelled, or is no favourite any more, not at all', async () => {
    const app = await servers.start();
    const { cookie } = await person();
    await post(app, cookie, 'PersonalProgram', ['s-1', 's-2']);
    await servers.skip(52 * MINUTE);
    await restart();
    await expect.poll(async () => (await list(app, cookie)).map(({ Title }) => Title), SOON).toEqual(['Session s-1']);
    await publish({ 's-1': start + 20 * MINUTE, 's-2': start + 30 * MINUTE });
    const moved = await restart();
    expect(await list(moved, cookie)).toEqual([]);
    await servers.skip(20 * MINUTE);
    const later = await restart();
    await expect
      .poll(async () => (await list(later, cookie)).map(({ FavouriteStart }) => FavouriteStart), SOON)
      .toEqual([new Date(start + 20 * MINUTE).toISOString()]);
    const url = '/api/Modules/PersonalProgram/?eventid=heart27&pSessionId=s-1';
    await later.inject({ method: 'DELETE', url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(await list(later, cookie)).toEqual([]);
    await publish({ 's-1': start + 20 * MINUTE });
    await servers.skip(10 * MINUTE);
    const last = await restart();
    expect([await list(last, cookie), await stored()]).toEqual([[], []]);
  });

  test('one that is tagged as called off is not told, and the one told before says nothing any more', async () => {
    const app = await servers.start();
    const { cookie } = await person();
    await post(app, cookie, 'PersonalProgram', ['s-1', 's-2']);
    await servers.skip(52 * MINUTE);
    await restart();
    await expect.poll(async () => (await list(app, cookie)).map(({ Title }) => Title), SOON).toEqual(['Session s-1']);
    await publish({ 's-1': start, 's-2': start + 30 * MINUTE }, { active: true }, { 's-1': ['Cancelled'], 's-2': ['Postponed'] });
    const known = await restart();
    expect(await list(known, cookie)).toEqual([]);
    const told = (await stored()).length;
    await servers.skip(30 * MINUTE);
    const later = await restart();
    expect([await list(later, cookie), (await stored()).length]).toEqual([[], told]);
  });

  test('who chooses never is not reminded, who chooses longer earlier; what was starred just now is not told, nor where the event has none', async () => {
    const app = await servers.start();
    const [never, longer, late] = [await person(), await person(), await person()];
    for (const { cookie } of [never, longer]) await post(app, cookie, 'PersonalProgram', ['s-1']);
    expect((await post(app, never.cookie, 'PersonalReminder', { Minutes: 0 })).json()).toEqual({ Minutes: 0 });
    await post(app, longer.cookie, 'PersonalReminder', { Minutes: 5 });
    await post(app, longer.cookie, 'PersonalReminder', { Minutes: 30 });
    for (const bad of [{ Minutes: 7 }, { Minutes: -1 }, { Minutes: '10' }, {}])
      expect((await post(app, longer.cookie, 'PersonalReminder', bad)).statusCode).toBe(400);
    expect((await post(app, '', 'PersonalReminder', { Minutes: 5 })).statusCode).toBe(401);
    const choice = (cookie: string) => app.inject({ url: '/api/Modules/PersonalReminder/?eventid=heart27', headers: { cookie } });
    expect([(await choice(longer.cookie)).json(), (await choice(late.cookie)).json()]).toEqual([{ Minutes: 30 }, { Minutes: -1 }]);
    await servers.skip(30 * MINUTE);
    await restart();
    await expect.poll(async () => (await stored()).map(({ account_id }) => account_id), SOON).toEqual([longer.id]);
    await servers.skip(25 * MINUTE);
    await post(app, late.cookie, 'PersonalProgram', ['s-1']);
    await publish({ 's-1': start, 's-2': start + 30 * MINUTE }, { active: true, reminderMinutes: 0 });
    await post(app, late.cookie, 'PersonalProgram', ['s-2']);
    await restart();
    await servers.skip(25 * MINUTE);
    await restart();
    expect((await stored()).length).toBe(1);
  });

  test('reminders and the choice are exported and deleted with the person', async () => {
    const app = await servers.start();
    const { cookie, email, id } = await person();
    await post(app, cookie, 'PersonalProgram', ['s-1']);
    await post(app, cookie, 'PersonalReminder', { Minutes: 60 });
    await servers.skip(MINUTE);
    await restart();
    await expect.poll(async () => (await stored()).length, SOON).toBe(1);
    const { db, signals } = servers.store;
    const who = { id, instance_key: 'demo', email_key: email };
    expect(await exportPerson(db, who)).toMatchObject({
      reminders: [{ about: 'session s-1', start: new Date(start).toISOString() }],
      reminderChoices: [{ minutes: 60 }],
    });
    const clock = { now: servers.now };
    const parts = { db, sessions: servers.sessions, callers: createCallers({ db, signals, clock, sessions: servers.sessions }) };
    await deletePerson({ ...parts, audit: createAudit({ db, clock }) }, who, 'cli');
    expect([await stored(), await db.selectFrom('reminder_choices').selectAll().execute()]).toEqual([[], []]);
  });
});
