// Every combination has a rendering that looks like it, and none is rendered twice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventOf, home, page, pageOf, place } from '../../model/model.fixture.ts';
import { containers, visitorContext } from '../context.ts';
import { createExplainer } from '../explain.ts';
import { eventRules } from '../event-rules.ts';
import { personaNames, personas } from '../personas.ts';
import { type Principal, whoOf } from '../principal.ts';
import { decideKey } from '../shown.ts';
import { pageBoundaries, sidesOf } from './boundaries.ts';
import { type RenderingChoice, chooseRenderings } from './choose-renderings.ts';

const timeZone = 'Europe/Berlin';
const at = (instant: string): number => Date.parse(instant);
const base = at('2027-05-03T10:00:00Z');
const { where } = visitorContext({}, { now: 0, timeZone });
const people = [
  ...personaNames.map((name) => ({ name, principal: personas[name] })),
  { name: 'guest', principal: { ...personas.attendee, user: { UserId: 9, validUntil: '2027-05-03T12:00:00Z' } } },
];
const choiceOf = (
  placements: unknown[],
  more: Partial<RenderingChoice> = {},
  visibility: Record<string, unknown> = {},
): RenderingChoice => {
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

test('a page without rules is rendered once for each container', () => {
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

test('whoever the guards refuse is grouped by the reason, and never in a group that shows the page', () => {
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

describe('changes of the policies that open a placement', () => {
  const policy = (Identifier: string, requirements: [string, string[]][], more: object = {}) => ({
    Name: Identifier,
    Type: 'Key',
    Identifier,
    Effect: 'Allow',
    Requirements: requirements.map(([PrincipalField, Values]) => ({ PrincipalField, Values })),
    ...more,
  });
  const from9to11: [string, string[]] = ['TimeAccess', ['2027-05-03T09:00', '2027-05-03T11:00']];
  const [opens, closed] = [at('2027-05-03T07:00:00Z'), at('2027-05-03T09:00:00.001Z')];
  /** Boundaries of a page with one placement behind a key, for these people. */
  const turnsOf = (document: object, principals: readonly Principal[], access = 'vip') => {
    const files = { [home]: page([place('a', { access })]), 'society/congress/access.json': { schemaVersion: 1, ...document } };
    return pageBoundaries(pageOf(files), eventRules(eventOf(files), timeZone), principals, timeZone);
  };
  const { visitor, attendee } = personas;

  test('both ends of a window of a policy, each once, however many people and placements meet it', () => {
    expect(turnsOf({ policies: [policy('vip', [from9to11])] }, [visitor, attendee])).toEqual([opens, closed]);
    expect(turnsOf({ policies: [policy('vip', [from9to11], { Effect: 'Deny' })] }, [visitor])).toEqual([opens, closed]);
  });

  test('a policy of another key, and one that time does not turn, have none', () => {
    expect(turnsOf({ policies: [policy('press', [from9to11])] }, [visitor, attendee])).toEqual([]);
    expect(turnsOf({ policies: [policy('vip', [['UserLoggedIn', ['true']]])] }, [visitor, attendee])).toEqual([]);
    expect(turnsOf({ policies: [policy('vip', [from9to11])] }, [personas['super-user']]), 'super users pass at any time').toEqual([]);
  });

  test('a ticket changes a policy for its holder, and for nobody else', () => {
    const ticket = { IsValid: true, IsPayed: true, TicketTypeName: 'Day', TicketFrom: '2027-05-04', TicketTo: '2027-05-04' };
    const document = { policies: [policy('vip', [['EventTicketNamePaidAndTime', ['Day']]])] };
    expect(turnsOf(document, [visitor, attendee])).toEqual([]);
    expect(turnsOf(document, [visitor, { ...attendee, tickets: [ticket] }])).toEqual([
      at('2027-05-03T22:00:00Z'),
      at('2027-05-04T22:00:00Z'),
    ]);
  });

  test('after a session has ended the windows of a visitor are looked at', () => {
    const document = { policies: [policy('vip', [['UserLoggedIn', ['true']], from9to11], { ConditionType: 'Any' })] };
    const untilEight = { ...attendee, user: { UserId: 1, validUntil: '2027-05-03T06:00:00Z' } };
    expect(turnsOf(document, [untilEight])).toEqual([at('2027-05-03T06:00:00.001Z'), opens, closed]);
  });

  test('the matrix of the app is checked in addition to the policies of every other container', () => {
    const inApp = policy('vip', [['TimeAccess', ['2027-05-04T09:00', '']]]);
    const document = { policies: [policy('vip', [from9to11])], appAccessMatrix: { policies: [inApp] } };
    expect(turnsOf({ ...document, appAccessMatrixActive: true }, [visitor])).toEqual([opens, closed, at('2027-05-04T07:00:00Z')]);
    expect(turnsOf(document, [visitor])).toEqual([opens, closed]);
  });

  test('both sides of a policy are rendered', () => {
    const files = {
      [home]: page([place('a', { access: 'vip' })]),
      'society/congress/access.json': { schemaVersion: 1, policies: [policy('vip', [from9to11])] },
    };
    const choice = { ...choiceOf([]), page: pageOf(files), ...eventRules(eventOf(files), timeZone), people: people.slice(0, 1) };
    const chosen = chooseRenderings({ ...choice, containers: ['browser'] });
    expect(chosen.map(({ shown }) => shown)).toEqual([[], ['a']]);
    expect(chosen[1]!.behind).toContainEqual({ person: 'visitor', instants: [opens, closed - 1] });
  });

  test('after every instant looked at, a key answers as at the last boundary', () => {
    const document = {
      policies: [
        policy('vip', [from9to11]),
        policy('vip', [['TimeAccess', ['2027-05-03T10:00', '2027-05-04T10:00']]], { Name: 'second' }),
        policy('vip', [['TimeAccess', ['2027-05-03T20:00', '2027-05-03T21:00']]], { Name: 'closed', Effect: 'Deny' }),
      ],
    };
    const boundaries = turnsOf(document, [visitor]);
    const files = { 'society/congress/access.json': { schemaVersion: 1, ...document } };
    const key = { key: 'vip', policies: eventRules(eventOf(files), timeZone).access };
    const shown = (now: number) => decideKey(key, { who: whoOf(visitor, now), where, when: { now, timeZone } }).outcome;
    for (let now = at('2027-05-03T00:00:00Z'); now < at('2027-05-05T00:00:00Z'); now += 600_000) {
      const last = boundaries.findLast((boundary) => boundary <= now) ?? -Infinity;
      expect(shown(now), new Date(now).toISOString()).toBe(shown(last));
    }
  });
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
              const shown = explained.filter(({ outcome }) => outcome === 'show').map(({ id }) => id);
              expect(keys).toContain(JSON.stringify([container, shown]));
            }
          }
        }
      },
    ),
    { seed: 7, numRuns: 150 },
  );
});
