// Every kind of requirement of an access policy as organisers see it; how it is evaluated is in `src/rules/requirements/kinds.ts` (A §5).

/** What a kind has in addition to its evaluation; visitors never load it. */
export type KindDescription = {
  /** What it asks for, in English, as explanations put it before its values. */
  asks: string;
  /** A made-up person who meets it: what they are called, before the value, and the fact of ticket or profile that has the value. */
  example?: { called: string; ticket?: string; profile?: string };
  /** Whether its values differ in nothing but themselves, so that one example represents all. */
  oneExample?: true;
  /** Kinds that are met by everybody who meets this one, with the same values or more. */
  implies?: readonly string[];
  /** Whether the values, in the example's fact of a ticket, name single people: each is sent to nobody but that person. */
  namesPeople?: true;
};

const ticket = { called: 'ticket', ticket: 'TicketTypeName' } as const;
const participant = { called: 'participant', ticket: 'ParticipantTypeName' } as const;
const validTicket = { asks: 'a valid ticket', example: ticket } as const;
const professional = {
  asks: 'a healthcare professional, by profile or ticket',
  example: { called: 'professional', profile: 'HealthCareProfessional' },
} as const;

/** The kinds, in the order of the specification. A kind is one entry here and one in the rules. */
export const requirementKinds = {
  SocietyMemberType: {
    asks: 'a ticket with the society member type',
    example: { called: 'member', ticket: 'SocietyMemberType' },
  },
  EventParticipantType: { asks: 'a ticket with the participant type', example: participant },
  ParticipantTypeCheck: {
    asks: 'a ticket with the participant type, checked and valid,',
    example: participant,
    implies: ['EventParticipantType'],
  },
  UserCountry: { asks: 'a ticket with the country', example: { called: 'country', ticket: 'Country' }, oneExample: true },
  TimeAccess: { asks: 'now' },
  ExhibitorExclusive: { asks: 'a ticket of the company this belongs to' },
  EventTicketPaid: { asks: 'a paid ticket' },
  Hcp: professional,
  UserHcp: professional,
  UserLoggedIn: { asks: 'somebody signed in' },
  EventTicketNameValid: validTicket,
  EventTicketNamePaid: { asks: 'a paid ticket', example: ticket, implies: ['EventTicketPaid'] },
  EventTicketNameForComments: validTicket,
  EventTicketNameForMessages: validTicket,
  EventTicketNetworking: validTicket,
  EventTicketNamePaidAndTime: {
    asks: 'now within the days of a paid ticket',
    example: ticket,
    implies: ['EventTicketNamePaid', 'EventTicketPaid'],
  },
  VisitorIdIncluded: {
    asks: 'one of the visitor ids',
    example: { called: 'invited', ticket: 'VisitorId' },
    oneExample: true,
    namesPeople: true,
  },
} as const satisfies Readonly<Record<string, KindDescription>>;

/** Kind of a requirement. */
export type RequirementKind = keyof typeof requirementKinds;

/** The names of all kinds. */
export const requirementKindNames = Object.keys(requirementKinds) as RequirementKind[];
