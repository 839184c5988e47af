// The hub of notifications with the real client: who is told what, from another process and on another server; nothing twice and nothing lost through 20 lost connections.
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNotificationHub } from '../../src/session/notifications/notification-hub.ts';
import { NOW } from '../fixture/test-app.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOTIFICATION_ADDED } from '../notifications/opening-notifications.ts';
import { addNotification } from '../notifications/stored-notifications.ts';
import { openStore } from '../store/store.ts';
import { client, transports } from './fixture/client.ts';
import { type LoginServers, loginServers, type TestDevice } from './fixture/login-server.ts';

/** Long enough for a write of another process to be found (1 s), and told. */
const SOON = { timeout: 2000 };
const A_MOMENT = 300;

describe.each(databases.filter(({ available }) => available))('two servers on $name', ({ make }) => {
  let database: TestDatabase;
  let servers: LoginServers;
  let here = '';
  let there = '';
  let number = 0;
  let event = 0;
  beforeAll(async () => {
    database = await make();
    servers = await loginServers(database, 2);
    [here = '', there = ''] = servers.addresses;
    const store = await openStore(database.location);
    event = (await store.events()).find(({ shortName }) => shortName === 'free27')!.id;
    await store.close();
  });
  afterAll(() => servers.close(), 60_000);

  /** Adds one as the command line does: in a process of its own. */
  async function notify(title: string, more: { targets?: string[]; language?: string; opensIn?: number } = {}): Promise<number> {
    const store = await openStore(database.location);
    const now = NOW + skipped;
    const id = await addNotification(store.db, {
      event_id: event,
      title,
      text: '',
      link: '',
      opens_at: now + (more.opensIn ?? 0),
      until_at: null,
      targets: JSON.stringify(more.targets ?? ['everybody']),
      language: more.language ?? null,
      push: 0,
      pushed_at: null,
      created_at: now,
    });
    await store.signals.send(NOTIFICATION_ADDED, String(id));
    await store.close();
    return id;
  }
  let skipped = 0;
  /** Each sign-in moves the clock on. */
  const device = async (accountId: number): Promise<TestDevice> => {
    skipped += 1000;
    return servers.device(accountId);
  };
  type Told = { connection: HubConnection; titles: string[]; closed: unknown[] };
  async function join(
    address: string,
    page: { cookie?: string; language?: string; options?: IHttpConnectionOptions; group?: string } = {},
  ): Promise<Told> {
    const { cookie = '', language = 'en-GB', options = {}, group = `demo/free27/${language}` } = page;
    const connection = client(`${address}/notificationhub?eventShort=demo/free27`, { ...options, headers: { Cookie: cookie } });
    const told: Told = { connection, titles: [], closed: [] };
    connection.on('NotificationAdded', ({ Title }: { Title: string }) => void told.titles.push(Title));
    connection.on('NotificationClosed', (ids: unknown) => void told.closed.push(ids));
    await connection.start();
    await connection.invoke('JoinGroup', group);
    return told;
  }
  const stop = (...all: Told[]) => Promise.all(all.map(({ connection }) => connection.stop()));

  test.each(Object.entries(transports))('a visitor is told within two seconds on every server, over %s', async (_, options) => {
    const [one, two] = [await join(here, { options }), await join(there, { options })];
    await notify('hello');
    await expect.poll(() => [one.titles, two.titles], SOON).toEqual([['hello'], ['hello']]);
    await stop(one, two);
  });

  test('each is told what the rule allows them, and nothing else', async () => {
    const ada = await device(await servers.person(`ada${number++}@example.org`));
    const [visitor, german, signedIn] = [
      await join(here),
      await join(there, { language: 'de-DE' }),
      await join(here, { cookie: ada.cookie }),
    ];
    await notify('german', { language: 'de-DE' });
    await notify('members', { targets: ['signedIn'] });
    await notify('gold', { targets: ['ticket:Gold'] });
    await notify('all');
    await expect
      .poll(() => [visitor, german, signedIn].map(({ titles }) => titles), SOON)
      .toEqual([['all'], ['german', 'all'], ['members', 'all']]);
    await pause(A_MOMENT);
    expect(signedIn.titles).toHaveLength(2);
    await stop(visitor, german, signedIn);
  });

  test('who signs out is told nothing more of what members get', async () => {
    const ada = await device(await servers.person(`ada${number++}@example.org`));
    const one = await join(here, { cookie: ada.cookie });
    let isClosed = false;
    one.connection.onclose(() => (isClosed = true));
    await servers.sessions.end({ hash: ada.session.hash });
    await expect.poll(() => isClosed, SOON).toBe(true);
    const again = await join(here, { cookie: ada.cookie });
    await notify('members', { targets: ['signedIn'] });
    await notify('all');
    await expect.poll(() => again.titles, SOON).toEqual(['all']);
    expect(one.titles).toEqual([]);
    await stop(again);
  });

  test('a notification of later is told when it opens, and not before', async () => {
    const one = await join(here);
    await notify('later', { opensIn: 60_000 });
    await pause(A_MOMENT);
    expect(one.titles).toEqual([]);
    servers.skip(60_000);
    skipped += 60_000;
    // Another write makes the servers look; their own timers run on the machine's time.
    await notify('now');
    await expect.poll(() => one.titles, SOON).toEqual(['later', 'now']);
    await stop(one);
  });

  test('what one device closes is closed on the others of the account, and on nobody else’s', async () => {
    const [ada, eve] = [await servers.person(`ada${number++}@example.org`), await servers.person(`eve${number++}@example.org`)];
    const [first, second] = [
      await join(here, { cookie: (await device(ada)).cookie }),
      await join(there, { cookie: (await device(ada)).cookie }),
    ];
    const [other, visitor] = [await join(here, { cookie: (await device(eve)).cookie }), await join(there)];
    const id = String(await notify('read me'));
    await expect.poll(() => second.titles, SOON).toEqual(['read me']);
    expect(await visitor.connection.invoke('CloseNotification', id)).toBeNull();
    await first.connection.invoke('CloseNotification', id);
    await expect.poll(() => second.closed, SOON).toEqual([[id]]);
    await first.connection.invoke('CloseNotification', id);
    await pause(A_MOMENT);
    expect([second.closed, other.closed, visitor.closed]).toEqual([[[id]], [], []]);
    await stop(first, second, other, visitor);
  });

  test('a change of a personal programme reaches the devices of the account alone', async () => {
    const [ada, eve] = [await servers.person(`ada${number++}@example.org`), await servers.person(`eve${number++}@example.org`)];
    const { cookie } = await device(ada);
    const devices = [await join(here, { cookie }), await join(there, { cookie: (await device(ada)).cookie })];
    const others = [await join(there, { cookie: (await device(eve)).cookie }), await join(here)];
    const counts = [...devices, ...others].map(({ connection }) => {
      const count = { changes: 0 };
      connection.on('FavouritesChanged', () => void (count.changes += 1));
      return count;
    });
    const own = (
      await servers.apps[0]!.inject({
        method: 'POST',
        url: '/api/Modules/PersonalAppointments/?eventid=demo/free27',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload: {
          Id: 'lunch-2027',
          Title: 'Lunch',
          Place: '',
          StartDateTime: '2027-05-03T10:00:00Z',
          EndDateTime: '2027-05-03T11:00:00Z',
        },
      })
    ).statusCode;
    expect(own).toBe(200);
    await expect.poll(() => counts.map(({ changes }) => changes), SOON).toEqual([1, 1, 0, 0]);
    await pause(A_MOMENT);
    expect(counts.map(({ changes }) => changes)).toEqual([1, 1, 0, 0]);
    await stop(...devices, ...others);
  });

  test('a group of another event is not joined', async () => {
    for (const group of ['rival/rival27/en-GB', 'demo/free27', 'demo/free27x/en-GB', ''])
      await expect(join(here, { group })).rejects.toThrow('another event');
    for (const query of ['', '?eventShort=', '?eventShort=nowhere/at-all']) {
      const connection = client(`${here}/notificationhub${query}`);
      await expect(connection.start()).rejects.toThrow(/40[04]|failed/i);
    }
  });

  test('20 lost connections and 100 notifications: what the page joins and reads is everything, once', async () => {
    const sockets = new Set<Socket>();
    for (const app of servers.apps) app.server.on('connection', (socket: Socket) => void sockets.add(socket));
    const added: string[] = [];
    const read = new Map<string, number>();
    let joins = 0;
    const list = async (): Promise<void> => {
      const url = '/api/Exhibition/EventPushnotifications/demo%2Ffree27/en-GB';
      const sent = (await servers.apps[0]!.inject({ url })).json<{ NotificationId: string; Title: string }[]>();
      for (const { NotificationId, Title } of sent)
        if (Title.startsWith('flap')) read.set(NotificationId, (read.get(NotificationId) ?? 0) + 1);
    };
    let opened: HubConnection | undefined;
    const connect = (): HubConnection => (opened = client(`${here}/notificationhub?eventShort=demo/free27`));
    const parts = { base: here, event: 'demo/free27', session: '', language: 'en-GB', onClosed: () => {}, onLost: () => reopen?.() };
    let reopen: (() => void) | undefined;
    const hub = () =>
      openNotificationHub({
        ...parts,
        connect: () => connect(),
        onAdded: (sent) => void added.push((sent as { NotificationId: string }).NotificationId),
        onJoined: () => void ((joins += 1), list()),
      });
    // The page waits 5 s before it connects again; here a new connection stands for it at once.
    let current = hub();
    reopen = () => {
      current.stop();
      current = hub();
    };
    await expect.poll(() => joins, SOON).toBe(1);
    for (let flap = 1; flap <= 20; flap++) {
      for (let nth = 0; nth < 5; nth++) await notify(`flap ${flap}.${nth}`);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => joins, { timeout: 5000 }).toBeGreaterThan(flap);
    }
    await pause(1500);
    expect(new Set(added).size).toBe(added.length);
    expect(new Set([...added, ...read.keys()]).size).toBe(100);
    expect(opened?.state).toBe('Connected');
    reopen = undefined;
    current.stop();
  }, 60_000);
});
