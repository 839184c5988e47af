// Finds the same grids and placements in two versions of a page: by id, then by component and nearest content.
import { sameJson } from '../model/same-json.ts';
import { likenessOf, matchEntries } from './match.ts';
import { type PlacementParent, containerKey, type GridEntry, gridEntries, type PlacementEntry, placementEntries } from './page-entries.ts';
import type { PageModel } from '../model/page.ts';

/** The same placement before and after. */
export type PlacementPair = { before: PlacementEntry; after: PlacementEntry };

/** Two versions of a page, matched. */
export type MatchedPage = {
  placements: { pairs: PlacementPair[]; gone: PlacementEntry[]; added: PlacementEntry[] };
  grids: { pairs: { before: GridEntry; after: GridEntry }[]; gone: GridEntry[]; added: GridEntry[] };
  /** Key of the container of the newer page that is the same as this one of the older; its own key where there is none. */
  sameContainer: (container: PlacementParent) => string;
};

/** This much of the props must be alike for a placement whose id was changed on purpose. */
const RENAMED = 0.8;

/** Matches two versions of a page. */
export function matchPage(before: PageModel, after: PageModel): MatchedPage {
  const [old, now] = [placementEntries(before), placementEntries(after)];
  const placements = matchEntries(
    old,
    now,
    [({ node, named }) => (named ? node.id : undefined), ({ node }) => JSON.stringify([node.name, node.props, node.rules])],
    likeness,
  );
  const pairs = placements.pairs.map(([one, other]) => ({ before: old[one]!, after: now[other]! }));
  const partner = new Map(pairs.map((pair) => [pair.before.node.id, pair.after.node.id]));
  const grids = matchGrids(gridEntries(before), gridEntries(after), partner);
  const gridPartner = new Map(grids.pairs.map((pair) => [pair.before.grid.id, pair.after.grid.id]));
  return {
    placements: { pairs, gone: placements.gone.map((index) => old[index]!), added: placements.added.map((index) => now[index]!) },
    grids,
    sameContainer: (container) => {
      const id = (container.kind === 'grid' ? gridPartner : partner).get(container.id);
      return id === undefined ? `gone ${containerKey(container)}` : containerKey({ ...container, id });
    },
  };
}

/** How likely two placements without a common id are the same one, 0 to 1. */
function likeness(one: PlacementEntry, other: PlacementEntry): number {
  if (one.node.name !== other.node.name) return 0;
  const near = containerKey(one.container) === containerKey(other.container);
  const isEmpty = Object.keys(one.node.props).length === 0 && Object.keys(other.node.props).length === 0;
  const props = isEmpty ? (near ? 1 : 0) : likenessOf(one.node.props, other.node.props);
  if (one.named && other.named) return props >= RENAMED ? props : 0;
  return 0.7 * props + (near ? 0.2 : 0) + (sameJson(one.node.rules, other.node.rules) ? 0.1 : 0);
}

function matchGrids(old: readonly GridEntry[], now: readonly GridEntry[], partner: ReadonlyMap<string, string>): MatchedPage['grids'] {
  const matched = matchEntries(
    old,
    now,
    [({ grid, named }) => (named ? grid.id : undefined)],
    // A grid is identified by its content; two empty ones at the same place are the same.
    (one, other) => {
      const ids = one.grid.placements.map((id) => partner.get(id) ?? '');
      const common = ids.filter((id) => other.grid.placements.includes(id)).length;
      const all = Math.max(ids.length, other.grid.placements.length);
      return one.layer === other.layer && (all === 0 ? one.index === other.index : common / all >= 0.5) ? 1 : 0;
    },
  );
  // The rest is the same grid with other placements when it is still at its place, unless both were named.
  const left = matched.gone.flatMap((index): [number, number][] => {
    const other = matched.added.find((at) => now[at]!.layer === old[index]!.layer && now[at]!.index === old[index]!.index);
    return other === undefined || (old[index]!.named && now[other]!.named) ? [] : [[index, other]];
  });
  const pairs = [...matched.pairs, ...left].toSorted((a, b) => a[1] - b[1]);
  return {
    pairs: pairs.map(([one, other]) => ({ before: old[one]!, after: now[other]! })),
    gone: matched.gone.filter((index) => !left.some(([one]) => one === index)).map((index) => old[index]!),
    added: matched.added.filter((index) => !left.some(([, other]) => other === index)).map((index) => now[index]!),
  };
}
