// Which placements of a page are shown: decided for a page and a viewer, and again only when time changes the outcome.
import type { WrittenVisibility } from '../model/event.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import { openRules } from '../model/placement-node.ts';
import type { Context } from '../rules/context.ts';
import { entryOf, type EventRules, rulesOf } from '../rules/placement-rules.ts';
import { decidePlacement, type PlacementRules } from '../rules/shown.ts';
import { createDueQueue, type Due } from './due-queue.ts';

/** All inputs of the decisions except time. */
export type Decidable = EventRules & { page: PageModel; context: Omit<Context, 'when'>; timeZone: string };

export type Decisions = {
  /** Whether a rule hides this placement now; unknown ids are not hidden. */
  isHidden: (id: string) => boolean;
  /** The next instant (ms since 1970) at which any outcome can change; null for never. */
  nextChange: () => number | null;
  /** Decides for another page or context. Returns the ids whose node or visibility differs from before. */
  decideAll: (next: Decidable, now: number) => string[];
  /** Decides again what is due; a clock set back decides everything. Returns the ids that appeared or disappeared, undefined if nothing is due. */
  decideDue: (now: number) => string[] | undefined;
};

/** The rules of a placement, and their source. */
type Decided = { node: PlacementNode; entry: WrittenVisibility | undefined; rules: PlacementRules };

/** Decides a page for the first time. */
export function createDecisions(first: Decidable, instant: number): Decisions {
  let input = first;
  /** Only placements with rules: all others are always shown, and they are the majority. */
  const decided = new Map<string, Decided>();
  /** The ids hidden now; empty for most pages. */
  const hidden = new Set<string>();
  let queue = createDueQueue([]);
  let lastNow = -Infinity;

  const contextAt = (now: number): Context => ({ ...input.context, when: { now, timeZone: input.timeZone } });
  /** Decides one placement and queues its next change; returns whether the outcome differs from before. */
  const decide = (id: string, context: Context, again: (due: Due) => void): boolean => {
    const { outcome, nextChangeAt } = decidePlacement(decided.get(id)!.rules, context);
    if (nextChangeAt !== null) again({ id, at: nextChangeAt });
    return outcome === 'show' ? hidden.delete(id) : hidden.size !== hidden.add(id).size;
  };
  const forget = (id: string): boolean => decided.delete(id) && hidden.delete(id);

  const decideAll = (next: Decidable, now: number): string[] => {
    const [was, is] = [input.page.nodes, next.page.nodes];
    const sameEvent = input.timeZone === next.timeZone && input.access === next.access && input.contentModes === next.contentModes;
    input = next;
    const context = contextAt(now);
    const changed: string[] = [];
    const dues: Due[] = [];
    const again = (due: Due): void => {
      dues.push(due);
    };
    // `forEach`, because a loop over entries allocates more than the rest of a first decision.
    is.forEach((node, id) => {
      let differs = was !== is && was.get(id) !== node;
      const entry = entryOf(node, next.visibility);
      if (entry || node.rules !== openRules) {
        const old = decided.get(id);
        if (!sameEvent || old?.node !== node || old.entry !== entry)
          decided.set(id, { node, entry, rules: rulesOf(node, next, next.timeZone) });
        differs = decide(id, context, again) || differs;
      } else if (decided.size > 0) differs = forget(id) || differs;
      if (differs) changed.push(id);
    });
    if (was !== is) {
      for (const id of was.keys()) {
        if (is.has(id)) continue;
        forget(id);
        changed.push(id);
      }
    }
    // A new queue: instants of an older page must not accumulate in one that is open for days.
    queue = createDueQueue(dues);
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
      return ids.filter((id) => decide(id, context, queue.add));
    },
  };
}
