// Requirements that one ticket must meet: its name, its participant type, its country, its visitor id (A §5; R13, R14, R21, R22).
import type { Missing } from '../policies/missing.ts';
import type { Ticket } from '../principal.ts';
import { type Family, ticketsOf } from './requirement.ts';

type Values = ReadonlySet<string>;

/** Whether a fact of a ticket is among the values, exactly; an empty or missing one is not known and never is (R15, R21). */
const listed = (values: Values, fact: unknown): boolean => typeof fact === 'string' && fact !== '' && values.has(fact);

/** A kind that one ticket must meet; `lacks` says what is missing without such a ticket. */
const ofTicket = (fits: (ticket: Ticket, values: Values) => boolean, lacks: (names: readonly string[]) => Missing): Family => ({
  reads: 'names',
  holds({ values }, context) {
    for (const ticket of ticketsOf(context)) if (fits(ticket, values)) return true;
    return false;
  },
  missing: ({ values }) => [values.size > 0 ? lacks([...values].sort()) : { kind: 'refused' }],
});

const unpaid = (names: readonly string[]): Missing => ({ kind: 'ticket', names, paid: false });
const participant = (names: readonly string[]): Missing => ({ kind: 'participant-type', names });

export const societyMember = ofTicket(
  ({ SocietyMemberType }, values) => listed(values, SocietyMemberType),
  (names) => ({ kind: 'society-member', names }),
);
export const country = ofTicket(
  ({ Country }, values) => listed(values, Country),
  (names) => ({ kind: 'country', names }),
);
export const participantType = ofTicket(({ ParticipantTypeName }, values) => listed(values, ParticipantTypeName), participant);
export const validParticipantType = ofTicket(
  ({ ParticipantTypeName, ParticipantTypeValid }, values) => ParticipantTypeValid === true && listed(values, ParticipantTypeName),
  participant,
);
export const validTicket = ofTicket(({ IsValid, TicketTypeName }, values) => IsValid === true && listed(values, TicketTypeName), unpaid);
export const paidTicket = ofTicket(
  ({ IsPayed, TicketTypeName }, values) => IsPayed === true && listed(values, TicketTypeName),
  (names) => ({ kind: 'ticket', names, paid: true }),
);
/** Ids are compared as text (R17). */
export const visitorId = ofTicket(
  ({ VisitorId }, values) => listed(values, typeof VisitorId === 'number' ? String(VisitorId) : VisitorId),
  () => ({ kind: 'invitation' }),
);
