// Changes of favourites on servers of one database: noticed once whichever server is first, told and kept for their accounts alone, until they are read.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageTable } from '../../../src/pages/table.ts';
import { databases } from '../../fixture/stores.ts';
import { temporaryFolder } from '../../fixture/test-app.ts';
import { type PushServers, pushServers } from '../../notifications/push/fixture/push-servers.ts';
import { type PushService, pushService } from '../../notifications/push/fixture/push-service.ts';
import { createAudit } from '../../people/audit.ts';
import { deletePerson } from '../../people/delete-person.ts';
import { exportPerson } from '../../people/export-person.ts';
import { createCallers } from '../../sessions/caller.ts';
import { publishFolder } from '../../store/publish-folder.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOON = { timeout: 10_000 };
type Change = { Kind: string; Id: string; Change: string; Title: string; StartDateTime: string; RoomName: string; ChangedAt: string };
type Told = { Title: string; Text: string; Link: string };
type Planned = { at: number; room?: string; tags?: string[] };

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
  const publish = async (
    sessions: Record<string, Planned>,
    notifications: object = { active: true },
    policies: readonly object[] = [],
  ): Promise<void> => {
    const folder = temporaryFolder({
      'demo/heart27/app.json': JSON.stringify({ event: { name: 'Heart', languages: ['en-GB', 'de-DE'], timeZone: 'UTC' }, notifications }),
      'demo/heart27/access.json': JSON.stringify({ policies }),
      'demo/heart27/data/rooms.json': JSON.stringify({ rows: ['a', 'b'].map((Id) => ({ Id, Name: `Hall ${Id.toUpperCase()}` })) }),
      'demo/heart27/data/sessions.json': JSON.stringify({
        rows: Object.entries(sessions).map(([Id, { at, room = 'a', tags = [] }]) => ({
          Id,
          Name: { 'en-GB': `Session ${Id}`, 'de-DE': `Sitzung ${Id}` },
          StartDateTime: local(at),
          EndDateTime: local(at + HOUR),
          RoomId: room,
          Groups: tags.map((Name) => ({ Name })),
        })),
      }),
      'demo/heart27/data/presentations.json': JSON.stringify({ rows: [{ Id: 't-1', SessionId: 's-1', Title: 'First talk' }] }),
    });
    await publishFolder({ store: servers.store, folder: folder.path, validate: () => [], now: servers.now() });
    folder.remove();
  };
  const five = (moved: Record<string, Planned> = {}): Record<string, Planned> => ({
    ...Object.fromEntries(['s-1', 's-2', 's-3', 's-4', 's-5'].map((id, index) => [id, { at: start + index * HOUR }])),
    ...moved,
  });
  beforeEach(async () => {
    for (const table of ['notifications', 'push_subscriptions', 'favourites', 'favourite_places', 'favourite_changes'] as const)
      await servers.store.db.deleteFrom(table).execute();
    start = servers.now() + 5 * HOUR;
    await publish(five());
  });

  let number = 0;
  const person = async () => {
    const email = `moved${number++}@example.org`;
    const id = await servers.person(email);
    return { id, email, ...(await servers.signIn(id)) };
  };
  type App = Awaited<ReturnType<PushServers['start']>>;
  const ask = (app: App, method: 'GET' | 'POST' | 'DELETE', path: string, cookie: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/Modules/${path}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  const star = (app: App, cookie: string, ids: string[]) => ask(app, 'POST', 'PersonalProgram/?eventid=heart27', cookie, ids);
  const changes = async (app: App, cookie: string) =>
    (await ask(app, 'GET', 'PersonalProgramChanges/?eventid=heart27', cookie)).json<Change[]>();
  const told = async (app: App, cookie: string, language = 'en-GB') =>
    (await app.inject({ url: `/api/Exhibition/EventPushnotifications/heart27/${language}`, headers: { cookie } })).json<Told[]>();
  const stored = () => servers.store.db.selectFrom('notifications').selectAll().orderBy('id').execute();

  test('a moved session is told once by two servers, to whom it is a favourite, in their language, by Web Push too; its talk is not told beside it', async () => {
    const app = await servers.start();
    const [ada, eve] = [await person(), await person()];
    const { device, got } = service.device();
    await star(app, ada.cookie, ['s-1']);
    await ask(app, 'POST', 'PersonalProgramPresentation/?eventid=heart27', ada.cookie, ['t-1']);
    await star(app, eve.cookie, ['s-2']);
    await servers.subscribe(app, device, { cookie: ada.cookie, language: 'de-DE' });
    await publish(five({ 's-1': { at: start + 30 * MINUTE, room: 'b' } }));
    const [one, two] = await Promise.all([servers.start(), servers.start()]);
    await expect.poll(async () => (await stored()).length, SOON).toBe(1);
    await expect.poll(() => got.length, SOON).toBe(1);
    expect(got[0]).toMatchObject({ title: 'Neue Zeit: Sitzung s-1', path: '/demo/heart27/de-DE/session/s-1' });
    const [first] = await told(one, ada.cookie);
    expect(first).toMatchObject({ Title: 'New time: Session s-1', Link: '/demo/heart27/en-GB/session/s-1' });
    expect(first!.Text).toContain(local(start + 30 * MINUTE).slice(11, 16));
    expect(first!.Text).toContain('Hall B');
    expect(await changes(two, ada.cookie)).toMatchObject([
      { Kind: 'session', Id: 's-1', Change: 'time', StartDateTime: new Date(start).toISOString(), RoomName: 'Hall A' },
    ]);
    expect([await told(one, eve.cookie), await changes(one, eve.cookie)]).toEqual([[], []]);
    await servers.start();
    expect((await stored()).length).toBe(1);
  });

  test('called off, postponed, taken out, another room: each in its words; what is held after all says nothing of before', async () => {
    const app = await servers.start();
    const { cookie } = await person();
    await star(app, cookie, ['s-1', 's-2', 's-3']);
    const { 's-3': _, ...left } = five({ 's-1': { at: start, tags: ['Cancelled'] }, 's-2': { at: start + HOUR, room: 'b' } });
    await publish(left);
    const later = await servers.start();
    const titles = async (at: App) => (await told(at, cookie)).map(({ Title }) => Title).sort();
    await expect
      .poll(() => titles(later), SOON)
      .toEqual(['Cancelled: Session s-1', 'New room: Session s-2', 'No longer in the programme: Session s-3']);
    expect((await changes(later, cookie)).map(({ Id, Change: what, Title }) => [Id, what, Title])).toEqual([
      ['s-1', 'off', 'Session s-1'],
      ['s-2', 'room', 'Session s-2'],
      ['s-3', 'gone', 'Session s-3'],
    ]);
    await servers.skip(MINUTE);
    await publish(five({ 's-2': { at: start + HOUR, tags: ['postponed'] } }));
    const last = await servers.start();
    // Back where they were, but the one that is postponed now.
    await expect.poll(async () => (await changes(last, cookie)).map(({ Id }) => Id), SOON).toEqual(['s-2']);
    await expect.poll(() => titles(last), SOON).toEqual(['Postponed: Session s-2', 'Takes place after all: Session s-1']);
  });

  test('many at once are one notification; what was read is gone, what has changed since stays', async () => {
    const app = await servers.start();
    const { cookie } = await person();
    await star(app, cookie, ['s-1', 's-2', 's-3', 's-4', 's-5']);
    const shifted = (by: number): Record<string, Planned> =>
      Object.fromEntries(Object.entries(five()).map(([id, { at }]) => [id, { at: at + by }]));
    await publish(shifted(15 * MINUTE));
    const later = await servers.start();
    await expect
      .poll(async () => (await told(later, cookie)).map(({ Title, Link }) => [Title, Link]), SOON)
      .toEqual([['Several of your favourites have changed', '/demo/heart27/en-GB/personalprogram']]);
    const [newest] = await changes(later, cookie);
    const url = (until: string): string => `PersonalProgramChanges/?eventid=heart27&pUntil=${until}`;
    await servers.skip(MINUTE);
    await publish({ ...shifted(15 * MINUTE), 's-5': { at: start + 20 * HOUR } });
    const last = await servers.start();
    await expect.poll(async () => (await changes(last, cookie))[0]?.Id, SOON).toBe('s-5');
    expect((await ask(last, 'DELETE', url('yesterday'), cookie)).statusCode).toBe(400);
    expect((await ask(last, 'DELETE', url(newest!.ChangedAt), '')).statusCode).toBe(401);
    expect((await ask(last, 'DELETE', url(newest!.ChangedAt), cookie)).json()).toEqual({ Read: 4 });
    expect(await changes(last, cookie)).toMatchObject([{ Id: 's-5', StartDateTime: new Date(start + 4 * HOUR).toISOString() }]);
  });

  test('nothing is told of what is no favourite any more, of what is chosen after it was moved, and where the event has no notifications', async () => {
    const app = await servers.start();
    const [ada, eve] = [await person(), await person()];
    await star(app, ada.cookie, ['s-1', 's-2']);
    await publish(five({ 's-1': { at: start + 15 * MINUTE }, 's-2': { at: start + 2 * HOUR } }), { active: false });
    const later = await servers.start();
    await expect.poll(async () => (await changes(later, ada.cookie)).length, SOON).toBe(2);
    expect(await stored()).toEqual([]);
    await ask(later, 'DELETE', 'PersonalProgram/?eventid=heart27&pSessionId=s-1', ada.cookie);
    expect((await changes(later, ada.cookie)).map(({ Id }) => Id)).toEqual(['s-2']);
    await ask(later, 'DELETE', 'PersonalProgramAll/?eventid=heart27', ada.cookie);
    await publish(five({ 's-1': { at: start + 45 * MINUTE }, 's-2': { at: start + 3 * HOUR } }));
    const last = await servers.start();
    await expect.poll(async () => (await servers.store.db.selectFrom('favourite_places').selectAll().execute()).length, SOON).toBe(0);
    await star(last, eve.cookie, ['s-1']);
    await publish(five({ 's-1': { at: start + 45 * MINUTE }, 's-2': { at: start + 4 * HOUR } }));
    const end = await servers.start();
    await servers.skip(MINUTE);
    expect([await changes(end, ada.cookie), await changes(end, eve.cookie), await stored()]).toEqual([[], [], []]);
  });

  test('who may not know of the programme any more is told of no change of it', async () => {
    const app = await servers.start();
    const { cookie } = await person();
    await star(app, cookie, ['s-1', 's-2']);
    const onlyForTheBoard = { Type: 'Page', Effect: 'Allow', Requirements: [{ PrincipalField: 'EventTicketNamePaid', Values: ['Board'] }] };
    const closed = [{ ...onlyForTheBoard, Name: 'board', Identifier: pageTable.map(({ page }) => page) }];
    await publish(five({ 's-1': { at: start + 15 * MINUTE } }));
    const later = await servers.start();
    await expect.poll(async () => (await changes(later, cookie)).length, SOON).toBe(1);
    const before = (await stored()).length;
    await publish(five({ 's-1': { at: start + 15 * MINUTE } }), { active: true }, closed);
    const closing = await servers.start();
    await expect.poll(() => changes(closing, cookie), SOON).toEqual([]);
    await publish(five({ 's-1': { at: start + 45 * MINUTE }, 's-2': { at: start + 3 * HOUR } }), { active: true }, closed);
    const last = await servers.start();
    const place = servers.store.db.selectFrom('favourite_places').select('starts_at').where('item_id', '=', 's-2');
    await expect.poll(async () => (await place.executeTakeFirstOrThrow()).starts_at, SOON).toBe(start + 3 * HOUR);
    expect([await changes(last, cookie), (await stored()).slice(before)]).toEqual([[], []]);
  });

  test('changes are exported and deleted with the person', async () => {
    const app = await servers.start();
    const { cookie, id, email } = await person();
    await star(app, cookie, ['s-1']);
    await publish(five({ 's-1': { at: start + HOUR } }));
    const later = await servers.start();
    await expect.poll(async () => (await changes(later, cookie)).length, SOON).toBe(1);
    const { db, signals } = servers.store;
    const who = { id, instance_key: 'demo', email_key: email };
    expect(await exportPerson(db, who)).toMatchObject({
      favouriteChanges: [{ kind: 'session', id: 's-1', start: new Date(start).toISOString(), room: 'Hall A' }],
      reminders: [{ about: 'favourite-time session s-1', start: null }],
    });
    const clock = { now: servers.now };
    const parts = { db, sessions: servers.sessions, callers: createCallers({ db, signals, clock, sessions: servers.sessions }) };
    await deletePerson({ ...parts, audit: createAudit({ db, clock }) }, who, 'cli');
    expect(await db.selectFrom('favourite_changes').selectAll().execute()).toEqual([]);
  });
});
