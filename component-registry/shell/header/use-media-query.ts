// Facts of the window: whether it is wide enough, and whether the device prefers dark colours.
import { useCallback, useSyncExternalStore } from 'react';
import { useDocument, useEvent, useScheme } from '#sdk';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}

/** Whether menus are in a row; below the breakpoint of the app document, and always in the app container, they slide in (A §9). */
export function useWide(): boolean {
  const { headerBreakpoint } = useDocument('app');
  const { container } = useEvent();
  const wide = useMediaQuery(`(min-width: ${headerBreakpoint}px)`);
  return wide && container !== 'app';
}

/** Whether the page is dark: by the visitor's choice, then the theme, then the device. */
export function useDark(): boolean {
  const [chosen] = useScheme();
  const { scheme } = useDocument('theme');
  const device = useMediaQuery('(prefers-color-scheme: dark)');
  const decided = chosen === 'auto' ? scheme : chosen;
  return decided === 'auto' ? device : decided === 'dark';
}
