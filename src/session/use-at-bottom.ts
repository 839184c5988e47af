// What stands at the bottom of the window, so that what floats above it knows how high it must be.
import { useCallback } from 'react';

/** The bar of the app, above it the advertising banner, then the strip of widgets, which comes last and moves neither; the notice covers all of them. */
type AtBottom = 'bar' | 'banner' | 'strip' | 'notice';

/** Custom properties of the document with their heights, px; `--at-bottom` (layout.css) is that of all of it. */
const properties: Record<AtBottom, string> = { bar: '--app-bar', banner: '--ad-banner', strip: '--strip', notice: '--cookie-notice' };

/** A ref for what stands there. Until the browser has measured it, its property is what its style sheet says, or not set. */
export function useAtBottom(kind: AtBottom): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || !('ResizeObserver' in globalThis)) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(properties[kind], `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(properties[kind]);
      };
    },
    [kind],
  );
}
