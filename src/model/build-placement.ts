// Builds one placement of a page with everything below it: a bad node becomes a finding and a broken node, its neighbours stay untouched.
import type { Check } from './check.ts';
import { firstProblem } from './document-problems.ts';
import { type Finding, finding } from './finding.ts';
import type { Layer } from './layers.ts';
import type { PlacementNode, Width } from './page.ts';
import { pointerKey, type Source } from './source.ts';

/** Placements inside placements deeper than this are refused: nobody writes them, and a browser cannot lay them out. */
export const DEEPEST = 32;
/** Most placements of a page; more are refused one by one. */
export const MOST_PLACEMENTS = 20_000;

/** Checks of single nodes; they fill in defaults. */
export type PageChecks = { gridFrame: Check; placementFrame: Check };

/** What is built so far. */
export type Build = { checks: PageChecks; nodes: Map<string, PlacementNode>; findings: Finding[]; grids: Set<string> };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds a placement and its children; the answer is its id, or nothing where the page is full. */
export function buildPlacement(raw: unknown, path: string, layer: Layer, source: Source, depth: number, build: Build): string[] {
  if (build.nodes.size >= MOST_PLACEMENTS) {
    if (build.nodes.size === MOST_PLACEMENTS)
      build.findings.push(finding('too-many-placements', 'error', source, `a page holds at most ${MOST_PLACEMENTS} placements`));
    return [];
  }
  const value = isObject(raw) ? { ...raw } : raw;
  const fits = build.checks.placementFrame(value);
  const broken = fits ? undefined : firstProblem(build.checks.placementFrame, source);
  const wanted = isObject(value) && typeof value['id'] === 'string' && value['id'] !== '' ? value['id'] : path;
  const id = unique(build.nodes, wanted);
  if (broken) build.findings.push(broken);
  else if (id !== wanted)
    build.findings.push(
      finding(
        'duplicate-id',
        'error',
        { ...source, pointer: `${source.pointer}/id` },
        `the id ${wanted} is used twice on this page`,
        `${wanted}-2`,
      ),
    );
  if (broken || !isObject(value)) {
    const name = isObject(raw) && typeof raw['name'] === 'string' ? raw['name'] : '';
    const node = { ...brokenNode(id, name, layer, source), broken: broken ?? firstProblem(build.checks.placementFrame, source) };
    build.nodes.set(id, node);
    if (isObject(raw)) build.nodes.set(id, { ...node, fallback: buildFallback(raw['fallback'], node, depth, build) });
    return [id];
  }
  build.nodes.set(id, brokenNode(id, String(value['name']), layer, source));
  const node = placementNode(id, value, layer, source, buildSlots(value['slots'], id, layer, source, depth, build));
  build.nodes.set(id, node);
  const written = value['fallback'];
  if (Array.isArray(written) && written.length) build.nodes.set(id, { ...node, fallback: buildFallback(written, node, depth, build) });
  return [id];
}

/** The nodes that stand in for `node` when it breaks; each takes its place in the grid unless it names one of its own. */
function buildFallback(written: unknown, node: PlacementNode, depth: number, build: Build): readonly string[] {
  if (!Array.isArray(written) || written.length === 0) return none;
  const place = { file: node.source.file, pointer: `${node.source.pointer}/fallback` };
  if (depth >= DEEPEST) {
    build.findings.push(finding('too-deep', 'error', place, `placements may stand ${DEEPEST} deep at most`));
    return none;
  }
  const ids = written.flatMap((one, at) =>
    buildPlacement(
      one,
      `${node.id}.fallback.${at + 1}`,
      node.layer,
      { file: place.file, pointer: `${place.pointer}/${at}` },
      depth + 1,
      build,
    ),
  );
  for (const id of ids) {
    const one = build.nodes.get(id)!;
    if (Object.keys(one.area).length === 0 && !isSized(written[ids.indexOf(id)]))
      build.nodes.set(id, { ...one, span: node.span, area: node.area });
  }
  return ids;
}

const isSized = (raw: unknown): boolean => isObject(raw) && raw['size'] !== undefined;

function buildSlots(slots: unknown, id: string, layer: Layer, source: Source, depth: number, build: Build): PlacementNode['slots'] {
  const built: Record<string, readonly string[]> = {};
  if (!isObject(slots)) return built;
  for (const [slot, children] of Object.entries(slots)) {
    const place = { file: source.file, pointer: `${source.pointer}/slots/${pointerKey(slot)}` };
    if (depth >= DEEPEST) {
      build.findings.push(finding('too-deep', 'error', place, `placements may stand ${DEEPEST} deep at most`));
      continue;
    }
    built[slot] = (Array.isArray(children) ? children : []).flatMap((child, at) =>
      buildPlacement(child, `${id}.${slot}.${at + 1}`, layer, { file: place.file, pointer: `${place.pointer}/${at}` }, depth + 1, build),
    );
  }
  return built;
}

/** The wanted name, or the next free one after it. */
export const unique = (taken: { has: (id: string) => boolean; add?: unknown }, wanted: string): string => {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  if (taken instanceof Set) taken.add(id);
  return id;
};

const none: readonly string[] = [];

const openRules: PlacementNode['rules'] = {
  draft: false,
  inAppAppearanceActive: true,
  startTime: null,
  endTime: null,
  access: '',
  containers: ['browser', 'app', 'terminal'],
};

const brokenNode = (id: string, name: string, layer: Layer, source: Source): PlacementNode => ({
  id,
  name,
  layer,
  schemaVersion: 0,
  props: {},
  span: {},
  area: {},
  rules: openRules,
  slots: {},
  fallback: none,
  source,
});

/** Steps that say something: null and empty mean as on the narrower step. */
const filled = <T>(steps: unknown): Partial<Record<Width, T>> =>
  Object.fromEntries(Object.entries(isObject(steps) ? steps : {}).filter(([, value]) => value !== null && value !== ''));

function placementNode(
  id: string,
  value: Record<string, unknown>,
  layer: Layer,
  source: Source,
  slots: PlacementNode['slots'],
): PlacementNode {
  const { name, schemaVersion, props, size, gridAreas, draft, inAppAppearanceActive, startTime, endTime, access, containers } =
    value as unknown as PlacementNode['rules'] &
      Pick<PlacementNode, 'name' | 'schemaVersion' | 'props'> & { size: unknown; gridAreas: unknown };
  const span = typeof size === 'number' ? { medium: size } : filled<number>(size);
  return {
    id,
    name,
    layer,
    schemaVersion: schemaVersion ?? 0,
    props,
    span,
    area: filled<string>(gridAreas),
    rules: { draft, inAppAppearanceActive, startTime, endTime, access, containers },
    slots,
    fallback: none,
    source,
  };
}
