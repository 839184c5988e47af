// Events that demand a ticket for the day: who has none is signed out and refused (A §4 Ticket checks).
import { dayInZone, instantOf, lastInstantOf } from '../../clock/zone.ts';
import type { Context } from '../context.ts';
import type { UnmetRequirement } from '../policies/unmet-requirement.ts';
import { type Guard, leadTo, noAccess, pass } from './guard.ts';
import { needsSignIn } from './needs-sign-in.ts';

/** Signs out and refuses without a valid, paid ticket, or on a day that is not permitted. Super users pass (A §6). */
export const strictTickets: Guard = (visit) => {
  const { configured, context, known } = visit;
  const { user, superUser } = context.who;
  if (!configured.strictTickets || !user || superUser || !needsSignIn(visit)) return undefined;
  const refuse = (because: string, reason: 'NoTicket' | 'NotOnThisDay', missing: UnmetRequirement[], nextChangeAt: number | null = null) =>
    leadTo(noAccess(visit), because, {
      effects: [{ kind: 'clear-user' }, { kind: 'store-deny-reason', reason }],
      missing,
      nextChangeAt,
    });
  if (!user.hasTicket) return refuse('no-ticket', 'NoTicket', [{ kind: 'ticket', names: [], paid: true }]);
  if (known.accessOnDays === null) return undefined;
  const { starts, ends } = instantsOf(known.accessOnDays, context.when);
  const nextChangeAt = firstAfter([...starts, ...ends], context.when.now);
  if (known.accessOnDays.includes(dayInZone(context.when.now, context.when.timeZone))) return pass('permitted-day', { nextChangeAt });
  const next = firstAfter(starts, context.when.now);
  const over = Math.max(...ends) - 1;
  const missing: UnmetRequirement[] =
    next !== null ? [{ kind: 'opens', at: next }] : Number.isFinite(over) ? [{ kind: 'closed', at: over }] : [];
  return refuse('other-day', 'NotOnThisDay', missing, nextChangeAt);
};

/** Instants (ms) at which days begin, and at which they are over. */
function instantsOf(days: readonly string[], { timeZone }: Context['when']): { starts: number[]; ends: number[] } {
  const starts = days.map((day) => instantOf(day, timeZone));
  const ends = days.map((day) => lastInstantOf(day, timeZone));
  return {
    starts: starts.filter((at) => at !== undefined),
    ends: ends.filter((at) => at !== undefined).map((at) => at + 1),
  };
}

const firstAfter = (instants: readonly number[], now: number): number | null => {
  const later = instants.filter((at) => at > now);
  return later.length === 0 ? null : Math.min(...later);
};
