// The verdicts of the guards on a person at an address over all time: one span for each, found from the changes, not by trying instants.
import type { RouteVerdict } from '../guards/verdict.ts';

/** From `from` (ms since 1970, -Infinity for the first) until the next span the verdict stays the same. */
export type RouteSpan = { from: number; verdict: RouteVerdict };

/** The verdict of one person at one address at an instant (ms). */
export type VerdictAt = (now: number) => RouteVerdict;

/** Changes that are followed; a configuration with more is cut off there. */
const MOST_TURNS = 500;

/** Every instant (ms) at which the verdict may differ, in order. */
export function routeTurns(verdictAt: VerdictAt, from = -Infinity): number[] {
  const turns: number[] = [];
  let { nextChangeAt } = verdictAt(from);
  // Each turn is strictly later; the guard only keeps a faulty rule from going on for ever.
  while (nextChangeAt !== null && nextChangeAt > (turns.at(-1) ?? from) && turns.length < MOST_TURNS) {
    turns.push(nextChangeAt);
    ({ nextChangeAt } = verdictAt(nextChangeAt));
  }
  return turns;
}

/** The spans in order; neighbours that say the same are one. */
export function routeSpans(verdictAt: VerdictAt): RouteSpan[] {
  const spans: RouteSpan[] = [];
  for (const from of [-Infinity, ...routeTurns(verdictAt)]) {
    const verdict = verdictAt(from);
    const last = spans.at(-1);
    if (!last || sayingOf(last.verdict) !== sayingOf(verdict)) spans.push({ from, verdict });
  }
  return spans;
}

/** The span of an instant (ms). */
export const spanAt = (spans: readonly RouteSpan[], now: number): RouteSpan => spans.findLast(({ from }) => from <= now) ?? spans[0]!;

/** The first instant (ms) after `now` at which the page opens for this person; null for never, and where it is open now. */
export function nextOpening(verdictAt: VerdictAt, page: string, now: number): number | null {
  if (opens(verdictAt(now), page)) return null;
  return routeTurns(verdictAt, now).find((at) => opens(verdictAt(at), page)) ?? null;
}

/** Whether a verdict shows the requested page; a sub-page of it counts as the page. */
export const opens = ({ outcome, to }: RouteVerdict, page: string): boolean =>
  outcome === 'render' && (to === undefined || to.page === page);

/** All that a visitor meets of a verdict, as one text: two with the same look the same and say the same. */
export function sayingOf({ outcome, guard, to, missing, reasons }: RouteVerdict): string {
  // What lets pass says nothing to the visitor.
  const because = guard === '' ? '' : reasons.findLast(({ rule }) => rule === guard)?.detail;
  return JSON.stringify([outcome, guard, because, to && [to.page, to.params], missing]);
}
