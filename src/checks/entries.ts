// Checks the visibility entries of an event: what they name, whether they can ever say yes, their windows.
import { type Finding, finding, fixable } from '../model/finding.ts';
import { type Layer, layers } from '../model/layers.ts';
import { nearest } from '../model/nearest.ts';
import type { PageModel } from '../model/page.ts';
import { below, type Source } from '../model/source.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';
import { shownFor, windowFindings } from './windows.ts';

/** Findings of all visibility entries. */
export function entryFindings({ model, pages, days }: EventContext): Finding[] {
  return layers.flatMap((layer) => {
    const entries = model.visibility[layer];
    if (!entries?.size) return [];
    const names = namesIn(layer, pages);
    return [...entries].flatMap(([key, entry]) => {
      const at = (name: string): Source => below(entry.source, name);
      return [
        ...(names.has(key) ? [] : [unnamed(key, layer, entry.source, names)]),
        ...(entry.visible ? [] : [finding('switched-off', 'info', entry.source, `${key} is switched off: nobody sees it`)]),
        ...(entry.containers.length
          ? []
          : [finding('never-shown', 'warning', at('containers'), 'the containers are empty, so nobody sees it')]),
        ...windowFindings({ start: entry.startTime, end: entry.endTime, startAt: at('startTime'), endAt: at('endTime') }, days, shownFor),
      ];
    });
  });
}

/** Ids and components of everything in a layer on any page. */
const namesIn = (layer: Layer, pages: readonly PageModel[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ nodes }) => [...nodes.values()].flatMap((node) => (node.layer === layer ? [node.id, node.name] : []))));

function unnamed(key: string, layer: Layer, source: Source, names: ReadonlySet<string>): Finding {
  const { word, certain } = suggest(key, names);
  const message = `nothing in the layer ${layer} is called ${key}, neither a placement nor a component`;
  const found = finding('unknown-visibility-target', 'warning', source, message, word);
  return certain ? fixable(found, { pointer: source.pointer, rename: word }) : found;
}

/** A visibility file targets the layer it is named after; one of an unknown layer is never read. */
export function layerFileFindings(file: string, layer: string, value: Readonly<Record<string, unknown>>): Finding[] {
  if (!(layers as readonly string[]).includes(layer)) {
    const word = nearest(layer, layers) || `one of ${layers.join(', ')}`;
    return [finding('unknown-layer', 'error', { file, pointer: '' }, `there is no layer ${layer}`, word)];
  }
  const written = value['layer'];
  if (written === layer) return [];
  // The name of the file counts, so nothing is lost without it; the schema asks for it.
  if (written === undefined) return [finding('missing-key', 'warning', { file, pointer: '' }, 'layer is missing', layer)];
  const at = { file, pointer: '/layer' };
  const found = finding('wrong-layer-name', 'warning', at, `the file configures the layer ${layer}, whatever stands here`, layer);
  return [fixable(found, { pointer: at.pointer, set: layer })];
}
