// The shape of a ticket, as sessions, personas and policies read it.

/**
 * A ticket as the booking system answers it (A §3 Ticket). Flags count only when they are `true`, never as text (R18); ids are
 * compared as text (R17); times without offset are the event's (R7). What is missing is not known.
 */
export type Ticket = {
  IsValid: boolean | string;
  IsPayed: boolean | string;
  TicketTypeName: string;
  ParticipantTypeName?: string | null;
  ParticipantTypeValid?: boolean | string | null;
  TicketGrade?: string | null;
  /** First and last instant of the ticket, ISO 8601; empty or missing is open (R2). */
  TicketFrom?: string | null;
  TicketTo?: string | null;
  EnableHCP?: boolean | string | null;
  SocietyMemberType?: string | null;
  Country?: string | null;
  CompanyAccountId?: number | string | null;
  VisitorId?: number | string | null;
};

/** An id as text; empty when there is none: nothing equals nothing (R17). */
export const idText = (id: unknown): string => (typeof id === 'string' ? id : typeof id === 'number' ? String(id) : '');

/** Companies whose staff somebody with these tickets is: those of valid ones (A §6, B §6), each once. */
export const staffedCompanies = (tickets: readonly Ticket[]): string[] => [
  ...new Set(tickets.flatMap(({ IsValid, CompanyAccountId }) => (IsValid === true ? idText(CompanyAccountId) || [] : []))),
];
