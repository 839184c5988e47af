// An open page looks for a new version when it is seen again: shown, online, or back from the browser's cache.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventInfo } from '../contract/core.ts';
import type { PageStore } from '../renderer/page-store.ts';
import { type Watched, watchOpenPage } from './watch-page.ts';

const rearm = vi.fn();
let asked: string[] = [];
let version = 1;
const steps: string[] = [];
const info: EventInfo = {
  EventId: 1,
  Instance: 'demo',
  Shortname: 'heart27',
  Name: 'Heart 2027',
  Languages: ['en-GB'],
  TimeZone: 'UTC',
  StartDate: '2027-05-03',
  EndDate: '2027-05-05',
  Version: 1,
};
const watched = {
  api: {
    base: '',
    fetch: async (address: string) => {
      asked.push(new URL(address, 'https://congress.example.org').pathname);
      return Response.json({ ServerTime: '2027-05-03T08:10:00Z', ...info, Version: version });
    },
  },
  clock: { correct: () => undefined },
  queries: { refetchQueries: async () => undefined, setQueryData: () => undefined, invalidateQueries: async () => undefined },
  presence: async () => ({ invalidate: () => void steps.push('who') }),
  info,
  language: 'en-GB',
  store: { rearm } as unknown as PageStore,
  revalidate: async () => void steps.push('page'),
} as unknown as Watched;

let end = (): void => undefined;
beforeEach(() => {
  asked = [];
  version = 1;
  steps.length = 0;
  rearm.mockClear();
  end = watchOpenPage(watched);
});
afterEach(() => end());

test.each([
  ['a page that comes back from the cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 1],
  ['a device that is online again', () => window.dispatchEvent(new Event('online')), 1],
  ['a page that is seen again', () => document.dispatchEvent(new Event('visibilitychange')), 1],
  ['a page that has just been loaded', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })), 0],
])('%s', async (_, happens, times) => {
  happens();
  expect(rearm).toHaveBeenCalledTimes(times);
  await vi.waitFor(() => expect(asked.filter((path) => /ServerTime/.test(path))).toHaveLength(times));
  expect(asked.filter((path) => /Shortname/.test(path))).toHaveLength(times);
});

test('a page that is closed looks no more', () => {
  end();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new Event('online'));
  expect([rearm.mock.calls, asked]).toEqual([[], []]);
});

test('a new version asks who is there before the page is loaded anew: it may have new terms; the same version asks nothing', async () => {
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).toEqual([]);
  version = 2;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(steps).toEqual(['who', 'page']));
});
