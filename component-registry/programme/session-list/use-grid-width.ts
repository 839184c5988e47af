// How wide a grid may be: all of the window where it stands in a column of its own.
import { type RefObject, useLayoutEffect } from 'react';

/** Whether nothing stands beside the part of the page it is in, at any depth: a grid as wide as the window would cover it. */
function standsAlone(element: HTMLElement): boolean {
  for (let placed = element.closest('.placed'); placed; placed = placed.parentElement?.closest('.placed') ?? null) {
    const grid = placed.parentElement!;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(grid);
    const column = grid.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    if (placed.clientWidth < column - 1) return false;
  }
  return true;
}

/** Sets `--full` (px), and `data-full` for what else follows, while the element may be as wide as the layer it is in; measured before it is painted. */
export function useGridWidth(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const target = element.current;
    const layer = target?.closest<HTMLElement>('[data-layer]');
    if (!target || !layer || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const isAlone = standsAlone(target);
      target.toggleAttribute('data-full', isAlone);
      if (isAlone) target.style.setProperty('--full', `${layer.clientWidth}px`);
      else target.style.removeProperty('--full');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(layer);
    return () => observer.disconnect();
  }, [element]);
}
