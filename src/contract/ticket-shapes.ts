// A ticket as transmitted, and an empty one (A §3).
import * as z from 'zod';

/** A ticket from the booking system (A §3 Ticket). Flags are booleans, times ISO 8601. */
export const ticket = z.object({
  IsValid: z.boolean(),
  IsPayed: z.boolean(),
  TicketTypeName: z.string(),
  ParticipantTypeName: z.string(),
  ParticipantTypeValid: z.boolean(),
  TicketGrade: z.string(),
  TicketFrom: z.string().nullable(),
  TicketTo: z.string().nullable(),
  EnableHCP: z.boolean(),
  SocietyMemberType: z.string(),
  Country: z.string(),
  CompanyAccountId: z.string().nullable(),
  VisitorId: z.string(),
});

/** A ticket with all fields empty. */
export const emptyTicket: z.infer<typeof ticket> = {
  IsValid: false,
  IsPayed: false,
  TicketTypeName: '',
  ParticipantTypeName: '',
  ParticipantTypeValid: false,
  TicketGrade: '',
  TicketFrom: null,
  TicketTo: null,
  EnableHCP: false,
  SocietyMemberType: '',
  Country: '',
  CompanyAccountId: null,
  VisitorId: '',
};
