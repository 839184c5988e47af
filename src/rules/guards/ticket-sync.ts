// Pages that need sign-in need the booking system's answer: no ticket, or no usable answer, leads to the no-access page (A §4, A §8).
import { type Guard, leadTo, noAccess } from './guard.ts';
import { needsSignIn } from './needs-sign-in.ts';

/** HTTP status of a sync that failed; 204 and an empty list say that there is no ticket. */
const failed = [400, 410];

/** Refuses where the ticket sync was called and brought nothing. */
export const ticketSync: Guard = (visit) => {
  const { known, context, configured } = visit;
  const { user, tickets } = context.who;
  const isFailed = known.ticketSync !== null && failed.includes(known.ticketSync);
  const isEmpty = known.ticketSync === 204 || (known.ticketSync === 200 && tickets.length === 0);
  if (!user || !(isFailed || isEmpty) || !needsSignIn(visit)) return undefined;
  // Who has no ticket yet is welcomed on the auth page, not refused.
  if (isEmpty && configured.OnboardingV2) return undefined;
  return leadTo(noAccess(visit), isFailed ? 'sync-failed' : 'no-ticket', {
    effects: [{ kind: 'store-deny-reason', reason: 'TicketSyncError' }],
    missing: isEmpty ? [{ kind: 'ticket', names: [], paid: false }] : [],
  });
};
