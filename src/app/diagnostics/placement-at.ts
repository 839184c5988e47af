// Finds the placement of a problem by its place in the file.
import type { Finding } from '../../model/finding.ts';
import type { PageModel, PlacementNode } from '../../model/page.ts';

const indexes = new WeakMap<PageModel, Map<string, PlacementNode>>();

function indexOf(page: PageModel): Map<string, PlacementNode> {
  let index = indexes.get(page);
  if (!index) {
    index = new Map([...page.nodes.values()].map((node) => [`${node.source.file} ${node.source.pointer}`, node]));
    indexes.set(page, index);
  }
  return index;
}

/** The innermost placement that contains the place; undefined if none does. */
export function placementAt(page: PageModel, { file, pointer }: Pick<Finding, 'file' | 'pointer'>): PlacementNode | undefined {
  const index = indexOf(page);
  for (let place = pointer; ; place = place.slice(0, place.lastIndexOf('/'))) {
    const node = index.get(`${file} ${place}`);
    if (node || place === '') return node;
  }
}
