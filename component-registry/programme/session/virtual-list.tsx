// A long list of which only the part near the screen is drawn; left and come back to, it has every row in its place.
import { useDevice, useRemembered } from '#sdk';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { readHeights, writeHeights } from './kept-heights.ts';

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

/** The window scrolls. Heights outlive the page, and in this tab the document: those of the rows above decide where one is. */
export function VirtualList<T>({ most, cut, ...rest }: VirtualListProps<T>) {
  const { name, items } = rest;
  const [kept, keep] = useRemembered(`list.${name} ${items.length}`, 'session');
  const atOnce = useDevice(() => undefined, most);
  // What the server has drawn knows no heights: the rows are drawn anew where there are any.
  const isKnown = useDevice(() => true, false) && kept !== '';
  return (
    <>
      <Rows key={isKnown ? 'known' : 'new'} {...rest} atOnce={atOnce} kept={isKnown ? kept : ''} keep={keep} />
      {items.length > most && (
        <noscript>
          <p>{cut}</p>
        </noscript>
      )}
    </>
  );
}

type RowsProps<T> = Pick<VirtualListProps<T>, 'items' | 'draw' | 'list'> & {
  atOnce: number | undefined;
  kept: string;
  keep: (heights: string) => void;
};

function Rows<T>({ items, draw, list, atOnce, kept, keep }: RowsProps<T>) {
  const latest = useRef(keep);
  const [known] = useState(() => (kept === '' ? undefined : readHeights(kept, items.length, window.innerWidth)));
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle) latest.current(writeHeights(handle.cache, window.innerWidth));
    };
  }, [list]);
  return (
    <WindowVirtualizer ref={list} data={items} cache={known} bufferSize={600} ssrCount={atOnce && Math.min(atOnce, items.length)}>
      {draw}
    </WindowVirtualizer>
  );
}
