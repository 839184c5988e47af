// Keeps room for the notice: the end of the page can be scrolled above it, and what has the focus is never behind it.
import { type RefObject, useEffect } from 'react';

/** Makes the page longer by the height of the notice while it is there. */
export function useNoticeRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = bar.current;
    if (!shown) return undefined;
    const { style: root } = document.documentElement;
    const { style: body } = document.body;
    const keep = (room: string): void => {
      root.scrollPaddingBlockEnd = room;
      body.paddingBlockEnd = room;
    };
    const measure = (): void => keep(`${shown.offsetHeight}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(shown);
    return () => {
      observer?.disconnect();
      keep('');
    };
  }, [bar]);
}
