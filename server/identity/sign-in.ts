// Sign-in by password: one answer for a wrong password, the outcomes of A §4 for the right one (quality S10, S11).
import type * as z from 'zod';
import type { validateLogin } from '../../src/contract/identity.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import { findAccount } from '../people/accounts.ts';
import { emailKey } from '../people/name-keys.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { acceptTerms } from '../sessions/external-accounts.ts';
import { acceptMandatory, termsMissing } from '../profile/terms.ts';
import { attemptPassword, type PasswordAttemptParts, wrongCredentials } from './attempt-password.ts';
import { newestRegistration } from './registrations.ts';

type Login = z.output<NonNullable<typeof validateLogin.body>>;
type Outcome = z.output<typeof validateLogin.reply>;

/** The part of `People` it uses. */
export type SignInParts = PasswordAttemptParts & Pick<People, 'passwords' | 'signIns'>;

/** Outcome without admission. */
const notAdmitted = (outcome: Outcome['Outcome']): Outcome => ({ Outcome: outcome, RedirectUrl: '' });

/**
 * Checks address and password for the sign-in `request` that a browser began. Throws RequestError 400 (`no-request`, or a request
 * that is expired), 401 `wrong-credentials`, 429, 503.
 */
export async function signInByPassword(
  people: SignInParts,
  event: PublishedEvent,
  login: Login,
  { request, browser }: { request: string | undefined; browser: ClientBrowser },
): Promise<Outcome> {
  if (!request) throw new RequestError(400, 'no-request', 'Begin a sign-in first (/api/Session/Start).', 'request');
  const { db, clock, passwords, signIns } = people;
  const key = { instance: event.instance.toLowerCase(), email: emailKey(login.Email) };
  const begun = await signIns.rows.find(request);
  // An account of one society is not admitted at another by its own request.
  if (!begun?.isOpen || begun.instance !== key.instance) throw badRequest('This sign-in is too old; begin again.', 'request');
  const account = await findAccount(db, key.instance, key.email);
  let isOwner = false;
  const attempt = await attemptPassword(people, { key, account, browser }, async () => {
    isOwner = await passwords.fits(login.Password, account?.password_hash);
    // A pending letter is reported whether the address has an account or not: the same work, the same answer.
    return isOwner || passwords.fits(login.Password, (await newestRegistration(people, key.instance, key.email))?.password_hash);
  });
  if (attempt === 'wrong') throw wrongCredentials();
  if (attempt === 'locked') return notAdmitted('Lockout');
  if (!account || !isOwner || account.confirmed_at === null) return notAdmitted('Unconfirmed');
  if (account.blocked_at !== null) return notAdmitted('Lockout');
  const isFirst = account.terms_accepted_at === null;
  // A newer version of the event's terms is asked for again.
  if (isFirst || (await termsMissing(people, event, account.id)).length > 0) {
    if (!login.AcceptTermsOfUse) return notAdmitted('Terms');
    if (isFirst) await acceptTerms(db, account.id, clock.now());
    await acceptMandatory(people, event, account.id, { language: event.languageFor(undefined) });
  }
  return { Outcome: 'Succeeded', RedirectUrl: await signIns.grant(request, account.id, { remember: login.RememberMe }) };
}
