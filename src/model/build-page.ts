// Builds the normalised page from its merged documents: layers, grids, and in them the placements.
import { type Build, buildRow, type PageChecks, unique } from './build-placement.ts';
import { readBy } from './check.ts';
import { isObject } from './is-object.ts';
import { keySource, type RawDocument } from './documents-of-rows.ts';
import { firstProblem } from './document-problems.ts';
import { finding } from './finding.ts';
import { type Layer, layers } from './layers.ts';
import type { GridNode, PageModel } from './page.ts';
import { below, pointerKey, type Source } from './source.ts';

/**
 * Builds a page from the page's own document and, for layers it does not write, from the documents behind it
 * (every page, footer grids), first one that has the layer wins.
 */
export function buildPage(page: string, documents: readonly RawDocument[], checks: PageChecks): PageModel {
  const build: Build = { checks, nodes: new Map(), findings: [], grids: new Set(), names: new Map() };
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
    return layer === 'footer' && Array.isArray(grids) && grids.length ? { grids, place: keySource(document, 'grids') } : undefined;
  }
  const written = document.value['layers'];
  const place = keySource(document, 'layers');
  if (!isObject(written)) {
    if (written !== undefined && layer === 'page') build.findings.push(finding('wrong-type', 'error', place, 'layers must be an object'));
    return undefined;
  }
  if (!Object.hasOwn(written, layer)) return undefined;
  const content = written[layer];
  const grids = isObject(content) && content['grids'];
  const at = below(place, layer);
  if (Array.isArray(grids)) return { grids, place: below(at, 'grids') };
  // As the schema says: without a list it has no grids.
  if (isObject(content) && grids === undefined) return { grids: [], place: at };
  build.findings.push(finding('wrong-type', 'error', at, 'a layer is an object with a list of grids'));
  return { grids: [], place: at };
}

function reportUnknownLayers(document: RawDocument, build: Build): void {
  const written = document.value['layers'];
  if (document.kind !== 'page' || !isObject(written)) return;
  for (const key of Object.keys(written)) {
    if ((layers as readonly string[]).includes(key)) continue;
    const place = below(keySource(document, 'layers'), pointerKey(key));
    build.findings.push(finding('unknown-layer', 'error', place, `there is no layer ${key}`, `one of ${layers.join(', ')}`));
  }
}

function buildGrid(raw: unknown, index: number, layer: Layer, document: RawDocument, place: Source, build: Build): GridNode[] {
  const object = isObject(raw) ? raw : undefined;
  const { source, children } = (object && document.origins.get(object)) ?? { source: below(place, index), children: 'placements' };
  let written = raw as WrittenGrid;
  if (readBy(build.checks.gridFrame, raw) === undefined) {
    build.findings.push(firstProblem(build.checks.gridFrame, source));
    // A grid whose own settings are wrong still shows its placements, in a plain grid.
    const { id, draft, placements } = object ?? {};
    if (!Array.isArray(placements)) return [];
    written = { ...(typeof id === 'string' && { id }), draft: draft === true, placements };
  }
  const { placements = [], ...settings } = written;
  const id = unique(build.grids, written.id || `${layer}-${index + 1}`);
  const ids = buildRow(placements, { path: id, layer, place: below(source, children), depth: 1 }, build);
  return [{ ...plainGrid, ...settings, id, placements: ids, source }];
}

type GridSettings = Omit<GridNode, 'id' | 'placements' | 'source'>;
/** A grid as written, once its check has let it pass. */
type WrittenGrid = Partial<GridSettings & Pick<GridNode, 'id'>> & { placements?: readonly unknown[] };

/** The defaults of a grid; a test holds them to those of the schema. */
const plainGrid: GridSettings = {
  columns: 12,
  gap: 'normal',
  width: 'content',
  tone: 'plain',
  space: 'normal',
  label: '',
  draft: false,
};
