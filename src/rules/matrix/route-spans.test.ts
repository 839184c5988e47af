// Spans of what guards say: every instant has the answer of its span, neighbours differ, and the next opening is the first there is.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RouteVerdict } from '../guards/verdict.ts';
import { nextOpening, opens, routeSpans, routeTurns, spanAt, type VerdictAt } from './route-spans.ts';

const verdict = (guard: string, nextChangeAt: number | null): RouteVerdict => ({
  outcome: guard === '' ? 'render' : 'redirect',
  reasons: guard === '' ? [] : [{ rule: guard, outcome: 'deny', detail: 'because' }],
  nextChangeAt,
  guard,
  ...(guard !== '' && { to: { page: 'Elsewhere', params: {}, query: {} } }),
  effects: [],
  missing: [],
});

/** Answers by instant: that of the last turn that is not later. */
const turning =
  (turns: readonly (readonly [at: number, guard: string])[]): VerdictAt =>
  (now) =>
    verdict(turns.findLast(([at]) => at <= now)?.[1] ?? '', turns.find(([at]) => at > now)?.[0] ?? null);

test('each instant has the answer of its span, and neighbours are different', () => {
  const drawn = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.constantFrom('', 'holding', 'access')), {
    selector: ([at]) => at,
    maxLength: 8,
  });
  fc.assert(
    fc.property(drawn, (given) => {
      const turns = given.toSorted(([a], [b]) => a - b);
      const verdictAt = turning(turns);
      const spans = routeSpans(verdictAt);
      for (let now = -1; now <= 101; now++) {
        expect(spanAt(spans, now).verdict.guard).toBe(verdictAt(now).guard);
        const next = turns.find(([at, guard]) => at > now && guard === '')?.[0] ?? null;
        expect(nextOpening(verdictAt, 'Page', now)).toBe(opens(verdictAt(now), 'Page') ? null : next);
      }
      for (const [index, { verdict: one }] of spans.entries()) if (index > 0) expect(one.guard).not.toBe(spans[index - 1]!.verdict.guard);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('a rule whose next change is not later ends nothing', () => {
  expect(routeTurns(() => verdict('', 5))).toEqual([5]);
});

test('a sub-page of the requested page is the page; another page at its address is not', () => {
  const at = (page: string): RouteVerdict => ({ ...verdict('', null), to: { page, params: { page: 'booth' }, query: {} } });
  expect([opens(at('ProfilePage'), 'ProfilePage'), opens(at('LoginPage'), 'ProfilePage')]).toEqual([true, false]);
});
