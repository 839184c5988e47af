// Web Push on the device: nothing is asked before somebody presses; on, off, blocked; whose it is after signing out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installCaches } from '../../service-worker/fixture.testing.ts';
import { allRecords } from '../../service-worker/push-records.ts';
import { confirmPush, readPush, turnOffPush, turnOnPush } from './push-device.ts';

const EVENT = 'demo/heart27';
const KEY = 'BK4b1buW6Ct9MFrUL3nItbKbtYqo0ZCxcubeyvBN-jt54a9TcXizsqKjE6HKUlcjcus3HKkFtzmfPsGcvlQl7aM';
const scope = `${location.origin}/`;
let permission: NotificationPermission = 'default';
let answer: NotificationPermission = 'granted';
let held: { options: { applicationServerKey: ArrayBuffer }; endpoint: string } | undefined;
let made = 0;
const asking = vi.fn(async () => (permission = answer));

const api = (status = 200) => {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, init) => {
    const sent = (init?.body ? JSON.parse(init.body as string) : {}) as { Endpoint?: string };
    asked.push(`${String(address).split('/').slice(3).join('/')} ${sent.Endpoint ?? ''}`.trim());
    if (status !== 200) return new Response('{}', { status });
    return Response.json(String(address).includes('PushKey') ? { PublicKey: KEY } : { Subscribed: true, Unsubscribed: true });
  });
  return { api: { base: '', fetch }, asked };
};
const parts = (of: ReturnType<typeof api>, session = '', event = EVENT) => ({ api: of.api, event, language: 'en-GB', session });

beforeEach(() => {
  installCaches();
  sessionStorage.clear();
  [permission, answer, held, made] = ['default', 'granted', undefined, 0];
  const subscription = () =>
    held && {
      options: held.options,
      toJSON: () => ({ endpoint: held!.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => ((held = undefined), true),
    };
  const pushManager = {
    getSubscription: async () => subscription() ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      held ??= { options: { applicationServerKey: applicationServerKey.buffer }, endpoint: `https://push.example.org/${++made}` };
      return subscription();
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, register: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: asking,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('looking asks nobody', async () => {
  const server = api();
  expect(await readPush(EVENT)).toBe('off');
  await confirmPush(parts(server));
  expect([asking.mock.calls, server.asked]).toEqual([[], []]);
});

test('on: permission, key, address; off again for the last event gives the address up', async () => {
  const server = api();
  expect(await turnOnPush(parts(server))).toBe('on');
  expect(server.asked).toEqual(['PushKey/demo/heart27', 'PushSubscription/demo/heart27/en-GB https://push.example.org/1']);
  expect(await readPush(EVENT)).toBe('on');
  expect(await readPush('demo/lung27')).toBe('off');
  await turnOnPush(parts(server, '', 'demo/lung27'));
  expect(await turnOffPush(parts(server))).toBe('off');
  expect([await readPush(EVENT), await readPush('demo/lung27'), made]).toEqual(['off', 'on', 1]);
  await turnOffPush(parts(server, '', 'demo/lung27'));
  expect([held, await allRecords(scope)]).toEqual([undefined, []]);
});

test('who refuses is blocked, who closes the question is asked again another time', async () => {
  answer = 'denied';
  const server = api();
  expect([await turnOnPush(parts(server)), await readPush(EVENT)]).toEqual(['blocked', 'blocked']);
  [permission, answer] = ['default', 'default'];
  expect([await turnOnPush(parts(server)), await readPush(EVENT), server.asked]).toEqual(['off', 'off', []]);
});

test('a server that refuses leaves it as it was', async () => {
  await expect(turnOnPush(parts(api(429)))).rejects.toThrow('429');
  expect(await readPush(EVENT)).toBe('off');
  await turnOnPush(parts(api()));
  await expect(turnOffPush(parts(api(503)))).rejects.toThrow('503');
  expect(await readPush(EVENT)).toBe('on');
});

test('a browser that cannot says so', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  expect(await readPush(EVENT)).toBe('unsupported');
});

test('a subscription for another key is made anew', async () => {
  held = { options: { applicationServerKey: new Uint8Array([4, 1]).buffer }, endpoint: 'https://push.example.org/of-another-server' };
  const server = api();
  await turnOnPush(parts(server));
  expect(server.asked.at(-1)).toBe('PushSubscription/demo/heart27/en-GB https://push.example.org/1');
});

test('the server learns whose the device is: once in a tab, and after every change', async () => {
  await turnOnPush(parts(api(), 'session-1'));
  const server = api();
  await confirmPush(parts(server, 'session-1'));
  expect(server.asked).toEqual([]);
  await confirmPush(parts(server, ''));
  await confirmPush(parts(server, ''));
  await confirmPush(parts(server, 'session-2'));
  expect(server.asked).toHaveLength(2);
  sessionStorage.clear();
  await confirmPush(parts(server, 'session-2'));
  expect(server.asked).toHaveLength(3);
  sessionStorage.clear();
  await confirmPush(parts(api(503), 'session-2'));
  await confirmPush(parts(server, 'session-2'));
  expect(server.asked).toHaveLength(4);
});
