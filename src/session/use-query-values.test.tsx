// Filters in the address: read, changed together, and not lost when two changes coincide.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useQueryValues } from './use-query-values.ts';

const names = ['day', 'room'] as const;

function open(address: string, route: Pick<RouteObject, 'loader' | 'hydrateFallbackElement'> = {}, steps?: typeof names) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children, ...route }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useQueryValues(names, steps), { wrapper });
  return { result, router: () => router!, search: () => router!.state.location.search };
}

test('values are read from the address; missing ones are empty', () => {
  expect(open('/search?day=2027-05-03').result.current[0]).toEqual({ day: '2027-05-03', room: '' });
});

test('several change in one step; others stay, empty ones are removed', async () => {
  const { result, search } = open('/search?day=2027-05-03&preview=1');
  await act(async () => result.current[1]({ day: '', room: 'hall a' }));
  expect(search()).toBe('?preview=1&room=hall+a');
});

test('a change is a step back where it is asked for, and none otherwise', async () => {
  const pushed = open('/live?room=a', {}, names);
  await act(async () => pushed.result.current[1]({ room: 'b' }));
  await act(async () => pushed.router().navigate(-1));
  expect([pushed.search(), pushed.result.current[0].room]).toEqual(['?room=a', 'a']);
  const replaced = open('/search?room=a');
  await act(async () => replaced.result.current[1]({ room: 'b' }));
  await act(async () => replaced.router().navigate(-1));
  expect(replaced.search()).toBe('?room=b');
});

test('what is pressed is a step that Back takes away; what is typed replaces the entry, and so does what says it', async () => {
  const { result, router, search } = open('/search', {}, ['room'] as never);
  const set = async (...args: Parameters<(typeof result.current)[1]>) => act(async () => result.current[1](...args));
  await set({ room: 'a' });
  await set({ day: '1' });
  await set({ day: '2', room: 'a' });
  await set({ room: 'b', day: '3' }, 'replace');
  expect(search()).toBe('?room=b&day=3');
  await act(async () => router().navigate(-1));
  expect(search()).toBe('');
  await set({ day: '4' }, 'push');
  await act(async () => router().navigate(-1));
  expect(search()).toBe('');
});

test('arrow keys that go through the options of one filter make one step, a later choice another', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { result, router, search } = open('/search', {}, names);
  const set = async (changes: Parameters<(typeof result.current)[1]>[0]) => act(async () => result.current[1](changes));
  for (const room of ['a', 'b', 'c']) await set({ room });
  now.mockReturnValue(3_000);
  await set({ room: 'd' });
  await set({ day: '1' });
  for (const before of ['?room=d', '?room=c', '']) {
    await act(async () => router().navigate(-1));
    expect(search()).toBe(before);
  }
  now.mockRestore();
});

test('a change before the previous one is on screen builds on it', async () => {
  const { result, search } = open('/search');
  await act(async () => {
    const [, set] = result.current;
    set({ day: '2027-05-03' });
    set({ room: 'a' });
  });
  expect(search()).toBe('?day=2027-05-03&room=a');
});

test('what is typed is there before the address follows, and an address that comes late takes no letters away', async () => {
  const waiting: (() => void)[] = [];
  const loader = () => new Promise<null>((done) => waiting.push(() => done(null)));
  const { result, search } = open('/search', { loader, hydrateFallbackElement: <div /> });
  await act(async () => waiting.shift()!());
  for (const room of ['v', 'va', 'val']) act(() => result.current[1]({ room }));
  expect([result.current[0].room, search()]).toEqual(['val', '']);
  await act(async () => waiting[0]!());
  expect(result.current[0].room).toBe('val');
  await act(async () => waiting.forEach((come) => come()));
  expect([result.current[0].room, search()]).toEqual(['val', '?room=val']);
});

test('what is pressed is drawn after the next paint: a long list beside the control does not hold it up', () => {
  const { result } = open('/search', {}, ['room'] as never);
  const shownAtOnce = (...args: Parameters<(typeof result.current)[1]>): string => {
    let shown = '';
    act(() => {
      flushSync(() => result.current[1](...args));
      shown = Object.values(result.current[0]).join();
    });
    return shown;
  };
  expect(shownAtOnce({ day: 'typed' })).toBe('typed,');
  expect(shownAtOnce({ room: 'pressed' })).toBe('typed,');
  expect(shownAtOnce({ day: 'chosen' }, 'replace')).toBe('typed,pressed');
  expect(result.current[0]).toEqual({ day: 'chosen', room: 'pressed' });
});

/** Opens an address whose next pages load slowly, and navigates to another one. */
async function leaving(address: string, to: string) {
  let hasCome = (): void => {};
  const loader = () => new Promise<null>((done) => (hasCome = () => done(null)));
  const { result, search, router } = open(address, { loader, hydrateFallbackElement: <div /> });
  await act(async () => hasCome());
  act(() => void router().navigate(to));
  return {
    search,
    /** Sets a filter on the page still on screen, then lets the next page load. */
    set: async (changes: Parameters<(typeof result.current)[1]>[0]) => {
      await act(async () => result.current[1](changes));
      await act(async () => hasCome());
    },
  };
}

const programme = '/program/society/congress2027/en-GB';

test.each([
  ['another page', '/society/congress2027/en-GB/search', programme],
  ['another item under one path', `${programme}?session=1`, `${programme}?session=2`],
  ['a page whose query is the same', `${programme}?day=1`, '/society/congress2027/en-GB/search?day=1'],
])('who is on the way to %s is not called back by a filter of this one', async (_, here, there) => {
  const { set, search } = await leaving(here, there);
  await set({ room: 'a' });
  expect(search()).toBe(there.includes('?') ? `?${there.split('?')[1]}` : '');
});

test('a filter is still set while only another query of the same page is loading', async () => {
  const { set, search } = await leaving(`${programme}?session=1`, `${programme}?session=1&day=1`);
  await set({ room: 'a' });
  expect(search()).toBe('?session=1&room=a');
});
