// A long list in chunks, of which those near the screen alone are drawn: six hundred exhibitors cost what sixty do.
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** Items drawn together: full rows for one to six columns. */
export const CHUNK = 60;

/** How far from the screen a chunk is drawn, CSS pixels. */
const NEAR = '1200px';

type ChunksProps = {
  /** Number of items. */
  count: number;
  /** Place of an item that must be there, wherever the screen is; -1 for none. */
  wanted: number;
  /** Draws the items from one place to before another. */
  children: (from: number, to: number) => ReactNode;
};

export function Chunks({ count, wanted, children }: ChunksProps): ReactElement {
  const [height, setHeight] = useState(0);
  const starts = Array.from({ length: Math.ceil(count / CHUNK) }, (_, chunk) => chunk * CHUNK);
  return (
    <>
      {starts.map((from) => {
        const to = Math.min(from + CHUNK, count);
        return (
          <Chunk
            key={from}
            isFirst={from === 0}
            isWanted={wanted >= from && wanted < to}
            height={(height * (to - from)) / Math.min(count, CHUNK)}
            onHeight={setHeight}
          >
            {() => children(from, to)}
          </Chunk>
        );
      })}
    </>
  );
}

type ChunkProps = {
  isFirst: boolean;
  isWanted: boolean;
  /** Height of what is not drawn, CSS pixels, by that of the first chunk. */
  height: number;
  onHeight: (height: number) => void;
  children: () => ReactNode;
};

function Chunk({ isFirst, isWanted, height, onHeight, children }: ChunkProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  // Whenever it is drawn, for its height follows the width.
  useEffect(() => {
    if (isFirst) onHeight(place.current!.offsetHeight);
  });
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
  const isDrawn = isNear || isWanted;
  return (
    <div ref={place} style={isDrawn ? undefined : { minBlockSize: height }}>
      {isDrawn && children()}
    </div>
  );
}
