// Whether an element is at least a given width.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while the element is at least `width` px wide; measured before the first paint, undefined until then. */
export function useWiderThan(element: RefObject<HTMLElement | null>, width: number): boolean | undefined {
  const [wide, setWide] = useState<boolean>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = (): void => setWide(target.clientWidth >= width);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, width]);
  return wide;
}
