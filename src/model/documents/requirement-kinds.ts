// Every kind of requirement of an access policy and what it asks for; how it is judged stands in `src/rules/requirements/kinds.ts` (A §5).

/** What each kind asks for, in English, as explanations put it before its values. A kind is one line here and one entry in the rules. */
export const requirementKinds = {
  SocietyMemberType: 'a ticket with the society member type',
  EventParticipantType: 'a ticket with the participant type',
  ParticipantTypeCheck: 'a ticket with the participant type, checked and valid,',
  UserCountry: 'a ticket with the country',
  TimeAccess: 'now',
  ExhibitorExclusive: 'a ticket of the company this belongs to',
  EventTicketPaid: 'a paid ticket',
  Hcp: 'a healthcare professional, by profile or ticket',
  UserHcp: 'a healthcare professional, by profile or ticket',
  UserLoggedIn: 'somebody signed in',
  EventTicketNameValid: 'a valid ticket',
  EventTicketNamePaid: 'a paid ticket',
  EventTicketNameForComments: 'a valid ticket',
  EventTicketNameForMessages: 'a valid ticket',
  EventTicketNetworking: 'a valid ticket',
  EventTicketNamePaidAndTime: 'now within the days of a paid ticket',
  VisitorIdIncluded: 'one of the visitor ids',
} as const;

/** Kind of a requirement. */
export type RequirementKind = keyof typeof requirementKinds;

/** The names of all kinds, in the order of the specification. */
export const requirementKindNames = Object.keys(requirementKinds) as RequirementKind[];
