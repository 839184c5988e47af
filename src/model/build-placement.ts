// Builds one placement of a page with everything below it: a bad node becomes a finding and a broken node, its neighbours stay untouched.
import { type Check, readBy } from './check.ts';
import { firstProblem } from './document-problems.ts';
import { isObject } from './is-object.ts';
import { type Finding, finding } from './finding.ts';
import type { Layer } from './layers.ts';
import type { PlacementNode } from './page.ts';
import { brokenNode, goodNode, none, type WrittenPlacement } from './placement-node.ts';
import { below, pointerKey, type Source } from './source.ts';

/** Placements inside placements deeper than this are refused: nobody writes them, and a browser cannot lay them out. */
export const DEEPEST = 32;
/** Most placements of a page; more are refused one by one. */
export const MOST_PLACEMENTS = 20_000;

/** Checks of single nodes, which are read as they are written. */
export type PageChecks = { gridFrame: Check; placementFrame: Check };

/** What is built so far. */
export type Build = {
  checks: PageChecks;
  nodes: Map<string, PlacementNode>;
  findings: Finding[];
  grids: Set<string>;
  names: Map<string, string>;
};

/** Where a list of placements is written: ids of those without one begin with `path`. */
export type WrittenList = { path: string; layer: Layer; place: Source; depth: number };

/** Builds the placements of a list; the answer is their ids, without those that found the page full. */
export function buildRow(written: readonly unknown[], row: WrittenList, build: Build): string[] {
  const ids: string[] = [];
  for (let at = 0; at < written.length; at++) {
    const source = below(row.place, at);
    if (build.nodes.size < MOST_PLACEMENTS) ids.push(buildPlacement(written[at], at, row, source, build));
    else if (build.nodes.size === MOST_PLACEMENTS) {
      build.findings.push(finding('too-many-placements', 'error', source, `a page holds at most ${MOST_PLACEMENTS} placements`));
      break;
    }
  }
  return ids;
}

/** Adds a placement and its children; returns its id. */
function buildPlacement(raw: unknown, at: number, row: WrittenList, source: Source, build: Build): string {
  const { checks, nodes, findings, names } = build;
  const broken = readBy(checks.placementFrame, raw) === undefined ? firstProblem(checks.placementFrame, source) : undefined;
  const object = isObject(raw) ? raw : undefined;
  const wanted = typeof object?.['id'] === 'string' && object['id'] !== '' ? object['id'] : `${row.path}.${at + 1}`;
  const id = unique(nodes, wanted);
  if (broken) findings.push(broken);
  else if (id !== wanted)
    findings.push(finding('duplicate-id', 'error', below(source, 'id'), `the id ${wanted} is used twice on this page`, `${wanted}-2`));
  // In the list before its children are: the order of nodes is the order of the document.
  const node = broken
    ? brokenNode(id, object?.['name'], row.layer, source, broken)
    : goodNode(id, raw as WrittenPlacement, row.layer, source);
  // One text for each name: a page holds it once, and finds its component by it sooner.
  if (!names.has(node.name)) names.set(node.name, node.name);
  node.name = names.get(node.name)!;
  nodes.set(id, node);
  if (!broken && object?.['slots'] !== undefined) node.slots = buildSlots((raw as WrittenPlacement).slots!, node, row.depth, build);
  const fallback = object?.['fallback'];
  if (Array.isArray(fallback) && fallback.length > 0) node.fallback = buildFallback(fallback, node, row.depth, build);
  return id;
}

/** The nodes that replace `node` when it breaks; each takes its place in the grid unless it names one of its own. */
function buildFallback(written: readonly unknown[], node: PlacementNode, depth: number, build: Build): readonly string[] {
  const ids = buildInside(written, node, 'fallback', 'fallback', depth, build) ?? none;
  ids.forEach((id, at) => {
    const one = build.nodes.get(id)!;
    const raw = written[at];
    const isSized = isObject(raw) && raw['size'] !== undefined;
    if (Object.keys(one.area).length === 0 && !isSized) build.nodes.set(id, { ...one, span: node.span, area: node.area });
  });
  return ids;
}

function buildSlots(
  slots: NonNullable<WrittenPlacement['slots']>,
  node: PlacementNode,
  depth: number,
  build: Build,
): PlacementNode['slots'] {
  const built: Record<string, readonly string[]> = {};
  for (const slot of Object.keys(slots)) {
    const ids = buildInside(slots[slot]!, node, slot, `slots/${pointerKey(slot)}`, depth, build);
    if (ids) built[slot] = ids;
  }
  return built;
}

/** Builds a list below a placement; nothing when that would be too deep. */
function buildInside(
  written: readonly unknown[],
  { id, layer, source }: PlacementNode,
  name: string,
  key: string,
  depth: number,
  build: Build,
): readonly string[] | undefined {
  const place = below(source, key);
  if (depth < DEEPEST) return buildRow(written, { path: `${id}.${name}`, layer, place, depth: depth + 1 }, build);
  build.findings.push(finding('too-deep', 'error', place, `placements may stand ${DEEPEST} deep at most`));
  return undefined;
}

/** The wanted name, or the next free one after it. */
export const unique = (taken: { has: (id: string) => boolean; add?: unknown }, wanted: string): string => {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  if (taken instanceof Set) taken.add(id);
  return id;
};
