// Every combination has a rendering that looks like it, and none is rendered twice.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventOf, home, page, pageOf, place } from '../../model/model.fixture.ts';
import { containers, visitorContext } from '../context.ts';
import { createExplainer } from '../explain.ts';
import { eventRules } from '../event-rules.ts';
import { personaNames, personas } from '../personas.ts';
import { whoOf } from '../principal.ts';
import { pageBoundaries, sidesOf } from './boundaries.ts';
import { type Choice, chooseRenderings } from './choose-renderings.ts';

const timeZone = 'Europe/Berlin';
const at = (instant: string): number => Date.parse(instant);
const base = at('2027-05-03T10:00:00Z');
const { where } = visitorContext({}, { now: 0, timeZone });
const people = [
  ...personaNames.map((name) => ({ name, principal: personas[name] })),
  { name: 'guest', principal: { ...personas.attendee, user: { UserId: 9, validUntil: '2027-05-03T12:00:00Z' } } },
];
const choiceOf = (placements: unknown[], more: Partial<Choice> = {}, visibility: Record<string, unknown> = {}): Choice => {
  const files = { [home]: page(placements), 'society/congress/visibility/page.json': { layer: 'page', components: visibility } };
  return {
    page: pageOf(files),
    ...eventRules(eventOf(files), timeZone),
    timeZone,
    where,
    people,
    containers,
    base,
    lively: () => false,
    edges: [],
    ...more,
  };
};

test('a page on which nothing is said is rendered once for each container', () => {
  const chosen = chooseRenderings(choiceOf([place('a')], { people: people.slice(0, 4) }));
  expect(chosen.map(({ container, at, shown, combinations }) => ({ container, at, shown, combinations }))).toEqual(
    containers.map((container) => ({ container, at: base, shown: ['a'], combinations: 4 })),
  );
});

test('both sides of a window and the end of a session are looked at', () => {
  const choice = choiceOf([place('w', { startTime: '2027-05-03T09:00', endTime: '2027-05-03T10:00' })]);
  const principals = people.map(({ principal }) => principal);
  const [opens, closed, out] = [at('2027-05-03T07:00:00Z'), at('2027-05-03T08:00:00.001Z'), at('2027-05-03T12:00:00.001Z')];
  expect(pageBoundaries(choice.page, choice, principals, timeZone)).toEqual([opens, closed, out]);
  expect(sidesOf([opens, closed])).toEqual([opens - 1, opens, closed - 1, closed]);
  const browser = chooseRenderings(choice).filter(({ container }) => container === 'browser');
  expect(browser.map(({ shown }) => shown)).toEqual([[], ['w']]);
  expect(browser[1]!.behind).toContainEqual({ person: 'visitor', instants: [opens, closed - 1] });
});

test('content that follows the clock is looked at on each side of its edges; a still page is not', () => {
  const edges = [at('2027-05-03T06:00:00Z'), at('2027-05-05T18:00:00Z')];
  const of = (lively: boolean) =>
    chooseRenderings(choiceOf([place('a')], { edges, lively: () => lively, containers: ['browser'] })).map((one) => one.at);
  expect(of(false)).toEqual([base]);
  expect(of(true)).toEqual([base, edges[0]! - 1, edges[1]!]);
});

test('whoever the guards refuse is in a group of what they are told, and never in one that shows the page', () => {
  const opensAt = at('2027-05-03T12:00:00Z');
  const refused = (guard: string, nextChangeAt: number | null) => ({
    outcome: 'redirect' as const,
    reasons: [],
    nextChangeAt,
    guard,
    to: { page: 'Elsewhere', params: {}, query: {} },
    effects: [],
    missing: [],
  });
  const choice = choiceOf([place('a'), place('t', { access: 'hasTicket' })], {
    people: people.slice(0, 4),
    containers: ['browser'],
    route({ name }, _, now) {
      if (name === 'visitor') return refused('sign-in', null);
      if (name !== 'super-user' && now < opensAt) return refused('holding', opensAt);
      return { outcome: 'render', reasons: [], nextChangeAt: null, guard: '', effects: [], missing: [] };
    },
  });
  const groups = chooseRenderings(choice).map(({ denied, shown, behind }) => [
    denied?.guard ?? '',
    shown.join(' '),
    behind.map((one) => one.person).join(' '),
  ]);
  expect(groups).toEqual([
    ['sign-in', '', 'visitor'],
    ['holding', '', 'signed-in attendee'],
    ['', 'a t', 'super-user attendee'],
    ['', 'a', 'signed-in'],
  ]);
});

test('every combination has a rendering with the same placements, and there is no rendering to spare', () => {
  const local = fc.integer({ min: 0, max: 60 }).map((hour) => `2027-10-3${Math.floor(hour / 48)}T${String(hour % 24).padStart(2, '0')}:30`);
  const rules = fc.record({
    startTime: fc.option(local),
    endTime: fc.option(local),
    access: fc.constantFrom('', 'signedIn', 'hasTicket', 'unknown'),
    draft: fc.boolean(),
    containers: fc.subarray([...containers], { minLength: 1 }),
    inAppAppearanceActive: fc.boolean(),
    child: fc.boolean(),
  });
  const entry = fc.record({ visible: fc.boolean(), startTime: fc.option(local), endTime: fc.option(local) });
  fc.assert(
    fc.property(
      fc.array(rules, { maxLength: 5 }),
      fc.option(entry),
      fc.array(fc.nat(2_000_000_000), { maxLength: 5 }),
      (written, one, some) => {
        const choice = choiceOf(
          written.map(({ child, ...more }, index) =>
            place(`p${index}`, { ...more, ...(child && { slots: { content: [place(`c${index}`)] } }) }),
          ),
          {},
          one ? { p0: one } : {},
        );
        const chosen = chooseRenderings(choice);
        const keys = chosen.map(({ container, shown }) => JSON.stringify([container, shown]));
        expect(new Set(keys).size).toBe(keys.length);
        const explain = createExplainer(choice.page, choice, timeZone);
        // Any instant at all, not only those the choice looked at.
        for (const now of [base, 0, 4e12, ...some.map((offset) => at('2027-10-29T00:00:00Z') + offset)]) {
          for (const container of containers) {
            for (const { principal } of people) {
              const explained = explain({ who: whoOf(principal, now), where: { ...where, container }, when: { now, timeZone } });
              const shown = explained.filter(({ visible }) => visible).map(({ id }) => id);
              expect(keys).toContain(JSON.stringify([container, shown]));
            }
          }
        }
      },
    ),
    { seed: 7, numRuns: 150 },
  );
});
