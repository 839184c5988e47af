// How many entries of a row fit into its one line; the others have wrapped out of sight and belong into "More".
import { type RefObject, useLayoutEffect, useState } from 'react';

/** `count` entries are children of the list, which hides its second line. Without a layout everything fits. */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const measure = (): void => {
      const items = [...row.children] as HTMLElement[];
      const top = items[0]?.offsetTop ?? 0;
      const wrapped = items.findIndex((item) => item.offsetTop > top);
      setFitting(wrapped === -1 ? count : wrapped);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    // Words change their width when the font arrives.
    for (const item of row.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);
  return Math.min(fitting, count);
}
