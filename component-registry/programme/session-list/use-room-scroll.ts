// The scrolling of a grid through its rooms: the names follow, and the position is kept for going back from a session.
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll position, px, of each view and day. */
const places = new Map<string, number>();

/** Whether the browser moves the names by itself (`grid-heads.module.css`). */
const followsByItself = (): boolean => typeof CSS !== 'undefined' && CSS.supports('animation-timeline: --rooms');

/**
 * `body` scrolls, `strip` has the names. `name` is that of the view and the day. Nothing is drawn anew while it scrolls.
 */
export function useRoomScroll(name: string) {
  const body = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const known = places.get(name);
    if (body.current && known !== undefined) body.current.scrollLeft = known;
  }, [name]);
  useEffect(() => {
    const [sessions, names] = [body.current, strip.current];
    if (!sessions) return undefined;
    const follow = (): void => {
      if (names && !followsByItself()) names.scrollLeft = sessions.scrollLeft;
    };
    const push = ({ deltaX }: WheelEvent): void => sessions.scrollBy(deltaX, 0);
    follow();
    const closing = new AbortController();
    sessions.addEventListener('scroll', follow, { passive: true, signal: closing.signal });
    names?.addEventListener('wheel', push, { passive: true, signal: closing.signal });
    return () => {
      places.set(name, sessions.scrollLeft);
      closing.abort();
    };
  }, [name]);
  return { body, strip };
}
