// The guards are evaluated again when their verdict can change, and the address is reloaded only if it does.
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createClock } from '../clock/clock.ts';
import type { RouteVerdict } from '../rules/guards/verdict.ts';
import type { ReadyPage } from './ready-page.ts';
import type { RouteResult } from './route-of.ts';
import type { Services } from './services.ts';
import { useRouteChange } from './use-route-change.ts';

const open = (nextChangeAt: number | null = null, more: Partial<RouteVerdict> = {}): RouteVerdict => ({
  outcome: 'render',
  reasons: [],
  nextChangeAt,
  guard: '',
  effects: [],
  missing: [],
  ...more,
});
const holding = (nextChangeAt: number | null = null): RouteVerdict =>
  open(nextChangeAt, { outcome: 'redirect', guard: 'holding', to: { page: 'HoldingPage', params: {}, query: {} } });

const START = 1000;

/** A page whose verdict depends on the instant; clock and timers stand still until `at` moves them. */
async function visit(answer: (now: number) => RouteVerdict, classUntil: number | null = null) {
  let elapsed = 0;
  const due = new Map<number, { at: number; run: () => void }>();
  let made = 0;
  const clock = {
    ...createClock({ monotonic: () => elapsed, wall: () => START }),
    timers: {
      set: (run: () => void, delay: number) => {
        due.set(++made, { at: elapsed + delay, run });
        return made;
      },
      clear: (timer: unknown) => void due.delete(timer as number),
    },
  };
  const verdictAt = vi.fn(answer);
  const verdict = answer(clock.now());
  const route: Pick<RouteResult, 'verdict' | 'verdictAt'> = { verdict, verdictAt };
  const ready = { route, readerClass: { name: 'a', who: '', nextChangeAt: classUntil } } as ReadyPage;
  const services: Pick<Services, 'clock'> = { clock };
  const loader = vi.fn(() => null);
  const Page = () => {
    useRouteChange(ready, services as Services);
    return <Outlet />;
  };
  const router = createMemoryRouter([{ path: '*', loader, element: <Page />, hydrateFallbackElement: <div /> }]);
  const { unmount } = render(<RouterProvider router={router} />);
  await act(async () => {});
  loader.mockClear();
  return {
    asked: verdictAt,
    loads: () => loader.mock.calls.length,
    waiting: () => due.size,
    clock,
    unmount,
    /** Moves the clock to an instant; due timers run in their order. */
    at: (instant: number) =>
      act(async () => {
        while (elapsed < instant - START) {
          const [timer, next] = [...due].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
          elapsed = Math.min(next?.at ?? Infinity, instant - START);
          if (timer === undefined || next!.at > elapsed) continue;
          due.delete(timer);
          next!.run();
        }
      }),
  };
}

test('an announced change is evaluated at its instant, not before, and reloads the address once', async () => {
  const page = await visit((now) => (now < 5000 ? holding(5000) : open()));
  await page.at(4999);
  expect([page.loads(), page.asked.mock.calls]).toEqual([0, []]);
  await page.at(5000);
  expect([page.loads(), page.asked.mock.calls]).toEqual([1, [[5000]]]);
  await page.at(90_000);
  expect([page.loads(), page.waiting()], 'the page that was loaded arms an alarm of its own').toEqual([1, 0]);
});

test('an unchanged verdict waits for the next instant', async () => {
  const page = await visit((now) => (now < 2000 ? open(2000) : now < 3000 ? open(3000) : holding()));
  await page.at(2000);
  expect([page.loads(), page.asked.mock.calls]).toEqual([0, [[2000]]]);
  await page.at(2999);
  expect(page.asked).toHaveBeenCalledTimes(1);
  await page.at(3000);
  expect([page.loads(), page.asked.mock.calls]).toEqual([1, [[2000], [3000]]]);
});

test('other reasons, effects or missing requirements alone do not reload', async () => {
  const page = await visit((now) =>
    now < 2000
      ? open(2000)
      : open(null, {
          reasons: [{ rule: 'access', outcome: 'allow', detail: 'allowed' }],
          effects: [{ kind: 'mark-splash-seen' }],
          missing: [{ kind: 'sign-in' }],
        }),
  );
  await page.at(2000);
  expect([page.asked.mock.calls.length, page.loads(), page.waiting()]).toEqual([1, 0, 0]);
});

test.each<[string, RouteVerdict]>([
  ['outcome', open(null, { outcome: 'maintenance' })],
  ['guard', open(null, { guard: 'access' })],
  ['page in its place', open(null, { to: { page: 'NoaccessPage', params: {}, query: {} } })],
])('another %s is another screen', async (_, turned) => {
  const page = await visit((now) => (now < 2000 ? open(2000) : turned));
  await page.at(2000);
  expect(page.loads()).toBe(1);
});

test('a verdict that never changes is not evaluated again', async () => {
  const page = await visit(() => open());
  await page.at(1e9);
  expect([page.asked.mock.calls.length, page.waiting()]).toEqual([0, 0]);
});

test('a corrected clock evaluates at once, even if no change was announced', async () => {
  const page = await visit((now) => (now < 50_000 ? open() : holding()));
  await act(async () => page.clock.correct(40_000));
  expect([page.loads(), page.asked.mock.calls]).toEqual([0, [[40_000]]]);
  await act(async () => page.clock.correct(60_000));
  expect([page.loads(), page.asked.mock.calls.length]).toEqual([1, 2]);
});

test('nothing happens after the page is left', async () => {
  const page = await visit((now) => (now < 2000 ? open(2000) : holding()));
  page.unmount();
  expect(page.waiting()).toBe(0);
  page.clock.correct(60_000);
  await page.at(90_000);
  expect(page.asked).not.toHaveBeenCalled();
});

test('when the access class may change, the address is reloaded a moment later, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    const page = await visit(() => open(), START + 100);
    await page.at(START + 99);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(page.loads()).toBe(0);
    await page.at(START + 100);
    await act(() => vi.advanceTimersByTimeAsync(599));
    expect(page.loads()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(page.loads()).toBe(1);
    page.unmount();
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test('guards that change with the class wait for it: their content is available only with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const page = await visit((now) => (now < START + 100 ? holding(START + 100) : open()), START + 100);
    await page.at(START + 100);
    expect(page.loads()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(page.loads()).toBe(1);
    page.unmount();
  } finally {
    vi.useRealTimers();
  }
});
