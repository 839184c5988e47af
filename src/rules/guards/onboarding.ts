// Onboarding V2: who has no usable ticket goes to the auth page; in preview everybody passes (A §4 Ticket checks).
import { type Guard, leadTo, toPage } from './guard.ts';
import { needsSignIn } from './needs-sign-in.ts';
import { keepReturnUrl } from './return-url.ts';

/**
 * Leads to the auth page: signed in without a ticket that has a grade, or with a code of an external system that is no
 * ticket yet. Who is not signed in and has no code signs in first: whether there is a ticket is not known before.
 */
export const onboarding: Guard = (visit) => {
  const { configured, context, known } = visit;
  if (!configured.OnboardingV2 || context.where.preview || !needsSignIn(visit)) return undefined;
  const { user, tickets } = context.who;
  const isWithout = tickets.length === 0;
  const because =
    known.hasAuthorisationCode && isWithout
      ? 'code-without-ticket'
      : user && isWithout
        ? 'no-ticket'
        : user && !tickets.some(({ TicketGrade }) => TicketGrade)
          ? 'no-grade'
          : undefined;
  if (!because) return undefined;
  return leadTo(toPage('AuthPage'), because, { effects: keepReturnUrl(visit), missing: [{ kind: 'ticket', names: [], paid: false }] });
};
