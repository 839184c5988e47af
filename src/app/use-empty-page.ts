// Notices when every placement of a page's own content is broken, so that a visitor is told instead of left with nothing.
import { useEffect, useMemo } from 'react';
import type { Finding } from '../model/finding.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import type { PageStore } from '../renderer/page-store.ts';
import { placementAt } from './diagnostics/placement-at.ts';
import { failedPage } from './failed-page.ts';

/** `look` again after a new configuration; `broke` takes the problems placements tell. */
type Watch = { check: () => void; broke: (problem: Finding) => void };

/** Whether a whole grid of the page's own content was refused; what is left of the page may be nothing a visitor sees now. */
const hasRefusedGrid = ({ layers, findings }: PageModel): boolean =>
  findings.some(
    ({ severity, file, pointer }) =>
      severity === 'error' &&
      /^\/(layers\/page|grids)\//.test(pointer) &&
      !layers.page?.some(({ source }) => source.file === file && `${pointer}/`.startsWith(`${source.pointer}/`)),
  );

/** Tells `changed` whether nothing is left, after each broken placement and each look. */
export function watchContent(store: PageStore, changed: (nothingLeft: boolean) => void): Watch {
  const broken = new Map<string, PlacementNode>();
  let arranged = false;
  const check = (): void => {
    arranged = false;
    const own = store.page().layers.page?.flatMap(({ placements }) => placements.filter((id) => id !== NOTICE && store.isShown(id))) ?? [];
    // A node that changed counts as well again until it breaks again.
    changed(own.length > 0 ? own.every((id) => broken.get(id) === store.node(id)) : hasRefusedGrid(store.page()));
  };
  return {
    check,
    broke(problem) {
      const node = placementAt(store.page(), problem);
      // With a fallback something is still shown.
      if (node?.layer !== 'page' || node.fallback.length > 0) return;
      broken.set(node.id, node);
      // Ten thousand may break at once; one look is enough.
      if (!arranged) queueMicrotask(check);
      arranged = true;
    },
  };
}

/** Whether nothing of the page's own content is left, and who to tell what broke. `page` changes with every new configuration. */
export function useEmptyPage(store: PageStore, page: PageModel, setNothingLeft: (nothingLeft: boolean) => void): Watch['broke'] {
  const { check, broke } = useMemo(() => watchContent(store, setNothingLeft), [store, setNothingLeft]);
  useEffect(check, [check, page]);
  return broke;
}

const notice = failedPage('', []);
const [NOTICE] = notice.nodes.keys();

/** The page with the notice below its content, once; what opens later still shows. */
export const withNotice = (page: PageModel): PageModel =>
  NOTICE !== undefined && page.nodes.has(NOTICE)
    ? page
    : {
        ...page,
        layers: { ...page.layers, page: [...(page.layers.page ?? []), ...notice.layers.page!] },
        nodes: new Map([...page.nodes, ...notice.nodes]),
      };
