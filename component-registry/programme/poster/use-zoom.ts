// Zoom of a sheet in a frame: by buttons and keys, by the wheel with Ctrl, by two fingers; what is below the pointer stays there.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A point of the window. */
type Point = { clientX: number; clientY: number };

export type Zoom = {
  /** 1 shows all of the sheet. */
  value: number;
  most: number;
  /** Width of the sheet, CSS pixels; 0 before the frame is measured. */
  width: number;
  closer: () => void;
  farther: () => void;
  fit: () => void;
  to: (value: number, at?: Point) => void;
};

const MOST = 8;
const STEP = 1.5;
/** Zoom of a turn of the wheel by a pixel. */
const WHEEL = 0.0025;

const within = (value: number): number => Math.min(MOST, Math.max(1, value));
const between = ([a, b]: readonly Touch[]): number => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
const middle = ([a, b]: readonly Touch[]): Point => ({
  clientX: (a!.clientX + b!.clientX) / 2,
  clientY: (a!.clientY + b!.clientY) / 2,
});

type Wanted = (before: number) => number;
/** A point of the window, and where it is on the sheet, as parts of its size. */
type Held = { at: Point; across: number; down: number };

/** Where a point, or else the middle of the frame, is on the sheet; undefined before they are measured. */
function pointOf(frame: HTMLElement | null, sheet: HTMLElement | null, at?: Point): Held | undefined {
  const box = frame?.getBoundingClientRect();
  const page = sheet?.getBoundingClientRect();
  if (!box || !page || page.width === 0) return undefined;
  const point = at ?? { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  return { at: point, across: (point.clientX - page.x) / page.width, down: (point.clientY - page.y) / page.height };
}

/** `ratio`: width to height of the sheet. */
export function useZoom(frame: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>, ratio: number): Zoom {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [value, setValue] = useState(1);
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const element = frame.current!;
    const watching = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    watching.observe(element);
    return () => watching.disconnect();
  }, [frame]);

  // Before it is painted: the point below the pointer is moved back there.
  useLayoutEffect(() => {
    const point = held.current;
    const page = sheet.current?.getBoundingClientRect();
    if (!point || !page) return;
    held.current = undefined;
    frame.current?.scrollBy(page.x + point.across * page.width - point.at.clientX, page.y + point.down * page.height - point.at.clientY);
  }, [frame, sheet, value]);

  useEffect(() => {
    const element = frame.current!;
    const zoomTo = (wanted: Wanted, at: Point): void => {
      const point = pointOf(frame.current, sheet.current, at);
      if (!point) return;
      held.current = point;
      setValue((before) => within(wanted(before)));
    };
    let last = 0;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo((before) => before * Math.exp(-event.deltaY * WHEEL), event);
    };
    const touch = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const fingers = [...event.touches];
      const now = between(fingers);
      const factor = event.type === 'touchmove' && last > 0 ? now / last : 1;
      last = now;
      if (factor !== 1) zoomTo((before) => before * factor, middle(fingers));
    };
    // React's own are passive: they could not keep the browser from zooming the page.
    element.addEventListener('wheel', wheel, { passive: false });
    for (const name of ['touchstart', 'touchmove'] as const) element.addEventListener(name, touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const name of ['touchstart', 'touchmove'] as const) element.removeEventListener(name, touch);
    };
  }, [frame, sheet]);

  const to = (wanted: Wanted, at?: Point): void => {
    const point = pointOf(frame.current, sheet.current, at);
    if (!point) return;
    held.current = point;
    setValue((before) => within(wanted(before)));
  };
  return {
    value,
    most: MOST,
    width: Math.floor(Math.min(size.width, size.height * ratio) * value),
    closer: () => to((before) => before * STEP),
    farther: () => to((before) => before / STEP),
    fit: () => to(() => 1),
    to: (wanted, at) => to(() => wanted, at),
  };
}
