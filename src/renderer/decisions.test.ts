// Decisions cached over time, changes of page and viewer, and a clock set back equal fresh decisions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WrittenVisibility } from '../model/event.ts';
import type { PlacementNode } from '../model/page.ts';
import { openRules } from '../model/placement-node.ts';
import { rulesOf } from '../rules/placement-rules.ts';
import { noRules, notLoaded } from '../rules/policies/plain-rules.ts';
import { explainPlacement } from '../rules/visibility.ts';
import { createDecisions, type Decidable } from './decisions.ts';
import { inputOf, node, pageOf } from './renderer.fixture.tsx';

const HOUR = 3_600_000;
const midnight = Date.parse('2027-05-03T00:00:00Z');
const bound = fc.option(
  fc.integer({ min: 0, max: 23 }).map((hour) => `2027-05-03T${String(hour).padStart(2, '0')}:00`),
  { nil: null },
);
const rules = fc.oneof(
  fc.constant(openRules),
  fc
    .record({ startTime: bound, endTime: bound, draft: fc.boolean(), access: fc.constantFrom('', 'pass') })
    .map((some) => ({ ...openRules, ...some })),
);
const anyNode = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), rules).map(([id, written]) => node(id, { rules: written }));
const nodes = fc.uniqueArray(anyNode, { selector: ({ id }) => id });
const entry = fc
  .record({ visible: fc.boolean(), startTime: bound, endTime: bound })
  .map((some): WrittenVisibility => ({ ...some, containers: ['browser', 'app', 'terminal'], source: { file: '', pointer: '' } }));
const visibility = fc.dictionary(fc.constantFrom('a', 'b', 'test/words'), entry, { maxKeys: 2 });
/** Policies that do not name the key, allow everybody, or could not be loaded. */
const access = fc.constantFrom(noRules, { ...noRules, isTargeted: () => true }, notLoaded);
const input = fc.record({ nodes, visibility, access, superUser: fc.boolean() }).map((some): Decidable => {
  const base = inputOf(pageOf(some.nodes));
  return {
    ...base,
    visibility: { page: new Map(Object.entries(some.visibility)) },
    access: some.access,
    context: { ...base.context, who: { user: null, tickets: [], superUser: some.superUser } },
  };
});
const instant = fc.integer({ min: 0, max: 48 }).map((half) => midnight + (half * HOUR) / 2);
const step = fc.oneof(fc.record({ at: instant }), fc.record({ at: instant, input }));

const afresh = ({ page, context, timeZone, ...event }: Decidable, now: number) =>
  new Map(
    [...page.nodes].map(([id, one]) => [id, explainPlacement(rulesOf(one, event, timeZone), { ...context, when: { now, timeZone } })]),
  );
const changedFrom = (before: Decidable, shown: ReadonlySet<string>, after: Decidable, now: ReadonlySet<string>): string[] => {
  const differs = (id: string, one: PlacementNode | undefined): boolean =>
    before.page.nodes.get(id) !== one || shown.has(id) !== now.has(id);
  const ids = new Set([...before.page.nodes.keys(), ...after.page.nodes.keys()]);
  return [...ids].filter((id) => differs(id, after.page.nodes.get(id))).sort();
};

test('hidden placements, changes and the next change always equal a fresh decision', () => {
  fc.assert(
    fc.property(input, fc.array(step, { maxLength: 8 }), (first, steps) => {
      let current = first;
      const decisions = createDecisions(first, midnight);
      const shownIn = (one: Decidable): Set<string> => new Set([...one.page.nodes.keys()].filter((id) => !decisions.isHidden(id)));
      for (const next of [{ at: midnight }, ...steps]) {
        const [before, shown] = [current, shownIn(current)];
        if ('input' in next) current = next.input as Decidable;
        const changed = 'input' in next ? decisions.decideAll(current, next.at) : (decisions.decideDue(next.at) ?? []);
        const verdicts = [...afresh(current, next.at)];
        const expected = new Set(verdicts.flatMap(([id, { outcome }]) => (outcome === 'show' ? [id] : [])));
        expect(shownIn(current)).toEqual(expected);
        expect([...changed].sort()).toEqual(changedFrom(before, shown, current, expected));
        const later = verdicts.flatMap(([, { nextChangeAt }]) => nextChangeAt ?? []);
        expect(decisions.nextChange()).toBe(later.length > 0 ? Math.min(...later) : null);
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('new policies apply to placements already on the page', () => {
  const page = pageOf([node('a', { rules: { ...openRules, access: 'pass' } })]);
  const open = { ...inputOf(page), access: { ...noRules, isTargeted: () => true } };
  const decisions = createDecisions(open, midnight);
  expect(decisions.isHidden('a')).toBe(false);
  expect(decisions.decideAll({ ...open, access: notLoaded }, midnight)).toEqual(['a']);
  expect(decisions.isHidden('a')).toBe(true);
});
