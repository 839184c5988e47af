// Arriving at a page: at its top at once, then at the place of the address; the focus at its heading; and never against the visitor.
import { render } from '@testing-library/react';
import { type Location, MemoryRouter, NavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusPage } from './focus-page.ts';
import { runLater, waitFor } from './wait-for.ts';
import type { Arrival } from './use-arrival.ts';
import { useScroll } from './use-scroll.ts';

const moved: unknown[] = [];
const inView: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  moved.length = 0;
  inView.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', (to: unknown) => moved.push(to));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    inView.push(this.id);
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete (Element.prototype as Partial<Element>).scrollIntoView;
  document.body.replaceChildren();
});

/** What `useScroll` does on an arrival. */
function arrive(kind: Arrival['kind'], hash: string): void {
  let scroll: ReturnType<typeof useScroll> | undefined;
  const Page = () => {
    scroll = useScroll();
    return <p id="days">days</p>;
  };
  render(<Page />, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> });
  const location: Location = { key: 'next', pathname: '/a', search: '', hash, state: null } as Location;
  scroll!({ kind, location, type: NavigationType.Push, stays: false });
}
const TOP = { top: 0, left: 0, behavior: 'instant' };

test('another page begins at its top, and half a second later at the place its address names', () => {
  arrive('page', '#days');
  expect(moved).toEqual([TOP]);
  vi.advanceTimersByTime(499);
  expect(inView).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(inView).toEqual(['days']);
});

test('a place on the same page is there at once, and the top is left alone', () => {
  arrive('same', '#days');
  vi.advanceTimersByTime(0);
  expect([moved, inView]).toEqual([[], ['days']]);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('a visitor who moves by themselves (%s) is not moved any more', (event) => {
  arrive('page', '#days');
  window.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(10_000);
  expect(inView).toEqual([]);
  const done = vi.fn(() => false);
  waitFor(done);
  const before = done.mock.calls.length;
  window.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(1_000);
  expect(done).toHaveBeenCalledTimes(before);
});

test('what comes after three seconds has lost its claim', () => {
  const done = vi.fn(() => false);
  waitFor(done);
  vi.advanceTimersByTime(3_000);
  const { length } = done.mock.calls;
  expect(length).toBeGreaterThan(2);
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledTimes(length);
});

test('what was begun is stopped when told so', () => {
  const stopped = vi.fn<() => void>();
  const stop = runLater(100, () => stopped);
  vi.advanceTimersByTime(100);
  stop();
  expect(stopped).toHaveBeenCalledTimes(1);
});

/** The content of a page. */
function content(inside: string): HTMLElement {
  document.body.innerHTML = `<button>elsewhere</button><main id="foyer-main" tabindex="-1">${inside}</main>`;
  return document.getElementById('foyer-main')!;
}

test('the focus goes to the first heading; no key of the keyboard leads there', () => {
  content('<h1>Venue</h1><h1>Second</h1>');
  focusPage();
  expect([document.activeElement?.textContent, (document.activeElement as HTMLElement).tabIndex]).toEqual(['Venue', -1]);
});

test('where the heading comes late the content has the focus until then, unless the visitor has gone on', () => {
  const main = content('<p>…</p>');
  focusPage();
  expect(document.activeElement).toBe(main);
  main.innerHTML = '<h1>Late</h1>';
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.textContent).toBe('Late');

  const other = content('<p>…</p>');
  focusPage();
  document.querySelector('button')!.focus();
  other.innerHTML = '<h1>Late</h1>';
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.textContent).toBe('elsewhere');
});
