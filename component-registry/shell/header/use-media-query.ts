// Facts of the window: whether it is wide enough, and whether the device prefers dark colours.
import { useCallback, useSyncExternalStore } from 'react';
import { useDocument, useEvent, useScheme } from '#sdk';

/** Whether the window matches; undefined where the page is drawn by the server. */
function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => undefined,
  );
}

/**
 * Whether menus are in a row; below the breakpoint of the app document, and always in the app container, they slide in (A §9).
 * Undefined where nobody knows the window yet.
 */
export function useWide(): boolean | undefined {
  const { headerBreakpoint } = useDocument('app');
  const { container } = useEvent();
  const wide = useMediaQuery(`(min-width: ${headerBreakpoint}px)`);
  return container === 'app' ? false : wide;
}

/** Whether the page is dark, by the visitor's choice, then the theme; undefined where the device decides. */
export function useDark(): boolean | undefined {
  const [chosen] = useScheme();
  const { scheme } = useDocument('theme');
  const decided = chosen === 'auto' ? scheme : chosen;
  return decided === 'auto' ? undefined : decided === 'dark';
}
