// The end of a session by hand: here at once, and at the provider that vouched (A §4 Logout).
import { pagePath } from '../../src/pages/match.ts';
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { cookieOptions, hereCookie, sessionCookie, sessionCookies, signedOutCookie, signInCookie } from './cookies.ts';
import { leave } from './enter.ts';
import { olderSignOut } from './older-addresses.ts';
import type { Session } from './sessions.ts';
import { signInOptions } from './sign-in-options.ts';

/** Where a provider's own sign-out leads back to; registered there. */
export const SIGNED_OUT = '/auth/signed-out';
/** Seconds a provider's sign-out may take. */
const SIGN_OUT_SECONDS = 600;

/** The part of `People` it uses. */
type Parts = Pick<People, 'sessions' | 'audit' | 'signIns' | 'db'>;

/**
 * Ends the session of a browser in the event's instance (in all instances without an event), clears its cookies and gives the
 * address to go to: the provider's own sign-out, or the return address where it is accepted, or home. Also when nobody is signed in.
 */
export async function signOut(
  people: Parts,
  event: PublishedEvent | undefined,
  browser: ClientBrowser,
  returnUrl: string,
): Promise<string> {
  if (!event) {
    await leaveEverywhere(people, browser);
    return acceptReturnUrl(returnUrl, { origin: browser.origin }) ?? '/';
  }
  const session = await leave(people, browser, event.instance);
  if (session) await note(people, session);
  browser.clearCookie(sessionCookie(event.instance, browser.https));
  browser.clearCookie(signInCookie(event.instance, browser.https));
  browser.clearCookie(hereCookie(event.instance));
  const where = { instance: event.instance, event: event.shortName, language: event.languageFor(undefined) };
  const options = signInOptions(event);
  const { origin } = browser;
  const back = acceptReturnUrl(returnUrl, { origin, allowed: options.signIn.returnOrigins }) ?? pagePath('HomePage', where);
  const provider = options.signIn.providers.find(({ name }) => name === session?.provider);
  if (provider && session) {
    // A provider that does not answer does not prevent the sign-out here.
    const url = await people.signIns.oidc
      .signOut({ ...provider, instance: event.instance }, { idToken: session.idToken, returnTo: `${origin}${SIGNED_OUT}` })
      .catch(() => undefined);
    if (url !== undefined) {
      browser.setCookie(signedOutCookie(browser.https), back, cookieOptions(browser.https, SIGN_OUT_SECONDS));
      return url;
    }
  }
  return olderSignOut(options, { where, origin }) ?? back;
}

const note = ({ audit }: Parts, { accountId, instance, provider }: Session): Promise<void> =>
  audit.note({ kind: 'sign-out', actor: `account:${accountId}`, subject: `account:${accountId}`, place: instance, detail: provider });

/** Ends the sessions of every instance this browser has a cookie of. */
async function leaveEverywhere(people: Parts, browser: ClientBrowser): Promise<void> {
  const prefix = sessionCookies(browser.https);
  for (const [name, secret] of Object.entries(browser.request.cookies)) {
    if (!name.startsWith(prefix) || secret === undefined) continue;
    const session = await people.sessions.find(secret);
    if (session) {
      await people.sessions.end({ hash: session.hash });
      await note(people, session);
      browser.clearCookie(hereCookie(session.instance));
    }
    browser.clearCookie(name);
  }
}
