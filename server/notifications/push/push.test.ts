// Web Push with a push service of this machine, whose devices decrypt: who gets what, once, also after a restart; what a service that fails or attacks can do.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../../fixture/stores.ts';
import { deletePerson } from '../../people/delete-person.ts';
import { exportPerson } from '../../people/export-person.ts';
import { createAudit } from '../../people/audit.ts';
import { createCallers } from '../../sessions/caller.ts';
import { type PushService, pushService, type PushedDevice } from './fixture/push-service.ts';
import { type PushServers, pushServers } from './fixture/push-servers.ts';
import { finish, progressOf } from './push-deliveries.ts';
import { vapidKey } from './push-key.ts';
import { createServerKeys } from '../../people/server-keys.ts';

const SOON = { timeout: 10_000 };
/** Long enough for a message that must not come. */
const A_MOMENT = 250;

describe.each(databases.filter(({ available }) => available))('on $name', ({ make }) => {
  let servers: PushServers;
  let service: PushService;
  let app: FastifyInstance;
  beforeAll(async () => {
    servers = await pushServers(await make());
    service = await pushService();
    app = await servers.start();
  });
  afterAll(async () => {
    await servers.close();
    await service.close();
  }, 60_000);
  beforeEach(async () => {
    await servers.store.db.deleteFrom('push_subscriptions').execute();
  });

  const titles = ({ got }: PushedDevice) => got.map(({ title }) => title);
  const rows = () => servers.store.db.selectFrom('push_subscriptions').selectAll().orderBy('id').execute();
  const left = async () => (await servers.store.db.selectFrom('push_deliveries').selectAll().execute()).length;
  let number = 0;
  const ada = async () => {
    const id = await servers.person(`ada${number++}@example.org`);
    return { id, ...(await servers.signIn(id)) };
  };

  test('the key is made once, whoever asks', async () => {
    const url = '/api/Exhibition/PushKey/demo/heart27';
    const { PublicKey } = (await app.inject({ url })).json<{ PublicKey: string }>();
    expect(Buffer.from(PublicKey, 'base64url').length).toBe(65);
    expect((await app.inject({ url: '/api/Exhibition/PushKey/rival/rival27' })).json()).toEqual({ PublicKey });
    expect((await vapidKey(createServerKeys(servers.store.db))).publicKey).toBe(PublicKey);
    expect((await app.inject({ url: '/api/Exhibition/PushKey/demo/quiet27' })).statusCode).toBe(404);
  });

  test('what is finished is at no moment neither left nor sent', async () => {
    const { db } = servers.store;
    const { device } = service.device();
    await servers.subscribe(app, device);
    const [subscription] = await rows();
    for (let turn = 0; turn < 20; turn++) {
      const notification_id = await servers.notify({ title: 'Counted', push: 0 });
      await db.updateTable('notifications').set({ pushed_at: servers.now() }).where('id', '=', notification_id).execute();
      const delivery = { notification_id, subscription_id: subscription!.id, attempts: 1 };
      await db
        .insertInto('push_deliveries')
        .values({ ...delivery, next_at: servers.now() + 3_600_000 })
        .execute();
      const looked = Array.from({ length: 8 }, () => progressOf(db, notification_id));
      const finished = finish(db, delivery, true);
      const meanwhile = await Promise.all([...looked, ...Array.from({ length: 8 }, () => progressOf(db, notification_id))]);
      await finished;
      expect(meanwhile.filter(({ sent, left: waiting }) => sent + waiting === 0)).toEqual([]);
      expect(await progressOf(db, notification_id)).toEqual({ isBegun: true, sent: 1, left: 0 });
    }
  });

  test('each device gets what the rule allows its holder, decrypted by it alone', async () => {
    const [visitor, german, members, other] = [service.device(), service.device(), service.device(), service.device()];
    const { cookie } = await ada();
    expect(await servers.subscribe(app, visitor.device)).toBe(200);
    await servers.subscribe(app, german.device, { language: 'de-DE' });
    await servers.subscribe(app, members.device, { cookie });
    await servers.subscribe(app, other.device, { event: 'demo/lung27' });
    const id = await servers.notify({
      title: 'Hall A is full',
      text: 'x'.repeat(900),
      link: 'page:LivePage?roomId=b#chat',
      until: 600_000,
    });
    await servers.notify({ title: 'German', language: 'de-DE' });
    await servers.notify({ title: 'Members', targets: ['signedIn'], link: 'https://elsewhere.example.org/' });
    await servers.notify({ title: 'Gold', targets: ['ticket:Gold'] });
    await servers.notify({ title: 'Pages only', push: 0 });
    await expect
      .poll(() => [visitor, german, members].map(titles), SOON)
      .toEqual([
        ['Hall A is full'],
        expect.arrayContaining(['Hall A is full', 'German']),
        expect.arrayContaining(['Hall A is full', 'Members']),
      ]);
    expect(visitor.got[0]).toMatchObject({
      id: String(id),
      event: 'demo/heart27',
      language: 'en-GB',
      path: '/live/demo/heart27/en-GB?roomId=b#chat',
      topic: `foyer-${id}`,
      seconds: 600,
      key: (await vapidKey(createServerKeys(servers.store.db))).publicKey,
    });
    expect(visitor.got[0]!.text).toHaveLength(300);
    expect(members.got.find(({ title }) => title === 'Members')?.path).toBe('/notifications/demo/heart27/en-GB');
    await expect.poll(left, SOON).toBe(0);
    await pause(A_MOMENT);
    expect([other.got, german.got.length, members.got.length]).toEqual([[], 2, 2]);
    const { push_sent } = await servers.store.db
      .selectFrom('notifications')
      .select('push_sent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(push_sent).toBe(3);
  });

  test('one that opens later is sent then; what opened while no server ran is sent by the next, and by two servers once', async () => {
    const device = service.device();
    await servers.subscribe(app, device.device);
    await servers.notify({ title: 'later', opensIn: 60_000 });
    await pause(A_MOMENT);
    expect(device.got).toEqual([]);
    await servers.skip(60_000);
    await expect.poll(() => titles(device), SOON).toEqual(['later']);
    await app.close();
    await servers.notify({ title: 'meanwhile' });
    await servers.notify({ title: 'over', until: 10_000 });
    await servers.skip(20_000);
    const other = await servers.start();
    app = await servers.start();
    await expect.poll(() => titles(device), SOON).toEqual(['later', 'meanwhile']);
    await servers.skip(24 * 3_600_000);
    await other.close();
    expect([titles(device), await left()]).toEqual([['later', 'meanwhile'], 0]);
  });

  test('a device that is gone is deleted; a service that is busy is asked again, not before it wants, and not for ever', async () => {
    const before = service.count();
    const gone = [404, 410, 403, 302].map((status) => service.device(() => ({ status })));
    const busy = service.device((nth) => (nth === 0 ? { status: 429, headers: { 'retry-after': '90' } } : { status: 201 }));
    const broken = service.device(() => ({ status: 503 }));
    for (const { device } of [...gone, busy, broken]) await servers.subscribe(app, device);
    await servers.notify({ title: 'hello' });
    await expect
      .poll(async () => (await rows()).map(({ endpoint }) => endpoint), SOON)
      .toEqual([busy, broken].map(({ device }) => device.Endpoint));
    await expect.poll(() => service.count() - before, SOON).toBe(6);
    await servers.skip(60_000);
    await pause(A_MOMENT);
    // The broken one was asked again after half a minute, the busy one wants a minute and a half.
    await expect.poll(() => service.count() - before, SOON).toBe(7);
    expect(busy.got).toEqual([]);
    await servers.skip(40_000);
    await expect.poll(() => titles(busy), SOON).toEqual(['hello']);
    for (let hour = 0; hour < 8 && (await left()) > 0; hour++) {
      await servers.skip(7_200_001);
      await pause(100);
    }
    await expect.poll(left, SOON).toBe(0);
    expect(await rows()).toHaveLength(2);
    expect(titles(busy)).toEqual(['hello']);
  });

  test('a service that never answers holds up nobody else', async () => {
    const slow = service.device(() => 'hang');
    const quick = service.device();
    await servers.subscribe(app, slow.device);
    await servers.subscribe(app, quick.device);
    await servers.notify({ title: 'hello' });
    await expect.poll(() => titles(quick), SOON).toEqual(['hello']);
    expect((await app.inject({ url: '/api/Exhibition/PushKey/demo/heart27' })).statusCode).toBe(200);
    await servers.store.db.deleteFrom('push_subscriptions').execute();
  });

  test('whoever signs out, is blocked or deleted gets nothing of theirs any more', async () => {
    const [here, there, visitor] = [service.device(), service.device(), service.device()];
    const person = await ada();
    const second = await servers.signIn(person.id);
    await servers.subscribe(app, here.device, { cookie: person.cookie });
    await servers.subscribe(app, there.device, { cookie: second.cookie });
    await servers.subscribe(app, visitor.device);
    const who = { id: person.id, instance_key: 'demo', email_key: `ada${number - 1}@example.org` };
    const exported = await exportPerson(servers.store.db, who);
    expect(exported['pushSubscriptions']).toMatchObject([{ language: 'en-GB', service: expect.stringContaining('127.0.0.1') }, {}]);
    expect(JSON.stringify(exported)).not.toContain(here.device.Keys.auth);
    await servers.sessions.end({ hash: person.hash });
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([there, visitor].map(({ device }) => device.Endpoint));
    await servers.subscribe(app, here.device);
    await servers.notify({ title: 'Members', targets: ['signedIn'] });
    await expect.poll(() => titles(there), SOON).toEqual(['Members']);
    await servers.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', person.id).execute();
    await servers.notify({ title: 'Members again', targets: ['signedIn'] });
    await servers.notify({ title: 'All' });
    await expect.poll(() => titles(visitor), SOON).toEqual(['All']);
    await expect.poll(left, SOON).toBe(0);
    expect([titles(here), titles(there)]).toEqual([['All'], ['Members', 'All']]);
    const { db, signals } = servers.store;
    const clock = { now: servers.now };
    const parts = { db, sessions: servers.sessions, callers: createCallers({ db, signals, clock, sessions: servers.sessions }) };
    await deletePerson({ ...parts, audit: createAudit({ db, clock }) }, who, 'cli');
    expect((await rows()).map(({ account_id }) => account_id)).toEqual([null, null]);
  });

  test('a device has one subscription for an event, of whoever used it last, and an account ten', async () => {
    const device = service.device();
    const [one, two] = [await ada(), await ada()];
    for (const cookie of ['', one.cookie, two.cookie, two.cookie]) await servers.subscribe(app, device.device, { cookie });
    expect((await rows()).map(({ account_id }) => account_id)).toEqual([two.id]);
    await servers.notify({ title: 'once', targets: ['signedIn'] });
    await expect.poll(() => titles(device), SOON).toEqual(['once']);
    for (let nth = 0; nth < 12; nth++) await servers.subscribe(app, service.device().device, { cookie: one.cookie });
    expect((await rows()).filter(({ account_id }) => account_id === one.id)).toHaveLength(10);
    const call = (named: PushedDevice['device']) => servers.call(app, 'PushUnsubscription/demo/heart27', named);
    for (const _ of [1, 2]) expect((await call(device.device)).json()).toEqual({ Unsubscribed: true });
    expect((await rows()).map(({ endpoint }) => endpoint)).not.toContain(device.device.Endpoint);
  });
});
