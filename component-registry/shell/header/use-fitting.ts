// How many entries of a row fit into its one line; wrapped entries belong into "More".
import { type RefObject, useLayoutEffect, useState } from 'react';

export type Fit = {
  /** Entries in the first line. */
  fitting: number;
  /** The way across the space after them, px: to the left below 0, to the right above. */
  slack: number;
};

/** `count` entries are children of the list, which hides its second line. Without a layout all entries fit. */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): Fit {
  const [fit, setFit] = useState<Fit>({ fitting: count, slack: 0 });
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const measure = (): void => setFit((before) => same(before, measured(row, count)));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    // Text changes its width when the font arrives.
    for (const item of row.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);
  return fit.fitting > count ? { fitting: count, slack: 0 } : fit;
}

function measured(row: HTMLElement, count: number): Fit {
  const items = [...row.children] as HTMLElement[];
  const wrapped = items.findIndex((item) => item.offsetTop > (items[0]?.offsetTop ?? 0));
  const last = items[wrapped - 1];
  if (wrapped === -1 || !last) return { fitting: wrapped === -1 ? count : 0, slack: 0 };
  const [line, end] = [row.getBoundingClientRect(), last.getBoundingClientRect()];
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const slack = isRtl ? Math.floor(end.left - line.left) : Math.ceil(end.right - line.right);
  // Not even the first has room: it would be cut.
  if (isRtl ? slack < 0 : slack > 0) return { fitting: 0, slack: 0 };
  return { fitting: wrapped, slack };
}

/** The previous state if nothing changed, so that nothing renders. */
const same = (before: Fit, now: Fit): Fit => (before.fitting === now.fitting && before.slack === now.slack ? before : now);
