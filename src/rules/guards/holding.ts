// Before and after the event visitors see the holding page (A §2 Route guards).
import { decideHolding } from '../holding.ts';
import { type Guard, leadTo, toPage, pass } from './guard.ts';

/** Leads to the holding page while the event is closed. */
export const holding: Guard = ({ configured, context }) => {
  const { outcome, opensAt, closesAt, nextChangeAt } = decideHolding(configured, context);
  if (outcome === 'open') return nextChangeAt === null ? undefined : pass('event-open', { nextChangeAt });
  const at = outcome === 'before' ? opensAt : closesAt;
  if (at === null) return leadTo(toPage('HoldingPage'), 'dates-unreadable');
  const missing = [{ kind: outcome === 'before' ? ('opens' as const) : ('closed' as const), at }];
  return leadTo(toPage('HoldingPage'), outcome === 'before' ? 'before-event' : 'after-event', { nextChangeAt, missing });
};
