// Before and after the event visitors see the holding page (A §2 Route guards).
import { holdingOf } from '../holding.ts';
import { type Guard, lead, page, pass } from './guard.ts';

/** Leads to the holding page while the event is closed. */
export const holding: Guard = ({ configured, context }) => {
  const { state, opensAt, closesAt, nextChangeAt } = holdingOf(configured, context);
  if (state === null) return nextChangeAt === null ? undefined : pass('event-open', { nextChangeAt });
  const at = state === 'before' ? opensAt : closesAt;
  if (at === null) return lead(page('HoldingPage'), 'dates-unreadable');
  const missing = [{ kind: state === 'before' ? ('opens' as const) : ('closed' as const), at }];
  return lead(page('HoldingPage'), state === 'before' ? 'before-event' : 'after-event', { nextChangeAt, missing });
};
