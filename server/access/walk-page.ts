// Walks the placements of a page or footer as written, in any version of its shape: all of them, and the document without some.
import { type Layer, layers } from '../../src/model/layers.ts';
import { isObject } from '../../src/model/is-object.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A placement, or the frame of a grid, as written: it may contain anything. */
export type RawPlacement = Raw;

/** Decides whether a placement as written, in its layer, may be sent. */
export type Keeps = (placement: RawPlacement, layer: Layer) => boolean;

/** Whether one may be sent, of a layer that is known. */
type KeepsHere = (placement: RawPlacement) => boolean;

/** Lists of placements in a grid: today's name and that of version 0. */
const rowsOfGrid = ['placements', 'components'] as const;

/**
 * The document without placements that `keeps` refuses, each with everything below it, and without the content of grids that it
 * refuses. Grids outside of any layer belong to `own`: that of a page, or of the footer.
 */
export function withoutPlacements(document: Raw, keeps: Keeps, own: Layer = 'page'): Raw {
  const grids = (list: unknown, layer: Layer): unknown =>
    Array.isArray(list) ? list.map((grid) => gridWithout(grid, (placement) => keeps(placement, layer))) : list;
  const result: Record<string, unknown> = { ...document };
  if ('grids' in document) result['grids'] = grids(document['grids'], own);
  const { layers: written } = document;
  if (isObject(written))
    result['layers'] = mapValues(written, (layer, name) =>
      isObject(layer) && 'grids' in layer ? { ...layer, grids: grids(layer['grids'], layers.find((one) => one === name) ?? own) } : layer,
    );
  return result;
}

/** Every placement of a document, and the frames of its grids. */
export function placementsOf(document: Raw): RawPlacement[] {
  const placements: RawPlacement[] = [];
  withoutPlacements(document, (placement) => placements.push(placement) > 0);
  return placements;
}

/** The keys placements require, with repetitions. */
export const accessKeys = (document: Raw): string[] =>
  placementsOf(document).flatMap(({ access }) => (typeof access === 'string' && access !== '' ? [access] : []));

function gridWithout(grid: unknown, keeps: KeepsHere): unknown {
  if (!isObject(grid)) return grid;
  // It stays as an empty draft: grids without id are counted, and an extending page replaces them by id.
  if (!keeps({ draft: grid['draft'] })) return { ...('id' in grid ? { id: grid['id'] } : {}), draft: true, placements: [] };
  const result: Record<string, unknown> = { ...grid };
  for (const key of rowsOfGrid) if (key in grid) result[key] = rowWithout(grid[key], keeps);
  return result;
}

/**
 * A list without what is refused. In front of others an empty draft takes its place: ids of placements that have none of their
 * own, and the places that findings name, are counted in the list.
 */
function rowWithout(list: unknown, keeps: KeepsHere): unknown {
  if (!Array.isArray(list)) return list;
  const kept = list.map((placement): unknown => {
    if (!isObject(placement)) return placement;
    return keeps(placement) ? childrenWithout(placement, keeps) : leftOut;
  });
  while (kept.at(-1) === leftOut) kept.pop();
  return kept;
}

/** Valid, and shown to none of its recipients. */
const leftOut = { name: 'left-out', draft: true };

function childrenWithout(placement: Raw, keeps: KeepsHere): Raw {
  const { slots, fallback } = placement;
  if (!isObject(slots) && !Array.isArray(fallback)) return placement;
  return {
    ...placement,
    ...(isObject(slots) ? { slots: mapValues(slots, (row) => rowWithout(row, keeps)) } : {}),
    ...(Array.isArray(fallback) ? { fallback: rowWithout(fallback, keeps) } : {}),
  };
}

const mapValues = (object: Raw, change: (value: unknown, key: string) => unknown): Raw =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
