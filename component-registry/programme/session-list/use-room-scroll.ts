// The scrolling of a grid through its rooms: the names follow, the mouse drags, and the position is kept for going back from a session.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll position, px, of each view and day. */
const places = new Map<string, number>();

/** Way of the mouse, px, up to which a press stays a press. */
const PRESS = 6;

/** Whether the browser moves the names by itself (`grid-heads.module.css`). */
const followsByItself = (): boolean => typeof CSS !== 'undefined' && CSS.supports('animation-timeline: --rooms');

/**
 * `body` scrolls, `strip` has the names. `name` is that of the view and the day. Nothing is drawn anew while it scrolls; `data-fits` says
 * on the body's parent that there is nothing to scroll.
 */
export function useRoomScroll(name: string): {
  body: RefObject<HTMLDivElement | null>;
  strip: RefObject<HTMLDivElement | null>;
  turnPage: (towards: -1 | 1) => void;
} {
  const body = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sessions = body.current;
    const known = places.get(name);
    if (!sessions) return undefined;
    if (known !== undefined) sessions.scrollLeft = known;
    if (typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      // With the sheet open it scrolls further than its rooms need.
      if (sessions.parentElement?.hasAttribute('data-sheet')) return;
      sessions.parentElement?.toggleAttribute('data-fits', sessions.scrollWidth <= sessions.clientWidth + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sessions);
    if (sessions.firstElementChild) observer.observe(sessions.firstElementChild);
    measure();
    return () => observer.disconnect();
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
    dragWithMouse(sessions, closing.signal);
    return () => {
      places.set(name, sessions.scrollLeft);
      closing.abort();
    };
  }, [name]);
  const turnPage = useCallback((towards: -1 | 1): void => {
    const sessions = body.current;
    if (!sessions) return;
    const sign = getComputedStyle(sessions).direction === 'rtl' ? -towards : towards;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    sessions.scrollBy({ left: sign * sessions.clientWidth * 0.75, behavior });
  }, []);
  return { body, strip, turnPage };
}

/** Drags the rooms sideways and the page up and down; fingers do so by themselves. A press that has become a drag follows no link. */
export function dragWithMouse(element: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number } | undefined;
  let isDrag = false;
  const start = ({ pointerType, button, clientX, clientY }: PointerEvent): void => {
    isDrag = false;
    from = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY } : undefined;
  };
  const move = ({ clientX, clientY, buttons }: PointerEvent): void => {
    // Released outside of the window.
    if (buttons === 0) from = undefined;
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!isDrag && Math.hypot(x, y) < PRESS) return;
    isDrag = true;
    element.toggleAttribute('data-dragged', true);
    element.scrollLeft -= x;
    window.scrollBy({ top: -y, behavior: 'instant' });
    from = { x: clientX, y: clientY };
  };
  const end = (): void => {
    from = undefined;
    element.removeAttribute('data-dragged');
  };
  const press = (event: MouseEvent): void => {
    if (!isDrag) return;
    isDrag = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', start, { signal });
  // A link is otherwise dragged itself.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  element.addEventListener('click', press, { capture: true, signal });
  window.addEventListener('pointermove', move, { passive: true, signal });
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, end, { signal });
}
