// @vitest-environment jsdom
// The title moves to a headline that comes in time, and nothing waits for one that is late or for those who ask for less motion.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headlineArrives, moveTitle } from './title-transition.ts';

let reduces = false;
let skipped = 0;
const nameOf = (element: HTMLElement): string => element.style.viewTransitionName;
const heading = (): HTMLElement => document.body.appendChild(document.createElement('h2'));
/** What stands in for the browser's: draws at once, and ends when the new page is there. */
const transition = (update: () => Promise<void>) => {
  const done = Promise.resolve().then(update);
  return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => void skipped++ };
};

beforeEach(() => {
  vi.useFakeTimers();
  [reduces, skipped] = [false, 0];
  vi.stubGlobal('matchMedia', () => ({ matches: reduces }));
  Object.assign(document, { startViewTransition: transition });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

test('one element has the name at each moment, and none afterwards', async () => {
  const [row, headline, go] = [heading(), heading(), vi.fn()];
  expect(moveTitle(row, performance.now(), go)).toBe(true);
  expect(nameOf(row)).toBe('foyer-title');
  await vi.advanceTimersByTimeAsync(20);
  expect(go).toHaveBeenCalledTimes(1);
  headlineArrives(headline);
  expect([nameOf(row), nameOf(headline)]).toEqual(['', 'foyer-title']);
  await vi.runAllTimersAsync();
  expect([nameOf(headline), skipped]).toEqual(['', 0]);
});

test('a page that is late comes without a transition', async () => {
  const [row, late] = [heading(), heading()];
  moveTitle(row, performance.now(), () => {});
  await vi.advanceTimersByTimeAsync(101);
  expect([skipped, nameOf(row)]).toEqual([1, '']);
  headlineArrives(late);
  expect(nameOf(late)).toBe('');
});

test('nothing moves under reduced motion, nor where the browser cannot', () => {
  reduces = true;
  expect([moveTitle(heading(), performance.now(), () => {}), nameOf(heading())]).toEqual([false, '']);
  reduces = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(moveTitle(heading(), performance.now(), () => {})).toBe(false);
});

test('a press that was handled late moves nothing: the device is slow or busy', () => {
  const [row, go] = [heading(), vi.fn()];
  expect([moveTitle(row, performance.now() - 51, go), nameOf(row)]).toEqual([false, '']);
  expect(go).not.toHaveBeenCalled();
});

test('a headline without a press has no name', () => {
  const first = heading();
  headlineArrives(first);
  headlineArrives(null);
  expect(nameOf(first)).toBe('');
});
