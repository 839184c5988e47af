// Pages that need sign-in lead to the login page, by themselves only once (A §4 Sign-in; R33).
import { type Guard, lead, page, show } from './guard.ts';
import { needsSignIn } from './needs-sign-in.ts';
import { keepReturnUrl } from './return-url.ts';

/** Leads to the login page; where that was tried before, the login page stays and waits for a press of its button. */
export const signIn: Guard = (visit) => {
  if (visit.context.who.user || !needsSignIn(visit)) return undefined;
  const rest = { effects: keepReturnUrl(visit), missing: [{ kind: 'sign-in' as const }] };
  return visit.known.redirectedOnce ? show(page('LoginPage'), 'sign-in-tried', rest) : lead(page('LoginPage'), 'needs-sign-in', rest);
};
