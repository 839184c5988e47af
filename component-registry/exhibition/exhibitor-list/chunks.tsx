// A long list in chunks, of which those near the screen alone are drawn: six hundred exhibitors cost what sixty do.
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AT_ONCE as CHUNK } from '../company/first-view.ts';

/** How far from the screen a chunk is drawn, CSS pixels. */
const NEAR = '1200px';

type ChunksProps = {
  /** Number of items. */
  count: number;
  /** Items that have arrived; those behind them keep their room. */
  arrived: number;
  /** Items drawn at first, wherever the screen is. */
  first: number;
  /** Place of an item that must be there, wherever the screen is; -1 for none. */
  wanted: number;
  /** Items near the screen have not arrived. Keeps its identity. */
  onMissing: () => void;
  /** Draws the items from one place to before another; they are drawn again with another function alone. */
  draw: DrawItems;
};
type DrawItems = (from: number, to: number) => ReactNode;

export function Chunks({ count, arrived, first, wanted, onMissing, draw }: ChunksProps): ReactElement {
  const [height, setHeight] = useState(0);
  const starts = Array.from({ length: Math.ceil(count / CHUNK) }, (_, chunk) => chunk * CHUNK);
  return (
    <>
      {starts.map((from) => {
        const to = Math.min(from + CHUNK, count);
        return (
          <Chunk
            key={from}
            from={from}
            to={to}
            draw={draw}
            isArrived={from < arrived}
            isDrawnFirst={from < first}
            onMissing={onMissing}
            isWanted={wanted >= from && wanted < to}
            height={(height * (to - from)) / Math.min(count, CHUNK)}
            onHeight={setHeight}
          />
        );
      })}
    </>
  );
}

type ChunkProps = {
  from: number;
  to: number;
  draw: DrawItems;
  isArrived: boolean;
  isDrawnFirst: boolean;
  onMissing: () => void;
  isWanted: boolean;
  /** Height of what is not drawn, CSS pixels, by that of the first chunk. */
  height: number;
  onHeight: (height: number) => void;
};

function Chunk({ from, to, draw, isArrived, isDrawnFirst, onMissing, isWanted, height, onHeight }: ChunkProps): ReactElement {
  const isFirst = from === 0;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isDrawnFirst);
  // Its height follows the width.
  useEffect(() => {
    if (!isFirst || typeof ResizeObserver === 'undefined') return undefined;
    const measuring = new ResizeObserver(([first]) => onHeight(first!.contentRect.height));
    measuring.observe(place.current!);
    return () => measuring.disconnect();
  }, [isFirst, onHeight]);
  useEffect(() => {
    const element = place.current!;
    if (isFirst) return undefined;
    const watching = new IntersectionObserver(
      ([...entries]) => {
        const last = entries.at(-1)!;
        // Whoever is in it with the keyboard stays there.
        setNear(last.isIntersecting || element.contains(document.activeElement));
      },
      { rootMargin: NEAR },
    );
    // On paper all are there.
    const drawAll = (): void => setNear(true);
    watching.observe(element);
    window.addEventListener('beforeprint', drawAll);
    return () => {
      watching.disconnect();
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [isFirst]);
  const isMissing = !isArrived && (isNear || isWanted);
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  const isDrawn = isArrived && (isNear || isWanted);
  const drawn = useMemo(() => isDrawn && draw(from, to), [isDrawn, draw, from, to]);
  return (
    <div ref={place} style={isDrawn ? undefined : { minBlockSize: height }}>
      {drawn}
    </div>
  );
}
