// Walks the placements of a page or footer as written, in any version of its shape: which keys they ask for, and the page without some of them.

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says of a placement as written whether it may be sent. */
export type Keeps = (placement: Raw) => boolean;

/** Lists of placements in a grid: today's name and that of version 0. */
const rowsOfGrid = ['placements', 'components'] as const;

/** The page without placements that `keeps` refuses, each with everything below it, and without what stands in grids that it refuses. */
export function withoutPlacements(document: Raw, keeps: Keeps): Raw {
  const grids = (list: unknown): unknown => (Array.isArray(list) ? list.map((grid) => gridWithout(grid, keeps)) : list);
  const result: Record<string, unknown> = { ...document };
  if ('grids' in document) result['grids'] = grids(document['grids']);
  const { layers } = document;
  if (isObject(layers))
    result['layers'] = mapValues(layers, (layer) =>
      isObject(layer) && 'grids' in layer ? { ...layer, grids: grids(layer['grids']) } : layer,
    );
  return result;
}

/** The keys placements ask for, with repetitions. */
export function accessKeys(document: Raw): string[] {
  const keys: string[] = [];
  withoutPlacements(document, (placement) => {
    if (typeof placement['access'] === 'string' && placement['access'] !== '') keys.push(placement['access']);
    return true;
  });
  return keys;
}

function gridWithout(grid: unknown, keeps: Keeps): unknown {
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
function rowWithout(list: unknown, keeps: Keeps): unknown {
  if (!Array.isArray(list)) return list;
  const kept = list.map((placement): unknown => {
    if (!isObject(placement)) return placement;
    return keeps(placement) ? childrenWithout(placement, keeps) : leftOut;
  });
  while (kept.at(-1) === leftOut) kept.pop();
  return kept;
}

/** Valid, and seen by nobody who gets it. */
const leftOut = { name: 'left-out', draft: true };

function childrenWithout(placement: Raw, keeps: Keeps): Raw {
  const { slots, fallback } = placement;
  if (!isObject(slots) && !Array.isArray(fallback)) return placement;
  return {
    ...placement,
    ...(isObject(slots) ? { slots: mapValues(slots, (row) => rowWithout(row, keeps)) } : {}),
    ...(Array.isArray(fallback) ? { fallback: rowWithout(fallback, keeps) } : {}),
  };
}

const mapValues = (object: Raw, change: (value: unknown) => unknown): Raw =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
