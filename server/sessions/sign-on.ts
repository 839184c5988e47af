// Steps between an identity that waits and a session: what is to be done, terms, password, registration (A §4 Single sign-on, A §7).
import type { EvaluatedUser } from '../../src/contract/sso.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import { attemptPassword } from '../identity/attempt-password.ts';
import { checkPassword, type NewPassword } from '../identity/password-rules.ts';
import { emailKey } from '../people/name-keys.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { isReady, noteCreated, settle } from './admit.ts';
import { acceptAllTerms, joinAccount, makeAccount, type Match, matchOf } from './external-accounts.ts';
import { keptReturnUrl } from './sign-ins.ts';
import { findWaiting, type Waiting } from './waiting.ts';

/** A step: where, and in which browser. `returnUrl`: where to go in the end, as asked; what is not accepted leads where the sign-in began. */
export type Step = { people: People; event: PublishedEvent; browser: ClientBrowser; returnUrl: string };

/** The answer where no provider has vouched for anybody in this browser, or too long ago. */
export const nobodyWaits = (): RequestError =>
  new RequestError(401, 'nobody-waits', 'No provider has vouched for anybody in this browser; sign in again.');

const statusOf = (match: Match, { terms, vouched }: Waiting): EvaluatedUser['statusAction'] => {
  if (match.kind === 'none') return 'ExternalUserNeedsRegistration';
  if (match.kind === 'same-address') return match.byPassword ? 'ExternalUserNeedsPassword' : 'ExternalUserNeedsRegistration';
  return terms || isReady(match, vouched.admission) ? 'ExternalUserReadyToLogin' : 'ExternalUserNeedsTerms';
};

/** The waiting identity, and its account. Throws RequestError 401 when nobody waits, or for a blocked account. */
async function look({ people, event, browser }: Omit<Step, 'returnUrl'>): Promise<{ waiting: Waiting; match: Match }> {
  const waiting = await findWaiting(people, event, browser);
  if (!waiting) throw nobodyWaits();
  const match = await matchOf(people.db, event, waiting.vouched.identity);
  if (match.kind !== 'none' && match.isBlocked) throw new RequestError(401, 'refused', 'This account cannot sign in here.');
  return { waiting, match };
}

/** What is still to be done. When nothing is, the answer has the callback that begins the session and ends the waiting. */
export async function evaluate(step: Step): Promise<EvaluatedUser> {
  const { waiting, match } = await look(step);
  const statusAction = statusOf(match, waiting);
  const isDone = match.kind === 'joined' && statusAction === 'ExternalUserReadyToLogin';
  return {
    statusAction,
    areTermsAccepted: waiting.terms || (match.kind === 'joined' && match.termsAccepted),
    transfer: match.kind === 'same-address',
    userDataComparisonNeeded: match.kind === 'joined' && match.needsComparison,
    redirect: { token: '', redirectUrl: isDone ? await finish(step, waiting, match.accountId) : '' },
  };
}

/** The callback after all steps are complete. A repeated call makes another code for the same sign-in, which ends once. */
async function finish(step: Step, waiting: Waiting, accountId: number): Promise<string> {
  const { people, event, browser, returnUrl } = step;
  const { request, terms, vouched } = waiting;
  const { provider, idToken, seconds } = vouched;
  if (terms) await acceptAllTerms(people, event, accountId, await languageOf(step, waiting));
  await settle(people, event, accountId, vouched.identity);
  const back = keptReturnUrl(returnUrl, event, browser.origin);
  if (back !== '') await people.signIns.rows.leadTo(request, back);
  return people.signIns.grantVouched(request, accountId, { provider, idToken, seconds });
}

/** The language of the event in which a sign-in was begun. */
const languageOf = async ({ people, event }: Step, { request }: Waiting): Promise<string> =>
  event.languageFor((await people.signIns.rows.find(request))?.language);

/** Creates an account for a waiting identity, or uses an invited one, perhaps with a password. Throws RequestError 400 without the terms, and for a password that is not taken. */
export async function register(step: Step, { accepted, chosen }: { accepted: boolean; chosen?: NewPassword }): Promise<EvaluatedUser> {
  const { people, event } = step;
  const { waiting, match } = await look(step);
  const { identity, provider } = waiting.vouched;
  if (statusOf(match, waiting) !== 'ExternalUserNeedsRegistration') return evaluate(step);
  if (!accepted && !waiting.terms) throw badRequest('The terms of use must be accepted.', 'acceptedTerms');
  if (chosen) checkPassword(chosen, { email: identity.email, names: [identity.firstName, identity.surname], event });
  const passwordHash = chosen ? await people.passwords.hash(chosen.Password) : null;
  if (match.kind === 'same-address') {
    await joinAccount(people, match.accountId, identity, { termsAccepted: true });
    if (passwordHash !== null)
      await people.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', match.accountId).execute();
    await people.sessions.end({ accountId: match.accountId });
    await acceptAllTerms(people, event, match.accountId, await languageOf(step, waiting));
  } else {
    const made = await makeAccount(people, event.instance, identity, { termsAccepted: true, passwordHash });
    if (made !== undefined) {
      await noteCreated(people, event, made, provider);
      await acceptAllTerms(people, event, made, await languageOf(step, waiting));
    }
  }
  return evaluate(step);
}

/**
 * Links the waiting identity to the account with their address, by its password. Throws RequestError 401 for a wrong one, and while
 * the address is locked; attempts are counted with those at the login form. 429 for too many.
 */
export async function confirm(step: Step, { password, accepted }: { password: string; accepted: boolean }): Promise<EvaluatedUser> {
  const { people, event } = step;
  const { waiting, match } = await look(step);
  const { identity } = waiting.vouched;
  if (match.kind !== 'same-address' || !match.byPassword) return evaluate(step);
  const place = event.instance.toLowerCase();
  const key = { instance: place, email: emailKey(identity.email) };
  const account = { id: match.accountId, instance_key: place, password_hash: match.passwordHash };
  const attempt = await attemptPassword(people, { key, account, browser: step.browser }, () =>
    people.passwords.fits(password, match.passwordHash),
  );
  if (attempt !== 'right') throw new RequestError(401, 'wrong-password', 'Something went wrong. Please check your password and try again.');
  await joinAccount(people, match.accountId, identity, { termsAccepted: accepted });
  if (accepted) await acceptAllTerms(people, event, match.accountId, await languageOf(step, waiting));
  return evaluate(step);
}
