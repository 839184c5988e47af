// How every kind of requirement is judged, by its name; a new kind is one entry here and one in `model/documents/requirement-kinds.ts` (A §5; R15, R17, R18, R19).
import type { RequirementKind } from '../../model/documents/requirement-kinds.ts';
import type { UnmetRequirement } from '../policies/unmet-requirement.ts';
import { type RequirementFamily, refused, ticketsAsked } from './requirement.ts';
import { ticketFamily } from './ticket-family.ts';
import { idText } from '../ticket.ts';
import { paidTicketInTime, timeAccess } from './times.ts';

const ticket =
  (paid: boolean) =>
  (names: readonly string[]): UnmetRequirement => ({ kind: 'ticket', names, paid });
const named =
  (kind: 'participant-type' | 'society-member' | 'country') =>
  (names: readonly string[]): UnmetRequirement => ({ kind, names });

/** A kind whose values are `["true"]`; with none it never holds. */
const flagFamily = (
  is: RequirementFamily['holds'],
  missing: (...asked: Parameters<RequirementFamily['missing']>) => UnmetRequirement,
): RequirementFamily => ({
  reads: 'flag',
  ofPerson: true,
  holds: (requirement, context, request) => requirement.values.size > 0 && is(requirement, context, request),
  missing: (...asked) => [missing(...asked)],
});

const validTicket = ticketFamily('TicketTypeName', ticket(false), 'IsValid');
const paidTicket = ticketFamily('TicketTypeName', ticket(true), 'IsPayed');
/** The profile or any ticket says so (R19). */
const professional = flagFamily(
  (_, context) => context.who.user?.isProfessional === true || ticketsAsked(context).some(({ EnableHCP }) => EnableHCP === true),
  () => ({ kind: 'professional' }),
);

/** The kinds. */
export const kinds: Readonly<Record<RequirementKind, RequirementFamily>> = {
  SocietyMemberType: ticketFamily('SocietyMemberType', named('society-member')),
  EventParticipantType: ticketFamily('ParticipantTypeName', named('participant-type')),
  ParticipantTypeCheck: ticketFamily('ParticipantTypeName', named('participant-type'), 'ParticipantTypeValid'),
  UserCountry: ticketFamily('Country', named('country')),
  TimeAccess: timeAccess,
  ExhibitorExclusive: flagFamily(
    (_, context, { companyAccountId }) => {
      const company = idText(companyAccountId);
      return company !== '' && ticketsAsked(context).some(({ CompanyAccountId }) => idText(CompanyAccountId) === company);
    },
    (_, __, { companyAccountId }) => (idText(companyAccountId) === '' ? refused[0]! : { kind: 'company' }),
  ),
  EventTicketPaid: flagFamily(
    (_, context) => ticketsAsked(context).some(({ IsPayed }) => IsPayed === true),
    () => ticket(true)([]),
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
  VisitorIdIncluded: ticketFamily('VisitorId', () => ({ kind: 'invitation' })),
};
