// The principal as the session knows them: user, tickets, super-user toggle; and what the rules make of it at an instant.
import type { Ticket } from './ticket.ts';
import { instantOf } from '../clock/zone.ts';
import { type Context, nobody } from './context.ts';

/** A person in front of the screen, in the shape a session stores and a persona file writes (A §3, §4). */
export type Principal = {
  /** The signed-in user, null for a visitor; `validUntil` is an instant, ISO 8601, empty for no end. */
  user: { UserId: number | string; validUntil: string; HealthCareProfessional?: boolean | string | null } | null;
  tickets: readonly Ticket[];
  /** The stored toggle of preview-ticket holders. */
  superUserToggle: boolean;
  /** Ticket type that allows the toggle. */
  previewTicketType: string;
};

/** A visitor nobody knows. */
export const visitor: Principal = { user: null, tickets: [], superUserToggle: false, previewTicketType: '' };

/**
 * What placement rules ask of a person at an instant (ms). A session whose validity has passed is none; a super user needs
 * the toggle and one valid, paid ticket of the preview type (A §4 Super user).
 */
export function whoOf({ user, tickets, superUserToggle, previewTicketType }: Principal, now: number): Context['who'] {
  const until = user?.validUntil ? instantOf(user.validUntil, 'UTC') : Infinity;
  if (!user || until === undefined || now > until) return nobody;
  const good = tickets.filter(({ IsValid, IsPayed }) => IsValid === true && IsPayed === true);
  return {
    user: { id: String(user.UserId), hasTicket: good.length > 0, isProfessional: user.HealthCareProfessional === true },
    tickets,
    superUser: superUserToggle && previewTicketType !== '' && good.some(({ TicketTypeName }) => TicketTypeName === previewTicketType),
  };
}

/** The first instant (ms) at which a session is over; null for a visitor, and for one that does not end or never was valid. */
export function signedOutAt({ user }: Principal): number | null {
  const until = user?.validUntil ? instantOf(user.validUntil, 'UTC') : undefined;
  return until === undefined ? null : until + 1;
}
