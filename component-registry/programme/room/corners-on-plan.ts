// The corners of a shape as SVG writes them.

/** Two corners are a rectangle, more are a polygon as it is written. */
export function cornersOnPlan(points: string): string {
  const corners = points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
  if (corners.length !== 2) return points;
  const [[left, top], [right, bottom]] = corners as [[number, number], [number, number]];
  return `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`;
}
