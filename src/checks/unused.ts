// Finds what nobody would miss: grids without placements, and pages that nothing leads to.
import { type Finding, finding } from '../model/finding.ts';
import type { EventContext } from './event-context.ts';

/** Findings of empty grids. On a page that extends another an empty grid removes one, so it is intended. */
export const emptyGridFindings = ({ documents, pages }: EventContext): Finding[] =>
  pages.flatMap(({ layers }, index) =>
    documents[index]?.value['mode'] === 'extend'
      ? []
      : Object.values(layers).flatMap((grids) =>
          grids.flatMap((grid) =>
            grid.placements.length
              ? []
              : [finding('empty-grid', 'info', grid.source, `the grid ${grid.id} holds no placement, so nothing of it is seen`)],
          ),
        ),
  );

/** Findings of content pages that no menu, link or text leads to; runs when all links have been checked. */
export function pageWithoutWayFindings({ documents, targets, parts }: EventContext): Finding[] {
  const platform = new Set(parts.platformRows.map(({ resourcename }) => resourcename));
  return documents.flatMap(({ kind, name, sources }) => {
    const page = name.slice('pages/'.length);
    if (kind !== 'page' || platform.has(name) || parts.routedPages.includes(page) || targets.reached.has(page)) return [];
    const source = sources['page'] ?? Object.values(sources)[0];
    const message = `nothing leads to the page ${page}; whoever has its address still opens it`;
    return source ? [finding('orphan-page', 'info', { ...source, pointer: '' }, message)] : [];
  });
}
