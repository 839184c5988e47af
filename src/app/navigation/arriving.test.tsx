// Arriving at a page: scrolls to its top at once, then to the anchor; focuses its heading; and never overrides the visitor.
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
    inView.push(this.id || this.tagName);
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

test('another page starts at its top, and scrolls half a second later to its anchor', () => {
  arrive('page', '#days');
  expect(moved).toEqual([TOP]);
  vi.advanceTimersByTime(499);
  expect(inView).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(inView).toEqual(['days']);
});

test('an anchor on the same page is reached at once, without scrolling to the top', () => {
  arrive('same', '#days');
  vi.advanceTimersByTime(0);
  expect([moved, inView]).toEqual([[], ['days']]);
});

test('#top without an element of that name is the top of the page', () => {
  arrive('same', '#Top');
  vi.advanceTimersByTime(0);
  expect(inView).toEqual(['HTML']);
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

test('an element that appears after three seconds is ignored', () => {
  const done = vi.fn(() => false);
  waitFor(done);
  vi.advanceTimersByTime(3_000);
  const { length } = done.mock.calls;
  expect(length).toBeGreaterThan(2);
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledTimes(length);
});

test('pending work can be stopped', () => {
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

test('the first heading is focused; the Tab key does not reach it', () => {
  content('<h1>Venue</h1><h1>Second</h1>');
  focusPage();
  expect([document.activeElement?.textContent, (document.activeElement as HTMLElement).tabIndex]).toEqual(['Venue', -1]);
});

test('the content has the focus until a late heading appears, unless the visitor has moved it', () => {
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
