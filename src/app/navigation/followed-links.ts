// The link by which each history entry was left, so that the way back leads to it and not to the heading of the page.
import { useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { historyEntryOf } from './use-scroll.ts';

/** Most entries that are remembered. */
const MOST = 50;

/** Where a link is: the address it leads to, and which of the links to it. */
type Followed = { href: string; nth: number };

const linksTo = (main: Element, href: string): HTMLElement[] =>
  [...main.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/**
 * Remembers the links of the content that are followed. Returns a function that is told of each arrival, and for the way back
 * (`isBack`) answers how to find the link by which that entry was left.
 */
export function useFollowedLinks(): (location: Location, isBack: boolean) => ((main: Element) => HTMLElement | undefined) | undefined {
  const followed = useRef(new Map<string, Followed>());
  const entry = useRef('');
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!link) return;
      const main = link.closest('#foyer-main');
      const href = link.getAttribute('href')!;
      const all = followed.current;
      // The latest is forgotten last; a menu is no place to come back to.
      all.delete(entry.current);
      if (main) all.set(entry.current, { href, nth: linksTo(main, href).indexOf(link as HTMLElement) });
      if (all.size > MOST) all.delete(all.keys().next().value!);
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
  return useCallback((location, isBack) => {
    entry.current = historyEntryOf(location);
    const link = isBack ? followed.current.get(entry.current) : undefined;
    return link && ((main: Element) => linksTo(main, link.href)[link.nth]);
  }, []);
}
