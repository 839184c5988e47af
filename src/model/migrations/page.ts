// Steps of the page document. Version 0 is the shape of the spec's grids (A §2 Footer, A §3): `grids` of `components` at the top.
import type { Migration } from './migrate.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** 0 → 1: top-level `grids` move into `layers.page`, `components` of a grid become `placements`, area lists become areas by width. */
function gridsIntoLayers(document: Record<string, unknown>): Record<string, unknown> {
  if (!('grids' in document)) return document;
  const { grids, ...rest } = document;
  const layers = isObject(rest['layers']) ? rest['layers'] : {};
  return { ...rest, layers: { page: { grids: Array.isArray(grids) ? grids.map(componentsToPlacements) : grids }, ...layers } };
}

/** A grid of the spec (A §3: name, props, size, gridAreas, draft, inAppAppearanceActive) as a grid of placements; also used for footer grids. */
export function componentsToPlacements(grid: unknown): unknown {
  if (!isObject(grid)) return grid;
  const { components, gridAreas, ...rest } = grid;
  const placements = Array.isArray(components) ? components.map((component) => withAreas(component)) : (components ?? []);
  // A grid's own null or empty gridAreas said "no areas"; placements carry them now.
  const kept = gridAreas === null || gridAreas === undefined || gridAreas === '' ? {} : { gridAreas };
  return 'placements' in rest ? { ...rest, ...kept } : { ...rest, ...kept, placements };
}

function withAreas(component: unknown): unknown {
  if (!isObject(component)) return component;
  const { gridAreas, ...rest } = component;
  if (typeof gridAreas === 'string' && gridAreas !== '') return { ...rest, gridAreas: { base: gridAreas } };
  return gridAreas === null || gridAreas === undefined || gridAreas === '' ? rest : component;
}

export const pageMigrations: readonly Migration[] = [gridsIntoLayers];

/** 0 → 1 of the footer grids: the same change for `grids`. */
export const footerMigrations: readonly Migration[] = [
  (document) => (Array.isArray(document['grids']) ? { ...document, grids: document['grids'].map(componentsToPlacements) } : document),
];
