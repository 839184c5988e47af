// Lays a page document over the one below it (platform, instance, event) and remembers where each grid was written.
import { pointerKey, type Source } from './source.ts';
import { isObject } from './is-object.ts';

/** Where a grid was written; `children` is what its placements were called there. */
export type GridOrigin = { source: Source; children: 'placements' | 'components' };
/** Origins by the grid object itself, so that merging need not carry them along. */
export type GridOrigins = WeakMap<object, GridOrigin>;

/** Notes the origin of every grid of a page or footer document. `older` is how many grids were at the top, as version 0 writes them; they come first. */
export function gridOrigins(
  kind: string,
  value: Record<string, unknown>,
  source: Source,
  older: number,
  known: GridOrigins = new WeakMap(),
): GridOrigins {
  const note = (grids: unknown, pointer: string, first: number): void => {
    if (!Array.isArray(grids)) return;
    for (const [index, grid] of grids.entries()) {
      const place = index < first ? `/grids/${index}` : `${pointer}/${index - first}`;
      const children = index < first ? 'components' : 'placements';
      if (isObject(grid)) known.set(grid, { source: { file: source.file, pointer: source.pointer + place }, children });
    }
  };
  if (kind === 'footer') note(value['grids'], '/grids', older);
  if (kind !== 'page' || !isObject(value['layers'])) return known;
  for (const [layer, content] of Object.entries(value['layers'])) {
    if (isObject(content)) note(content['grids'], `/layers/${pointerKey(layer)}/grids`, layer === 'page' ? older : 0);
  }
  return known;
}

/**
 * `mode: replace` (default): keys written above win. `mode: extend`: layers below stay; in a layer written above,
 * a grid with the same id takes the place of the one below and the others are added behind.
 */
export function layPage(below: Record<string, unknown>, above: Record<string, unknown>): Record<string, unknown> {
  if (above['mode'] !== 'extend' || !isObject(below['layers']) || !isObject(above['layers'])) return { ...below, ...above };
  const layers: Record<string, unknown> = { ...below['layers'] };
  for (const [layer, content] of Object.entries(above['layers'])) {
    const under = Object.hasOwn(layers, layer) ? layers[layer] : undefined;
    layers[layer] =
      isObject(under) && isObject(content) ? { ...under, ...content, grids: addGrids(under['grids'], content['grids']) } : content;
  }
  return { ...below, ...above, layers };
}

function addGrids(below: unknown, above: unknown): unknown {
  if (!Array.isArray(below) || !Array.isArray(above)) return above;
  const idOf = (grid: unknown): unknown => (isObject(grid) ? grid['id'] : undefined);
  const replaced = below.map((grid) => above.find((other) => idOf(other) !== undefined && idOf(other) === idOf(grid)) ?? grid);
  return [...replaced, ...above.filter((grid) => !replaced.includes(grid))];
}
