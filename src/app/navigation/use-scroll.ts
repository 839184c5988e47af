// Scrolling after navigations, in place of the browser's: it does not know when a page that loads in parts is tall enough.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation } from 'react-router';
import type { Arrival } from './use-arrival.ts';
import { HASH_DELAY, restoreScroll, scrollToHash, scrollToTop } from './scroll.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** Remembers where each entry of the history is scrolled to, and gives the function that scrolls after an arrival. */
export function useScroll(): (arrival: Arrival) => (() => void) | undefined {
  const [memory] = useState(createScrollMemory);
  const current = useRef(entryOf(useLocation()));
  useEffect(() => {
    const record = (): void => memory.record(current.current, window.scrollY);
    const take = (): void => void (history.scrollRestoration = 'manual');
    const leave = (): void => {
      memory.keep();
      // A page that is left for good belongs to the browser again.
      history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', take);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', take);
    };
  }, [memory]);
  return useCallback(
    ({ kind, location, type, stays }) => {
      const { hash, state } = location;
      const next = entryOf(location);
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

/** Sent back to where the visitor was, as by a denial shown in a dialog; the router marks it so. */
const isRedirect = (state: unknown): boolean => typeof state === 'object' && state !== null && '_isRedirect' in state;

/** The entry of the history; the one a document was opened with has no key of its own. */
const entryOf = ({ key, pathname, search, hash }: Location): string => (key === 'default' ? pathname + search + hash : key);

/** An anchor in a text of the organiser is the browser's own: pressed or gone back to, the router cannot tell. */
const isPlainAnchor = ({ key, hash }: Location): boolean => key === 'default' && hash !== '';

/** Whether this document was loaded again, or by going back to it; whoever follows a link to it begins at its top. */
const isReturn = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
