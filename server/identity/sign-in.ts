// Sign-in by password: one answer for everybody who does not know it, the outcomes of A §4 for who does (quality S10, S11).
import type * as z from 'zod';
import type { validateLogin } from '../../src/contract/identity.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import { findAccount } from '../people/accounts.ts';
import { emailKey } from '../people/name-keys.ts';
import type { People } from '../people/people.ts';
import { noteWrongPassword } from '../people/wrong-passwords.ts';
import type { PublishedEvent } from '../published/event.ts';
import { acceptTerms } from '../sessions/external-accounts.ts';
import { countAttempt, forgive } from './failures.ts';

type Login = z.output<NonNullable<typeof validateLogin.body>>;
type Outcome = z.output<typeof validateLogin.reply>;

/** What of `People` it takes. */
export type SignInParts = Pick<People, 'db' | 'clock' | 'passwords' | 'limits' | 'signIns' | 'audit' | 'callers'>;

/** The one answer to an unknown address, a wrong password and a locked account. */
const wrong = (): RequestError => new RequestError(401, 'wrong-credentials', 'E-mail address and password do not fit together.');

/** Outcome without a way in. */
const told = (outcome: Outcome['Outcome']): Outcome => ({ Outcome: outcome, RedirectUrl: '' });

/**
 * Checks address and password for the sign-in `request` that a browser began (`address` is its network address). Throws RequestError
 * 400 (`no-request`, or a request that is too old), 401 `wrong-credentials`, 429, 503.
 */
export async function signInByPassword(
  people: SignInParts,
  event: PublishedEvent,
  login: Login,
  { request, address }: { request: string | undefined; address: string },
): Promise<Outcome> {
  if (!request) throw new RequestError(400, 'no-request', 'Begin a sign-in first (/api/Session/Start).', 'request');
  const { db, clock, passwords, limits, signIns } = people;
  const key = { instance: event.instance.toLowerCase(), email: emailKey(login.Email) };
  const begun = await signIns.rows.find(request);
  // Somebody of one society is not let in at another by a request of theirs.
  if (!begun?.isOpen || begun.instance !== key.instance) throw badRequest('This sign-in is too old; begin again.', 'request');
  await limits.failures.check(address);
  await limits.demandFor('sign-in', `${key.instance} ${key.email}`);
  const account = await findAccount(db, key.instance, key.email);
  // Counted as wrong before it is looked at: attempts side by side have no free tries.
  const { hearing, locks } = await countAttempt(people, key);
  const fits = await passwords.fits(login.Password, account?.password_hash);
  // Those who failed side by side with this one may have been too many.
  await limits.failures.check(address);
  if (!account || !fits || hearing === 'deaf') {
    await limits.failures.add(address);
    await noteWrongPassword(people, { accountId: account?.id, place: key.instance });
    if (locks) await noteLock(people, key.instance, account?.id);
    throw wrong();
  }
  if (hearing === 'locked' || account.blocked_at !== null) return told('Lockout');
  await forgive(people, key);
  if (account.confirmed_at === null) return told('Unconfirmed');
  if (account.terms_accepted_at === null) {
    if (!login.AcceptTermsOfUse) return told('Terms');
    await acceptTerms(db, account.id, clock.now());
    await people.callers.forget(account.id);
  }
  return { Outcome: 'Succeeded', RedirectUrl: await signIns.grant(request, account.id, { remember: login.RememberMe }) };
}

/** A lock is noted for unknown addresses, too: the same work, and organisers see a guesser; the address itself is not kept. */
const noteLock = ({ audit }: SignInParts, instance: string, accountId: number | undefined): Promise<void> =>
  audit.note({ kind: 'locked', actor: '', subject: accountId === undefined ? '' : `account:${accountId}`, place: instance, detail: '' });
