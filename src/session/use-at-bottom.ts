// What stands at the bottom of the window, so that what floats above it knows how high it must be.
import { useCallback } from 'react';

/** The bar of the app, above it the advertising banner, then the strip of widgets, which comes last and moves neither; the notice covers all of them. */
type AtBottom = 'bar' | 'banner' | 'strip' | 'notice';

/** Custom properties with their heights, px; `--at-bottom` (at-bottom.css) is that of all of it. */
const properties: Record<AtBottom, string> = { bar: '--app-bar', banner: '--ad-banner', strip: '--strip', notice: '--cookie-notice' };

/** Those who ask for the heights. As an inherited property of the document each of them would restyle the whole page. */
const readers = `html, body, body > aside, [data-layer='footer'], [data-layer='overlay'], [data-layer='appBar']`;

const heights = new Map<AtBottom, number>();
let sheet: CSSStyleSheet | undefined;

function keep(kind: AtBottom, height: number | undefined): void {
  if (heights.get(kind) === height) return;
  if (height === undefined) heights.delete(kind);
  else heights.set(kind, height);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const declarations = [...heights].map(([one, px]) => `${properties[one]}: ${px}px;`).join(' ');
  sheet.replaceSync(`${readers} { ${declarations} }`);
}

/** A ref for what stands there. Until the browser has measured it, its property is what its style sheet says, or nothing. */
export function useAtBottom(kind: AtBottom): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || !('ResizeObserver' in globalThis)) return undefined;
      const observer = new ResizeObserver(() => keep(kind, element.offsetHeight));
      observer.observe(element);
      return () => {
        observer.disconnect();
        keep(kind, undefined);
      };
    },
    [kind],
  );
}
