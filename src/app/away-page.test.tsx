// A page that cannot be loaded while the server is unreachable: its replacement, the retries, and faults of another kind.
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { row, services } from './app.fixture.ts';
import { awayPage, expectCode, isAway } from './away-page.ts';
import { AWAY_PAGE } from './failed-page.ts';
import { loadPage } from './load-page.ts';
import type { ReadyPage } from './ready-page.ts';
import { useReconnect, retryDelay } from './use-reconnect.ts';

afterEach(() => vi.useRealTimers());

const at = (path: string): URL => new URL(path, 'http://localhost');
const home = `/home/${testEvent.Instance}/${testEvent.Shortname}/${testEvent.Languages[0]}`;
const venue = home.replace('home', 'venue');
const offline = new ApiError('offline', '/api', 0, 'gone');

async function shown() {
  const parts = services([row('app', { defaults: { disableAuth: true }, holdingBefore: false })]);
  const ready = await loadPage(parts.services, at(home));
  expect(ready.kind).toBe('page');
  return { ...parts, shown: { ready: ready as ReadyPage, url: at(home) } };
}

test('a notice is shown between header and footer of the event, at the requested address', async () => {
  const { shown: last } = await shown();
  const away = awayPage(last, at(`${venue}?hall=2`), offline)!;
  expect([away.isAway, away.page.page, [...away.page.nodes.values()].some(({ name }) => name === AWAY_PAGE)]).toEqual([
    true,
    'VenuePage',
    true,
  ]);
  expect(Object.keys(away.page.layers)).toEqual(expect.arrayContaining(Object.keys(last.ready.page.layers)));
  expect([away.model, away.viewer]).toEqual([last.ready.model, last.ready.viewer]);
});

test('a page on screen stays; another event, a first page and other faults have no notice', async () => {
  const { shown: last } = await shown();
  expect(awayPage(last, at(`${home}?day=2`), offline)).toBe(last.ready);
  expect(awayPage(undefined, at(venue), offline)).toBeUndefined();
  expect(awayPage(last, at(venue.replace(testEvent.Shortname, 'other27')), offline)).toBeUndefined();
  expect(awayPage(last, at(`${venue}?preview`), offline)).toBeUndefined();
  expect(awayPage(last, at(venue), new ApiError('status', '/api', 404, 'none'))).toBeUndefined();
  expect(awayPage(last, at(venue), new Error('bug'))).toBeUndefined();
});

test('which errors count as unreachable', () => {
  const status = (code: number) => new ApiError('status', '/api', code, '');
  const faults = [
    offline,
    new ApiError('timeout', '/api', 0, ''),
    status(500),
    status(503),
    new TypeError('Failed to fetch dynamically imported module'),
  ];
  expect(faults.map(isAway)).toEqual(faults.map(() => true));
  expect([status(401), status(404), new ApiError('shape', '/api', 200, ''), new Error('bug'), undefined].map(isAway)).not.toContain(true);
});

test('missing code counts as unreachable only if the server does not answer', async () => {
  const { services: own, shown: last } = await shown();
  const [node] = last.ready.page.nodes.values();
  const registry = {
    names: [],
    find: (name: string) => ({
      code: undefined,
      failed: name === node!.name ? new Error('gone') : undefined,
      load: async () => {},
      loadView: async () => {},
    }),
  };
  const asking = (fetch: typeof globalThis.fetch) => expectCode({ registry, api: { ...own.api, fetch } }, last.ready);
  await expect(asking(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ kind: 'offline' });
  await expect(asking(async () => Response.json({ ServerTime: '2027-05-04T10:00:00Z' }))).resolves.toBeUndefined();
  await expect(
    expectCode({ ...own, api: { ...own.api, fetch: () => Promise.reject(new Error('not asked')) } }, last.ready),
  ).resolves.toBeUndefined();
});

test('delays grow to thirty seconds at most, with a random share', () => {
  for (let tries = 0; tries < 40; tries++) {
    const [least, most] = [retryDelay(tries, 1), retryDelay(tries, 0)];
    expect([least * 2, most <= 30_000, most >= 1000]).toEqual([most, true, true]);
  }
  expect(retryDelay(40, 0)).toBe(30_000);
});

test('it is retried by itself, at once when the device comes online, and stops when the page is there', async () => {
  let isThere = false;
  const loader = vi.fn<() => boolean>(() => isThere);
  function Page() {
    useReconnect(!useLoaderData<boolean>());
    return <p>here</p>;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', loader, element: <Page />, hydrateFallbackElement: <div /> }])} />);
  await screen.findByText('here');
  expect(loader).toHaveBeenCalledTimes(1);
  vi.useFakeTimers();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(loader).toHaveBeenCalledTimes(2);
  for (let times = 3; times < 6; times++) {
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(loader.mock.calls.length).toBeGreaterThanOrEqual(times);
  }
  isThere = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  const then = loader.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(loader).toHaveBeenCalledTimes(then);
});
