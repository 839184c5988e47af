// Every placement of a page with its verdict: whether it is seen, why or why not, and when that can change.
import type { Layer } from '../model/layers.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import type { Context } from './context.ts';
import { type EventRules, rulesOf } from './placement-rules.ts';
import { earlier, type Reason, type Verdict } from './verdict.ts';
import { explainPlacement } from './visibility.ts';

/** A placement explained: whether this context sees it, its surroundings included. Reasons are empty when there is no rule about it at all. */
export type Explained = Verdict & {
  id: string;
  layer: Layer;
  /** Component, `domain/component`. */
  name: string;
  /** Placement that contains it, or that it replaces; undefined at the top of a grid. */
  parent: string | undefined;
  /** Grid that contains it. */
  grid: string;
};

/** What hides everything below it, and when that can change. */
type Around = { reason: Reason | undefined; nextChangeAt: number | null; parent: string | undefined };

/** Explains the whole page for a context. */
export type Explainer = (context: Context) => Explained[];

/**
 * Explains every placement of every layer, in the order of the page; children follow their parent. Pure: the same as the
 * screen shows, for the rules are the same (A §2, §4).
 */
export const explainPage = (page: PageModel, event: EventRules, context: Context): Explained[] =>
  createExplainer(page, event, context.when.timeZone)(context);

/** Reads the rules of a page once, for many contexts in one time zone (IANA). */
export function createExplainer(page: PageModel, event: EventRules, timeZone: string): Explainer {
  const rules = new Map([...page.nodes].map(([id, node]) => [id, rulesOf(node, event, timeZone)]));
  return (context) => {
    const explained: Explained[] = [];
    const visit = (id: string, grid: GridNode, around: Around): void => {
      const node = page.nodes.get(id);
      if (!node) return;
      const verdict = explainPlacement(rules.get(id)!, context);
      const reasons = [...(around.reason ? [around.reason] : []), ...(node.broken ? [brokenReason(node)] : []), ...verdict.reasons];
      const outcome = reasons.some((reason) => reason.outcome === 'hide') ? 'hide' : 'show';
      const nextChangeAt = earlier(around.nextChangeAt, verdict.nextChangeAt);
      explained.push({ id, layer: node.layer, name: node.name, outcome, reasons, nextChangeAt, parent: around.parent, grid: grid.id });
      const inside = outcome === 'show' ? undefined : hidden('parent', `inside ${id}, which is hidden`, node.source);
      for (const child of Object.values(node.slots).flat()) visit(child, grid, { reason: inside, nextChangeAt, parent: id });
      const asideAround: Around = node.broken
        ? { ...around, parent: id }
        : {
            reason: hidden('fallback', `stands in for ${id} only where that cannot be shown`, node.source),
            nextChangeAt: null,
            parent: id,
          };
      for (const child of node.fallback) visit(child, grid, asideAround);
    };
    for (const grid of Object.values(page.layers).flat()) {
      const around: Around = { reason: draftReason(grid, context), nextChangeAt: null, parent: undefined };
      for (const id of grid.placements) visit(id, grid, around);
    }
    return explained;
  };
}

const hidden = (rule: string, detail: string, source: Source): Reason => ({ rule, outcome: 'hide', detail, source });

const brokenReason = (node: PlacementNode): Reason => ({
  rule: 'broken',
  outcome: 'hide',
  detail: node.broken!.message,
  source: { file: node.broken!.file, pointer: node.broken!.pointer },
});

/** A draft grid is for super users and for the preview that shows everything. */
function draftReason(grid: GridNode, { who, where }: Context): Reason | undefined {
  return grid.draft && !who.superUser && !where.preview ? hidden('draft', `the grid ${grid.id} is a draft`, grid.source) : undefined;
}
