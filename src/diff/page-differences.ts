// What changed from one version of a page to another: grids, placements, their places and what they say.
import type { GridNode, PageModel } from '../model/page.ts';
import type { Difference } from './difference.ts';
import { matchPage, type MatchedPage, type PlacementPair } from './match-page.ts';
import { movedOf } from './match.ts';
import { containerKey, containerWords, type GridEntry, type PlacementEntry } from './page-entries.ts';
import { placementChanges, type PlacementOptions } from './placement-differences.ts';
import { valueDifferences } from './value-differences.ts';
import { counted, listed } from './words.ts';

/** All differences of the layers of two versions of a page, in the order of the newer one; what is gone comes first. */
export function pageDifferences(before: PageModel, after: PageModel, options: PlacementOptions): Difference[] {
  const matched = matchPage(before, after);
  const moved = movedPairs(matched);
  return [
    ...layerDifferences(before, after),
    ...matched.grids.gone.map(({ grid, layer }) =>
      gridDifference('grid-removed', grid, layer, `removed${withPlacements(grid.placements)}`),
    ),
    ...matched.grids.added.map(({ grid, layer }) => gridDifference('grid-added', grid, layer, `added${withPlacements(grid.placements)}`)),
    ...gridChanges(matched),
    ...topmost(matched.placements.gone, matched.grids.gone).map((entry) =>
      placementDifference('placement-removed', entry, `removed from ${placeWords(entry)}${withChildren(entry)}`),
    ),
    ...topmost(matched.placements.added, matched.grids.added).map((entry) =>
      placementDifference('placement-added', entry, `added to ${placeWords(entry)}${withChildren(entry)}`),
    ),
    ...matched.placements.pairs.flatMap((pair) => [
      ...identityDifference(pair),
      ...placeDifference(pair, moved),
      ...ownDifferences(pair, options),
    ]),
  ];
}

/** A layer a page writes itself hides that of every page, even when it is empty. */
function layerDifferences(before: PageModel, after: PageModel): Difference[] {
  const [old, now] = [Object.keys(before.layers), Object.keys(after.layers)];
  const layerDifference = (code: string, layer: string, text: string): Difference => ({
    code,
    layer,
    subject: `layer ${layer}`,
    text,
    pointer: `/layers/${layer}`,
  });
  return [
    ...old
      .filter((layer) => !now.includes(layer))
      .map((layer) => layerDifference('layer-removed', layer, 'is not written any more: what stands behind this page shows there')),
    ...now
      .filter((layer) => !old.includes(layer))
      .map((layer) => layerDifference('layer-set', layer, 'is written by this page now, in place of what stands behind it')),
  ];
}

const gridDifference = (code: string, grid: GridNode, layer: string, text: string, pointer = ''): Difference => ({
  code,
  layer,
  subject: `grid ${grid.id}`,
  text,
  pointer: `${grid.source.pointer}${pointer}`,
});

const withPlacements = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : ids.length <= 4 ? ` with ${listed(ids)}` : ` with ${counted(ids.length, 'placement')}`;

function gridChanges({ grids }: MatchedPage): Difference[] {
  const moved = new Set<GridNode>();
  for (const pairs of Map.groupBy(grids.pairs, ({ after }) => after.layer).values()) {
    const stayed = pairs.filter(({ before, after }) => before.layer === after.layer);
    for (const index of movedOf(stayed.map(({ before }) => before.index))) moved.add(stayed[index]!.after.grid);
  }
  return grids.pairs.flatMap(({ before, after }) => {
    const where = before.layer === after.layer ? '' : ` of layer ${before.layer}`;
    const place = where !== '' || moved.has(after.grid) ? [`moved from place ${before.index + 1}${where} to place ${after.index + 1}`] : [];
    const { id: oldId, ...old } = settings(before.grid);
    const { id, ...now } = settings(after.grid);
    return [
      ...place.map((text) => gridDifference('grid-moved', after.grid, after.layer, text)),
      ...(oldId !== id && before.named && after.named
        ? [gridDifference('grid-renamed', after.grid, after.layer, `is the grid that was called ${oldId}`, '/id')]
        : []),
      ...valueDifferences(old, now).map((one) =>
        gridDifference('grid-changed', after.grid, after.layer, `${one.path}: ${one.text}`, one.pointer),
      ),
    ];
  });
}

const settings = ({ placements: _placements, source: _source, ...own }: GridNode) => own;

const placementDifference = (code: string, { node }: PlacementEntry, text: string, pointer = ''): Difference => ({
  code,
  layer: node.layer,
  subject: node.id,
  text,
  pointer: `${node.source.pointer}${pointer}`,
});

const placeWords = ({ container, index }: PlacementEntry): string => `${containerWords(container)}, place ${index + 1}`;

/** Of entries that are gone or new, those that are not inside another one of them, nor in a grid that is reported with them. */
function topmost(entries: readonly PlacementEntry[], grids: readonly GridEntry[]): PlacementEntry[] {
  const ids = new Set(entries.map(({ node }) => node.id));
  const reported = new Set(grids.map(({ grid }) => grid.id));
  return entries.filter(({ container }) => (container.kind === 'grid' ? !reported.has(container.id) : !ids.has(container.id)));
}

function withChildren({ node }: PlacementEntry): string {
  const count = Object.values(node.slots).flat().length + node.fallback.length;
  return ` (${node.name}${count > 0 ? `, with ${counted(count, 'placement')} in it` : ''})`;
}

const identityDifference = ({ before, after }: PlacementPair): Difference[] =>
  before.node.id !== after.node.id && (before.named || after.named)
    ? [placementDifference('placement-renamed', after, `is the placement that was called ${before.node.id}`, '/id')]
    : [];

/** Pairs whose place among those that stayed in their container is another one, or whose container is. */
export function movedPairs({ placements, sameContainer }: MatchedPage): ReadonlySet<PlacementPair> {
  const moved = new Set<PlacementPair>();
  const stayed = placements.pairs.filter((pair) => {
    const same = sameContainer(pair.before.container) === containerKey(pair.after.container);
    if (!same) moved.add(pair);
    return same;
  });
  for (const pairs of Map.groupBy(stayed, ({ after }) => containerKey(after.container)).values()) {
    const inOrder = pairs.toSorted((a, b) => a.after.index - b.after.index);
    for (const index of movedOf(inOrder.map(({ before }) => before.index))) moved.add(inOrder[index]!);
  }
  return moved;
}

function placeDifference(pair: PlacementPair, moved: ReadonlySet<PlacementPair>): Difference[] {
  if (!moved.has(pair)) return [];
  const { before, after } = pair;
  const layer = before.node.layer === after.node.layer ? '' : ` of layer ${before.node.layer}`;
  const into = after.container.kind === 'grid' ? 'to' : 'into';
  const text =
    containerKey(before.container) === containerKey(after.container)
      ? `moved from place ${before.index + 1} to place ${after.index + 1} of ${containerWords(after.container)}`
      : `moved from ${placeWords(before)}${layer}, ${into} ${placeWords(after)}`;
  return [placementDifference('placement-moved', after, text)];
}

const ownDifferences = ({ before, after }: PlacementPair, options: PlacementOptions): Difference[] =>
  placementChanges(before.node, after.node, options).map(({ code, text, pointer }) => placementDifference(code, after, text, pointer));
