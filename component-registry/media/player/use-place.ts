// The place where a film was left, remembered on this device; it goes on there.
import { type RefObject, useEffect } from 'react';
import { useRemembered } from '#sdk';

/** Seconds between two notes, and from the end from which a film counts as seen. */
const EVERY = 2;
const END = 3;

/** Continues at the remembered place, otherwise, or where that is exact, at `startsAt`. Without a key nothing is remembered. */
export function usePlace(film: RefObject<HTMLVideoElement | null>, key: string | undefined, startsAt: number, isExact: boolean): void {
  const [kept, keep] = useRemembered(`player.place.${key ?? ''}`, 'local');
  const first = !isExact && key !== undefined && Number(kept) > 0 ? Number(kept) : startsAt;
  useEffect(() => {
    const element = film.current;
    if (!element || first === 0) return undefined;
    const go = (): void => {
      if (element.currentTime < 1) element.currentTime = first;
    };
    element.addEventListener('loadedmetadata', go, { once: true });
    return () => element.removeEventListener('loadedmetadata', go);
    // Where it was left when it was opened counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [film]);
  useEffect(() => {
    const element = film.current;
    if (!element || key === undefined) return undefined;
    let last = 0;
    const note = (): void => {
      const { currentTime: at, duration } = element;
      if (Math.abs(at - last) < EVERY) return;
      last = at;
      keep(at > duration - END ? '' : at.toFixed(1));
    };
    element.addEventListener('timeupdate', note);
    return () => element.removeEventListener('timeupdate', note);
  }, [film, key, keep]);
}
