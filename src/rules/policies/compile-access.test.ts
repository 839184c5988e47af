// The access document as it is loaded: groups, the matrix of the app, none, broken ones, and until when an answer holds.
import { describe, expect, test } from 'vitest';
import { home, policy, someone, ticket, zone } from './access.fixture.ts';
import { compileAccess } from './compile-access.ts';
import { noRules, notLoaded } from './plain-rules.ts';
import { explainAccess } from './explain-access.ts';
import { unmetRequirements } from './unmet-requirements.ts';

const closed = policy('Deny', []);
const visitor = someone();
const inApp = { ...visitor, where: { container: 'app' as const } };
const judge = (document: unknown, context = visitor, request = home) => {
  const rules = compileAccess(document, zone);
  return { ...explainAccess(rules, request, context), missing: unmetRequirements(rules, request, context) };
};

describe('what is loaded', () => {
  test('no document is no rules; what is no document is not loaded, and closes everything (R50)', () => {
    expect(compileAccess(undefined, zone)).toBe(noRules);
    expect(judge({}).by).toBe('no-rules');
    expect(judge({ policies: [] }).by).toBe('no-rules');
    for (const document of [
      null,
      5,
      'policies',
      [],
      { policies: null },
      { policies: {} },
      { appAccessMatrixActive: true, appAccessMatrix: 1 },
    ])
      expect(judge(document)).toMatchObject({ outcome: 'deny', by: 'not-loaded', missing: [{ kind: 'rules-not-loaded' }] });
    expect(notLoaded.decide(home, someone([ticket()])).outcome).toBe('deny');
  });

  test('whether anything targets a thing', () => {
    const rules = compileAccess({ policies: [closed] }, zone);
    expect(rules.isTargeted(home, 'browser')).toBe(true);
    expect(rules.isTargeted({ type: 'Key', identifier: 'HomePage' }, 'browser')).toBe(false);
    expect(rules.isTargeted({ type: 'Page', identifier: 'LivePage' }, 'browser')).toBe(false);
    expect(notLoaded.isTargeted(home, 'app')).toBe(true);
    expect(noRules.isTargeted(home, 'app')).toBe(false);
  });
});

describe('groups', () => {
  test('the policies of named groups hold, each group once; those of others do not', () => {
    const groups = { industry: [closed], other: [policy('Deny', [], { Identifier: 'LivePage' })] };
    expect(judge({ groupIds: ['industry', 'industry'], groups })).toMatchObject({ outcome: 'deny', deniedBy: ['one'] });
    expect(judge({ groupIds: ['industry'], groups }, visitor, { type: 'Page', identifier: 'LivePage' }).outcome).toBe('allow');
    expect(judge({ groups }).outcome).toBe('allow');
    expect(judge({ groupIds: [7], groups: { 7: [closed] } }).outcome).toBe('deny');
  });

  test.each([['missing'], ['__proto__'], ['constructor']])('the group %s that nobody defined is a rule nobody can meet', (id) => {
    const open = policy('Allow', [['UserLoggedIn', ['true']]]);
    expect(judge({ groupIds: [id], groups: {} })).toMatchObject({ by: 'no-allow-matched', failed: { [id]: ['UnknownGroup'] } });
    expect(judge({ groupIds: [id] }).outcome).toBe('deny');
    // It locks out nobody who is admitted elsewhere (as R23).
    expect(judge({ policies: [open], groupIds: [id] }, someone([])).outcome).toBe('allow');
  });

  test('groups that are no list close', () => {
    expect(judge({ groupIds: 'industry' }).outcome).toBe('deny');
    expect(judge({ groupIds: ['industry'], groups: { industry: closed } }).outcome).toBe('deny');
    expect(judge({ groupIds: [null] }).failed).toEqual({ '/groupIds': ['UnknownGroup'] });
  });
});

test('the matrix of the app holds in the app, in place of the others', () => {
  const document = {
    policies: [closed],
    groups: { g: [policy('Deny', [], { Identifier: 'LivePage' })] },
    appAccessMatrix: { groupIds: ['g'] },
  };
  const live = { type: 'Page', identifier: 'LivePage' } as const;
  for (const on of [false, 'true', undefined]) expect(judge({ ...document, appAccessMatrixActive: on }, inApp).outcome).toBe('deny');
  const active = { ...document, appAccessMatrixActive: true };
  expect(judge(active, inApp).outcome).toBe('allow');
  expect(judge(active, inApp, live).outcome).toBe('deny');
  expect(judge(active, visitor, live).outcome).toBe('allow');
  expect(judge(active, visitor).outcome).toBe('deny');
  expect(compileAccess(active, zone).isTargeted(live, 'terminal')).toBe(false);
});

describe('broken policies', () => {
  test.each([null, 'text', [], {}, { Identifier: 'HomePage' }])('%j closes what admits nobody', (one) => {
    expect(judge({ policies: [one] })).toMatchObject({ by: 'no-allow-matched', missing: [{ kind: 'refused' }] });
    expect(judge({ policies: [one, policy('Allow', [])] }).outcome).toBe('allow');
  });

  test('a Type nobody knows targets the identifier whatever it is, and no other', () => {
    const document = { policies: [policy('Deny', [], { Type: 'page' })] };
    expect(judge(document).outcome).toBe('deny');
    expect(judge(document, visitor, { type: 'Key', identifier: 'HomePage' }).outcome).toBe('deny');
    expect(judge(document, visitor, { type: 'Page', identifier: 'LivePage' }).outcome).toBe('allow');
  });

  test('a misspelt key does not leave an Allow without requirements; a key in addition to complete ones has no effect', () => {
    const { Requirements, ...rest } = policy('Allow', [['UserLoggedIn', ['true']]]);
    expect(judge({ policies: [{ ...rest, Requirement: Requirements }] }, someone([])).outcome).toBe('deny');
    expect(judge({ policies: [{ ...rest, Requirements, ConditionType: 'All', Note: 'x' }] }, someone([])).outcome).toBe('allow');
  });

  test('two policies of one name keep the reasons of both, and any name is a name', () => {
    const policies = [
      policy('Allow', [['Hcp', ['true']]], { Name: '__proto__' }),
      policy('Allow', [['UserCountry', ['DE']]], { Name: '__proto__' }),
      policy('Allow', [['TimeAccess', ['soon', '']]], { Name: undefined }),
    ];
    expect(Object.entries(judge({ policies }).failed)).toEqual([
      ['__proto__', ['Hcp', 'UserCountry']],
      ['/policies/2', ['TimeAccess']],
    ]);
  });
});

describe('until when', () => {
  const until = (policies: unknown[], context = visitor) => {
    const { outcome, nextChangeAt } = compileAccess({ policies }, zone).decide(home, context);
    return { allowed: outcome === 'allow', nextChangeAt };
  };
  const window = (from: string, to: string): [string, unknown] => ['TimeAccess', [from, to]];
  const at = (time: string): number => Date.parse(time);

  test('to the next bound of what can turn it', () => {
    expect(until([policy('Allow', [window('2027-05-03T14:00', '2027-05-03')])])).toEqual({
      allowed: false,
      nextChangeAt: at('2027-05-03T12:00Z'),
    });
    expect(until([policy('Allow', [window('', '2027-05-03')])])).toEqual({ allowed: true, nextChangeAt: at('2027-05-03T22:00Z') });
    expect(until([policy('Deny', [window('2027-05-03T14:00', '')])])).toEqual({ allowed: true, nextChangeAt: at('2027-05-03T12:00Z') });
    expect(until([policy('Allow', [window('', '2027-05-02')])])).toEqual({ allowed: false, nextChangeAt: null });
  });

  test('what is settled otherwise waits for no bound', () => {
    const soon = window('2027-05-03T14:00', '');
    expect(until([policy('Allow', [soon, ['UserLoggedIn', ['true']]])]).nextChangeAt).toBeNull();
    expect(until([policy('Deny', []), policy('Allow', [soon])]).nextChangeAt).toBeNull();
    expect(until([policy('Allow', []), policy('Allow', [soon])])).toEqual({ allowed: true, nextChangeAt: null });
  });

  test('of several that hold the last to end counts, whichever is first', () => {
    const [early, late] = [window('', '2027-05-03'), window('', '2027-05-04')];
    for (const effect of ['Allow', 'Deny'])
      for (const order of [
        [early, late],
        [late, early],
      ])
        expect(until(order.map((one) => policy(effect, [one])))).toEqual({
          allowed: effect === 'Allow',
          nextChangeAt: at('2027-05-04T22:00Z'),
        });
    expect(until([policy('Deny', [early]), policy('Deny', [window('', '')])])).toEqual({ allowed: false, nextChangeAt: null });
  });

  test('tickets have bounds, too', () => {
    const paid = policy('Allow', [['EventTicketNamePaidAndTime', ['Day Ticket']]]);
    const day = ticket({ TicketTypeName: 'Day Ticket', TicketFrom: '2027-05-04', TicketTo: '2027-05-04' });
    expect(until([paid], someone([day]))).toEqual({ allowed: false, nextChangeAt: at('2027-05-03T22:00Z') });
    expect(until([paid], someone([day], '2027-05-04T10:00Z'))).toEqual({ allowed: true, nextChangeAt: at('2027-05-04T22:00Z') });
    expect(until([paid], someone([]))).toEqual({ allowed: false, nextChangeAt: null });
  });
});
