// A link is prefetched when pointer or focus rest on it, or a finger touches it; not when they pass.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { Link } from './links.tsx';
import { INTENT, PrefetchContext } from './prefetch.ts';

const prefetch = vi.fn();
const own = vi.fn();
const View = () => (
  <PrefetchContext value={prefetch}>
    <Link to="page:Venue#rooms" onFocus={own}>
      Venue
    </Link>
    <Link to="https://www.example.org">Outside</Link>
  </PrefetchContext>
);
const VENUE = '/society/congress2027/en-GB/page/Venue#rooms';

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockClear();
  renderView(View, {});
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const link = () => screen.getByRole('link', { name: 'Venue' });

test('a pointer that rests', () => {
  fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
  pass(64);
  expect(prefetch).not.toHaveBeenCalled();
  pass(1);
  expect(prefetch.mock.calls).toEqual([[VENUE]]);
});

test('a pointer that passes', () => {
  fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
  pass(INTENT - 1);
  fireEvent.pointerLeave(link());
  pass(INTENT);
  expect(prefetch).not.toHaveBeenCalled();
});

test('the focus, and the link’s own handler still runs', () => {
  act(() => link().focus());
  pass(INTENT);
  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledTimes(1);
});

test('a finger, at once', () => {
  fireEvent.touchStart(link());
  expect(prefetch.mock.calls).toEqual([[VENUE]]);
});

test('a link to another site is left to the browser', () => {
  fireEvent.touchStart(screen.getByRole('link', { name: 'Outside' }));
  pass(INTENT);
  expect(prefetch).not.toHaveBeenCalled();
});

test('a finger that rests while scrolling', () => {
  fireEvent.pointerEnter(link(), { pointerType: 'touch' });
  pass(INTENT);
  expect(prefetch).not.toHaveBeenCalled();
});
