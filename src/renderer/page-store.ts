// The living page: holds the model, decides every placement, wakes at the earliest next change and tells only whom it concerns.
import { createAlarm, type Timers } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import type { EventModel, WrittenVisibility } from '../model/event.ts';
import { sameJson } from '../model/same-json.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import type { Context } from '../rules/context.ts';
import { entryOf, rulesOf } from '../rules/placement-rules.ts';
import { createDueQueue } from './due-queue.ts';
import type { Verdict } from '../rules/verdict.ts';
import { placementVisibility, type PlacementRules } from '../rules/visibility.ts';

/** Everything a page is decided by, but for the time. */
export type PageInput = { page: PageModel; visibility: EventModel['visibility']; context: Omit<Context, 'when'>; timeZone: string };

export type PageStore = {
  /** The model as it is now; replaced as a whole when its grids change. */
  page: () => PageModel;
  node: (id: string) => PlacementNode | undefined;
  /** Counts the changes of the layout: grids that came, went, changed or emptied. */
  layout: () => number;
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

/** What is known of a placement: what it was read from, its rules, and how it was decided last. */
type Decided = { node: PlacementNode; entry: WrittenVisibility | undefined; rules: PlacementRules; verdict: Verdict };

/** Makes the store of a page. */
export function createPageStore(first: PageInput, clock: Clock, timers?: Timers): PageStore {
  let input = first;
  const decided = new Map<string, Decided>();
  let gridsShown = new Map<string, boolean>();
  let layout = 0;
  let queue = createDueQueue();
  let lastNow = -Infinity;
  const nodeListeners = new Map<string, (() => void)[]>();
  const layoutListeners = new Set<() => void>();
  let alarm: ReturnType<typeof createAlarm> | undefined;

  const context = (): Context => ({ ...input.context, when: { now: clock.now(), timeZone: input.timeZone } });
  const shown = (id: string): boolean => decided.get(id)?.verdict.outcome === 'show';
  const gridShown = (grid: GridNode): boolean =>
    !(grid.draft && !input.context.who.superUser && !input.context.where.preview) && grid.placements.some(shown);
  const readGrids = (): Map<string, boolean> =>
    new Map(Object.values(input.page.layers).flatMap((grids) => grids.map((grid) => [grid.id, gridShown(grid)] as const)));

  /** Decides every placement; rules that say the same are not read again. Returns who changed. */
  const decideAll = (before: PageInput | undefined): string[] => {
    const now = context();
    const sameZone = before?.timeZone === input.timeZone;
    const sameContext = sameZone && sameJson(before.context, input.context);
    const changed: string[] = [];
    for (const [id, node] of input.page.nodes) {
      const old = decided.get(id);
      const entry = entryOf(node, input.visibility);
      const sameRules = sameZone && old !== undefined && old.node === node && sameJson(old.entry, entry);
      if (
        sameRules &&
        sameContext &&
        (old.verdict.nextChangeAt === null || old.verdict.nextChangeAt > now.when.now) &&
        now.when.now >= lastNow
      )
        continue;
      const rules = sameRules ? old.rules : rulesOf(node, input.visibility, input.timeZone);
      const verdict = placementVisibility(rules, now);
      if (old?.node !== node || old.verdict.outcome !== verdict.outcome) changed.push(id);
      decided.set(id, { node, entry, rules, verdict });
      if (verdict.nextChangeAt !== null) queue.add(id, verdict.nextChangeAt);
    }
    if (decided.size > input.page.nodes.size) {
      for (const id of decided.keys()) {
        if (input.page.nodes.has(id)) continue;
        decided.delete(id);
        changed.push(id);
      }
    }
    if (queue.size() > 64 + 4 * decided.size) rebuildQueue();
    lastNow = now.when.now;
    return changed;
  };
  /** Entries of older configurations leave only when their instant passes; a page open for days must not gather them. */
  const rebuildQueue = (): void => {
    queue = createDueQueue();
    for (const [id, { verdict }] of decided) if (verdict.nextChangeAt !== null) queue.add(id, verdict.nextChangeAt);
  };

  const tell = (ids: Iterable<string>): void => {
    for (const id of ids) for (const changed of nodeListeners.get(id) ?? []) changed();
  };
  /** Looks whether a grid appeared or emptied; `changed` when the grids themselves did. */
  const lookAtLayout = (changed: boolean): void => {
    const before = gridsShown;
    gridsShown = readGrids();
    if (!changed && before.size === gridsShown.size && [...gridsShown].every(([id, is]) => before.get(id) === is)) return;
    layout += 1;
    for (const listener of layoutListeners) listener();
  };

  /** Decides again what is due; the rest cannot have changed. A clock set back decides everything. */
  const decideDue = (): void => {
    const now = clock.now();
    const backwards = now < lastNow;
    const next = queue.next();
    if (!backwards && (next === null || next > now)) {
      lastNow = now;
      return;
    }
    const changed = backwards ? decideBackwards() : decideThese(now);
    if (changed.length) {
      tell(changed);
      lookAtLayout(false);
    }
    alarm?.arm(queue.next());
  };
  const decideBackwards = (): string[] => {
    queue = createDueQueue();
    return decideAgain(decided.keys());
  };
  const decideThese = (now: number): string[] => {
    const due = new Set<string>();
    for (let one = queue.take(now); one; one = queue.take(now)) if (decided.get(one.id)?.verdict.nextChangeAt === one.at) due.add(one.id);
    return decideAgain(due);
  };
  const decideAgain = (ids: Iterable<string>): string[] => {
    const now = context();
    const changed: string[] = [];
    for (const id of ids) {
      const entry = decided.get(id);
      if (!entry) continue;
      const verdict = placementVisibility(entry.rules, now);
      if (verdict.outcome !== entry.verdict.outcome) changed.push(id);
      entry.verdict = verdict;
      if (verdict.nextChangeAt !== null) queue.add(id, verdict.nextChangeAt);
    }
    lastNow = now.when.now;
    return changed;
  };

  decideAll(undefined);
  gridsShown = readGrids();
  return {
    page: () => input.page,
    node: (id) => input.page.nodes.get(id),
    layout: () => layout,
    isShown: shown,
    isGridShown: (grid) => gridsShown.get(grid.id) === true,
    verdict: (id) => decided.get(id)?.verdict,
    onNode(id, changed) {
      nodeListeners.set(id, [...(nodeListeners.get(id) ?? []), changed]);
      return () => {
        const left = nodeListeners.get(id)?.filter((one) => one !== changed) ?? [];
        if (left.length) nodeListeners.set(id, left);
        else nodeListeners.delete(id);
      };
    },
    onLayout(changed) {
      layoutListeners.add(changed);
      return () => layoutListeners.delete(changed);
    },
    update(next) {
      const before = input;
      input = { ...next, page: keepUnchanged(before.page, next.page) };
      const changed = decideAll(before);
      tell(changed);
      lookAtLayout(input.page.layers !== before.page.layers);
      alarm?.arm(queue.next());
    },
    rearm: () => decideDue(),
    start() {
      const stopListening = clock.onCorrection(decideDue);
      alarm = createAlarm(clock, decideDue, timers);
      decideDue();
      alarm.arm(queue.next());
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
