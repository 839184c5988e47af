// A part of a page that is loaded when the reader comes near it; its place is kept, and nothing of it is in the HTML of the page.
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** How far below the screen it begins to load, CSS pixels. */
const NEAR = '400px';

type NearPartProps = {
  children: ReactNode;
  /** Class of its place, which has the height of what comes. */
  className?: string | undefined;
  /** Shown in its place while its code comes. */
  fallback?: ReactNode;
};

export function NearPart({ children, className, fallback = null }: NearPartProps) {
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
    <div ref={place} className={className} data-near="" data-needs="script" data-print="none">
      {isNear && <Suspense fallback={fallback}>{children}</Suspense>}
    </div>
  );
}
