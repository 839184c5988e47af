// What a refused visitor lacks, as shown to the visitor and to an organiser.
import { describe, expect, test } from 'vitest';
import { nobody } from '../context.ts';
import { visitor as stranger } from '../principal.ts';
import type { AccessContext } from './access-request.ts';
import { home, policy, someone, ticket, zone } from './access.fixture.ts';
import { compileAccess } from './compile-access.ts';
import { notLoaded } from './plain-rules.ts';
import { explainAccess } from './explain-access.ts';
import type { UnmetRequirement } from './unmet-requirement.ts';
import { nextUnmetChange, unmetRequirements } from './unmet-requirements.ts';

const at = (time: string): number => Date.parse(time);
const member = someone([ticket()]);
const visitor = someone();
const missing = (policies: unknown[], context: AccessContext, more = {}): readonly UnmetRequirement[] =>
  unmetRequirements(compileAccess({ policies }, zone), { ...home, ...more }, context);

describe('what is missing', () => {
  test.each<[string, unknown, UnmetRequirement[]]>([
    ['SocietyMemberType', ['Full Member', 'Associate'], [{ kind: 'society-member', names: ['Associate', 'Full Member'] }]],
    ['EventParticipantType', ['Nurse'], [{ kind: 'participant-type', names: ['Nurse'] }]],
    ['ParticipantTypeCheck', ['Nurse'], [{ kind: 'participant-type', names: ['Nurse'] }]],
    ['UserCountry', ['AT'], [{ kind: 'country', names: ['AT'] }]],
    ['TimeAccess', ['2027-05-04', ''], [{ kind: 'opens', at: at('2027-05-03T22:00Z') }]],
    ['TimeAccess', ['', '2027-05-03T09:00'], [{ kind: 'closed', at: at('2027-05-03T07:00Z') }]],
    ['TimeAccess', ['2027-05-05', '2027-05-04'], [{ kind: 'refused' }]],
    ['TimeAccess', ['soon'], [{ kind: 'refused' }]],
    ['TimeAccess', [], [{ kind: 'refused' }]],
    ['ExhibitorExclusive', ['true'], [{ kind: 'company' }]],
    ['Hcp', ['true'], [{ kind: 'professional' }]],
    ['UserHcp', [true], [{ kind: 'professional' }]],
    ['UserHcp', ['false'], [{ kind: 'refused' }]],
    ['UserHcp', [], [{ kind: 'refused' }]],
    ['EventTicketNameValid', ['Day Ticket'], [{ kind: 'ticket', names: ['Day Ticket'], paid: false }]],
    ['EventTicketNameForComments', ['Day Ticket'], [{ kind: 'ticket', names: ['Day Ticket'], paid: false }]],
    ['EventTicketNamePaid', ['Day Ticket'], [{ kind: 'ticket', names: ['Day Ticket'], paid: true }]],
    ['EventTicketNamePaidAndTime', ['Day Ticket'], [{ kind: 'ticket', names: ['Day Ticket'], paid: true }]],
    ['EventTicketNameValid', [], [{ kind: 'refused' }]],
    ['VisitorIdIncluded', ['V-9'], [{ kind: 'invitation' }]],
    ['FavouriteColour', ['blue'], [{ kind: 'refused' }]],
  ])('%s %j', (kind, values, expected) => {
    expect(missing([policy('Allow', [[kind, values]])], member, { companyAccountId: 7 })).toEqual(expected);
  });

  test('it changes at the bounds of a window, also where access itself does not', () => {
    const rules = compileAccess(
      {
        policies: [
          policy('Allow', [
            ['UserLoggedIn', ['true']],
            ['TimeAccess', ['2027-05-04', '2027-05-05']],
          ]),
        ],
      },
      zone,
    );
    const [opens, closes] = [at('2027-05-03T22:00Z'), at('2027-05-05T22:00Z')];
    const seen = [at('2027-05-03T10:00Z'), opens, closes].map((now) => {
      const then = { ...visitor, when: { ...visitor.when, now } };
      return [unmetRequirements(rules, home, then), nextUnmetChange(rules, home, then), rules.decide(home, then).nextChangeAt];
    });
    expect(seen).toEqual([
      [[{ kind: 'sign-in' }, { kind: 'opens', at: opens }], opens, null],
      [[{ kind: 'sign-in' }], closes, null],
      [[{ kind: 'closed', at: closes - 1 }], null, null],
    ]);
  });

  test('a visitor has to sign in first, where a person is required', () => {
    const day = policy('Allow', [['EventTicketNamePaid', ['Day Ticket']]]);
    expect(missing([day], visitor)).toEqual([{ kind: 'sign-in' }, { kind: 'ticket', names: ['Day Ticket'], paid: true }]);
    expect(missing([day, policy('Allow', [['UserLoggedIn', ['true']]])], visitor)[0]).toEqual({ kind: 'sign-in' });
    expect(missing([policy('Allow', [['EventTicketPaid', ['true']]])], visitor)).toEqual([
      { kind: 'sign-in' },
      { kind: 'ticket', names: [], paid: true },
    ]);
    expect(missing([policy('Allow', [['TimeAccess', ['2027-05-04', '']]])], visitor)).toEqual([
      { kind: 'opens', at: at('2027-05-03T22:00Z') },
    ]);
    expect(missing([policy('Allow', [['ExhibitorExclusive', ['true']]])], visitor)).toEqual([{ kind: 'refused' }]);
  });

  test('of several Allows the union, each once; one that nobody can meet is reported only when it is the only one', () => {
    const day = policy('Allow', [['EventTicketNameValid', ['Day Ticket']]]);
    expect(missing([day, day, policy('Allow', [['Nonsense', []]]), policy('Allow', [['UserCountry', ['AT']]])], member)).toEqual([
      { kind: 'ticket', names: ['Day Ticket'], paid: false },
      { kind: 'country', names: ['AT'] },
    ]);
    expect(missing([policy('Allow', [], { ConditionType: 'Any' })], member)).toEqual([{ kind: 'refused' }]);
  });

  test('with All only what cannot be had is reported; of windows the last with All, the first with Any', () => {
    const over: [string, unknown] = ['TimeAccess', ['', '2027-05-02']];
    const windows: [string, unknown][] = [
      ['TimeAccess', ['2027-05-04', '']],
      ['TimeAccess', ['2027-05-05', '']],
    ];
    expect(missing([policy('Allow', [['UserCountry', ['AT']], over])], member)).toEqual([
      { kind: 'closed', at: at('2027-05-02T21:59:59.999Z') },
    ]);
    expect(missing([policy('Allow', windows)], member)).toEqual([{ kind: 'opens', at: at('2027-05-04T22:00Z') }]);
    expect(missing([policy('Allow', windows, { ConditionType: 'Any' })], member)).toEqual([{ kind: 'opens', at: at('2027-05-03T22:00Z') }]);
  });

  test('a paid ticket of another day says when its day is; one that is over leaves other tickets', () => {
    const paid = policy('Allow', [['EventTicketNamePaidAndTime', ['Day Ticket']]]);
    const day = (time: string) => ticket({ TicketTypeName: 'Day Ticket', TicketFrom: time, TicketTo: time });
    expect(missing([paid], someone([day('2027-05-05'), day('2027-05-04')]))).toEqual([{ kind: 'opens', at: at('2027-05-03T22:00Z') }]);
    expect(missing([paid], someone([day('2027-05-02')]))).toEqual([
      { kind: 'ticket', names: ['Day Ticket'], paid: true },
      { kind: 'closed', at: at('2027-05-02T21:59:59.999Z') },
    ]);
  });
});

describe('a Deny that holds', () => {
  const country = (values: string[]): [string, unknown] => ['UserCountry', values];
  const window = (from: string, to: string): [string, unknown] => ['TimeAccess', [from, to]];
  const german = someone([ticket({ Country: 'DE' })]);

  test('is refused, unless only time makes it hold', () => {
    expect(missing([policy('Deny', [country(['DE'])])], german)).toEqual([{ kind: 'refused' }]);
    expect(missing([policy('Deny', [window('2027-05-03', '2027-05-03T14:00')])], german)).toEqual([
      { kind: 'opens', at: at('2027-05-03T12:00Z') + 1 },
    ]);
    expect(missing([policy('Deny', [window('2027-05-03T09:00', '')])], german)).toEqual([{ kind: 'closed', at: at('2027-05-03T07:00Z') }]);
    expect(missing([policy('Deny', [window('2027-05-03', ''), country(['DE'])], { ConditionType: 'Any' })], german)).toEqual([
      { kind: 'refused' },
    ]);
    expect(missing([policy('Deny', [window('', '')])], german)).toEqual([{ kind: 'refused' }]);
    expect(missing([policy('Deny', [window('soon', '')])], german)).toEqual([{ kind: 'refused' }]);
  });

  test('that ends and begins again with the next window opens after the last', () => {
    const windows = [window('2027-05-03T08:00', '2027-05-03T14:00'), window('2027-05-03T13:00', '2027-05-03T18:00')];
    expect(missing([policy('Deny', windows, { ConditionType: 'Any' })], german)).toEqual([
      { kind: 'opens', at: at('2027-05-03T16:00Z') + 1 },
    ]);
  });

  test('of several the one that refuses counts; what else is missing then is reported, too', () => {
    const pause = policy('Deny', [window('2027-05-03', '2027-05-03T14:00')]);
    expect(missing([pause, policy('Deny', [country(['DE'])])], german)).toEqual([{ kind: 'refused' }]);
    expect(missing([pause, policy('Allow', [country(['AT'])])], german)).toEqual([
      { kind: 'opens', at: at('2027-05-03T12:00Z') + 1 },
      { kind: 'country', names: ['AT'] },
    ]);
    expect(missing([pause, policy('Allow', [country(['DE'])])], german)).toHaveLength(1);
  });
});

test('facts of nobody do not count, though a store still holds them (R20)', () => {
  const left = { ...visitor, who: { ...nobody, tickets: [ticket({ EnableHCP: true, IsPayed: true, CompanyAccountId: 7 })] } };
  for (const kind of ['Hcp', 'EventTicketPaid', 'ExhibitorExclusive', 'UserLoggedIn'])
    expect(missing([policy('Allow', [[kind, ['true']]])], left, { companyAccountId: 7 })).not.toEqual([]);
  expect(missing([policy('Allow', [['EventTicketNameValid', ['Full Congress']]])], left)).toHaveLength(2);
  expect(stranger.tickets).toEqual([]);
});

test('the explanation names policies and requirements with places, in words', () => {
  const policies = [
    policy(
      'Allow',
      [
        ['EventTicketNamePaid', ['Day Ticket', 'Full Congress']],
        ['UserCountry', ['AT']],
      ],
      { Name: 'austria' },
    ),
    policy('Deny', [['TimeAccess', ['2027-05-04', '']]], { Name: 'late' }),
    policy('Allow', [['FavouriteColour', ['blue']]], { Name: 'odd' }),
  ];
  const rules = compileAccess({ policies }, zone);
  const { reasons } = explainAccess(rules, home, member);
  expect(reasons.map(({ rule, outcome, detail }) => [rule, outcome, detail])).toEqual([
    ['late', 'allow', 'Deny with one requirement; it does not hold'],
    ['TimeAccess', 'allow', 'not met: now from 2027-05-04T00:00:00+02:00 on'],
    ['austria', 'deny', 'Allow with all of 2 requirements; it does not hold'],
    ['EventTicketNamePaid', 'allow', 'met: a paid ticket “Day Ticket” or “Full Congress”'],
    ['UserCountry', 'deny', 'not met: a ticket with the country “AT”'],
    ['odd', 'deny', 'Allow with one requirement; it is unknown whether it holds, so it opens nothing'],
    ['FavouriteColour', 'deny', 'this kind of requirement is not known, so it counts for nobody'],
  ]);
  expect(reasons[0]!.source).toEqual({ file: 'access.json', pointer: '/policies/1' });
  expect(explainAccess(notLoaded, home, member).reasons).toEqual([
    { rule: 'access', outcome: 'deny', detail: 'the policies could not be loaded, so everything is closed' },
  ]);
});
