// Finds the placements that cannot be drawn because of their component: none of that name, or props that do not fit, as the runtime finds them.
import { type Catalog, loadCatalog } from '../../component-registry/catalog.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import { firstProblem } from '../../src/model/document-problems.ts';
import { type Finding, finding } from '../../src/model/finding.ts';
import { migrate } from '../../src/model/migrations/migrate.ts';
import { nearest } from '../../src/model/nearest.ts';
import type { PageModel, PlacementNode } from '../../src/model/page.ts';

/** A page whose undrawable placements are marked broken. */
export type MarkBroken = (page: PageModel) => PageModel;

let marking: Promise<MarkBroken> | undefined;

/** The marking, with the components of this Foyer; the catalog is read once. */
export const loadMarking = (): Promise<MarkBroken> => (marking ??= loadCatalog().then(markingOf));

/** The marking with a catalog; the props of a component are compiled when first needed. */
export function markingOf(catalog: Catalog): MarkBroken {
  const problemOf = (node: PlacementNode): Finding | undefined => {
    const entry = Object.hasOwn(catalog, node.name) ? catalog[node.name] : undefined;
    if (!entry) {
      const place = { file: node.source.file, pointer: `${node.source.pointer}/name` };
      const near = nearest(node.name, Object.keys(catalog));
      return finding('unknown-component', 'error', place, `there is no component ${node.name}${near && ` (did you mean ${near}?)`}`, near);
    }
    const check = schemaCheck(entry.props);
    const place = { file: node.source.file, pointer: `${node.source.pointer}/props` };
    try {
      const written = { ...structuredClone(node.props), schemaVersion: node.schemaVersion };
      const { schemaVersion: _, ...props } = migrate(written, entry.migrations).value;
      return check(props) ? undefined : firstProblem(check, place);
    } catch (error) {
      return finding('migration-failed', 'error', place, error instanceof Error ? error.message : String(error));
    }
  };
  return (page) => {
    const nodes = new Map(page.nodes);
    for (const [id, node] of page.nodes) {
      const broken = node.broken ?? problemOf(node);
      if (broken) nodes.set(id, { ...node, broken });
    }
    return { ...page, nodes };
  };
}
