// The part of a plan that is on screen: zooming about a point, moving, never past the plan's edges. Pure; units are those of the plan.
import type { Box } from './booths.ts';

/** Most enlargement. */
const CLOSEST = 8;

const clamped = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** How much larger than the whole plan a part is drawn; 1 is the whole. */
export const zoomOf = (part: Box, whole: Box): number => whole.width / part.width;

/** A part within the whole. */
const kept = (part: Box, whole: Box): Box => ({
  ...part,
  x: clamped(part.x, whole.x, whole.x + whole.width - part.width),
  y: clamped(part.y, whole.y, whole.y + whole.height - part.height),
});

/** Zooms by a factor (above 1: closer); the point of the plan keeps its place on the screen. */
export function zoomed(part: Box, whole: Box, factor: number, at = centreOf(part)): Box {
  const zoom = clamped(zoomOf(part, whole) * factor, 1, CLOSEST);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const along = { x: (at.x - part.x) / part.width, y: (at.y - part.y) / part.height };
  return kept({ x: at.x - along.x * width, y: at.y - along.y * height, width, height }, whole);
}

/** Moves by shares of what is on screen: 0.25 to the right is a quarter of it. */
export const moved = (part: Box, whole: Box, right: number, down: number): Box =>
  kept({ ...part, x: part.x + right * part.width, y: part.y + down * part.height }, whole);

/** The part that shows a box in the middle, with its neighbours around it; three times closer at most. */
export function around(box: Box, whole: Box): Box {
  const zoom = clamped(Math.min(whole.width / (box.width * 3), whole.height / (box.height * 3)), 1, 3);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const centre = centreOf(box);
  return kept({ x: centre.x - width / 2, y: centre.y - height / 2, width, height }, whole);
}

const centreOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });
