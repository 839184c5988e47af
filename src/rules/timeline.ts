// A page over all time for a person: the stretches in which nothing on it changes, and what appears or disappears between them.
import type { Context } from './context.ts';
import { createExplainer, type Explained, type Explainer } from './explain.ts';
import type { PageToExplain } from './explain-person.ts';
import { type Principal, signedOutAt, whoOf } from './principal.ts';

/** What happens at an instant. */
export type Change = {
  /** Instant (ms since 1970). */
  at: number;
  /** Ids of placements that are seen from this instant on. */
  appears: string[];
  /** Ids of placements that are no longer seen from this instant on. */
  disappears: string[];
};

/**
 * The stretches of time in order, each from an instant (ms, -Infinity for the first) up to, but not including, the next one (Infinity
 * for the last): found from the windows and the end of the session, not by trying instants.
 */
export function* pageStretches(
  explain: Explainer,
  person: Principal,
  where: Context['where'],
  timeZone: string,
): Generator<{ from: number; to: number; explained: readonly Explained[] }> {
  const end = signedOutAt(person);
  // Each turn is strictly later and every window has two ends, so this ends.
  for (let from = -Infinity; from < Infinity;) {
    const explained = explain({ who: whoOf(person, from), where, when: { now: from, timeZone } });
    let to = end !== null && end > from ? end : Infinity;
    for (const { nextChangeAt } of explained) if (nextChangeAt !== null && nextChangeAt > from) to = Math.min(to, nextChangeAt);
    yield { from, to, explained };
    from = to;
  }
}

/** All changes of a page for a person, in order. Instants at which a rule changes without a visible effect are left out. */
export function personTimeline({ page, timeZone, ...event }: PageToExplain, person: Principal, where: Context['where']): Change[] {
  const changes: Change[] = [];
  let before: ReadonlySet<string> | undefined;
  for (const { from, explained } of pageStretches(createExplainer(page, event, timeZone), person, where, timeZone)) {
    const seen = new Set(explained.flatMap(({ id, outcome }) => (outcome === 'show' ? [id] : [])));
    const appears = [...seen].filter((id) => before && !before.has(id));
    const disappears = [...(before ?? [])].filter((id) => !seen.has(id));
    if (appears.length + disappears.length > 0) changes.push({ at: from, appears, disappears });
    before = seen;
  }
  return changes;
}
