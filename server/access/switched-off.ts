// Placements that the layer visibility resource has switched off: they are shown to nobody, super users included, so they are never sent (A §2, §7).
import { parseRow } from '../../src/model/documents-of-rows.ts';
import type { EventModel } from '../../src/model/event.ts';
import type { Layer } from '../../src/model/layers.ts';
import type { PublishedEvent } from '../published/event.ts';
import { policyTargets } from './policy-targets.ts';
import { placementsOf, type RawPlacement } from './walk-page.ts';

/** Whether a placement as written is switched off in its layer. */
export type SwitchedOff = (placement: RawPlacement, layer: Layer) => boolean;

/** Nothing is. */
export const nothingOff: SwitchedOff = () => false;

/** What is switched off in the rows of a version, by the name of a row. */
export function switchedOffRows(event: PublishedEvent): (resourcename: string) => SwitchedOff {
  const { visibility } = policyTargets(event);
  const byDocument = new Map<string, SwitchedOff>();
  return (resourcename) => {
    const name = documentOf(resourcename);
    const kept = byDocument.get(name);
    if (kept) return kept;
    const rows = event.rows.filter((row) => row.setname === 'config_json' && standTogether(name, documentOf(row.resourcename)));
    const off = switchedOff(
      visibility,
      rows.map((row) => parseRow(row, []) ?? {}),
    );
    byDocument.set(name, off);
    return off;
  };
}

/** The older form contains the home page. */
const documentOf = (resourcename: string): string => (resourcename === 'config_json' ? 'pages/HomePage' : resourcename);

/** Whether two documents may be parts of one page on the screen: the footer and what is behind every page are parts of all. */
const standTogether = (one: string, other: string): boolean => one === other || [one, other].some((name) => behindAll.has(name));
const behindAll: ReadonlySet<string> = new Set(['footer', 'pages/EveryPage']);

/**
 * What is switched off in a page or footer, given every document shown with it. As the page itself does, an entry goes
 * by id, or else by component. Where ids are in doubt nothing is taken away: one that occurs twice is numbered by the page, and a
 * placement without id has one by its place (`main.1`), which an entry may name.
 */
export function switchedOff(visibility: EventModel['visibility'], documents: readonly Readonly<Record<string, unknown>>[]): SwitchedOff {
  const entries = Object.values(visibility).flatMap((layer) => [...layer]);
  if (!entries.some(([, { visible }]) => !visible)) return nothingOff;
  const ids = documents.flatMap(placementsOf).flatMap(({ id }) => (hasId(id) ? [id] : []));
  if (new Set(ids).size < ids.length || [...ids, ...entries.map(([key]) => key)].some((id) => id.includes('.'))) return nothingOff;
  return ({ id, name }, layer) => {
    const entry =
      (hasId(id) ? visibility[layer]?.get(id) : undefined) ?? (typeof name === 'string' ? visibility[layer]?.get(name) : undefined);
    return entry?.visible === false;
  };
}

const hasId = (id: unknown): id is string => typeof id === 'string' && id !== '';
