// A page laid out flat for comparing: every placement with its container and its place there.
import type { Layer } from '../model/layers.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';

/** Where placements are in order: a grid, a slot of another placement, or its fallback. */
export type PlacementParent = { kind: 'grid'; id: string } | { kind: 'slot'; id: string; slot: string } | { kind: 'fallback'; id: string };

/** A placement and its place. `index` counts from 0; `named`: the organiser gave the id, it is no mere path. */
export type PlacementEntry = { node: PlacementNode; container: PlacementParent; index: number; named: boolean };

/** A grid and its place. */
export type GridEntry = { grid: GridNode; layer: Layer; index: number; named: boolean };

/** All grids of a page, in order. */
export const gridEntries = (page: PageModel): GridEntry[] =>
  Object.entries(page.layers).flatMap(([layer, grids]) =>
    grids.map((grid, index) => ({ grid, layer: layer as Layer, index, named: grid.id !== `${layer}-${index + 1}` })),
  );

/** All placements of a page in reading order, children after their parent. */
export function placementEntries(page: PageModel): PlacementEntry[] {
  const entries: PlacementEntry[] = [];
  const visit = (ids: readonly string[], container: PlacementParent, path: string): void => {
    for (const [index, id] of ids.entries()) {
      const node = page.nodes.get(id);
      if (!node) continue;
      entries.push({ node, container, index, named: id !== `${path}.${index + 1}` });
      for (const [slot, children] of Object.entries(node.slots)) visit(children, { kind: 'slot', id, slot }, `${id}.${slot}`);
      visit(node.fallback, { kind: 'fallback', id }, `${id}.fallback`);
    }
  };
  for (const { grid } of gridEntries(page)) visit(grid.placements, { kind: 'grid', id: grid.id }, grid.id);
  return entries;
}

/** A text that is equal for the same container of a page. */
export const containerKey = (container: PlacementParent): string =>
  container.kind === 'slot' ? `slot ${container.slot} of ${container.id}` : `${container.kind} ${container.id}`;

/** `grid main`, `the slot content of section-1`, `the fallback of film`. */
export const containerWords = (container: PlacementParent): string =>
  container.kind === 'grid'
    ? `grid ${container.id}`
    : container.kind === 'slot'
      ? `the slot ${container.slot} of ${container.id}`
      : `the fallback of ${container.id}`;
