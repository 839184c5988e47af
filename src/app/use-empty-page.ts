// Detects that every placement of a page's own content is broken, so that a visitor gets a notice instead of an empty page.
import { useEffect, useMemo } from 'react';
import type { Finding } from '../model/finding.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import type { PageStore } from '../renderer/page-store.ts';
import { placementAt } from './diagnostics/placement-at.ts';
import { failedPage } from './failed-page.ts';

/** `check` after a new configuration; `broke` receives the problems of placements. */
type Watch = { check: () => void; broke: (problem: Finding) => void };

/** Whether a whole grid of the page's own content was refused; the rest of the page may show nothing now. */
const hasRefusedGrid = ({ layers, findings }: PageModel): boolean =>
  findings.some(
    ({ severity, file, pointer }) =>
      severity === 'error' &&
      /^\/(layers\/page|grids)\//.test(pointer) &&
      !layers.page?.some(({ source }) => source.file === file && `${pointer}/`.startsWith(`${source.pointer}/`)),
  );

/** Calls `changed` with whether no content is left, after each broken placement and each check. */
export function watchContent(store: PageStore, changed: (nothingLeft: boolean) => void): Watch {
  const broken = new Map<string, PlacementNode>();
  let arranged = false;
  const check = (): void => {
    arranged = false;
    const grids = store.page().layers.page?.filter(store.isGridShown) ?? [];
    const own = grids.flatMap(({ placements }) => placements.filter((id) => id !== NOTICE && store.isShown(id)));
    // A changed node counts as working until it breaks again.
    changed(own.length > 0 ? own.every((id) => broken.get(id) === store.node(id)) : hasRefusedGrid(store.page()));
  };
  return {
    check,
    broke(problem) {
      const node = placementAt(store.page(), problem);
      // A fallback is still content.
      if (node?.layer !== 'page' || node.fallback.length > 0) return;
      broken.set(node.id, node);
      // Ten thousand may break at once; one check is enough.
      if (!arranged) queueMicrotask(check);
      arranged = true;
    },
  };
}

/** Whether no content of the page is left, and the callback for problems. `page` changes with every new configuration. */
export function useEmptyPage(store: PageStore, page: PageModel, setNothingLeft: (nothingLeft: boolean) => void): Watch['broke'] {
  const { check, broke } = useMemo(() => watchContent(store, setNothingLeft), [store, setNothingLeft]);
  useEffect(check, [check, page]);
  return broke;
}

const notice = failedPage('', []);
const [NOTICE] = notice.nodes.keys();

/** The page with the notice below its content, once; content that opens later is still shown. */
export const withNotice = (page: PageModel): PageModel =>
  NOTICE !== undefined && page.nodes.has(NOTICE)
    ? page
    : {
        ...page,
        layers: { ...page.layers, page: [...(page.layers.page ?? []), ...notice.layers.page!] },
        nodes: new Map([...page.nodes, ...notice.nodes]),
      };
