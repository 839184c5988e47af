// An open page looks for a new version when it is seen again: shown, online, or back from the browser's cache.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageStore } from '../renderer/page-store.ts';
import type { ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';
import { useWatch } from './use-watch.ts';

vi.mock('react-router', () => ({ useRevalidator: () => ({ revalidate }) }));
const revalidate = vi.fn(async () => undefined);
const rearm = vi.fn();
let asked: string[] = [];
const services = {
  api: {
    base: '',
    fetch: async (address: string) => {
      asked.push(new URL(address, 'https://congress.example.org').pathname);
      return Response.json({ ServerTime: '2027-05-03T08:10:00Z' });
    },
  },
  clock: { correct: () => undefined },
  queries: { refetchQueries: async () => undefined },
} as unknown as Services;
const page = { info: { Instance: 'demo', Shortname: 'heart27', Version: 1 }, language: 'en-GB' } as unknown as ReadyPage;

let unmount = (): void => undefined;
beforeEach(() => {
  asked = [];
  rearm.mockClear();
  ({ unmount } = renderHook(() => useWatch(services, page, { rearm } as unknown as PageStore)));
});
afterEach(() => unmount());

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
  unmount();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new Event('online'));
  expect([rearm.mock.calls, asked]).toEqual([[], []]);
});
