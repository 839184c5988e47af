// The feed of a page: nothing is lost or announced twice through 20 lost connections, in two tabs; the window goes on; the published file stands in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '../../contract/notifications.ts';
import { dropNotifications, noticeStore } from '../../stores/notifications.ts';
import { remember } from '../use-remembered.ts';
import { type NotificationFeed, type FeedParts, openFeed } from './notification-feed.ts';

const NOW = Date.parse('2027-05-03T07:30:00Z');
const EVENT = 'demo/heart27';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  // Another page of this browser was here before.
  remember(`notifications.announced.${EVENT}`, '[]', 'local');
});
afterEach(() => {
  feeds.splice(0).forEach((feed) => feed.stop());
  dropNotifications();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const feeds: NotificationFeed[] = [];

const sent = (id: number, more: Partial<Notification> = {}): Notification => ({
  NotificationId: String(id),
  Title: `Number ${id}`,
  Text: '',
  Link: '',
  StartTime: new Date(NOW).toISOString(),
  EndTime: '',
  CreatedAt: new Date(NOW).toISOString(),
  IsRead: false,
  ...more,
});

/** A connection as the client of SignalR is one, without a network. */
function fakeHub() {
  type Listener = (...args: unknown[]) => void;
  const open: { on: Map<string, Listener>; close: () => void }[] = [];
  const invoked: unknown[][] = [];
  let stops = 0;
  const hub = {
    works: true,
    invoked,
    connect(this: void) {
      const on = new Map<string, Listener>();
      let closed: () => void = () => {};
      const own = { on, close: () => closed() };
      return {
        start: () => (hub.works ? (open.push(own), Promise.resolve()) : Promise.reject(new Error('no connection'))),
        stop: () => ((stops += 1), Promise.resolve()),
        on: (name: string, listener: Listener) => void on.set(name, listener),
        onclose: (listener: () => void) => void (closed = listener),
        invoke: (...args: unknown[]) => (invoked.push(args), Promise.resolve(null)),
      } as unknown as ReturnType<NonNullable<FeedParts['connect']>>;
    },
    tell: (name: string, ...args: unknown[]) => open.forEach(({ on }) => on.get(name)?.(...args)),
    lose: () => open.splice(0).forEach(({ close }) => close()),
    count: () => open.length,
    stopped: () => stops,
  };
  return hub;
}

function start(list: () => Notification[] | Response, more: Partial<FeedParts> = {}) {
  const hub = fakeHub();
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((address, init) => {
    asked.push(`${String(address)}${init?.body ? ` ${init.body as string}` : ''}`);
    const answer = list();
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  });
  const api = { base: '', fetch };
  const parts = {
    of: 'ada',
    api,
    base: '',
    event: EVENT,
    language: 'en-GB',
    hasServer: true,
    isSignedIn: false,
    session: '',
    announces: true,
    file: '/file.json',
  };
  const feed = openFeed({ ...parts, now: () => vi.getMockedSystemTime()!.getTime(), connect: () => hub.connect(), ...more });
  feeds.push(feed);
  return { hub, feed, asked };
}
const ids = () => noticeStore.getState().items.map(({ id }) => id);
const fresh = () => noticeStore.getState().fresh.map(({ id }) => id);
/** Lets everything under way end, the check of an answer that is loaded late included. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

test('20 lost connections and 100 notifications, half of them while there is no connection: each is there and announced once', async () => {
  const list: Notification[] = [];
  const { hub } = start(() => list);
  await settle();
  for (let flap = 0; flap < 20; flap++) {
    for (let nth = 1; nth <= 5; nth++) {
      const one = sent(flap * 5 + nth);
      list.unshift(one);
      if (nth === 3) hub.lose();
      if (nth < 3) hub.tell('NotificationAdded', one);
    }
    await vi.advanceTimersByTimeAsync(6000);
    await settle();
    expect(hub.count()).toBe(1);
    // A server may tell again what was read already.
    hub.tell('NotificationAdded', list[0]);
    await settle();
  }
  expect(new Set(ids()).size).toBe(100);
  expect(ids()).toHaveLength(100);
  expect([new Set(fresh()).size, fresh().length]).toEqual([100, 100]);
  expect(hub.invoked.filter(([name]) => name === 'JoinGroup')).toEqual(Array.from({ length: 21 }, () => ['JoinGroup', `${EVENT}/en-GB`]));
});

test('a lost connection is tried again after five seconds, and not before', async () => {
  const { hub } = start(() => []);
  await settle();
  hub.lose();
  await vi.advanceTimersByTimeAsync(4999);
  expect(hub.count()).toBe(0);
  await vi.advanceTimersByTimeAsync(460);
  expect(hub.count()).toBe(1);
});

test('of two tabs one announces; a tab nobody sees waits, and announces nothing twice', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  start(() => [sent(1), sent(2)]);
  await settle();
  expect([ids(), fresh()]).toEqual([['2', '1'], []]);
  // The other tab was seen, and has announced the first.
  remember(`notifications.announced.${EVENT}`, '["1"]', 'local');
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(fresh()).toEqual(['2']);
  visibility.mockRestore();
});

test('who comes for the first time is told of nothing old, and of the next one', async () => {
  localStorage.clear();
  const { hub } = start(() => [sent(1)]);
  await settle();
  expect([ids(), fresh()]).toEqual([['1'], []]);
  hub.tell('NotificationAdded', sent(2));
  await settle();
  expect(fresh()).toEqual(['2']);
});

test('a notification goes when its window closes', async () => {
  start(() => [sent(1, { EndTime: new Date(NOW + 60_000).toISOString() }), sent(2)]);
  await settle();
  expect(ids()).toEqual(['2', '1']);
  await vi.advanceTimersByTimeAsync(60_002);
  expect(ids()).toEqual(['2']);
});

test('what a visitor has read this browser remembers; what an account has read the server does', async () => {
  const visitor = start(() => [sent(1), sent(2)]);
  await settle();
  await visitor.feed.markRead(['1']);
  visitor.feed.stop();
  start(() => [sent(1), sent(2)]);
  await settle();
  expect(noticeStore.getState().items.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['2', false],
    ['1', true],
  ]);
  feeds.splice(0).forEach((feed) => feed.stop());
  const own = start(() => [sent(1), sent(2)], { isSignedIn: true, of: 'own' });
  await settle();
  expect(noticeStore.getState().items.every(({ isRead }) => !isRead)).toBe(true);
  await own.feed.markRead(['1']);
  await own.feed.markRead(['1', '2']);
  expect(own.hub.invoked.at(-1)).toEqual(['CloseNotification', '1']);
  expect(own.asked.at(-1)).toBe('/api/Exhibition/CloseNotifications/demo/heart27 {"NotificationIds":["1","2"]}');
  own.hub.tell('NotificationClosed', ['2']);
  expect(noticeStore.getState().items.every(({ isRead }) => isRead)).toBe(true);
});

test('the published file stands in for a server that does not answer, and takes nothing away', async () => {
  let works = true;
  const file = vi.fn(() => Promise.resolve(Response.json([sent(7)])));
  vi.stubGlobal('fetch', file);
  const { hub } = start(() => (works ? [sent(1)] : new Response('', { status: 500 })));
  await settle();
  expect([ids(), file.mock.calls]).toEqual([['1'], []]);
  works = false;
  hub.lose();
  await vi.advanceTimersByTimeAsync(6000);
  await settle();
  expect([ids(), file.mock.calls]).toEqual([['7', '1'], [['/file.json']]]);
});

test('neither server nor file: that is said, and the next connection mends it', async () => {
  let works = false;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const { hub } = start(() => (works ? [sent(1)] : new Response('', { status: 503 })));
  await settle();
  expect(noticeStore.getState().phase).toBe('failed');
  works = true;
  hub.lose();
  await vi.advanceTimersByTimeAsync(6000);
  await settle();
  expect([noticeStore.getState().phase, ids()]).toEqual(['ready', ['1']]);
});

test('a page that is left has no connection, and connects and reads again when it is shown again', async () => {
  const list = [sent(1)];
  const { hub } = start(() => list);
  await settle();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(hub.stopped()).toBe(1);
  list.unshift(sent(2));
  await vi.advanceTimersByTimeAsync(6000);
  expect(ids()).toEqual(['1']);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(ids()).toEqual(['2', '1']);
});

test('without a hub the list is read all the same', async () => {
  const hub = fakeHub();
  hub.works = false;
  start(() => [sent(1)], { connect: hub.connect });
  await settle();
  expect(ids()).toEqual(['1']);
});

test('what is no notification is left out', async () => {
  const { hub } = start(() => [sent(1)]);
  await settle();
  for (const wrong of [null, 7, 'text', {}, { NotificationId: 2 }, { ...sent(3), Title: 4 }]) hub.tell('NotificationAdded', wrong);
  await settle();
  expect(ids()).toEqual(['1']);
});
