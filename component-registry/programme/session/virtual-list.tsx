// A long list of which only the part near the screen is drawn; left and come back to, it has every row in its place.
import { useDevice } from '#sdk';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

/** Heights of lists that were left, by name and number of pieces: those of the rows above decide where one is. */
const measured = new Map<string, CacheSnapshot>();

type VirtualListProps<T> = {
  /** Of lists with the same name and as many pieces each is as high as the other. */
  name: string;
  items: readonly T[];
  draw: (item: T, index: number) => ReactElement;
  list: RefObject<WindowVirtualizerHandle | null>;
  /** Most pieces that a server draws: it knows no screen, and draws what somebody without a script reads. */
  most: number;
  /** What such a reader is told where there are more. */
  cut: string;
};

/** The window scrolls. */
export function VirtualList<T>({ name, items, draw, list, most, cut }: VirtualListProps<T>) {
  const key = `${name} ${items.length}`;
  const latest = useRef(key);
  const [known] = useState(() => measured.get(key));
  const atOnce = useDevice(() => undefined, most);
  useEffect(() => {
    latest.current = key;
  }, [key]);
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle) measured.set(latest.current, handle.cache);
    };
  }, [list]);
  return (
    <>
      <WindowVirtualizer ref={list} data={items} cache={known} bufferSize={600} ssrCount={atOnce && Math.min(atOnce, items.length)}>
        {draw}
      </WindowVirtualizer>
      {items.length > most && (
        <noscript>
          <p>{cut}</p>
        </noscript>
      )}
    </>
  );
}
