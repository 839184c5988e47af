import { expect, test } from 'vitest';
import { loadCatalog } from '#registry/catalog.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { homePage } from './home-page.ts';

const everyPlacement = (placements: readonly PlacementInput[] = []): PlacementInput[] =>
  placements.flatMap((placement) => [placement, ...Object.values(placement.slots ?? {}).flatMap(everyPlacement)]);

test('the components of the home page exist, take these props and slots, and have ids of their own', async () => {
  const catalog = await loadCatalog();
  const placements = everyPlacement(homePage(['en-GB', 'de-DE']).layers?.page?.grids?.flatMap((grid) => grid.placements ?? []));
  for (const { name, props = {}, slots = {} } of placements) {
    const entry = catalog[name];
    expect(entry, name).toBeDefined();
    expect(entry!.props.strict().safeParse(props).error?.issues ?? [], name).toEqual([]);
    expect(
      Object.keys(slots).filter((slot) => !Object.hasOwn(entry!.slots, slot)),
      name,
    ).toEqual([]);
  }
  expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
  expect(placements.map(({ name }) => name)).toContain('programme/now-and-next');
});
