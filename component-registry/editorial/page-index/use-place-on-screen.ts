// Which of the places of a page is being read.
import { useEffect, useState } from 'react';

/** The part of the window in which a place counts as being read: below what sticks at its top. */
const BAND = '-18% 0px -72% 0px';

/** Id of the place that was last in the upper part of the window; empty before the first. `places` are ids in their order, joined by blanks. */
export function usePlaceOnScreen(places: string): string {
  const [place, setPlace] = useState('');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new Set<string>();
    const all = places.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id);
        const current = all.findLast((id) => seen.has(id));
        if (current !== undefined) setPlace(current);
      },
      { rootMargin: BAND },
    );
    for (const id of all) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [places]);
  return place;
}
