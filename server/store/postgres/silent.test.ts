// A PostgreSQL that hangs: requests end with 503 and Retry-After, published content stays readable, and all recovers by itself.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { heart27 } from '../../fixture/congress.ts';
import { makePrincipals } from '../../fixture/principals.ts';
import { databases, type TestDatabase } from '../../fixture/stores.ts';
import { NOW, temporaryFolder, testParts } from '../../fixture/test-app.ts';
import { createMailbox } from '../../mail/mailbox.ts';
import { publishFolder } from '../publish-folder.ts';
import { openStore } from '../store.ts';
import { limitedPool } from './connections.ts';

const { name, available, make } = databases[1]!;

/** Between server and database: passes everything on, or, like a machine that was frozen, accepts everything and answers nothing. */
async function proxyTo(port: number, host: string) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const settle = (): void => {
    for (const socket of sockets) void (isSilent ? socket.pause() : socket.resume());
  };
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
    settle();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    silence: (silent: boolean): void => {
      isSilent = silent;
      settle();
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(!available)(name, () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** How long one step may take here, ms. */
  const PATIENCE = 700;

  async function behindProxy() {
    const database: TestDatabase = await make();
    ends.push(database.remove);
    const url = new URL((database.location as { url: string }).url);
    const direct = await openStore(database.location);
    ends.push(direct.close);
    const folder = temporaryFolder(Object.fromEntries(heart27.map(({ path, text }) => [path, text])));
    await publishFolder({ store: direct, folder: folder.path, validate: () => [], now: NOW });
    folder.remove();
    const [event] = await direct.events();
    const cookies = await makePrincipals(direct.db, { instance: 'demo', eventIds: [event!.id], now: NOW });
    const proxy = await proxyTo(Number(url.port || 5432), url.hostname);
    ends.push(() => proxy.close());
    url.host = `127.0.0.1:${proxy.port}`;
    // Without the longer times that other tests are given.
    url.search = '';
    const store = await openStore({ url: url.href }, { busyTimeout: PATIENCE });
    ends.push(store.close);
    const app = await createApp({ ...testParts(store), people: { db: store.db, signals: store.signals, post: createMailbox() } });
    ends.push(() => app.close());
    const ask = (path: string) =>
      app.inject({ url: path, headers: { cookie: cookies.attendee!, host: 'heart.example.org', origin: 'http://heart.example.org' } });
    return { app, ask, store, direct, proxy, url: url.href, eventId: event!.id };
  }

  const programme = '/api/Modules/PAGSessionsV2?eventid=heart27';
  const view = '/api/App/SetSessionViewCount/?eventId=heart27&sessionid=s-opening';

  test('every question is answered, and again as before once the database is back', async () => {
    const { ask, app, store, direct, proxy, eventId } = await behindProxy();
    const counted = async (): Promise<number> => (await direct.db.selectFrom('view_counts').select('count').executeTakeFirst())?.count ?? 0;
    expect([(await app.inject(programme)).statusCode, (await ask(view)).statusCode, await counted()]).toEqual([200, 200, 1]);
    proxy.silence(true);
    // More than there are connections: some wait for one.
    let ended = 0;
    const waiting = Array.from({ length: 14 }, () => ask(view).finally(() => ended++));
    for (let round = 0; round < 5; round++)
      for (const url of ['/version.json', programme]) expect((await app.inject(url)).statusCode).toBe(200);
    expect(ended).toBe(0);
    for (const { statusCode, headers } of await Promise.all(waiting)) {
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5);
    }
    // What was begun and not acknowledged may be there or not; what is acknowledged from now on is.
    proxy.silence(false);
    const before = await counted();
    let acknowledged = 0;
    while (acknowledged < 3) if ((await ask(view)).statusCode === 200) acknowledged++;
    expect(await counted()).toBeGreaterThanOrEqual(before + 3);
    await expect(store.db.transaction().execute(async (within) => within.selectFrom('events').selectAll().execute())).resolves.toHaveLength(
      1,
    );
    expect(eventId).toBeGreaterThan(0);
  });

  test('a transaction without an answer ends, and its connection goes to nobody else', async () => {
    const { store, direct, proxy } = await behindProxy();
    const insert = { name: 'half', value: 'x' };
    const outcome = store.db.transaction().execute(async (within) => {
      await within.insertInto('server_keys').values(insert).execute();
      proxy.silence(true);
      await within.insertInto('server_keys').values({ name: 'other half', value: 'x' }).execute();
    });
    await expect(outcome).rejects.toMatchObject({ code: 'STORE_AWAY' });
    proxy.silence(false);
    const names = async () => (await direct.db.selectFrom('server_keys').select('name').execute()).map((row) => row.name);
    for (let tries = 0; tries < 20; tries++)
      await store.db
        .selectFrom('events')
        .selectAll()
        .execute()
        .catch(() => pause(50));
    expect(await store.db.selectFrom('events').selectAll().execute()).toHaveLength(1);
    expect((await names()).filter((one) => one.includes('half'))).toEqual([]);
  });

  test('a connection that did not answer is discarded, also when its answer comes later', async () => {
    const { proxy, url } = await behindProxy();
    const pool = limitedPool(url, PATIENCE);
    ends.push(() => pool.end());
    type Client = Awaited<ReturnType<typeof pool.connect>>;
    const processOf = async (client: Client): Promise<unknown> => (await client.query('select pg_backend_pid() as id', [])).rows[0];
    // On a busy machine a new connection may take longer than the patience.
    const connected = async (): Promise<Client> => {
      let client: Client | undefined;
      while (!client) client = await pool.connect().catch(() => pause(50, undefined));
      return client;
    };
    const first = await connected();
    const before = await processOf(first);
    proxy.silence(true);
    await expect(first.query('select 1', [])).rejects.toMatchObject({ code: 'STORE_AWAY' });
    proxy.silence(false);
    first.release();
    const second = await connected();
    expect(await processOf(second)).not.toEqual(before);
    // A query that the database refuses leaves its connection as good as before.
    const good = await processOf(second);
    await expect(second.query('select nothing', [])).rejects.toThrow('nothing');
    second.release();
    const third = await connected();
    expect(await processOf(third)).toEqual(good);
    third.release();
  });

  test('signals and publications are received again', async () => {
    const { store, direct, proxy } = await behindProxy();
    const heard: string[] = [];
    ends.push(store.signals.subscribe('test', (text) => heard.push(text)));
    let changes = 0;
    ends.push(store.onChange(() => changes++));
    const until = async (is: () => boolean, meanwhile: () => Promise<unknown>): Promise<void> => {
      while (!is()) {
        await meanwhile();
        await pause(50);
      }
    };
    await until(
      () => heard.includes('before'),
      () => direct.signals.send('test', 'before'),
    );
    await until(
      () => changes > 0,
      () => pause(1),
    );
    proxy.silence(true);
    // Long enough for the silence to be noticed, and short of the next try.
    await pause(PATIENCE * 7);
    const known = changes;
    proxy.silence(false);
    await until(
      () => heard.includes('after'),
      () => direct.signals.send('test', 'after'),
    );
    // The connection is new: something may have been published meanwhile.
    await until(
      () => changes > known,
      () => pause(1),
    );
  });
});
