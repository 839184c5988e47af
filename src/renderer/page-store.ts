// The living page: holds the model, decides every placement, wakes at the earliest next change and tells only whom it concerns.
import { createAlarm, type Timers } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import { sameJson } from '../model/same-json.ts';
import { createDecisions, type Decidable } from './decisions.ts';

/** Everything a page is decided by, but for the time. */
export type PageInput = Decidable;

/** Who wants to know when a placement changes: an object, for a closure each would weigh more than all else kept of it. */
export type Watcher = { changed: () => void };

export type PageStore = {
  /** The model as it is now; replaced as a whole when its grids change. */
  page: () => PageModel;
  node: (id: string) => PlacementNode | undefined;
  /** The node of a placement while it is to be seen. */
  shownNode: (id: string) => PlacementNode | undefined;
  /** Counts what was told to watchers: whoever was not watching yet sees whether something was missed. */
  changes: () => number;
  /** Counts the changes of the layout: grids that came, went, changed or emptied. */
  layout: () => number;
  isShown: (id: string) => boolean;
  /** Whether anything in the grid is shown. */
  isGridShown: (grid: GridNode) => boolean;
  /** Tells the watcher whenever this placement changes: its node, or whether it is shown. */
  watch: (id: string, watcher: Watcher) => void;
  unwatch: (id: string, watcher: Watcher) => void;
  /** Calls back when the grids change, or whether one of them shows anything. */
  onLayout: (changed: () => void) => () => void;
  /** A new configuration or context: unchanged nodes keep their identity, only changed ones are told. */
  update: (input: PageInput) => void;
  /** Looks at the clock again: after waking up or coming online. */
  rearm: () => void;
  /** Starts the timer; returns how to stop it. */
  start: () => () => void;
};

/** Makes the store of a page. */
export function createPageStore(first: PageInput, clock: Clock, timers?: Timers): PageStore {
  let input = first;
  const decisions = createDecisions(first, clock.now());
  let shownGrids: ReadonlySet<string> = new Set();
  let changes = 0;
  let layout = 0;
  /** One watcher a placement is the rule; a view that draws a slot twice makes it more. */
  const watchers = new Map<string, Watcher | Watcher[]>();
  const layoutListeners = new Set<() => void>();
  let alarm: ReturnType<typeof createAlarm> | undefined;

  // The preview of everything draws what visitors do not see, and marks it.
  const shownNode = (id: string): PlacementNode | undefined =>
    decisions.isHidden(id) && !input.context.where.preview ? undefined : input.page.nodes.get(id);
  const shown = (id: string): boolean => shownNode(id) !== undefined;
  const gridShown = (grid: GridNode): boolean =>
    !(grid.draft && !input.context.who.superUser && !input.context.where.preview) && grid.placements.some(shown);
  const readGrids = (): ReadonlySet<string> =>
    new Set(
      Object.values(input.page.layers)
        .flat()
        .filter(gridShown)
        .map(({ id }) => id),
    );
  const watching = (id: string): Watcher[] => [watchers.get(id) ?? []].flat();

  const tell = (ids: readonly string[]): void => {
    changes += ids.length;
    for (const id of ids) for (const watcher of watching(id)) watcher.changed();
  };
  /** Looks whether a grid appeared or emptied; `changed` when the grids themselves did. */
  const lookAtLayout = (changed: boolean): void => {
    const before = shownGrids;
    shownGrids = readGrids();
    if (!changed && before.size === shownGrids.size && [...shownGrids].every((id) => before.has(id))) return;
    layout += 1;
    for (const listener of layoutListeners) listener();
  };
  const lookAtClock = (): void => {
    const changed = decisions.decideDue(clock.now());
    if (!changed) return;
    if (changed.length > 0) {
      tell(changed);
      lookAtLayout(false);
    }
    alarm?.arm(decisions.nextChange());
  };

  shownGrids = readGrids();
  return {
    page: () => input.page,
    node: (id) => input.page.nodes.get(id),
    shownNode,
    changes: () => changes,
    layout: () => layout,
    isShown: shown,
    isGridShown: (grid) => shownGrids.has(grid.id),
    watch(id, watcher) {
      const others = watchers.get(id);
      watchers.set(id, others ? [others, watcher].flat() : watcher);
    },
    unwatch(id, watcher) {
      const left = watching(id).filter((one) => one !== watcher);
      if (left.length) watchers.set(id, left);
      else watchers.delete(id);
    },
    onLayout(changed) {
      layoutListeners.add(changed);
      return () => layoutListeners.delete(changed);
    },
    update(next) {
      const before = input;
      input = { ...next, page: keepUnchanged(before.page, next.page) };
      tell(decisions.decideAll(input, clock.now()));
      lookAtLayout(input.page.layers !== before.page.layers);
      alarm?.arm(decisions.nextChange());
    },
    rearm: lookAtClock,
    start() {
      const stopListening = clock.onCorrection(lookAtClock);
      alarm = createAlarm(clock, lookAtClock, timers);
      lookAtClock();
      alarm.arm(decisions.nextChange());
      return () => {
        stopListening();
        alarm?.stop();
        alarm = undefined;
      };
    },
  };
}

/** The new page with every node and grid that says the same as before kept as the same object, so that nothing of it renders again. */
function keepUnchanged(before: PageModel, next: PageModel): PageModel {
  if (before === next) return before;
  let nodes: Map<string, PlacementNode> | undefined;
  for (const [id, node] of next.nodes) {
    const old = before.nodes.get(id);
    if (old !== undefined && old !== node && sameJson(old, node)) (nodes ??= new Map(next.nodes)).set(id, old);
  }
  const layers = sameJson(before.layers, next.layers) ? before.layers : keepGrids(before.layers, next.layers);
  return { ...next, layers, nodes: nodes ?? next.nodes };
}

function keepGrids(before: PageModel['layers'], next: PageModel['layers']): PageModel['layers'] {
  const old = new Map(Object.values(before).flatMap((grids) => grids.map((grid) => [grid.id, grid] as const)));
  const kept = (grid: GridNode): GridNode => {
    const same = old.get(grid.id);
    return same && sameJson(same, grid) ? same : grid;
  };
  return Object.fromEntries(Object.entries(next).map(([layer, grids]) => [layer, grids.map(kept)]));
}
