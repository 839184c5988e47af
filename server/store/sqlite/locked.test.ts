// While another process writes to the embedded database: reads do not wait, writes wait up to their limit, and nothing acknowledged is lost.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { heart27 } from '../../fixture/congress.ts';
import { makePrincipals } from '../../fixture/principals.ts';
import { NOW, temporaryFolder, testParts } from '../../fixture/test-app.ts';
import { createMailbox } from '../../mail/mailbox.ts';
import { publishFolder } from '../publish-folder.ts';
import { openStore, type Store, type Database as People } from '../store.ts';
import { MOST_WAITING } from './writer.ts';

/** A server with the congress, and the lock another process may hold. */
async function lockable(busyTimeout: number) {
  const folder = temporaryFolder(Object.fromEntries(heart27.map(({ path, text }) => [path, text])));
  const data = temporaryFolder();
  const store = await openStore({ folder: data.path }, { busyTimeout });
  await publishFolder({ store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
  const [event] = await store.events();
  const cookies = await makePrincipals(store.db, { instance: 'demo', eventIds: [event!.id], now: NOW });
  const app = await createApp({ ...testParts(store), people: { db: store.db, signals: store.signals, post: createMailbox() } });
  const other = new Database(join(data.path, 'foyer.sqlite'), { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await app.close();
    await store.close();
    data.remove();
  });
  return {
    app,
    store,
    folder: data.path,
    eventId: event!.id,
    cookie: cookies.attendee!,
    lock: () => other.exec('begin immediate'),
    free: () => other.exec('rollback'),
  };
}

const countView = (app: FastifyInstance) =>
  app.inject({
    url: '/api/App/SetSessionViewCount/?eventId=heart27&sessionid=s-opening',
    headers: { host: 'heart.example.org', origin: 'http://heart.example.org' },
  });
const viewOf = (eventId: number) => ({ eventId, day: '2027-05-03', kind: 'session', action: 'view', item: 's-opening' }) as const;
const counted = async (store: Store & People): Promise<number> =>
  (await store.db.selectFrom('view_counts').select('count').executeTakeFirst())?.count ?? 0;

test('reads are answered while writes wait, also those of accounts and sessions; then the writes are done', async () => {
  // So long that no machine is too slow for the reads.
  const { app, store, cookie, lock, free } = await lockable(600_000);
  const before = await countView(app);
  expect([before.statusCode, await counted(store)]).toEqual([200, 1]);
  lock();
  let answered = 0;
  const writes = Array.from({ length: 6 }, () => countView(app).finally(() => answered++));
  const asked = [
    '/version.json',
    '/api/Modules/PAGSessionsV2?eventid=heart27',
    '/api/Session/Me?shortname=heart27',
    '/api/Event/Shortname?shortName=heart27',
  ];
  for (let round = 0; round < 5; round++)
    for (const url of asked) expect([url, (await app.inject({ url, headers: { cookie } })).statusCode]).toEqual([url, 200]);
  const me = await app.inject({ url: asked[2]!, headers: { cookie } });
  expect(me.json<{ User: unknown }>().User).not.toBeNull();
  expect(answered).toBe(0);
  free();
  expect((await Promise.all(writes)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await counted(store)).toBe(7);
});

test('a write that waited long enough is 503 with a time to come back, and nothing of it is kept', async () => {
  const { app, store, lock, free } = await lockable(30);
  lock();
  for (const { statusCode, headers, body } of await Promise.all([countView(app), countView(app), countView(app)])) {
    expect([statusCode, headers['cache-control'], (JSON.parse(body) as { error: { code: string } }).error.code]).toEqual([
      503,
      'no-store',
      'unavailable',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(2);
  }
  await expect(store.db.transaction().execute((within) => within.deleteFrom('domains').execute())).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  free();
  expect([(await countView(app)).statusCode, await counted(store)]).toEqual([200, 1]);
});

test('no more than a bounded number of writes wait; the next is refused at once', async () => {
  const { store, eventId, lock, free } = await lockable(600_000);
  lock();
  const refused: unknown[] = [];
  // One is being tried, the rest wait.
  const writes = Array.from({ length: MOST_WAITING + 11 }, () =>
    store.countView(viewOf(eventId)).catch((error: { code: string }) => refused.push(error.code)),
  );
  await new Promise(setImmediate);
  expect(refused).toEqual(Array(10).fill('STORE_QUEUE_FULL'));
  free();
  await Promise.all(writes);
  expect(await counted(store)).toBe(MOST_WAITING + 1);
});

test('two servers on one file and an intermittent lock: acknowledged writes are there, refused ones are not', async () => {
  const { store, folder, eventId, lock, free } = await lockable(20);
  const beside = await openStore({ folder }, { busyTimeout: 20 });
  const state = { isDone: false, acknowledged: 0, refused: 0 };
  const write = async (to: Store): Promise<void> => {
    while (!state.isDone)
      await to.countView(viewOf(eventId)).then(
        () => state.acknowledged++,
        () => state.refused++,
      );
  };
  const lanes = [store, store, store, beside, beside].map(write);
  for (let turn = 0; turn < 5; turn++) {
    const { acknowledged, refused } = state;
    await until(() => state.acknowledged >= acknowledged + 10);
    await until(() => tryTo(lock));
    await until(() => state.refused >= refused + 5);
    free();
  }
  state.isDone = true;
  await Promise.all(lanes);
  expect(await counted(store)).toBe(state.acknowledged);
  await beside.close();
});

async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((later) => setTimeout(later, 1));
}

const tryTo = (lock: () => unknown): boolean => {
  try {
    lock();
    return true;
  } catch {
    return false;
  }
};
