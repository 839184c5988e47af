// Facts of the window: whether it is wide enough, and whether the device prefers dark colours.
import { useCallback } from 'react';
import { useDeviceStore, useDocument, useEvent, useScheme } from '#sdk';

/** In the app container menus slide in below this width of the window, px (A §9). */
const APP_BREAKPOINT = 2800;
/** Up to this width the banner menu of a header in a row is a drop-down, px (A §9). */
const BANNER_MENU_COLLAPSES = 991;
/** Width that is taken for a window that does not say its own, px (A §9 default stored width). */
const DEFAULT_WIDTH = 1400;

/** Whether the window is at least so wide, px; undefined where the page is drawn by the server. */
function useMinWidth(width: number): boolean | undefined {
  // By the letters of the browser: with larger ones a row of menus needs more room.
  const query = `(min-width: ${width / 16}em)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useDeviceStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia?.(query).matches ?? DEFAULT_WIDTH >= width,
    () => undefined,
  );
}

/**
 * Whether menus are in a row; below the breakpoint of the app document, in the app container below 2800 px, they slide in (A §9).
 * Undefined where nobody knows the window yet; an app is taken for narrow then.
 */
export function useWide(): boolean | undefined {
  const { headerBreakpoint } = useDocument('app');
  const { container } = useEvent();
  const isApp = container === 'app';
  const wide = useMinWidth(isApp ? Math.max(headerBreakpoint, APP_BREAKPOINT) : headerBreakpoint);
  return isApp ? (wide ?? false) : wide;
}

/** Whether the links of the banner menu stand in a row, not in a drop-down. */
export const useServiceInRow = (): boolean => useMinWidth(BANNER_MENU_COLLAPSES + 1) ?? true;

/** Whether the page is dark, by the visitor's choice, then the theme; undefined where the device decides. */
export function useDark(): boolean | undefined {
  const [chosen] = useScheme();
  const { scheme } = useDocument('theme');
  const decided = chosen === 'auto' ? scheme : chosen;
  return decided === 'auto' ? undefined : decided === 'dark';
}
