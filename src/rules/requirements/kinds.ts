// Every kind of requirement by its name; a new kind is one entry here and one line in `model/documents/requirement-kinds.ts` (A §5; R15, R17, R18, R19).
import type { RequirementKind } from '../../model/documents/requirement-kinds.ts';
import type { Missing } from '../policies/missing.ts';
import { type Family, refused, ticketsOf } from './requirement.ts';
import { idText, ticketFamily } from './ticket-family.ts';
import { paidTicketInTime, timeAccess } from './times.ts';

const needsTicket =
  (paid: boolean) =>
  (names: readonly string[]): Missing => ({ kind: 'ticket', names, paid });
const participantType = {
  fact: 'ParticipantTypeName',
  called: 'participant',
  missing: (names: readonly string[]): Missing => ({ kind: 'participant-type', names }),
} as const;
const validTicket = ticketFamily({ fact: 'TicketTypeName', flag: 'IsValid', called: 'ticket', missing: needsTicket(false) });
const paidTicket = ticketFamily({
  fact: 'TicketTypeName',
  flag: 'IsPayed',
  called: 'ticket',
  missing: needsTicket(true),
  implies: ['EventTicketPaid'],
});

/** A kind whose values are `["true"]`; with none it never holds. */
const flagFamily = (is: Family['holds'], missing: (...asked: Parameters<Family['missing']>) => Missing): Family => ({
  reads: 'flag',
  ofPerson: true,
  holds: (requirement, context, request) => requirement.values.size > 0 && is(requirement, context, request),
  missing: (...asked) => [missing(...asked)],
});
/** The profile or any ticket says so (R19). */
const professional: Family = {
  ...flagFamily(
    (_, context) => context.who.user?.isProfessional === true || ticketsOf(context).some(({ EnableHCP }) => EnableHCP === true),
    () => ({ kind: 'professional' }),
  ),
  example: () => ({ name: 'professional', profile: { HealthCareProfessional: true } }),
};

/** The kinds. */
export const kinds: Readonly<Record<RequirementKind, Family>> = {
  SocietyMemberType: ticketFamily({
    fact: 'SocietyMemberType',
    called: 'member',
    missing: (names) => ({ kind: 'society-member', names }),
  }),
  EventParticipantType: ticketFamily(participantType),
  ParticipantTypeCheck: ticketFamily({ ...participantType, flag: 'ParticipantTypeValid', implies: ['EventParticipantType'] }),
  UserCountry: ticketFamily({
    fact: 'Country',
    called: 'country',
    missing: (names) => ({ kind: 'country', names }),
    oneExample: true,
  }),
  TimeAccess: timeAccess,
  ExhibitorExclusive: flagFamily(
    (_, context, { companyAccountId }) => {
      const company = idText(companyAccountId);
      return company !== '' && ticketsOf(context).some(({ CompanyAccountId }) => idText(CompanyAccountId) === company);
    },
    (_, __, { companyAccountId }) => (idText(companyAccountId) === '' ? refused[0]! : { kind: 'company' }),
  ),
  EventTicketPaid: flagFamily(
    (_, context) => ticketsOf(context).some(({ IsPayed }) => IsPayed === true),
    () => needsTicket(true)([]),
  ),
  Hcp: professional,
  UserHcp: professional,
  UserLoggedIn: flagFamily(
    (_, { who }) => who.user !== null,
    () => ({ kind: 'sign-in' }),
  ),
  EventTicketNameValid: validTicket,
  EventTicketNamePaid: paidTicket,
  EventTicketNameForComments: validTicket,
  EventTicketNameForMessages: validTicket,
  EventTicketNetworking: validTicket,
  EventTicketNamePaidAndTime: paidTicketInTime(paidTicket),
  VisitorIdIncluded: ticketFamily({
    fact: 'VisitorId',
    called: 'invited',
    missing: () => ({ kind: 'invitation' }),
    oneExample: true,
    personalFact: 'VisitorId',
  }),
};
