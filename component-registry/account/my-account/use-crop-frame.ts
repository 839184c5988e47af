// The frame on a picture, moved and zoomed by fingers, mouse, wheel and keys; the picture follows the hand.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { frameAtShares, frameInMiddle, type FramePlace, movedFrame, type PictureSize, zoomedFrame } from './picture-frame.ts';

/** Room around the frame on the stage, in parts of its side: there the picture is seen as well. */
export const AROUND = 0.125;
/** A step of the arrow keys, in parts of the frame. */
const STEP = 0.05;
/** A step of plus and minus. */
const CLOSER = 1.1;
/** Zoom of a turn of the wheel by a pixel, and pixels of a line. */
const WHEEL = 0.0025;
const LINE = 16;

type Point = { x: number; y: number };

export type FrameOnPicture = {
  place: FramePlace;
  zoomTo: (zoom: number) => void;
  /** Shares of the way from the left and upper edge, 0 to 1. */
  moveTo: (shares: { across?: number; down?: number }) => void;
  /** For the stage. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

/** Begins in the middle of each picture; `stage` has the frame in its middle, and exists as long as the hook does. */
export function useCropFrame(picture: PictureSize, stage: RefObject<HTMLElement | null>): FrameOnPicture {
  const [place, setPlace] = useState(() => frameInMiddle(picture));
  const size = useRef(picture);
  const down = useRef(new Map<number, Point>());
  const move = (right: number, below: number): void => setPlace((now) => movedFrame(picture, now, -right, -below));
  const zoomBy = (factor: number, at?: { across: number; down: number }): void =>
    setPlace((now) => zoomedFrame(size.current, now, now.zoom * factor, at));

  useEffect(() => {
    size.current = picture;
  });
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      const factor = Math.exp(-pixels * WHEEL);
      setPlace((now) => zoomedFrame(size.current, now, now.zoom * factor, inFrame(element, { x: event.clientX, y: event.clientY })));
    };
    // React listens passively and could not keep the dialog from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => move(STEP, 0),
    ArrowLeft: () => move(-STEP, 0),
    ArrowDown: () => move(0, STEP),
    ArrowUp: () => move(0, -STEP),
    '+': () => zoomBy(CLOSER),
    '=': () => zoomBy(CLOSER),
    '-': () => zoomBy(1 / CLOSER),
    '0': () => setPlace(frameInMiddle(picture)),
  };
  const end = ({ pointerId }: PointerEvent): void => void down.current.delete(pointerId);
  return {
    place,
    zoomTo: (zoom) => setPlace((now) => zoomedFrame(picture, now, zoom)),
    moveTo: (shares) => setPlace((now) => frameAtShares(picture, now, shares)),
    handlers: {
      onPointerDown({ pointerId, clientX, clientY, button }) {
        if (button !== 0) return;
        down.current.set(pointerId, { x: clientX, y: clientY });
        stage.current?.setPointerCapture(pointerId);
      },
      onPointerMove({ pointerId, clientX, clientY }) {
        const before = down.current.get(pointerId);
        const side = sideOf(stage.current);
        if (!before || side === 0) return;
        const now = { x: clientX, y: clientY };
        const other = [...down.current].find(([id]) => id !== pointerId)?.[1];
        down.current.set(pointerId, now);
        // Of two fingers each moves the middle between them by half.
        const share = other ? 0.5 : 1;
        move(((now.x - before.x) / side) * share, ((now.y - before.y) / side) * share);
        if (!other) return;
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoomBy(distance(now, other) / Math.max(distance(before, other), 1), inFrame(stage.current, middle));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown(event) {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      },
    },
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Side of the frame on the stage, CSS pixels. */
const sideOf = (stage: HTMLElement | null): number => (stage?.clientWidth ?? 0) / (1 + 2 * AROUND);

/** A point of the window in parts of the frame; undefined, which is its middle, while the stage is not laid out. */
function inFrame(stage: HTMLElement | null, { x, y }: Point): { across: number; down: number } | undefined {
  const side = sideOf(stage);
  if (!stage || side === 0) return undefined;
  const { left, top } = stage.getBoundingClientRect();
  return { across: (x - left) / side - AROUND, down: (y - top) / side - AROUND };
}
