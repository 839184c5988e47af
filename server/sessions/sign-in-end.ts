// The end of a sign-in: what came back to the callback is tied to browser, state and PKCE, once, and becomes a session (quality S13).
import { pagePath } from '../../src/pages/match.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { admit } from './admit.ts';
import { sessionCookie, signInCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { identityOf } from './identity-of.ts';
import { hashOf } from './secrets.ts';
import { signInOptions } from './sign-in-options.ts';
import { challengeOf, type SignIn } from './sign-in-rows.ts';
import { endWaiting } from './waiting.ts';

/** What the login page gets: expired or used (begin again), or not accepted. */
export type SignInProblem = 'expired' | 'refused';

/** What the callback needs: people, and events by id. */
export type Ending = {
  people: People;
  find: (eventId: number) => Promise<PublishedEvent | undefined>;
  /** Receives the errors of a provider; never a code or token. */
  onProblem: (problem: unknown) => void;
};

/** Address of the event's login page that reports the error; the start page of the host where no event is known. */
function problemPage(event: PublishedEvent | undefined, begun: SignIn | undefined, problem: SignInProblem, origin: string): string {
  if (!event || !begun) return '/';
  const where = { instance: event.instance, event: event.shortName, language: event.languageFor(begun.language) };
  const own = new URL(origin).origin;
  // The page requested stays requested; nothing of another origin's address appears in an own one.
  const query = new URLSearchParams({ problem });
  if (begun.returnUrl.startsWith(`${own}/`)) query.set('returnUrl', begun.returnUrl.slice(own.length));
  return `${pagePath('LoginPage', where)}?${query.toString()}`;
}

/** Where a sign-in that has ended leads, and the origins that its event permits in addition to its own. */
type Ended = { location: string; allowed: readonly string[] };

/** Ends the sign-in that `query` (the query of the callback) names; returns the address to go to. Never throws on what a browser sends. */
export async function endSignIn(ending: Ending, query: URLSearchParams, browser: ClientBrowser): Promise<Ended> {
  const begun = await ending.people.signIns.rows.find(query.get('state') ?? '');
  const event = begun && (await ending.find(begun.eventId));
  const location = await addressAfter(ending, begun, event, query, browser);
  return { location, allowed: event ? signInOptions(event).signIn.returnOrigins : [] };
}

async function addressAfter(
  { people, onProblem }: Ending,
  begun: SignIn | undefined,
  event: PublishedEvent | undefined,
  query: URLSearchParams,
  browser: ClientBrowser,
): Promise<string> {
  const { signIns } = people;
  if (!begun || !event || event.instance.toLowerCase() !== begun.instance)
    return problemPage(undefined, undefined, 'expired', browser.origin);
  const cookie = browser.cookie(signInCookie(event.instance, browser.https));
  const problem = (kind: SignInProblem): string => problemPage(event, begun, kind, browser.origin);
  // Its browser only: a link made by somebody else signs nobody in (login CSRF).
  if (cookie === undefined || hashOf(cookie) !== begun.browser)
    return (await isInside(people, event, browser)) ? home(event, begun) : problem('expired');
  if (!(await signIns.rows.close(begun.key))) return (await isInside(people, event, browser)) ? home(event, begun) : problem('expired');
  const code = query.get('code') ?? '';
  const own = code === '' ? undefined : await signIns.codes.redeem(code, challengeOf(begun.verifier));
  try {
    if (own) {
      await enter(people, event, browser, own);
      if (begun.provider !== '') await endWaiting(people, cookie);
      return begun.returnUrl || home(event, begun);
    }
    if (begun.provider === '') return problem('expired');
    return await fromProvider(people, event, begun, query, browser);
  } catch (error) {
    onProblem(error);
    return problem('refused');
  }
}

/** Exchanges the code at the provider. Throws if anything does not match. */
async function fromProvider(
  people: People,
  event: PublishedEvent,
  begun: SignIn,
  query: URLSearchParams,
  browser: ClientBrowser,
): Promise<string> {
  const provider = signInOptions(event).signIn.providers.find(({ name }) => name === begun.provider);
  if (!provider) throw new Error(`no provider ${begun.provider} is configured`);
  const url = new URL('/auth/callback', browser.origin);
  url.search = query.toString();
  const { claims, idToken } = await people.signIns.oidc.claims(
    { ...provider, instance: event.instance },
    {
      url,
      state: query.get('state') ?? '',
      nonce: begun.nonce,
      verifier: begun.verifier,
    },
  );
  const identity = identityOf(claims, provider.issuer, provider);
  if (!identity) throw new Error(`provider ${provider.name} vouches for no verified address`);
  return admit(people, event, browser, { identity, admission: provider, provider: provider.name, idToken }, begun);
}

const home = (event: PublishedEvent, { language }: SignIn): string =>
  pagePath('HomePage', { instance: event.instance, event: event.shortName, language: event.languageFor(language) });

/** Whether this browser is signed in already: a callback opened twice is then no problem. */
async function isInside({ sessions }: People, event: PublishedEvent, browser: ClientBrowser): Promise<boolean> {
  const secret = browser.cookie(sessionCookie(event.instance, browser.https));
  const session = secret === undefined ? undefined : await sessions.find(secret);
  return session?.instance === event.instance.toLowerCase();
}
