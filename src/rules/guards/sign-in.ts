// Pages that need sign-in lead to the login page, by themselves only once (A §4 Sign-in; R33).
import { type Guard, leadTo, toPage, show } from './guard.ts';
import { needsSignIn } from './needs-sign-in.ts';
import { keepReturnUrl } from './return-url.ts';

/** Leads to the login page; where that was tried before, the login page stays and waits for a press of its button. */
export const signInGuard: Guard = (visit) => {
  if (visit.context.who.user || !needsSignIn(visit)) return undefined;
  const rest = { effects: keepReturnUrl(visit), missing: [{ kind: 'sign-in' as const }] };
  return visit.known.redirectedOnce ? show(toPage('LoginPage'), 'sign-in-tried', rest) : leadTo(toPage('LoginPage'), 'needs-sign-in', rest);
};
