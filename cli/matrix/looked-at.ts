// The placements that distinguish renderings of a page: all but the platform's own overlays, which wait unseen on every page.
import type { PageModel } from '../../src/model/page.ts';
import { waitsHidden } from '../../src/pages/waiting-overlays.ts';

/** The page without them. Otherwise every page would be opened once more for signed-in users. */
export function lookedAt(page: PageModel): PageModel {
  const waits = (id: string): boolean => {
    const node = page.nodes.get(id);
    return node !== undefined && waitsHidden(node);
  };
  const overlay = page.layers.overlay?.map((grid) => ({ ...grid, placements: grid.placements.filter((id) => !waits(id)) }));
  return {
    ...page,
    layers: overlay ? { ...page.layers, overlay } : page.layers,
    nodes: new Map([...page.nodes].filter(([id]) => !waits(id))),
  };
}
