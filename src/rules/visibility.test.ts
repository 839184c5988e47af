// Who sees a placement, when and where; every verdict with its reasons and its next change.
import { expect, test } from 'vitest';
import { visitorContext } from './context.ts';
import { decideKey, type PlacementRules } from './shown.ts';
import { compileAccess } from './policies/compile-access.ts';
import { noRules, notLoaded } from './policies/plain-rules.ts';
import { explainPlacement } from './visibility.ts';
import { always, nextChange, readWindow, type Window, within } from './window.ts';

const zone = 'Europe/Berlin';
const at = (time: string): number => Date.parse(time);
const open: PlacementRules = {
  draft: false,
  inApp: true,
  containers: ['browser', 'app', 'terminal'],
  window: always,
  access: undefined,
  entries: [],
};
const context = (
  now = '2027-05-03T08:00:00Z',
  change: {
    superUser?: boolean;
    user?: { id: string; hasTicket: boolean; isProfessional?: boolean };
    container?: 'browser' | 'app' | 'terminal';
  } = {},
) => {
  const base = visitorContext({ container: change.container ?? 'browser' }, { now: at(now), timeZone: zone });
  return {
    ...base,
    who: { user: change.user ? { isProfessional: false, ...change.user } : null, tickets: [], superUser: change.superUser ?? false },
  };
};
type Written = Omit<Partial<PlacementRules>, 'access'> & { access?: string };
const decide = ({ access, ...rules }: Written, where = context()) =>
  explainPlacement({ ...open, ...rules, access: access === undefined ? undefined : { key: access, policies: noRules } }, where);

test('no rules: shown, for ever', () => {
  expect(decide({})).toEqual({ outcome: 'show', reasons: [], nextChangeAt: null });
});

test('a window opens at its first and closes after its last millisecond, and says when', () => {
  const window = readWindow('2027-05-03T10:00', '2027-05-03T11:00', zone);
  expect(decide({ window }, context('2027-05-03T07:59:59.999Z'))).toMatchObject({
    outcome: 'hide',
    nextChangeAt: at('2027-05-03T08:00:00Z'),
    reasons: [{ rule: 'window', detail: 'opens at 2027-05-03T08:00:00.000Z' }],
  });
  expect(decide({ window }, context('2027-05-03T08:00:00Z'))).toMatchObject({
    outcome: 'show',
    nextChangeAt: at('2027-05-03T09:00:00.001Z'),
  });
  expect(decide({ window }, context('2027-05-03T09:00:00Z')).outcome).toBe('show');
  expect(decide({ window }, context('2027-05-03T09:00:00.001Z'))).toMatchObject({ outcome: 'hide', nextChangeAt: null });
});

test('at the announced instant the verdict does differ, and not before', () => {
  const windows = [
    readWindow('2027-05-03', '2027-05-04', zone),
    readWindow(null, '2027-05-03T12:00', zone),
    readWindow('2027-05-05T09:00', null, zone),
    readWindow('2027-05-04', '2027-05-03', zone),
  ];
  for (const window of windows) {
    let now = at('2027-05-01T00:00:00Z');
    for (let next = nextChange(window, now); next !== null; next = nextChange(window, now)) {
      expect(within(window, next - 1)).toBe(within(window, now));
      expect(within(window, next)).toBe(!within(window, now));
      now = next;
    }
  }
});

test('a window that cannot be read is not taken for one that can', () => {
  for (const mark of ['\n', '|', ' ']) {
    expect(readWindow('2027-05-03', '2027-05-04', zone).readable).toBe(true);
    expect(readWindow(`2027-05-03${mark}2027-05-04`, '', zone).readable).toBe(false);
    expect(readWindow('2027-05-05', `2027-05-06${mark}`, zone).readable).toBe(mark !== '|');
    expect(readWindow(`2027-05-05${mark}2027-05-06`, undefined, zone).readable).toBe(false);
  }
});

test('a bound nobody can read hides (R16), but not from super users', () => {
  const window = readWindow('soon', null, zone);
  expect(decide({ window })).toMatchObject({
    outcome: 'hide',
    nextChangeAt: null,
    reasons: [{ detail: 'a bound of the window cannot be read' }],
  });
  expect(decide({ window }, context(undefined, { superUser: true })).outcome).toBe('show');
  expect(readWindow(5, null, zone).readable).toBe(false);
});

test('drafts are for super users', () => {
  expect(decide({ draft: true })).toMatchObject({ outcome: 'hide', reasons: [{ rule: 'draft' }] });
  expect(decide({ draft: true }, context(undefined, { superUser: true })).outcome).toBe('show');
});

test('containers and the switch for the app', () => {
  expect(decide({ containers: ['app'] })).toMatchObject({
    outcome: 'hide',
    reasons: [{ rule: 'containers', detail: 'only for app; this is browser' }],
  });
  expect(decide({ containers: ['app'] }, context(undefined, { container: 'app' })).outcome).toBe('show');
  expect(decide({ inApp: false }).outcome).toBe('show');
  expect(decide({ inApp: false }, context(undefined, { container: 'terminal' })).outcome).toBe('show');
  expect(decide({ inApp: false }, context(undefined, { container: 'app' }))).toMatchObject({
    outcome: 'hide',
    reasons: [{ rule: 'inAppAppearanceActive' }],
  });
  expect(
    decide({ inApp: false }, context(undefined, { container: 'app', superUser: true })).outcome,
    'super users pass time, not place',
  ).toBe('hide');
});

test('access fails closed: an unknown key opens for nobody but super users', () => {
  expect(decide({ access: 'signedIn' }).outcome).toBe('hide');
  expect(decide({ access: 'signedIn' }, context(undefined, { user: { id: '1', hasTicket: false } })).outcome).toBe('show');
  expect(decide({ access: 'hasTicket' }, context(undefined, { user: { id: '1', hasTicket: false } })).outcome).toBe('hide');
  expect(decide({ access: 'hasTicket' }, context(undefined, { user: { id: '1', hasTicket: true } })).outcome).toBe('show');
  expect(decide({ access: 'constructor' }, context(undefined, { user: { id: '1', hasTicket: true } })).outcome).toBe('hide');
  expect(decide({ access: 'vip' }, context(undefined, { superUser: true })).outcome).toBe('show');
});

test('the layer visibility resource can only hide, also by its own window and containers', () => {
  const entry = { visible: true, window: always, containers: ['browser', 'app', 'terminal'] as const };
  expect(decide({ entries: [entry] }).outcome).toBe('show');
  expect(
    decide({ entries: [{ ...entry, visible: false }] }, context(undefined, { superUser: true })).outcome,
    'switched off is off for everybody',
  ).toBe('hide');
  expect(decide({ entries: [{ ...entry, containers: ['terminal'] }] }).outcome).toBe('hide');
  expect(decide({ entries: [{ ...entry, window: readWindow('2027-05-04', null, zone) }] })).toMatchObject({
    outcome: 'hide',
    nextChangeAt: at('2027-05-03T22:00:00Z'),
  });
});

test('every reason to hide is named, with the earliest change of all windows', () => {
  const verdict = decide({
    draft: true,
    window: readWindow('2027-05-05', null, zone),
    entries: [
      {
        visible: true,
        containers: ['browser'],
        window: readWindow(null, '2027-05-03T12:00', zone),
        source: { file: 'visibility/page.json', pointer: '/components/x' },
      },
    ],
  });
  expect(verdict.reasons.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual(['layer-visibility show', 'draft hide', 'window hide']);
  expect(verdict.reasons[0]?.source?.file).toBe('visibility/page.json');
  expect(verdict.nextChangeAt).toBe(at('2027-05-03T10:00:00.001Z'));
});

const keyPolicy = (Identifier: string, requirements: [kind: string, values: string[]][], more: object = {}) => ({
  Name: Identifier,
  Type: 'Key',
  Identifier,
  Effect: 'Allow',
  Requirements: requirements.map(([PrincipalField, Values]) => ({ PrincipalField, Values })),
  ...more,
});
const keyOf = (key: string, ...policies: object[]) => ({ key, policies: compileAccess({ policies }, zone) });
/** Whether a principal has a key, and until when. */
const decided = (...asked: Parameters<typeof decideKey>) => {
  const { outcome, nextChangeAt } = decideKey(...asked);
  return { shown: outcome === 'allow', nextChangeAt };
};
const attendee = { user: { id: '1', hasTicket: true } };

test('policies of the type Key decide where they target the key, and say until when', () => {
  const vip = keyOf('vip', keyPolicy('vip', [['TimeAccess', ['2027-05-03T10:00', '2027-05-03T11:00']]]));
  const [opens, closed] = [at('2027-05-03T08:00:00Z'), at('2027-05-03T09:00:00.001Z')];
  const pass = (now: number) => decided(vip, context(new Date(now).toISOString()));
  expect(pass(opens - 1)).toEqual({ shown: false, nextChangeAt: opens });
  expect(pass(opens)).toEqual({ shown: true, nextChangeAt: closed });
  expect(pass(closed - 1)).toEqual({ shown: true, nextChangeAt: closed });
  expect(pass(closed)).toEqual({ shown: false, nextChangeAt: null });
});

test('the earliest turn of policy and window is that of the placement', () => {
  const access = keyOf('vip', keyPolicy('vip', [['TimeAccess', ['2027-05-03T10:00', '2027-05-03T14:00']]]));
  const of = (window: Window) => explainPlacement({ ...open, access, window }, context());
  expect(of(always).nextChangeAt).toBe(at('2027-05-03T12:00:00.001Z'));
  expect(of(readWindow(null, '2027-05-03T11:00', zone)).nextChangeAt).toBe(at('2027-05-03T09:00:00.001Z'));
  expect(of(readWindow(null, '2027-05-03T15:00', zone)).nextChangeAt).toBe(at('2027-05-03T12:00:00.001Z'));
});

test('a policy that targets a built-in key replaces it; of another key it says nothing', () => {
  const toAll = keyOf('signedIn', keyPolicy('signedIn', []));
  expect(decided(toAll, context()).shown).toBe(true);
  const toNobody = keyPolicy('hasTicket', [], { Effect: 'Deny' });
  expect(decided(keyOf('hasTicket', toNobody), context(undefined, attendee)).shown).toBe(false);
  expect(decided(keyOf('signedIn', toNobody), context(undefined, attendee)).shown).toBe(true);
  expect(decided(keyOf('signedIn', toNobody), context()).shown).toBe(false);
  // A policy for a page of that name is none for the key.
  expect(decided(keyOf('vip', keyPolicy('vip', [], { Type: 'Page' })), context(undefined, attendee)).shown).toBe(false);
});

test('a key nobody knows stays closed, whatever other policies allow', () => {
  const others = keyPolicy('vip', []);
  for (const key of ['VIP', 'vip ', 'press', '', 'constructor', '__proto__'])
    expect(decided(keyOf(key, others), context(undefined, attendee)), key).toEqual({ shown: false, nextChangeAt: null });
  expect(decided(keyOf('vip', others), context()).shown).toBe(true);
});

test('policies that are not loaded close every key, the built-in ones too (R50)', () => {
  for (const policies of [notLoaded, compileAccess(null, zone), compileAccess([], zone)])
    for (const key of ['signedIn', 'hasTicket', 'vip'])
      expect(decided({ key, policies }, context(undefined, attendee)), key).toEqual({ shown: false, nextChangeAt: null });
  // No document at all is no rules: then the built-in keys answer.
  expect(decided({ key: 'signedIn', policies: compileAccess(undefined, zone) }, context(undefined, attendee)).shown).toBe(true);
});

test('super users have every key for ever: a window, a Deny, policies that are not loaded', () => {
  const superUser = context(undefined, { ...attendee, superUser: true });
  const keys = [
    keyOf('vip', keyPolicy('vip', [['TimeAccess', ['2027-05-04', '2027-05-05']]])),
    keyOf('vip', keyPolicy('vip', [], { Effect: 'Deny' })),
    keyOf('press'),
    { key: 'signedIn', policies: notLoaded },
  ];
  for (const one of keys) {
    expect(decided(one, context(undefined, attendee)).shown).toBe(false);
    expect(decided(one, superUser)).toEqual({ shown: true, nextChangeAt: null });
  }
});
