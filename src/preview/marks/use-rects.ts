// Positions of placements on the page, updated as it scrolls, grows and changes.
import { useEffect, useState } from 'react';
import { HOST } from '../shadow/shadow.tsx';

/** Position of a placement in the coordinates of the marks, px. */
export type Rect = { top: number; left: number; width: number; height: number };

/** The element of a placement; undefined if it is not drawn. */
export const elementOf = (id: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[data-placement="${CSS.escape(id)}"]`) ?? undefined;

/** Rects of the drawn placements near the window, by id. `ids` must keep its identity. */
export function useRects(ids: readonly string[]): ReadonlyMap<string, Rect> {
  const [rects, setRects] = useState<ReadonlyMap<string, Rect>>(new Map());
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const origin = document.querySelector(HOST)?.getBoundingClientRect();
      const next = new Map<string, Rect>();
      for (const id of origin ? ids : []) {
        const rect = elementOf(id)?.getBoundingClientRect();
        // Distant placements are marked when they come near.
        if (!rect || rect.bottom < -innerHeight || rect.top > 2 * innerHeight || rect.width === 0) continue;
        next.set(id, { top: rect.top - origin!.top, left: rect.left - origin!.left, width: rect.width, height: rect.height });
      }
      setRects((before) => (same(before, next) ? before : next));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'class', 'open'] });
    const closing = new AbortController();
    window.addEventListener('scroll', soon, { capture: true, passive: true, signal: closing.signal });
    window.addEventListener('resize', soon, closing);
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      changed.disconnect();
      closing.abort();
    };
  }, [ids]);
  return rects;
}

const same = (one: ReadonlyMap<string, Rect>, other: ReadonlyMap<string, Rect>): boolean =>
  one.size === other.size &&
  [...one].every(([id, a]) => {
    const b = other.get(id);
    return b?.top === a.top && b.left === a.left && b.width === a.width && b.height === a.height;
  });
