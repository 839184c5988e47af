// What strangers can do to Web Push: take over a device, name addresses inside, send what is no device, fill the table; each is refused.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases } from '../../fixture/stores.ts';
import { type PushService, pushService } from './fixture/push-service.ts';
import { type PushServers, pushServers } from './fixture/push-servers.ts';
import { endpointUrl } from './push-endpoint.ts';
import { type Network, publicNetwork } from '../../feeds/fetch-text.ts';
import { RequestError } from '../../http/errors.ts';
import { createLimits } from '../../http/limits.ts';
import { subscribe } from './push-subscriptions.ts';
import { vapidKey } from './push-key.ts';
import { createPushSender } from './send-push.ts';

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

  const rows = () => servers.store.db.selectFrom('push_subscriptions').selectAll().orderBy('id').execute();
  let number = 0;
  const ada = async () => {
    const id = await servers.person(`ada${number++}@example.org`);
    return { id, ...(await servers.signIn(id)) };
  };

  test('another person’s device is neither taken over nor switched off without its keys', async () => {
    const victim = service.device();
    const person = await ada();
    await servers.subscribe(app, victim.device, { cookie: person.cookie });
    const forged = { Endpoint: victim.device.Endpoint, Keys: service.device().device.Keys };
    expect(await servers.subscribe(app, forged, { cookie: (await ada()).cookie })).toBe(409);
    await servers.call(app, 'PushUnsubscription/demo/heart27', forged);
    await servers.call(app, 'PushUnsubscription/demo/lung27', victim.device);
    expect((await rows()).map(({ account_id, auth }) => [account_id, auth])).toEqual([[person.id, victim.device.Keys.auth]]);
  });

  test.each([
    [1000, 400],
    [200_000, 413],
  ])('an address of %i characters is refused', async (length, status) => {
    const Endpoint = `https://push.example.org/${'x'.repeat(length)}`;
    expect(await servers.subscribe(app, { ...service.device().device, Endpoint })).toBe(status);
    expect(await servers.subscribe(app, { ...service.device().device, Endpoint: 'https://10.0.0.1/x' })).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('what is no key, another site, an event without Web Push and one that is not there are refused', async () => {
    const { device } = service.device();
    const Keys = { ...device.Keys, p256dh: 'A'.repeat(87) };
    expect(await servers.subscribe(app, { ...device, Keys })).toBe(400);
    const path = 'PushSubscription/demo/heart27/en-GB';
    expect((await servers.call(app, path, device, { origin: 'https://evil.example.org' })).statusCode).toBe(403);
    expect((await servers.call(app, path, device, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await servers.call(app, path, { ...device, Keys: { p256dh: 1, auth: null } })).statusCode).toBe(400);
    expect(await servers.subscribe(app, device, { event: 'demo/quiet27' })).toBe(404);
    expect(await servers.subscribe(app, device, { event: 'demo/nowhere' })).toBe(404);
    // A session of another instance is none here.
    const { cookie } = await ada();
    await servers.subscribe(app, device, { cookie, event: 'rival/rival27' });
    expect((await rows()).map(({ account_id, session_uuid }) => [account_id, session_uuid])).toEqual([[null, '']]);
  });

  test('new devices are counted; one that is known is not', async () => {
    const { device } = service.device();
    const demand = vi.fn(() => Promise.reject(new RequestError(429, 'too-many', 'Too many')));
    const eventId = (await servers.store.events())[0]!.id;
    const whose = { eventId, language: 'en-GB', accountId: null, session: '', now: servers.now(), isLocal: true };
    await expect(subscribe(servers.store.db, { ...whose, device, demand })).rejects.toThrow('Too many');
    expect(await rows()).toEqual([]);
    await subscribe(servers.store.db, { ...whose, device, demand: () => Promise.resolve() });
    await subscribe(servers.store.db, { ...whose, device, demand });
    expect(demand).toHaveBeenCalledOnce();
    const limits = createLimits();
    for (let nth = 0; nth < 1000; nth++) await limits.demandFor('push', '1 192.0.2.1');
    await expect(limits.demandFor('push', '1 192.0.2.1')).rejects.toThrow('Too many');
  });
});

test.each([
  'http://push.example.org/x',
  'http://127.0.0.1:8080/x',
  'https://127.0.0.1/x',
  'https://10.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/latest',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://localhost/x',
  'https://metadata/x',
  'https://push.example.org:22/x',
  'https://user:password@push.example.org/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'push.example.org',
])('%s is no address of a push service', (address) => expect(endpointUrl(address, false)).toBeUndefined());

test('a name that leads inside is found out where the connection is made', async () => {
  const key = await vapidKey((_, make) => Promise.resolve(make!()));
  const network: Network = { ...publicNetwork, lookup: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) };
  const sender = createPushSender({ key, subject: 'mailto:operator@example.org', isLocal: false, network });
  const service = await pushService();
  const { Endpoint, Keys } = service.device().device;
  const device = { ...Keys, endpoint: Endpoint.replace('http:', 'https:').replace(/127\.0\.0\.1:\d+/, 'inside.example.org') };
  const message = { version: 1, id: '1', event: 'a/b', language: 'en-GB', title: 'x', text: '', path: '/x', icon: '/y' } as const;
  expect(await sender.send({ device, message, seconds: 60 })).toEqual({ kind: 'gone' });
  expect(service.count()).toBe(0);
  sender.close();
  await service.close();
});
