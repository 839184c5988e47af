// Builds the normalised page from its merged documents, node by node: a bad node becomes a finding, its neighbours stay untouched.
import type { Check } from './check.ts';
import type { RawDocument } from './documents-of-rows.ts';
import { firstProblem } from './document-problems.ts';
import { type Finding, finding } from './finding.ts';
import { type Layer, layers } from './layers.ts';
import type { GridNode, PageModel, PlacementNode, Width } from './page.ts';
import type { GridOrigin } from './page-merge.ts';
import { pointerKey, type Source } from './source.ts';

/** Checks of single nodes; they fill in defaults. */
export type PageChecks = { gridFrame: Check; placementFrame: Check };

/** Placements inside placements deeper than this are refused: nobody writes them, and a browser cannot lay them out. */
export const DEEPEST = 32;
/** Most placements of a page; more are refused one by one. */
export const MOST_PLACEMENTS = 20_000;

type Build = { checks: PageChecks; nodes: Map<string, PlacementNode>; findings: Finding[]; grids: Set<string> };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Builds a page from the page's own document and, for layers it does not write, from the documents behind it
 * (every page, footer grids), first one that has the layer wins.
 */
export function buildPage(page: string, documents: readonly RawDocument[], checks: PageChecks): PageModel {
  const build: Build = { checks, nodes: new Map(), findings: [], grids: new Set() };
  const built: Partial<Record<Layer, readonly GridNode[]>> = {};
  for (const document of documents) {
    for (const layer of layers) {
      if (built[layer]) continue;
      const found = gridsOf(document, layer, build);
      if (found) built[layer] = found.grids.flatMap((grid, index) => buildGrid(grid, index, layer, document, found.place, build));
    }
    reportUnknownLayers(document, build);
  }
  const title = documents[0]?.value['title'];
  return {
    page,
    title: typeof title === 'string' || isObject(title) ? (title as PageModel['title']) : '',
    layers: built,
    nodes: build.nodes,
    findings: build.findings,
  };
}

/** The grids a document gives a layer; undefined when it leaves the layer to others. */
function gridsOf(document: RawDocument, layer: Layer, build: Build): { grids: readonly unknown[]; place: Source } | undefined {
  if (document.kind === 'footer') {
    const grids = document.value['grids'];
    return layer === 'footer' && Array.isArray(grids) && grids.length ? { grids, place: placeOf(document, 'grids') } : undefined;
  }
  const written = document.value['layers'];
  const place = placeOf(document, 'layers');
  if (!isObject(written)) {
    if (written !== undefined && layer === 'page') build.findings.push(finding('wrong-type', 'error', place, 'layers must be an object'));
    return undefined;
  }
  if (!Object.hasOwn(written, layer)) return undefined;
  const content = written[layer];
  const at = { file: place.file, pointer: `${place.pointer}/${layer}` };
  if (isObject(content) && Array.isArray(content['grids']))
    return { grids: content['grids'], place: { ...at, pointer: `${at.pointer}/grids` } };
  build.findings.push(finding('wrong-type', 'error', at, 'a layer is an object with a list of grids'));
  return { grids: [], place: at };
}

const placeOf = (document: RawDocument, key: string): Source => document.sources[key] ?? { file: document.name, pointer: `/${key}` };

function reportUnknownLayers(document: RawDocument, build: Build): void {
  const written = document.value['layers'];
  if (document.kind !== 'page' || !isObject(written)) return;
  const place = placeOf(document, 'layers');
  for (const key of Object.keys(written)) {
    if (!(layers as readonly string[]).includes(key)) {
      build.findings.push(
        finding(
          'unknown-layer',
          'error',
          { file: place.file, pointer: `${place.pointer}/${pointerKey(key)}` },
          `there is no layer ${key}`,
          `one of ${layers.join(', ')}`,
        ),
      );
    }
  }
}

function buildGrid(raw: unknown, index: number, layer: Layer, document: RawDocument, place: Source, build: Build): GridNode[] {
  const origin: GridOrigin = (isObject(raw) ? document.origins.get(raw) : undefined) ?? {
    source: { file: place.file, pointer: `${place.pointer}/${index}` },
    children: 'placements',
  };
  const grid = isObject(raw) ? { ...raw } : raw;
  if (!build.checks.gridFrame(grid)) {
    build.findings.push(firstProblem(build.checks.gridFrame, origin.source));
    // A grid whose own settings are wrong still shows its placements, in a plain grid.
    if (!isObject(raw) || !Array.isArray(raw['placements'])) return [];
    const plain = { placements: raw['placements'] };
    build.checks.gridFrame(plain);
    Object.assign(grid as object, plain, {
      columns: 12,
      gap: 'normal',
      width: 'content',
      tone: 'plain',
      space: 'normal',
      label: '',
      draft: raw['draft'] === true,
    });
  }
  const { columns, gap, width, tone, space, label, draft, placements } = grid as GridNode & { placements: unknown[] };
  const id = unique(build.grids, (grid as { id?: string }).id || `${layer}-${index + 1}`);
  const ids = placements.flatMap((placement, at) =>
    buildPlacement(
      placement,
      `${id}.${at + 1}`,
      layer,
      { file: origin.source.file, pointer: `${origin.source.pointer}/${origin.children}/${at}` },
      1,
      build,
    ),
  );
  return [{ id, columns, gap, width, tone, space, label, draft, placements: ids, source: origin.source }];
}

function buildPlacement(raw: unknown, path: string, layer: Layer, source: Source, depth: number, build: Build): string[] {
  if (build.nodes.size >= MOST_PLACEMENTS) {
    if (build.nodes.size === MOST_PLACEMENTS)
      build.findings.push(finding('too-many-placements', 'error', source, `a page holds at most ${MOST_PLACEMENTS} placements`));
    return [];
  }
  const value = isObject(raw) ? { ...raw } : raw;
  const fits = build.checks.placementFrame(value);
  const broken = fits ? undefined : firstProblem(build.checks.placementFrame, source);
  const written = isObject(value) && typeof value['id'] === 'string' && value['id'] !== '' ? value['id'] : path;
  const id = unique(build.nodes, written);
  if (broken) build.findings.push(broken);
  else if (id !== written)
    build.findings.push(
      finding(
        'duplicate-id',
        'error',
        { ...source, pointer: `${source.pointer}/id` },
        `the id ${written} is used twice on this page`,
        `${written}-2`,
      ),
    );
  if (broken || !isObject(value)) {
    const name = isObject(raw) && typeof raw['name'] === 'string' ? raw['name'] : '';
    build.nodes.set(id, { ...brokenNode(id, name, layer, source), broken: broken ?? firstProblem(build.checks.placementFrame, source) });
    return [id];
  }
  build.nodes.set(id, brokenNode(id, String(value['name']), layer, source));
  build.nodes.set(id, placementNode(id, value, layer, source, buildSlots(value['slots'], id, layer, source, depth, build)));
  return [id];
}

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

const unique = (taken: { has: (id: string) => boolean; add?: unknown }, wanted: string): string => {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  if (taken instanceof Set) taken.add(id);
  return id;
};

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
    source,
  };
}
