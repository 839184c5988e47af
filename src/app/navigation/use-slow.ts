// Whether a navigation takes long enough to be shown as under way.
import { useEffect, useState } from 'react';

/** A shorter wait is no wait, and showing it would only flicker; ms. */
export const SLOW = 150;

/** True once `isLoading` has lasted `SLOW`; false at once when it is over. Marks the page that still stands as busy meanwhile. */
export function useSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const main = document.getElementById('foyer-main');
    const timer = setTimeout(() => {
      setSlow(true);
      main?.setAttribute('aria-busy', 'true');
    }, SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
      main?.removeAttribute('aria-busy');
    };
  }, [isLoading]);
  return isSlow;
}
