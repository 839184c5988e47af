// A part of a page that is loaded when the reader comes near it; its place is kept, and nothing of it is in the HTML of the page.
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './near-part.module.css';

/** How far below the screen it begins to load, CSS pixels. */
const NEAR = '400px';

export function NearPart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place} data-near="" data-print="none">
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
