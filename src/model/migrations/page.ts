// Steps of the page document. Version 0 is the shape of the spec's grids (A §2 Footer, A §3): `grids` of `components` at the top.
import type { Migration } from './migrate.ts';
import { isObject } from '../is-object.ts';

/**
 * 0 → 1: top-level `grids` move into `layers.page`, `components` of a grid become `placements`, area lists become areas by width.
 * Grids already in `layers.page` come after them; where that is no layer, `grids` stays where it is.
 */
function gridsIntoLayers(document: Record<string, unknown>): Record<string, unknown> {
  if (!('grids' in document)) return document;
  const { grids, ...rest } = document;
  const layers = isObject(rest['layers']) ? rest['layers'] : {};
  const page = layers['page'] ?? {};
  if (!isObject(page)) return document;
  const moved = Array.isArray(grids) ? grids.map(componentsToPlacements) : grids;
  const own = page['grids'] ?? [];
  if (!Array.isArray(own) || (own.length > 0 && !Array.isArray(moved))) return document;
  return {
    ...rest,
    layers: { ...layers, page: { ...page, grids: own.length > 0 ? [...(moved as unknown[]), ...(own as unknown[])] : moved } },
  };
}

/**
 * A grid of the spec (A §3: name, props, size, gridAreas, draft, inAppAppearanceActive) as a grid of placements; also used for
 * footer grids. One that has `placements` already keeps its `components`, an unknown key: so it is reported, not lost.
 */
export function componentsToPlacements(grid: unknown): unknown {
  if (!isObject(grid)) return grid;
  const { components, gridAreas, ...rest } = grid;
  const placements = Array.isArray(components) ? components.map((component) => withAreas(component)) : (components ?? []);
  // A grid's own null or empty gridAreas means "no areas"; placements carry them now.
  const kept = gridAreas === null || gridAreas === undefined || gridAreas === '' ? {} : { gridAreas };
  if (!('placements' in rest)) return { ...rest, ...kept, placements };
  return { ...rest, ...kept, ...(components === undefined ? {} : { components }) };
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
