// Replaces the browser's scrolling after navigations, which does not know when a page that loads in parts is tall enough.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation } from 'react-router';
import type { Arrival } from './use-arrival.ts';
import { HASH_DELAY, restoreScroll, scrollToHash, scrollToTop } from './scroll.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** Stores the scroll position of each history entry; returns the function that scrolls after an arrival. */
export function useScroll(): (arrival: Arrival) => (() => void) | undefined {
  const [memory] = useState(createScrollMemory);
  const current = useRef(historyEntryOf(useLocation()));
  useEffect(() => {
    const record = (): void => memory.record(current.current, window.scrollY);
    const take = (): void => void (history.scrollRestoration = 'manual');
    const leave = (): void => {
      memory.keep();
      // After leaving, the page belongs to the browser again.
      history.scrollRestoration = 'auto';
    };
    take();
    const closing = new AbortController();
    window.addEventListener('scroll', record, { passive: true, signal: closing.signal });
    window.addEventListener('pagehide', leave, closing);
    window.addEventListener('pageshow', take, closing);
    return () => closing.abort();
  }, [memory]);
  return useCallback(
    ({ kind, location, type, stays }) => {
      const { hash, state } = location;
      const next = historyEntryOf(location);
      const isBack = kind === 'first' ? isReturn() : type === NavigationType.Pop && !(kind === 'same' && isPlainAnchor(location));
      const saved = isBack ? memory.at(next) : undefined;
      current.current = next;
      if (saved !== undefined) return restoreScroll(saved);
      if (stays || (kind === 'same' && isRedirect(state))) {
        memory.record(next, window.scrollY);
        return undefined;
      }
      if (kind === 'page' || (kind === 'same' && !hash)) scrollToTop();
      return hash ? scrollToHash(hash, kind === 'same' ? 0 : HASH_DELAY) : undefined;
    },
    [memory],
  );
}

/** Returned to the previous page, as by a denial shown in a dialog; the router marks it so. */
const isRedirect = (state: unknown): boolean => typeof state === 'object' && state !== null && '_isRedirect' in state;

/** The history entry; the first one of a document has no key of its own. */
export const historyEntryOf = ({ key, pathname, search, hash }: Location): string => (key === 'default' ? pathname + search + hash : key);

/** An anchor in the organiser's text is followed by the browser itself; the router cannot tell a click from going back. */
const isPlainAnchor = ({ key, hash }: Location): boolean => key === 'default' && hash !== '';

/** Whether this document was reloaded or reached by going back; a followed link starts at the top. */
const isReturn = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
