// Whether a navigation takes long enough to show progress.
import { useEffect, useState } from 'react';

/** A shorter wait shows no progress, which would only flicker; ms. */
export const SLOW = 150;

/** True once `isLoading` has lasted `SLOW`; false at once afterwards. Marks the previous page as busy meanwhile. */
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
