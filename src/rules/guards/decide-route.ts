// Who may go where: folds the guards of a page over a visit; the first that decides wins (A §2 Route guards, A §4).
import { earlier, type Reason } from '../verdict.ts';
import { chainOf, closingChainOf, guards, type GuardName } from './chains.ts';
import { decides } from './guard.ts';
import { isSet, previewFlags } from './query.ts';
import type { Destination, Effect, Guarded, RouteVerdict } from './verdict.ts';
import type { Visit } from './visit.ts';

/** Called for every evaluated guard, with its verdict. */
export type ReportGuard = (guard: GuardName, said: Guarded | undefined) => void;

/**
 * Decides a visit. Pure. The effects are those of guards that let pass and of the one that decided, in order, to be done once
 * a navigation; `nextChangeAt` is the first instant (ms) at which the verdict of any evaluated guard could change. Reasons carry codes.
 */
export function decideRoute(visit: Visit, report?: ReportGuard): RouteVerdict {
  return foldGuards(chainOf(visit), visit, report);
}

/** The verdicts of the guards that close a page; the others, which only lead elsewhere, are not evaluated. `render` is open. */
export const decideClosed = (visit: Visit): RouteVerdict => foldGuards(closingChainOf(visit), visit);

function foldGuards(chain: readonly GuardName[], visit: Visit, report?: ReportGuard): RouteVerdict {
  const effects: Effect[] = [];
  const reasons: Reason<'allow' | 'deny'>[] = [];
  let nextChangeAt: number | null = null;
  for (const guard of chain) {
    const said: Guarded | undefined = guards[guard](visit);
    report?.(guard, said);
    if (!said) continue;
    effects.push(...said.effects);
    nextChangeAt = earlier(nextChangeAt, said.nextChangeAt);
    const isEnd = decides(said);
    reasons.push({ rule: guard, outcome: isEnd ? 'deny' : 'allow', detail: said.because });
    if (!isEnd) continue;
    const { outcome, to, missing } = said;
    return { outcome, reasons, nextChangeAt, guard, ...(to && { to: keepPreview(to, visit.query) }), effects, missing };
  }
  return { outcome: 'render', reasons, nextChangeAt, guard: '', effects, missing: [] };
}

/** A preview stays a preview where a guard leads. */
function keepPreview(to: Destination, query: Visit['query']): Destination {
  const flags = previewFlags.filter((name) => isSet(query, name)).map((name) => [name, query[name]!] as const);
  return flags.length === 0 ? to : { ...to, query: { ...to.query, ...Object.fromEntries(flags) } };
}
