// The living page: holds the model, decides every placement, wakes at the earliest next change and tells only whom it concerns.
import { createAlarm, type Timers } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import type { EventModel } from '../model/event.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import type { Context } from '../rules/context.ts';
import { rulesOf } from '../rules/placement-rules.ts';
import type { Verdict } from '../rules/verdict.ts';
import { placementVisibility, type PlacementRules } from '../rules/visibility.ts';

/** Everything a page is decided by, but for the time. */
export type PageInput = { page: PageModel; visibility: EventModel['visibility']; context: Omit<Context, 'when'>; timeZone: string };

export type PageStore = {
  /** The model as it is now; replaced as a whole when its grids change. */
  page: () => PageModel;
  node: (id: string) => PlacementNode | undefined;
  isShown: (id: string) => boolean;
  /** Whether anything in the grid is shown. */
  isGridShown: (grid: GridNode) => boolean;
  verdict: (id: string) => Verdict | undefined;
  /** Calls back when this placement changes (its node or whether it is shown); returns how to stop. */
  onNode: (id: string, changed: () => void) => () => void;
  /** Calls back when the grids change, or whether one of them shows anything. */
  onLayout: (changed: () => void) => () => void;
  /** A new configuration or context: unchanged nodes keep their identity, only changed ones are told. */
  update: (input: PageInput) => void;
  /** Looks at the clock again: after waking up or coming online. */
  rearm: () => void;
  /** Starts the timer; returns how to stop it. */
  start: () => () => void;
};

type Decided = { rules: PlacementRules; verdict: Verdict };

/** Makes the store of a page. */
export function createPageStore(first: PageInput, clock: Clock, timers?: Timers): PageStore {
  let input = first;
  let decided = new Map<string, Decided>();
  let gridsShown = new Map<string, boolean>();
  const nodeListeners = new Map<string, Set<() => void>>();
  const layoutListeners = new Set<() => void>();
  let alarm: ReturnType<typeof createAlarm> | undefined;

  const context = (): Context => ({ ...input.context, when: { now: clock.now(), timeZone: input.timeZone } });
  const shown = (id: string): boolean => decided.get(id)?.verdict.outcome === 'show';
  const gridShown = (grid: GridNode): boolean =>
    !(grid.draft && !input.context.who.superUser && !input.context.where.preview) && grid.placements.some(shown);
  const allGrids = (): GridNode[] => Object.values(input.page.layers).flat();

  const decideAll = (): void => {
    const now = context();
    decided = new Map();
    for (const node of input.page.nodes.values()) {
      const rules = rulesOf(node, input.visibility, input.timeZone);
      decided.set(node.id, { rules, verdict: placementVisibility(rules, now) });
    }
    gridsShown = new Map(allGrids().map((grid) => [grid.id, gridShown(grid)]));
  };

  const tell = (ids: Iterable<string>): void => {
    for (const id of ids) for (const changed of nodeListeners.get(id) ?? []) changed();
  };
  const tellLayout = (): void => {
    const before = gridsShown;
    gridsShown = new Map(allGrids().map((grid) => [grid.id, gridShown(grid)]));
    const same = before.size === gridsShown.size && [...gridsShown].every(([id, is]) => before.get(id) === is);
    if (!same) for (const changed of layoutListeners) changed();
  };

  const arm = (): void => {
    let next: number | null = null;
    for (const { verdict } of decided.values())
      if (verdict.nextChangeAt !== null && (next === null || verdict.nextChangeAt < next)) next = verdict.nextChangeAt;
    alarm?.arm(next);
  };

  /** Decides again what is due; the rest cannot have changed. A clock set back decides everything. */
  let lastNow = -Infinity;
  const decideDue = (): void => {
    const now = context();
    const backwards = now.when.now < lastNow;
    lastNow = now.when.now;
    const changed: string[] = [];
    for (const [id, entry] of decided) {
      if (!backwards && (entry.verdict.nextChangeAt === null || entry.verdict.nextChangeAt > now.when.now)) continue;
      const verdict = placementVisibility(entry.rules, now);
      if (verdict.outcome !== entry.verdict.outcome) changed.push(id);
      decided.set(id, { rules: entry.rules, verdict });
    }
    tell(changed);
    if (changed.length) tellLayout();
    arm();
  };

  decideAll();
  return {
    page: () => input.page,
    node: (id) => input.page.nodes.get(id),
    isShown: shown,
    isGridShown: (grid) => gridsShown.get(grid.id) === true,
    verdict: (id) => decided.get(id)?.verdict,
    onNode(id, changed) {
      let set = nodeListeners.get(id);
      if (!set) nodeListeners.set(id, (set = new Set()));
      set.add(changed);
      return () => set.delete(changed);
    },
    onLayout(changed) {
      layoutListeners.add(changed);
      return () => layoutListeners.delete(changed);
    },
    update(next) {
      const before = { page: input.page, decided };
      input = { ...next, page: keepUnchanged(before.page, next.page) };
      decideAll();
      const changed = [...new Set([...before.page.nodes.keys(), ...input.page.nodes.keys()])].filter(
        (id) =>
          before.page.nodes.get(id) !== input.page.nodes.get(id) ||
          before.decided.get(id)?.verdict.outcome !== decided.get(id)?.verdict.outcome,
      );
      tell(changed);
      for (const listener of layoutListeners) listener();
      arm();
    },
    rearm: () => decideDue(),
    start() {
      const stopListening = clock.onCorrection(decideDue);
      alarm = createAlarm(clock, decideDue, timers);
      lastNow = clock.now();
      decideDue();
      return () => {
        stopListening();
        alarm?.stop();
        alarm = undefined;
      };
    },
  };
}

/** The new page with every node that says the same as before kept as the same object, so that nothing of it renders again. */
function keepUnchanged(before: PageModel, next: PageModel): PageModel {
  const nodes = new Map<string, PlacementNode>();
  for (const [id, node] of next.nodes) {
    const old = before.nodes.get(id);
    nodes.set(id, old && JSON.stringify(old) === JSON.stringify(node) ? old : node);
  }
  return { ...next, nodes };
}
