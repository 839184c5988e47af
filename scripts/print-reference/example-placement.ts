// The placement a page shows as its example: the sample that says most.
import type { CatalogEntry } from '../../component-registry/catalog.ts';
import type { PlacementInput } from '../../src/model/documents/placement.ts';

/** Of the samples of a component the one with most to read; the first of equals. Throws when there is none. */
export function examplePlacement({ name, samples }: CatalogEntry): PlacementInput {
  const [first, ...others] = samples;
  if (!first) throw new Error(`component-registry/${name} has no sample.json, so nothing can be shown of it`);
  return others.reduce((best, sample) => (richness(sample) > richness(best) ? sample : best), first);
}

/** Props and slots first, then how long it is. What is broken on purpose, to show how that looks, is no example. */
function richness(sample: PlacementInput): number {
  const text = JSON.stringify(sample);
  if (/\/no-such-|unknown\.example\./.test(text)) return -1;
  return Object.keys({ ...sample.props, ...sample.slots }).length * 10_000 + text.length;
}
