// The people everybody previews as: visitor, signed in, attendee, super user.
import { type Principal, visitor } from './principal.ts';

/** Names of the built-in personas, in the order in which they know more. */
export const personaNames = ['visitor', 'signed-in', 'attendee', 'super-user'] as const;
export type PersonaName = (typeof personaNames)[number];

const PREVIEW_TICKET = 'Preview Ticket';
const ticket = (TicketTypeName: string) => ({ IsValid: true, IsPayed: true, TicketTypeName });
const signedIn: Principal = { ...visitor, user: { UserId: 1, validUntil: '' } };

/** The built-in personas by name. Organisers write others in persona files. */
export const personas: Readonly<Record<PersonaName, Principal>> = {
  visitor,
  'signed-in': signedIn,
  attendee: { ...signedIn, tickets: [ticket('Full Congress')] },
  'super-user': { ...signedIn, tickets: [ticket(PREVIEW_TICKET)], superUserToggle: true, previewTicketType: PREVIEW_TICKET },
};
