// The state of a page: holds the model, decides every placement, wakes at the next change and notifies only the placements concerned.
import { createListeners } from '../base/listeners.ts';
import { createAlarm } from '../clock/alarm.ts';
import type { Clock, Timers } from '../clock/clock.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import { sameJson } from '../model/same-json.ts';
import { createDecisions, type Decidable } from './decisions.ts';

/** All inputs of the decisions except time. */
export type PageStoreInput = Decidable;

/** A subscriber to a placement: an object, because a closure each would need more memory than everything else kept of it. */
export type Watcher = { changed: () => void };

export type PageStore = {
  /** The current model; replaced as a whole when its grids change. */
  page: () => PageModel;
  node: (id: string) => PlacementNode | undefined;
  /** The node of a placement while it is shown. */
  shownNode: (id: string) => PlacementNode | undefined;
  /** Counts the notifications of watchers, so that a late subscriber can detect that it missed one. */
  changes: () => number;
  /** Counts the changes of the layout: grids that were added, removed, changed or emptied. */
  layout: () => number;
  isShown: (id: string) => boolean;
  /** Whether anything in the grid is shown. */
  isGridShown: (grid: GridNode) => boolean;
  /** Notifies the watcher whenever this placement changes: its node, or whether it is shown. */
  watch: (id: string, watcher: Watcher) => void;
  unwatch: (id: string, watcher: Watcher) => void;
  /** Calls back when the grids change, or whether one of them shows anything. Returns its unsubscribe. */
  onLayout: (changed: () => void) => () => void;
  /** Applies a new configuration or context: unchanged nodes keep their identity, only changed ones notify. */
  update: (input: PageStoreInput) => void;
  /** Reads the clock again: after waking up or coming online. */
  rearm: () => void;
  /** Starts the timer; returns a function that stops it. */
  start: () => () => void;
};

/** Makes the store of a page. */
export function createPageStore(first: PageStoreInput, clock: Clock, timers?: Timers): PageStore {
  let input = first;
  const decisions = createDecisions(first, clock.now());
  /** Ids of the grids that show something. */
  let shownGrids = '';
  let changes = 0;
  let layout = 0;
  /** Usually one watcher a placement; a view that draws a slot twice adds another. */
  const watchers = new Map<string, Watcher | readonly Watcher[]>();
  const relayouts = createListeners();
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

  /** Notifies watchers of these placements, updates which grids show something, and sets the alarm; `relaid` if the grids themselves changed. */
  const settle = (ids: readonly string[], relaid: boolean): void => {
    changes += ids.length;
    for (const id of ids) for (const watcher of watching(id)) watcher.changed();
    const before = shownGrids;
    shownGrids = readGrids();
    if (relaid || before !== shownGrids) {
      layout += 1;
      relayouts.notify();
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
    onLayout: relayouts.subscribe,
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

/** The new page, in which every unchanged node and grid keeps its identity, so that nothing of it renders again. */
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

/** The older of two equal values. */
const kept = <T>(old: T | undefined, next: T): T => (old !== undefined && sameJson(old, next) ? old : next);
