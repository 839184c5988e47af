// Which placements of a page are shown: decided once, and again only where the page, the visitor or the time says otherwise.
import type { WrittenVisibility } from '../model/event.ts';
import { sameJson } from '../model/same-json.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import { openRules } from '../model/placement-node.ts';
import type { Context } from '../rules/context.ts';
import { entryOf, type EventRules, rulesOf } from '../rules/placement-rules.ts';
import { isShown, type PlacementRules } from '../rules/shown.ts';
import { createDueQueue, type Due } from './due-queue.ts';

/** Everything a page is decided by, but for the time. */
export type Decidable = EventRules & { page: PageModel; context: Omit<Context, 'when'>; timeZone: string };

export type Decisions = {
  /** Whether a rule hides this placement now; ids that are not on the page are not hidden. */
  isHidden: (id: string) => boolean;
  /** The next instant (ms since 1970) at which that can change for any placement; null for never. */
  nextChange: () => number | null;
  /** Takes another page or context. Returns the ids whose node differs from before, or whether it is shown. */
  decideAll: (next: Decidable, now: number) => string[];
  /** Decides again what is due; a clock set back decides everything. Returns the ids that appeared or went, undefined while nothing is due. */
  decideDue: (now: number) => string[] | undefined;
};

/** What is known of a placement: what it was read from, its rules, and until when the last decision holds. */
type Decided = { node: PlacementNode; entry: WrittenVisibility | undefined; rules: PlacementRules; nextChangeAt: number | null };

/** Decides a page for the first time. */
export function createDecisions(first: Decidable, instant: number): Decisions {
  let input = first;
  /** Only placements of which something is said: all others are shown for ever, and they are most of every page. */
  const decided = new Map<string, Decided>();
  /** Those that are hidden now: of most pages none, so that asking costs nothing. */
  const hidden = new Set<string>();
  let queue = createDueQueue([]);
  let lastNow = -Infinity;

  const contextAt = (now: number): Context => ({ ...input.context, when: { now, timeZone: input.timeZone } });
  /** Decides one placement; whether that differs from before. */
  const decide = (id: string, one: Decided, context: Context): boolean => {
    const was = !hidden.has(id);
    const { shown, nextChangeAt } = isShown(one.rules, context);
    if (shown) hidden.delete(id);
    else hidden.add(id);
    one.nextChangeAt = nextChangeAt;
    return shown !== was;
  };
  const forget = (id: string): boolean => decided.delete(id) && hidden.delete(id);
  const dueOf = (id: string): Due[] => {
    const at = decided.get(id)?.nextChangeAt ?? null;
    return at === null ? [] : [{ id, at }];
  };

  /** Whether the placement changed; rules that say the same are not read again, and what still holds is kept. */
  const decideOne = (id: string, node: PlacementNode, before: Decidable, context: Context, sameContext: boolean): boolean => {
    const sameNode = before.page === input.page || before.page.nodes.get(id) === node;
    const entry = entryOf(node, input.visibility);
    const old = decided.size > 0 ? decided.get(id) : undefined;
    if (entry === undefined && node.rules === openRules) return (old !== undefined && forget(id)) || !sameNode;
    const sameRules =
      old !== undefined &&
      old.node === node &&
      before.timeZone === input.timeZone &&
      before.access === input.access &&
      sameJson(old.entry, entry);
    if (sameRules && sameContext && (old.nextChangeAt === null || old.nextChangeAt > context.when.now)) return false;
    const rules = sameRules ? old.rules : rulesOf(node, input, input.timeZone);
    const one = { node, entry, rules, nextChangeAt: null };
    decided.set(id, one);
    return decide(id, one, context) || !sameNode;
  };

  const decideAll = (next: Decidable, now: number): string[] => {
    const before = input;
    input = next;
    const context = contextAt(now);
    const sameContext = before.timeZone === input.timeZone && sameJson(before.context, input.context) && now >= lastNow;
    const changed: string[] = [];
    for (const [id, node] of input.page.nodes) if (decideOne(id, node, before, context, sameContext)) changed.push(id);
    if (before.page.nodes !== input.page.nodes) {
      for (const id of before.page.nodes.keys()) {
        if (input.page.nodes.has(id)) continue;
        forget(id);
        changed.push(id);
      }
    }
    // Anew: instants of an older page must not gather in one that is open for days.
    queue = createDueQueue([...decided.keys()].flatMap(dueOf));
    lastNow = now;
    return changed;
  };

  decideAll(first, instant);
  return {
    isHidden: (id) => hidden.size > 0 && hidden.has(id),
    nextChange: () => queue.next(),
    decideAll,
    decideDue(now) {
      const backwards = now < lastNow;
      lastNow = now;
      const due = queue.take(backwards ? Infinity : now);
      const ids = backwards ? [...decided.keys()] : due;
      if (ids.length === 0) return undefined;
      const context = contextAt(now);
      const changed = ids.filter((id) => decide(id, decided.get(id)!, context));
      for (const one of ids.flatMap(dueOf)) queue.add(one);
      return changed;
    },
  };
}
