// Policies, people and requests for tests: written by hand with few words, or drawn from a small world in which they often meet.
import fc from 'fast-check';
import { policyTypes } from '../../model/documents/access.ts';
import { requirementKindNames } from '../../model/documents/requirement-kinds.ts';
import { type Principal, whoOf } from '../principal.ts';
import type { Ticket } from '../ticket.ts';
import type { AccessContext, AccessRequest } from './access-request.ts';

export const zone = 'Europe/Berlin';

/** A policy as written, with keys of any kind. */
export type Written = Record<string, unknown> & { Requirements?: unknown };

/** A policy for HomePage by default. */
export const policy = (Effect: string, requirements: readonly (readonly [string, unknown])[], more: Written = {}): Written => ({
  Name: 'one',
  Type: 'Page',
  Identifier: 'HomePage',
  Effect,
  Requirements: requirements.map(([PrincipalField, Values]) => ({ PrincipalField, Values })),
  ...more,
});

export const home: AccessRequest = { type: 'Page', identifier: 'HomePage' };

export const ticket = (more: Partial<Ticket> = {}): Ticket => ({ IsValid: true, IsPayed: true, TicketTypeName: 'Full Congress', ...more });

/** A principal at an instant, in a browser: a visitor, or signed in with tickets. */
export function someone(tickets?: readonly Ticket[], now = '2027-05-03T10:00:00Z', more: Partial<Principal> = {}): AccessContext {
  const user = tickets ? { UserId: 7, validUntil: '' } : null;
  const at = Date.parse(now);
  return {
    who: whoOf({ user, tickets: tickets ?? [], superUserToggle: false, previewTicketType: 'Preview Ticket', ...more }, at),
    where: { container: 'browser' },
    when: { now: at, timeZone: zone },
  };
}

const names = ['Full Congress', 'Day Ticket', 'Preview Ticket'];
const participants = ['Physician', 'Nurse'];
/** Times that windows are made of, each an hour or a day of the event. */
const times = ['2027-05-02', '2027-05-03', '2027-05-03T09:00', '2027-05-03T12:00', '2027-05-03T12:00:00Z', '2027-05-04T08:30', ''];
/** Every instant (ms) around a bound of `times`, in order; between two of them nothing changes. */
export const instants = [
  '2027-05-02T00:00+02:00',
  '2027-05-03T00:00+02:00',
  '2027-05-03T09:00+02:00',
  '2027-05-03T12:00+02:00',
  '2027-05-03T12:00Z',
  '2027-05-04T00:00+02:00',
  '2027-05-04T08:30+02:00',
].flatMap((time) => [-1, 0, 1].map((step) => Date.parse(time) + step));

const time = fc.constantFrom(...times);
const flags = ['EventTicketPaid', 'Hcp', 'UserHcp', 'UserLoggedIn', 'ExhibitorExclusive'];
const valuesOf = (kind: string): fc.Arbitrary<string[]> => {
  if (kind === 'TimeAccess') return fc.tuple(time, time);
  if (flags.includes(kind)) return fc.constant(['true']);
  const words = kind.includes('Participant')
    ? participants
    : kind === 'UserCountry'
      ? ['DE', 'AT']
      : kind === 'SocietyMemberType'
        ? ['Full Member', 'Associate']
        : kind === 'VisitorIdIncluded'
          ? ['V-1', '2']
          : names;
  return fc.subarray(words);
};
export const requirement = fc
  .constantFrom(...requirementKindNames, 'TimeAccess', 'TimeAccess', 'TimeAccess', 'EventTicketNamePaidAndTime', 'FavouriteColour')
  .chain((PrincipalField) => fc.record({ PrincipalField: fc.constant(PrincipalField), Values: valuesOf(PrincipalField) }));

const identifiers = ['HomePage', 'LivePage'];
let made = 0;
/** A policy as the schema wants it, but for kinds nobody knows. */
export const anyPolicy = (effect: fc.Arbitrary<string> = fc.constantFrom('Allow', 'Deny')): fc.Arbitrary<Written> =>
  fc
    .record({
      Type: fc.constantFrom('Page', 'Page', 'Page', 'Key'),
      Identifier: fc.oneof(fc.constantFrom(...identifiers), fc.subarray(identifiers)),
      Effect: effect,
      ConditionType: fc.constantFrom('All', 'Any'),
      Requirements: fc.array(requirement, { maxLength: 3 }),
    })
    .map((written) => ({ Name: `policy-${made++}`, ...written }));

export const anyPolicies = fc.array(anyPolicy(), { maxLength: 4 });

const flag = fc.constantFrom<boolean | string>(true, true, false, 'true');
const anyTicket: fc.Arbitrary<Ticket> = fc.record({
  IsValid: flag,
  IsPayed: flag,
  TicketTypeName: fc.constantFrom(...names),
  ParticipantTypeName: fc.constantFrom(...participants, null),
  ParticipantTypeValid: flag,
  TicketFrom: fc.constantFrom(...times, null, 'soon'),
  TicketTo: fc.constantFrom(...times, null),
  EnableHCP: flag,
  SocietyMemberType: fc.constantFrom('Full Member', 'Associate', ''),
  Country: fc.constantFrom('DE', 'AT', 'FR'),
  CompanyAccountId: fc.constantFrom(4711, '4711', 815, null),
  VisitorId: fc.constantFrom('V-1', 2, null),
});

/** A random principal, place and instant; super users only on request. */
export const anyone = (superUser = false): fc.Arbitrary<AccessContext> =>
  fc
    .record({
      tickets: fc.array(anyTicket, { maxLength: 3 }),
      signedIn: fc.boolean(),
      professional: fc.boolean(),
      container: fc.constantFrom('browser', 'app', 'terminal'),
      now: fc.constantFrom(...instants),
    })
    .map(({ tickets, signedIn, professional, container, now }) => ({
      who: {
        user: signedIn || superUser ? { id: '7', hasTicket: tickets.length > 0, isProfessional: professional } : null,
        tickets,
        superUser,
      },
      where: { container },
      when: { now, timeZone: zone },
    }));

export const anyRequest: fc.Arbitrary<AccessRequest> = fc.record({
  type: fc.constantFrom('Page' as const, 'Page' as const, ...policyTypes),
  identifier: fc.constantFrom(...identifiers, 'ProductsPage'),
  companyAccountId: fc.constantFrom(4711, '4711', null, undefined),
});
