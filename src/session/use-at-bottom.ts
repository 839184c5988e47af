// What stands at the bottom of the window, so that what floats above it knows how high it must be.
import { useCallback } from 'react';

/**
 * Its custom property, the height in px: the bar of the app, above it the advertising banner, then the strip of widgets, which comes last and
 * moves neither; the notice covers all of them. `--at-bottom` (at-bottom.css) is that of all of it.
 */
type AtBottom = '--app-bar' | '--ad-banner' | '--strip' | '--cookie-notice';

/** Those who ask for the heights. As an inherited property of the document each of them would restyle the whole page. */
const readers = `body, body > aside, [data-layer='footer'], [data-layer='overlay'], [data-layer='appBar']`;

const heights = new Map<AtBottom, number>();
let sheet: CSSStyleSheet | undefined;

/** Where what has the focus stays clear of it (at-bottom.css), in numbers: a custom property of the root element restyles the whole page, inherited or not. */
function rootRule(): string {
  const [bar, banner, strip, notice] = (['--app-bar', '--ad-banner', '--strip', '--cookie-notice'] as const).map((property) =>
    heights.has(property) ? `${heights.get(property)}px` : `var(${property}, 0px)`,
  );
  return `html { scroll-padding-block-end: calc(var(--window-end, 0px) + max(${bar} + ${banner} + ${strip}, ${notice}) + var(--space-4)); }`;
}

function keep(property: AtBottom, height: number | undefined): void {
  if (heights.get(property) === height) return;
  if (height === undefined) heights.delete(property);
  else heights.set(property, height);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const declarations = [...heights].map(([name, px]) => `${name}: ${px}px;`).join(' ');
  sheet.replaceSync(`${readers} { ${declarations} }\n${rootRule()}`);
}

/** A ref for what stands there. Until the browser has measured it, its property is what its style sheet says, or nothing. */
export function useAtBottom(property: AtBottom): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || !('ResizeObserver' in globalThis)) return undefined;
      const observer = new ResizeObserver(() => keep(property, element.offsetHeight));
      observer.observe(element);
      return () => {
        observer.disconnect();
        keep(property, undefined);
      };
    },
    [property],
  );
}
