// Web Push in the worker: shown once whatever is delivered and whatever pages do, a tap leads into the event, a new address reaches the server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installCaches } from './fixture.testing.ts';
import { type PushMessage, readPushMessage } from './push-message.ts';
import { addShown, allRecords, dropRecord, readRecord, readShown, storeRecord } from './push-records.ts';
import type { WorkerClient } from './worker-scope.ts';

const scope = 'https://congress.example.org/';
const EVENT = 'kardia/kardia2027';
const { worker } = vi.hoisted(() => ({
  worker: {
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    clients: { matchAll: vi.fn(), openWindow: vi.fn() },
  },
}));
vi.mock('./worker-scope.ts', () => ({ worker }));
const { changeSubscription, openMessage, showMessage } = await import('./push.ts');

const message: PushMessage = {
  version: 1,
  id: '7',
  event: EVENT,
  language: 'ar-EG',
  title: 'Hall A is full',
  text: 'Hall B has room.',
  path: '/live/kardia/kardia2027/ar-EG',
  icon: '/install/kardia/kardia2027/3/icon-192.png',
};
const { showNotification } = worker.registration;
const { openWindow } = worker.clients;

/** A tab; `answer` is what it does with a message of the worker. */
function tab(
  path: string,
  more: { seen?: boolean; answer?: (data: unknown, port: MessagePort) => void } = {},
): WorkerClient & {
  got: unknown[];
} {
  const got: unknown[] = [];
  const client = {
    url: scope + path,
    visibilityState: more.seen === false ? ('hidden' as const) : ('visible' as const),
    focused: false,
    got,
    postMessage: (data: unknown, [port]: Transferable[]) => {
      got.push(data);
      more.answer?.(data, port as MessagePort);
    },
    focus: vi.fn(async () => client),
    navigate: vi.fn(async () => client),
  };
  return client;
}
const tabs = (...all: WorkerClient[]) => worker.clients.matchAll.mockResolvedValue(all);

beforeEach(async () => {
  installCaches();
  tabs();
  await storeRecord(scope, { event: EVENT, language: 'en-GB' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('without a page it is shown by the system, once, however often it is delivered', async () => {
  await showMessage(message, scope);
  await showMessage(message, scope);
  expect(showNotification.mock.calls).toEqual([
    [
      'Hall A is full',
      {
        body: 'Hall B has room.',
        tag: 'foyer kardia/kardia2027 7',
        lang: 'ar-EG',
        dir: 'rtl',
        icon: `${scope}install/kardia/kardia2027/3/icon-192.png`,
        data: { event: EVENT, path: '/live/kardia/kardia2027/ar-EG' },
      },
    ],
  ]);
});

test('a page of the event that is seen shows it itself', async () => {
  const page = tab('home/kardia/kardia2027/en-GB', {
    answer: (_, port) => void addShown(scope, EVENT, ['7']).then(() => port.postMessage('seen')),
  });
  tabs(page);
  await showMessage(message, scope);
  expect([page.got, showNotification.mock.calls]).toEqual([[{ type: 'pushed', id: '7', event: EVENT }], []]);
});

test('what a page has shown before, when it was seen, is not shown again', async () => {
  await addShown(scope, EVENT, ['7']);
  await showMessage(message, scope);
  expect(showNotification).not.toHaveBeenCalled();
});

test('a page that does not answer, one that shows none, one nobody sees and one of another event hinder nothing', async () => {
  vi.useFakeTimers();
  const [mute, other, hidden] = [
    tab('home/kardia/kardia2027/en-GB'),
    tab('home/kardia/kardia20270/en-GB'),
    tab('home/kardia/kardia2027/en-GB', { seen: false }),
  ];
  tabs(mute, other, hidden);
  const shown = showMessage(message, scope);
  await vi.advanceTimersByTimeAsync(2500);
  await shown;
  expect(showNotification).toHaveBeenCalledOnce();
  expect([mute, other, hidden].map(({ got }) => got.length)).toEqual([1, 0, 0]);
});

test('a device that stores nothing shows it all the same', async () => {
  installCaches().refuse();
  await showMessage(message, scope);
  expect(showNotification).toHaveBeenCalledOnce();
});

test('a tap opens the page in a tab of the event, else in a new one', async () => {
  const carried = { event: EVENT, path: message.path };
  await openMessage(carried, scope);
  expect(openWindow.mock.calls).toEqual([[`${scope}live/kardia/kardia2027/ar-EG`]]);
  const [other, hidden, seen] = [
    tab('home/other/other27/en-GB'),
    tab('search/KARDIA/kardia2027/en-GB', { seen: false }),
    tab('home/kardia/kardia2027/en-GB'),
  ];
  tabs(other, hidden, seen);
  await openMessage(carried, scope);
  expect(seen.navigate).toHaveBeenCalledWith(`${scope}live/kardia/kardia2027/ar-EG`);
  expect(openWindow).toHaveBeenCalledOnce();
  for (const left of [hidden, other]) expect(left.focus).not.toHaveBeenCalled();
  vi.mocked(seen.focus).mockRejectedValue(new TypeError('not controlled'));
  await openMessage(carried, scope);
  expect(openWindow).toHaveBeenCalledTimes(2);
});

test.each([
  null,
  'x',
  {},
  { event: EVENT },
  { event: EVENT, path: '//evil.example.org/' },
  { event: EVENT, path: '/https://evil.example.org' },
])('a notification that carries %j leads nowhere else', async (carried) => {
  await openMessage(carried, scope);
  for (const [url] of openWindow.mock.calls) expect(url).toMatch(/^https:\/\/congress\.example\.org\//);
});

test.each([
  null,
  [],
  {},
  { ...message, version: 2 },
  { ...message, id: '' },
  { ...message, title: 5 },
  { ...message, path: 'https://evil.example.org/' },
  { ...message, path: '//evil.example.org/' },
  { ...message, path: '/\\evil.example.org/' },
  { ...message, icon: 'https://evil.example.org/x.png' },
])('%j is no message', (sent) => expect(readPushMessage(sent)).toBeUndefined());

test('a new address of the device reaches the server for every event that is on, and the old one goes', async () => {
  const subscription = (name: string) => ({
    toJSON: () => ({ endpoint: `https://push.example.org/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
  });
  await storeRecord(scope, { event: 'other/other27', language: 'de-DE' });
  await storeRecord(scope, { event: 'gone/gone27', language: 'de-DE' });
  await dropRecord(scope, 'gone/gone27');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(
      `${url.slice(scope.length)} ${(JSON.parse((init?.body as string | undefined) ?? '{}') as { Endpoint?: string }).Endpoint ?? ''}`,
    );
    return Response.json({ PublicKey: 'BA-_' });
  });
  worker.registration.pushManager.subscribe.mockResolvedValue(subscription('new'));
  await changeSubscription({ oldSubscription: subscription('old') as unknown as PushSubscription }, scope);
  expect(asked).toEqual([
    'api/Exhibition/PushKey/kardia/kardia2027 ',
    'api/Exhibition/PushSubscription/kardia/kardia2027/en-GB https://push.example.org/new',
    'api/Exhibition/PushUnsubscription/kardia/kardia2027 https://push.example.org/old',
    'api/Exhibition/PushSubscription/other/other27/de-DE https://push.example.org/new',
    'api/Exhibition/PushUnsubscription/other/other27 https://push.example.org/old',
  ]);
  expect(worker.registration.pushManager.subscribe.mock.calls[0]).toEqual([
    { userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 15, 191]) },
  ]);
});

test('records of events, in any spelling of their name; 500 ids are remembered', async () => {
  expect(await readRecord(scope, 'KARDIA/kardia2027')).toEqual({ event: EVENT, language: 'en-GB' });
  expect(await allRecords('https://elsewhere.example.org/')).toEqual([]);
  await addShown(
    scope,
    EVENT,
    Array.from({ length: 600 }, (_, nth) => String(nth)),
  );
  const shown = await readShown(scope, EVENT);
  expect([shown.length, shown[0]]).toEqual([500, '100']);
});
