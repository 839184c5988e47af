// Every instant at which anything on a page appears or disappears, and what: found from the windows, not by trying instants.
import type { PageModel } from '../model/page.ts';
import type { Context } from './context.ts';
import { createExplainer } from './explain.ts';
import type { EventRules } from './placement-rules.ts';

/** What happens at an instant. */
export type Change = {
  /** Instant (ms since 1970). */
  at: number;
  /** Ids of placements that are seen from this instant on. */
  appears: string[];
  /** Ids of placements that are no longer seen from this instant on. */
  disappears: string[];
};

/** All changes of a page for somebody, in order. Instants at which a rule turns but nothing is seen of it are left out. */
export function pageTimeline(page: PageModel, event: EventRules, context: Omit<Context, 'when'>, timeZone: string): Change[] {
  const explain = createExplainer(page, event, timeZone);
  const changes: Change[] = [];
  let before: ReadonlySet<string> | undefined;
  let at: number | null = -Infinity;
  // Each turn is strictly later and every window has two ends, so this ends.
  while (at !== null) {
    const now: number = at;
    const explained = explain({ ...context, when: { now, timeZone } });
    const seen = new Set(explained.filter(({ visible }) => visible).map(({ id }) => id));
    if (before) {
      const change = {
        at: now,
        appears: [...seen].filter((id) => !before!.has(id)),
        disappears: [...before].filter((id) => !seen.has(id)),
      };
      if (change.appears.length || change.disappears.length) changes.push(change);
    }
    before = seen;
    at = explained.reduce<number | null>(
      (next, { nextChangeAt }) =>
        nextChangeAt !== null && nextChangeAt > now && (next === null || nextChangeAt < next) ? nextChangeAt : next,
      null,
    );
  }
  return changes;
}
