// Scrolls after a navigation: to the top, to an anchor, or to the previous position (A §2, A §9).
import { runLater, waitFor } from './wait-for.ts';

/** Delay before the page scrolls to an anchor, ms (A §9). */
export const HASH_DELAY = 500;

/** Immediate, even if the page scrolls smoothly otherwise. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/** Scrolls to the element an anchor (`#days`) names, after `delay` (ms); waits for a late one; `#top` without one is the top of the page. Returns a function that stops it. */
export function scrollToHash(hash: string, delay: number): () => void {
  const id = decoded(hash.slice(1));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  return runLater(delay, () =>
    waitFor(() => {
      const target = document.getElementById(id) ?? (id.toLowerCase() === 'top' ? document.documentElement : null);
      target?.scrollIntoView({ behavior, block: 'start' });
      return target !== null;
    }),
  );
}

/** Consecutive checks without movement after which the page counts as stable. */
const CALM = 6;

/**
 * Scrolls back to a distance from the top (px) as soon as the page is tall enough, and again while late parts
 * above it move it. Returns a function that stops it.
 */
export function restoreScroll(top: number): () => void {
  let calm = 0;
  let tall = 0;
  return waitFor(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isThere = scrollHeight - clientHeight >= top && Math.abs(window.scrollY - top) <= 1;
    calm = isThere && scrollHeight === tall ? calm + 1 : 0;
    tall = scrollHeight;
    if (!isThere) window.scrollTo({ top, left: 0, behavior: 'instant' });
    return calm >= CALM;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
