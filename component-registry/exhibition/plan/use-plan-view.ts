// The part of a plan on screen, moved and zoomed by fingers, mouse and keys.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Box } from './booths.ts';
import { around, moved, zoomed } from './view-box.ts';

/** A step of the buttons and keys. */
const STEP = 1.5;
/** Movement in pixels from which a press is no longer a click. */
const SLACK = 6;

type Point = { x: number; y: number };

export type PlanView = {
  part: Box;
  plan: RefObject<SVGSVGElement | null>;
  zoom: (factor: number) => void;
  showWhole: () => void;
  /** For the plan: pointers and keys. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether the last press moved the plan, so that its click chooses nothing. */
  wasMoved: () => boolean;
};

/** Opens at `focus` and goes there whenever it changes; without one it shows the whole. */
export function usePlanView(whole: Box, focus: Box | undefined): PlanView {
  const target = focus ? around(focus, whole) : whole;
  const key = JSON.stringify(target);
  const [shown, setShown] = useState({ key, part: target });
  // While drawing, so that the old part is never seen with the new company.
  if (shown.key !== key) setShown({ key, part: target });
  const change = (next: (part: Box) => Box): void => setShown((now) => ({ ...now, part: next(now.part) }));
  const zoom = (factor: number, at?: Point): void => change((part) => zoomed(part, whole, factor, at));
  const plan = useRef<SVGSVGElement>(null);
  const pointers = usePointers(plan, zoom, (right, down) => change((part) => moved(part, whole, right / part.width, down / part.height)));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => change((part) => moved(part, whole, 0.2, 0)),
    ArrowLeft: () => change((part) => moved(part, whole, -0.2, 0)),
    ArrowDown: () => change((part) => moved(part, whole, 0, 0.2)),
    ArrowUp: () => change((part) => moved(part, whole, 0, -0.2)),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => change(() => whole),
  };
  return {
    part: shown.key === key ? shown.part : target,
    plan,
    zoom: (factor) => zoom(factor),
    showWhole: () => change(() => whole),
    ...pointers,
    onKeyDown(event) {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}

/** Dragging with one pointer, pinching with two, and the wheel together with Ctrl, which is how a touchpad pinches. */
function usePointers(
  plan: RefObject<SVGSVGElement | null>,
  zoom: (factor: number, at: Point) => void,
  move: (right: number, down: number) => void,
): Pick<PlanView, 'handlers' | 'wasMoved'> {
  const down = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const latest = useRef({ zoom });
  useEffect(() => {
    latest.current = { zoom };
  });

  useEffect(() => {
    const element = plan.current;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = inPlan(element, { x: event.clientX, y: event.clientY });
      if (at) latest.current.zoom(Math.exp(-event.deltaY / 200), at.point);
    };
    // React listens passively and could not keep the page from zooming.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [plan]);

  const follow = (event: PointerEvent): void => {
    const before = down.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    down.current.set(event.pointerId, now);
    travelled.current += distance(before, now);
    if (travelled.current < SLACK) return;
    // Only now: a captured press would click the plan and not the booth.
    plan.current?.setPointerCapture(event.pointerId);
    const other = others[0];
    const at = inPlan(plan.current, other ? middle(now, other) : now);
    if (!at) return;
    const share = other ? 0.5 : 1;
    move((before.x - now.x) * at.unitsPerPixel * share, (before.y - now.y) * at.unitsPerPixel * share);
    if (other) zoom(distance(now, other) / Math.max(distance(before, other), 1), at.point);
  };
  const end = ({ pointerId }: PointerEvent): void => void down.current.delete(pointerId);
  return {
    handlers: {
      onPointerDown({ pointerId, clientX, clientY, button }) {
        if (button !== 0) return;
        if (down.current.size === 0) travelled.current = 0;
        down.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
    },
    wasMoved: () => travelled.current >= SLACK,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A point of the window in units of the plan; undefined while the plan is not laid out. */
function inPlan(plan: SVGSVGElement | null, { x, y }: Point): { point: Point; unitsPerPixel: number } | undefined {
  const matrix = plan?.getScreenCTM();
  if (!matrix) return undefined;
  const { x: right, y: below } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { point: { x: right, y: below }, unitsPerPixel: 1 / matrix.a };
}
