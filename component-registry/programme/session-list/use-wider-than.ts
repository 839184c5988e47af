// Whether an element is at least a given width.
import { useDevice } from '#sdk';
import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** True while the element is at least `width` px wide; measured before the first paint, undefined until then. A page of the server is painted already: it follows in small steps. */
export function useWiderThan(element: RefObject<HTMLElement | null>, width: number): boolean | undefined {
  const [wide, setWide] = useState<boolean>();
  const isDrawnHere = useRef(useDevice(() => true, false));
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = (): void => setWide(target.clientWidth >= width);
    if (isDrawnHere.current) measure();
    else startTransition(measure);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, width]);
  return wide;
}
