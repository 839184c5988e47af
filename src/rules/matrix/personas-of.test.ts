// The people policies target: one for each value that is named, none twice, and each really meets what it was made for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPolicies, policy, zone } from '../policies/access.fixture.ts';
import { compileAccess } from '../policies/compile-access.ts';
import { whoOf } from '../principal.ts';
import { personasOf } from './personas-of.ts';

const names = (policies: unknown[], more: object = {}): string[] => personasOf({ policies, ...more }, zone).map(({ name }) => name);

test('one for each ticket, participant and member type; one represents a list of countries or of visitors', () => {
  const policies = [
    policy('Allow', [['EventTicketNameValid', ['Full Congress', 'Day Ticket']]]),
    policy('Allow', [['EventTicketNamePaid', ['Day Ticket']]]),
    policy('Deny', [['EventParticipantType', ['Nurse']]]),
    policy('Allow', [['SocietyMemberType', ['Full Member']]]),
    policy('Deny', [['UserCountry', ['AT', 'DE', 'FR']]]),
    policy('Allow', [['VisitorIdIncluded', ['1', '2']]]),
    policy('Allow', [['Hcp', ['true']]]),
    policy('Allow', [['TimeAccess', ['2027-05-03', '']]]),
    policy('Allow', [['UserLoggedIn', ['true']]]),
  ];
  expect(names(policies)).toEqual([
    'ticket Full Congress',
    'ticket Day Ticket',
    'participant Nurse',
    'member Full Member',
    'country AT',
    'invited 1',
    'professional',
  ]);
});

test('what a policy asks for at once somebody has at once; groups and the matrix of the app count, too', () => {
  const both = policy('Allow', [
    ['EventTicketNameValid', ['Day Ticket']],
    ['Hcp', ['true']],
  ]);
  expect(names([both])).toEqual(['ticket Day Ticket', 'professional', 'ticket Day Ticket + professional']);
  expect(names([{ ...both, ConditionType: 'Any' }])).toEqual(['ticket Day Ticket', 'professional']);
  const nurse = policy('Allow', [['ParticipantTypeCheck', ['Nurse']]]);
  expect(names([], { groupIds: ['g'], groups: { g: [nurse] } })).toEqual(['participant Nurse']);
  expect(names([], { appAccessMatrixActive: true, appAccessMatrix: { policies: [nurse] } })).toEqual(['participant Nurse']);
});

test('no document, or one that is none, names nobody', () => {
  for (const document of [undefined, null, 'x', { policies: 5 }]) expect(personasOf(document, zone)).toEqual([]);
});

test('everybody made for a single Allow meets it; names are never given twice', () => {
  fc.assert(
    fc.property(anyPolicies, (policies) => {
      const people = personasOf({ policies }, zone);
      expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    }),
    { seed: 11, numRuns: 200 },
  );
  const kinds = [
    'EventTicketNameValid',
    'EventTicketNamePaidAndTime',
    'ParticipantTypeCheck',
    'SocietyMemberType',
    'UserCountry',
    'VisitorIdIncluded',
    'UserHcp',
  ];
  for (const kind of kinds) {
    const policies = [policy('Allow', [[kind, [kind === 'UserHcp' ? 'true' : 'One']]])];
    const [person] = personasOf({ policies }, zone);
    const now = Date.parse('2027-05-03T10:00:00Z');
    const context = { who: whoOf(person!.principal, now), where: { container: 'browser' as const }, when: { now, timeZone: zone } };
    expect(compileAccess({ policies }, zone).decide({ type: 'Page', identifier: 'HomePage' }, context).outcome, kind).toBe('allow');
  }
});
