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
  /** Ids of the grids that show something. */
  let shownGrids = '';
  let changes = 0;
  let layout = 0;
  /** One watcher a placement is the rule; a view that draws a slot twice makes it more. */
  const watchers = new Map<string, Watcher | readonly Watcher[]>();
  const layoutListeners = new Set<() => void>();
  let alarm: ReturnType<typeof createAlarm> | undefined;

  // The preview of everything draws what visitors do not see, and marks it.
  const shownNode = (id: string): PlacementNode | undefined =>
    decisions.isHidden(id) && !input.context.where.preview ? undefined : input.page.nodes.get(id);
  const shown = (id: string): boolean => shownNode(id) !== undefined;
  const gridShown = (grid: GridNode): boolean =>
    !(grid.draft && !input.context.who.superUser && !input.context.where.preview) && grid.placements.some(shown);
  const readGrids = (): string =>
    Object.values(input.page.layers)
      .flat()
      .filter(gridShown)
      .map(({ id }) => id)
      .join();
  const watching = (id: string): readonly Watcher[] => {
    const found = watchers.get(id) ?? [];
    return 'changed' in found ? [found] : found;
  };

  /** Tells whom it concerns that these placements changed, looks which grids show something, and sets the alarm; `relaid` when the grids themselves changed. */
  const settle = (ids: readonly string[], relaid: boolean): void => {
    changes += ids.length;
    for (const id of ids) for (const watcher of watching(id)) watcher.changed();
    const before = shownGrids;
    shownGrids = readGrids();
    if (relaid || before !== shownGrids) {
      layout += 1;
      for (const listener of layoutListeners) listener();
    }
    alarm?.arm(decisions.nextChange());
  };
  const lookAtClock = (): void => {
    const changed = decisions.decideDue(clock.now());
    if (changed) settle(changed, false);
  };

  shownGrids = readGrids();
  return {
    page: () => input.page,
    node: (id) => input.page.nodes.get(id),
    shownNode,
    changes: () => changes,
    layout: () => layout,
    isShown: shown,
    isGridShown: gridShown,
    watch(id, watcher) {
      watchers.set(id, watchers.has(id) ? [...watching(id), watcher] : watcher);
    },
    unwatch(id, watcher) {
      const left = watching(id).filter((one) => one !== watcher);
      if (left.length > 0) watchers.set(id, left);
      else watchers.delete(id);
    },
    onLayout(changed) {
      layoutListeners.add(changed);
      return () => layoutListeners.delete(changed);
    },
    update(next) {
      const before = input;
      input = { ...next, page: keepUnchanged(before.page, next.page) };
      settle(decisions.decideAll(input, clock.now()), input.page.layers !== before.page.layers);
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
  next.nodes.forEach((node, id) => {
    const old = kept(before.nodes.get(id), node);
    if (old !== node) (nodes ??= new Map(next.nodes)).set(id, old);
  });
  const grids = new Map(
    Object.values(before.layers)
      .flat()
      .map((grid) => [grid.id, grid]),
  );
  const layers = Object.entries(next.layers).map(([layer, list]) => [layer, list.map((grid) => kept(grids.get(grid.id), grid))]);
  return { ...next, layers: kept(before.layers, Object.fromEntries(layers)), nodes: nodes ?? next.nodes };
}

/** The older of two that say the same. */
const kept = <T>(old: T | undefined, next: T): T => (old !== undefined && sameJson(old, next) ? old : next);
