// Every kind of requirement: what meets it, what does not, and what cannot be read (A §5; R13–R22).
import { describe, expect, test } from 'vitest';
import { requirementKindNames } from '../../model/documents/requirement-kinds.ts';
import { home, someone, ticket, zone } from '../policies/access.fixture.ts';
import type { AccessContext } from '../policies/access-request.ts';
import type { Ticket } from '../ticket.ts';
import { readRequirement } from './read-requirement.ts';
import type { Truth } from './requirement.ts';
import { requirementWords } from './words.ts';

const holds = (PrincipalField: unknown, Values: unknown, context: AccessContext, companyAccountId?: number | string | null): Truth => {
  const requirement = readRequirement({ PrincipalField, Values }, zone);
  return requirement.family.holds(requirement, context, { ...home, companyAccountId });
};
const full: Ticket = ticket({
  ParticipantTypeName: 'Physician',
  ParticipantTypeValid: true,
  EnableHCP: true,
  SocietyMemberType: 'Associate',
  Country: 'DE',
  CompanyAccountId: 4711,
  VisitorId: 12,
  TicketFrom: '2027-05-03',
  TicketTo: '2027-05-03',
});

/** Kind, values, and the facts without which it does not hold. */
const kinds: [string, string[], Partial<Ticket>][] = [
  ['SocietyMemberType', ['Full Member', 'Associate'], { SocietyMemberType: 'associate' }],
  ['EventParticipantType', ['Physician'], { ParticipantTypeName: null }],
  ['ParticipantTypeCheck', ['Physician'], { ParticipantTypeValid: 'true' }],
  ['UserCountry', ['AT', 'DE'], { Country: 'DE ' }],
  ['ExhibitorExclusive', ['true'], { CompanyAccountId: null }],
  ['EventTicketPaid', ['true'], { IsPayed: 'false' }],
  ['Hcp', ['true'], { EnableHCP: 'true' }],
  ['UserHcp', ['true'], { EnableHCP: false }],
  ['EventTicketNameValid', ['Full Congress'], { IsValid: false }],
  ['EventTicketNamePaid', ['Full Congress'], { IsPayed: false }],
  ['EventTicketNameForComments', ['Full Congress'], { IsValid: 'true' }],
  ['EventTicketNameForMessages', ['Full Congress'], { TicketTypeName: 'Full' }],
  ['EventTicketNetworking', ['Full Congress'], { IsValid: false }],
  ['EventTicketNamePaidAndTime', ['Full Congress'], { TicketFrom: '2027-05-04', TicketTo: '' }],
  ['VisitorIdIncluded', ['11', '12'], { VisitorId: 1 }],
];

describe.each(kinds)('%s %j', (kind, values, without) => {
  test('holds with the fact, not without it, nor on another ticket than the rest, nor for nobody', () => {
    expect(holds(kind, values, someone([full]), '4711')).toBe(true);
    expect(holds(kind, values, someone([{ ...full, ...without }]), '4711')).toBe(false);
    expect(holds(kind, values, someone([{ ...full, ...without }, full]), '4711')).toBe(true);
    expect(holds(kind, values, someone([]), '4711')).toBe(false);
    expect(holds(kind, values, someone(), '4711')).toBe(false);
  });

  test('with no values never, with unreadable ones unknown', () => {
    expect(holds(kind, [], someone([full]), 4711)).toBe(false);
    for (const odd of [undefined, null, values[0], {}, [...values, null], [[values[0]]]])
      expect(holds(kind, odd, someone([full]), 4711)).toBe('unknown');
  });
});

test('the list above and the two kinds without tickets are all there are', () => {
  expect([...kinds.map(([kind]) => kind), 'TimeAccess', 'UserLoggedIn'].sort()).toEqual([...requirementKindNames].sort());
});

test('a signed-in user, with a session that has not ended', () => {
  expect(holds('UserLoggedIn', ['true'], someone([]))).toBe(true);
  expect(holds('UserLoggedIn', ['true'], someone())).toBe(false);
  const over = { user: { UserId: 1, validUntil: '2027-05-03T09:59:59.999Z' } };
  expect(holds('UserLoggedIn', ['true'], someone([], undefined, over))).toBe(false);
});

test('a professional by profile alone (R19); facts of no company meet no company', () => {
  const professional = someone([], undefined, { user: { UserId: 1, validUntil: '', HealthCareProfessional: true } });
  expect(holds('Hcp', ['true'], professional)).toBe(true);
  for (const none of [null, undefined, '']) {
    expect(holds('ExhibitorExclusive', ['true'], someone([{ ...full, CompanyAccountId: none }]), none)).toBe(false);
    expect(holds('VisitorIdIncluded', ['', 'null', 'undefined'], someone([{ ...full, VisitorId: none }]))).toBe(false);
  }
});

test('a flag asks for true: what asks for anything else cannot be read (R16)', () => {
  expect(holds('Hcp', [true], someone([full]))).toBe(true);
  for (const odd of [['false'], [false], ['yes'], ['true', 'false']]) expect(holds('Hcp', odd, someone([full]))).toBe('unknown');
});

test.each<[unknown, Truth]>([
  [['2027-05-03T12:00', '2027-05-03T12:00'], true],
  [['2027-05-03', '2027-05-03'], true],
  [['2027-05-03T10:00:00Z', ''], true],
  [['', ''], true],
  [[null, '2027-05-03T11:59'], false],
  [['2027-05-03T12:01'], false],
  [['2027-05-04', '2027-05-02'], false],
  [[], 'unknown'],
  [['soon', ''], 'unknown'],
  [['', '', ''], 'unknown'],
  [[1, 2], 'unknown'],
  ['2027-05-03', 'unknown'],
])('TimeAccess %j at noon in Berlin: %s', (values, expected) => {
  expect(holds('TimeAccess', values, someone())).toBe(expected);
});

test('a ticket whose time cannot be read leaves the kind unknown, unless another one meets it', () => {
  const odd = { ...full, TicketTo: 'late' };
  expect(holds('EventTicketNamePaidAndTime', ['Full Congress'], someone([odd]))).toBe('unknown');
  expect(holds('EventTicketNamePaidAndTime', ['Full Congress'], someone([odd, full]))).toBe(true);
  expect(holds('EventTicketNamePaidAndTime', ['Day Ticket'], someone([odd]))).toBe(false);
});

test.each(['constructor', '__proto__', 'toString', '', 'usercountry', 5, null, undefined, {}])('the kind %j is not known', (kind) => {
  expect(holds(kind, ['true'], someone([full]))).toBe('unknown');
});

test('every kind has its words; long lists are counted', () => {
  for (const kind of requirementKindNames) {
    const values =
      kind === 'TimeAccess'
        ? ['2027-05-03', '']
        : kinds.some(([name, [value]]) => name === kind && value !== 'true')
          ? ['A', 'B']
          : ['true'];
    const requirement = readRequirement({ PrincipalField: kind, Values: values }, zone);
    expect(requirementWords(requirement, false, zone)).toMatch(/^not met: (?=.*(ticket|professional|signed in|now|visitor))/);
    expect(requirementWords(requirement, true, zone)).toMatch(/^met: /);
  }
  const many = readRequirement({ PrincipalField: 'UserCountry', Values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, zone);
  expect(requirementWords(many, true, zone)).toBe('met: a ticket with the country “A”, “B”, “C”, “D”, “E” or 2 more');
});
