// Pages that need sign-in need the booking system's answer: no ticket, or no usable answer, leads to the no-access page (A §4, A §8).
import { type Guard, leadTo, noAccess } from './guard.ts';
import { needsSignIn } from './needs-sign-in.ts';
import type { Visit } from './visit.ts';

/** HTTP status of a sync that failed; 204 and an empty list say that there is no ticket. */
const failed = [400, 410];

/** The account of a person (decision 0062): their data and its deletion are theirs without a ticket, too. */
const isOwnAccount = ({ asked, context }: Visit): boolean =>
  !asked.isContent && asked.page === 'MyAreaPage' && context.where.params['module'] === 'profile';

/** Refuses where the ticket sync was called and brought nothing. */
export const ticketSync: Guard = (visit) => {
  const { known, context, configured } = visit;
  const { user, tickets } = context.who;
  const isFailed = known.ticketSync !== null && failed.includes(known.ticketSync);
  const isEmpty = known.ticketSync === 204 || (known.ticketSync === 200 && tickets.length === 0);
  if (!user || !(isFailed || isEmpty) || !needsSignIn(visit) || isOwnAccount(visit)) return undefined;
  // Who has no ticket yet is welcomed on the auth page, not refused.
  if (isEmpty && configured.OnboardingV2) return undefined;
  return leadTo(noAccess(visit), isFailed ? 'sync-failed' : 'no-ticket', {
    effects: [{ kind: 'store-deny-reason', reason: 'TicketSyncError' }],
    missing: isEmpty ? [{ kind: 'ticket', names: [], paid: false }] : [],
  });
};
