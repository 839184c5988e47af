// Checks the layout of grids: areas that are no rectangles, lie outside, or overlap at the same width.
import { type Finding, finding } from '../model/finding.ts';
import { type GridNode, type PageModel, type PlacementNode, type Width, widths } from '../model/page.ts';
import { below } from '../model/source.ts';
import type { Reach } from './reach.ts';
import { meet } from './windows.ts';

/** Lines of an area, from 1; `rowEnd` and `columnEnd` belong to it no longer. */
type Area = { row: number; column: number; rowEnd: number; columnEnd: number };
type Placed = Area & { node: PlacementNode; reach: Reach };
type Reaches = ReadonlyMap<string, Reach>;

/** Findings of every grid of a page; what is never shown together does not collide. */
export const areaFindings = (page: PageModel, reaches: Reaches): Finding[] =>
  Object.values(page.layers).flatMap((grids) => grids.flatMap((grid) => gridFindings(grid, page, reaches)));

function gridFindings(grid: GridNode, page: PageModel, reaches: Reaches): Finding[] {
  const nodes = grid.placements.flatMap((id) => page.nodes.get(id) ?? []);
  const reported = new Set<string>();
  return [
    ...nodes.flatMap((node) => [...sizeFindings(node, grid), ...widths.flatMap((width) => ownFindings(node, width, grid))]),
    ...widths.flatMap((width) => overlaps(placedAt(nodes, width, grid, reaches), width, reported)),
  ];
}

/** 12 is also what a placement without a size has; it fills the row. */
function sizeFindings({ span, source }: PlacementNode, { columns, id }: GridNode): Finding[] {
  const [width] = Object.entries(span).find(([, size]) => size > columns && size !== 12) ?? [];
  if (!width) return [];
  const message = `${span[width as Width]} columns are more than the ${columns} of the grid ${id}`;
  return [finding('size-too-large', 'warning', below(source, 'size'), message, String(columns))];
}

function ownFindings(node: PlacementNode, width: Width, { columns, id }: GridNode): Finding[] {
  const written = node.area[width];
  const lines = written === undefined ? undefined : linesOf(written);
  if (!lines) return [];
  const at = below(node.source, `gridAreas/${width}`);
  const [row, column, rowEnd, columnEnd] = lines;
  if (lines.includes(0)) return [finding('area-reversed', 'warning', at, 'grid lines count from 1; there is no line 0')];
  const area = resolve(lines, columns);
  if (area && (area.row >= area.rowEnd || area.column >= area.columnEnd)) {
    const swapped = [Math.min(row, rowEnd), Math.min(column, columnEnd), Math.max(row, rowEnd), Math.max(column, columnEnd)].join(' / ');
    const equal = row === rowEnd || column === columnEnd;
    return [finding('area-reversed', 'warning', at, 'the area ends before it starts, so it has no size', equal ? '' : swapped)];
  }
  if (!area || (area.column >= 1 && area.columnEnd <= columns + 1)) return [];
  const message = `the area ends at column line ${columnEnd}; the grid ${id} has ${columns} columns, so its last line is ${columns + 1}`;
  return [finding('area-outside-grid', 'warning', at, message)];
}

const linesOf = (area: string): [number, number, number, number] | undefined => {
  const lines = area.split('/').map(Number);
  return lines.length === 4 && lines.every(Number.isInteger) ? (lines as [number, number, number, number]) : undefined;
};

/** Column lines from the end become lines from the start; rows are made as needed, so a row from the end cannot be known. */
function resolve([row, column, rowEnd, columnEnd]: readonly [number, number, number, number], columns: number): Area | undefined {
  if (row < 1 || rowEnd < 1) return undefined;
  const line = (at: number): number => (at < 0 ? columns + 2 + at : at);
  return { row, rowEnd, column: line(column), columnEnd: line(columnEnd) };
}

/** Placements that have an area at a width: their own, or that of the narrower step. */
function placedAt(nodes: readonly PlacementNode[], width: Width, { columns }: GridNode, reaches: Reaches): Placed[] {
  const steps = widths.slice(0, widths.indexOf(width) + 1).toReversed();
  return nodes.flatMap((node) => {
    const written = steps.map((step) => node.area[step]).find((area) => area !== undefined);
    const lines = written === undefined ? undefined : linesOf(written);
    const area = lines && resolve(lines, columns);
    const reach = reaches.get(node.id);
    return area && reach && !reach.closed && area.row < area.rowEnd && area.column < area.columnEnd ? [{ ...area, node, reach }] : [];
  });
}

/** Goes down the rows with the areas that reach into the current one; each pair of placements is reported once. */
function overlaps(placed: readonly Placed[], width: Width, reported: Set<string>): Finding[] {
  const findings: Finding[] = [];
  let open: Placed[] = [];
  for (const one of placed.toSorted((a, b) => a.row - b.row)) {
    open = open.filter((other) => other.rowEnd > one.row);
    const other = open.find((candidate) => collide(candidate, one));
    open.push(one);
    const pair = other && `${other.node.id} ${one.node.id}`;
    if (!pair || reported.has(pair)) continue;
    reported.add(pair);
    const step = widths.slice(0, widths.indexOf(width) + 1).findLast((candidate) => one.node.area[candidate] !== undefined) ?? width;
    const at = below(one.node.source, `gridAreas/${step}`);
    findings.push(finding('areas-overlap', 'warning', at, `it lies over ${other.node.id} on the step ${width} while both are shown`));
  }
  return findings;
}

const collide = (a: Placed, b: Placed): boolean =>
  a.column < b.columnEnd &&
  b.column < a.columnEnd &&
  a.reach.containers.some((container) => b.reach.containers.includes(container)) &&
  meet(a.reach.window, b.reach.window);
