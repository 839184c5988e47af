// The place where a film was left, remembered on this device and in the account; it goes on there.
import { type RefObject, useEffect, useRef } from 'react';
import { PLACES, useRemembered, type WatchProgress } from '#sdk';

/** Seconds between two notes on the device, between two in the account, and from the end from which a film counts as seen. */
const EVERY = 2;
const SAVED_EVERY = 60;
const END = 3;

type Place = {
  /** Key under which it is remembered on this device; undefined for nowhere. */
  key: string | undefined;
  /** Where it starts otherwise, or where `isExact`. */
  startsAt: number;
  isExact: boolean;
  watched: Pick<WatchProgress, 'stop'>;
};

/** Continues at the remembered place. Without a key nothing is remembered. */
export function usePlace(film: RefObject<HTMLVideoElement | null>, { key, startsAt, isExact, watched }: Place): void {
  const [kept, keep] = useRemembered(`${PLACES}${key ?? ''}`, 'local');
  const first = !isExact && key !== undefined && Number(kept) > 0 ? Number(kept) : startsAt;
  // The account's place may arrive after the player has been opened.
  const latest = useRef(first);
  useEffect(() => {
    latest.current = first;
  }, [first]);
  useEffect(() => {
    const element = film.current;
    if (!element) return undefined;
    const go = (): void => {
      if (element.currentTime < 1 && latest.current > 0) element.currentTime = latest.current;
    };
    element.addEventListener('loadedmetadata', go, { once: true });
    return () => element.removeEventListener('loadedmetadata', go);
  }, [film]);
  useEffect(() => {
    const element = film.current;
    if (!element || key === undefined) return undefined;
    let last = 0;
    let saved = 0;
    const placeOf = (): number => (element.currentTime > element.duration - END ? 0 : element.currentTime);
    const save = (leaving = false): void => {
      const place = placeOf();
      // Nothing has been played since.
      if (Math.abs(place - saved) < EVERY) return;
      saved = place;
      watched.stop(place, leaving);
    };
    const note = (): void => {
      const { currentTime: at } = element;
      if (Math.abs(at - last) < EVERY) return;
      last = at;
      const place = placeOf();
      keep(place === 0 ? '' : place.toFixed(1));
      if (Math.abs(place - saved) >= SAVED_EVERY) save();
    };
    const pause = (): void => save();
    const leave = (): void => save(true);
    element.addEventListener('timeupdate', note);
    element.addEventListener('pause', pause);
    addEventListener('pagehide', leave);
    return () => {
      element.removeEventListener('timeupdate', note);
      element.removeEventListener('pause', pause);
      removeEventListener('pagehide', leave);
      save(true);
    };
  }, [film, key, keep, watched]);
}
