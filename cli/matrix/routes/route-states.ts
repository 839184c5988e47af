// What the guards say of one person on one page over all time, in words: the cells of the table of people and pages.
import type { OpenEvent } from '../../../server/open-event.ts';
import { type Container, containers } from '../../../src/rules/context.ts';
import { explainRoute } from '../../../src/rules/guards/explain-route.ts';
import type { RouteVerdict } from '../../../src/rules/guards/verdict.ts';
import type { Visit } from '../../../src/rules/guards/visit.ts';
import type { MatrixPerson } from '../../../src/rules/matrix/choose-renderings.ts';
import { opens, routeSpans } from '../../../src/rules/matrix/route-spans.ts';
import { decidedWords } from '../../explain/route/route-json.ts';
import { missingWords } from '../../explain/route/missing-words.ts';
import { addressOf, verdictsOf, visitsTo } from '../../explain/route/visits.ts';

/** An answer of the guards in words. */
export type RouteAnswer = {
  /** Whether the page is shown. */
  opens: boolean;
  outcome: RouteVerdict['outcome'];
  /** The guard that decided, empty when all let pass; its words; the page it leads to, empty for none. */
  guard: string;
  detail: string;
  to: string;
  /** What this person lacks. */
  missing: string[];
};

/** An answer from an instant on, ISO 8601 in UTC; null for the first. */
export type RouteState = RouteAnswer & { from: string | null };

/** What one person meets on a page in these containers: every answer in order of time, and the number of that at the page's instant. */
export type RouteCell = { person: string; containers: Container[]; states: RouteState[]; base: number };

/** The answer for a visit. */
export function answerOf(visit: Visit): RouteAnswer {
  const explained = explainRoute(visit);
  const { outcome, guard, to, missing } = explained.verdict;
  return {
    opens: opens(explained.verdict, visit.asked.page),
    outcome,
    guard,
    detail: decidedWords(explained),
    to: to?.page ?? '',
    missing: missing.map((one) => missingWords(one, visit.context.when.timeZone)),
  };
}

/** The cells of everybody on a page; containers with the same answers share one. `base` is the page's instant of ordinary use (ms). */
export function routeCells(
  event: OpenEvent,
  page: string,
  params: Readonly<Record<string, string>>,
  people: readonly MatrixPerson[],
  base: number,
): RouteCell[] {
  const { address, href } = addressOf(event, page, params);
  return people.flatMap(({ name, principal }) => {
    const cells = new Map<string, RouteCell>();
    for (const container of containers) {
      const looker = { person: principal, container };
      const spans = routeSpans(verdictsOf(event, page, params, looker));
      const visitAt = visitsTo(event, address, href, looker);
      const now = spans.findLastIndex(({ from }) => from <= base);
      const states = spans.map(({ from }, index): RouteState => {
        // What is missing may differ within a span, so that of now is reported at its instant. The first span has no beginning.
        const seen = index === now ? base : Number.isFinite(from) ? from : spans[index + 1]!.from - 1;
        return { from: Number.isFinite(from) ? new Date(from).toISOString() : null, ...answerOf(visitAt(seen)) };
      });
      const key = JSON.stringify(states);
      const same = cells.get(key);
      if (same) same.containers.push(container);
      else cells.set(key, { person: name, containers: [container], states, base: now });
    }
    return [...cells.values()];
  });
}
