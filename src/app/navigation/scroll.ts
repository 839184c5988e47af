// Where the page stands after a navigation: at its top, at the place of the address, or where the visitor left it (A §2, A §9).
import { runLater, waitFor } from './wait-for.ts';

/** How long after the page stands it moves to the place an address names, ms (A §9). */
export const HASH_DELAY = 500;

/** At once, although the style of the page moves smoothly: nobody wants to watch a new page fly by. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/** Moves to the element an anchor (`#days`) names, after `delay` (ms); waits for one that comes late. Returns how to stop. */
export function scrollToHash(hash: string, delay: number): () => void {
  const id = decoded(hash.slice(1));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  return runLater(delay, () =>
    waitFor(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView({ behavior, block: 'start' });
      return target !== null;
    }),
  );
}

/** Looks in a row at which nothing has moved any more. */
const CALM = 6;

/**
 * Returns to a distance from the top (px) as soon as the page is tall enough for it, and again while parts that come late
 * above it push it away. Returns how to stop.
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
