// Sign-ins under way: begun with PKCE and a random state, granted by a provider (the own one included), finished once by the browser that began.
import type { Kysely } from 'kysely';
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import { type LinkContext, pagePath } from '../../src/pages/match.ts';
import type { Clock } from '../clock.ts';
import { badRequest } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import type { Tables } from '../store/schema.ts';
import { createBegun } from './begun.ts';
import { type Codes, createCodes } from './codes.ts';
import { cookieOptions, signInCookie } from './cookies.ts';
import { createOidc, type Oidc, type Secrets } from './oidc.ts';
import { olderAddress } from './older-addresses.ts';
import { newSecret } from './secrets.ts';
import { challengeOf, createSignInRows, REGISTRATION_SECONDS, SIGN_IN_SECONDS, type SignIn, type SignInRows } from './sign-in-rows.ts';
import { signInOptions } from './sign-in-options.ts';
import { signInWay } from './sign-in-way.ts';
import type { Sessions } from './sessions.ts';

/** How a sign-in continues (contract `startSignIn`). */
export type Started = { kind: 'form' | 'redirect'; request: string; url: string };

export type SignIns = {
  /** Begins one the way the instance is configured; keeps state and PKCE verifier, sets the cookie of the browser. */
  start: (
    event: PublishedEvent,
    asked: { language: string; returnUrl: string; provider?: string | undefined },
    browser: ClientBrowser,
  ) => Promise<Started>;
  /**
   * The own provider has checked who it is: makes the code and returns the address of the callback (`/auth/callback?code=…&state=…`).
   * The code works once, for 60 seconds, for the browser that began `request`. `remember` keeps the cookie beyond the browser's end.
   * Throws RequestError 400 for a request that is unknown or expired.
   */
  grant: (request: string, accountId: number, asked: { remember: boolean }) => Promise<string>;
  /** The same for somebody another provider has vouched for, in a sign-in that `reopen` made. */
  grantVouched: (
    request: string,
    accountId: number,
    vouched: { provider: string; idToken: string; seconds?: number | undefined },
  ) => Promise<string>;
  /** A sign-in that continues with questions (terms, registration): another state and cookie, time for reading. */
  reopen: (
    event: PublishedEvent,
    before: Pick<SignIn, 'provider' | 'language' | 'returnUrl'>,
    browser: ClientBrowser,
  ) => Promise<{ request: string; cookie: string }>;
  rows: SignInRows;
  codes: Codes;
  oidc: Oidc;
  secrets: Secrets;
};

/** Longest return address that is kept, in characters: anybody can begin a sign-in. A longer one leads home. */
export const LONGEST_RETURN = 1024;

/** A return address as it is kept: absolute, of this origin or one the instance allows; empty for everything else, which leads home. */
export function keptReturnUrl(returnUrl: string, event: PublishedEvent, origin: string): string {
  const accepted = acceptReturnUrl(returnUrl, { origin, allowed: signInOptions(event).signIn.returnOrigins }) ?? '';
  return accepted.length <= LONGEST_RETURN ? accepted : '';
}

/** Path of the callback; registered at providers. */
export const CALLBACK = '/auth/callback';

/** Creates them for a database. `secrets`: of providers, by variables of the environment. */
export function createSignIns(parts: {
  db: Kysely<Tables>;
  clock: Clock;
  sessions: Sessions;
  secrets?: Secrets | undefined;
  onProblem?: (line: string) => void;
}): SignIns {
  const rows = createSignInRows(parts);
  const begun = createBegun();
  const codes = createCodes(parts);
  const secrets = parts.secrets ?? (() => '');
  const oidc = createOidc({ secrets, ...(parts.onProblem && { onProblem: parts.onProblem }) });
  const give = async (request: string, fits: (provider: string) => boolean, authorised: Parameters<Codes['make']>[0]): Promise<string> => {
    const row = await rows.find(request);
    if (!row?.isOpen || !fits(row.provider)) throw badRequest('This sign-in is too old; begin again.', 'request');
    const code = await codes.make({ ...authorised, challenge: challengeOf(row.verifier) });
    return `${CALLBACK}?${new URLSearchParams({ code, state: request }).toString()}`;
  };
  return {
    rows,
    codes,
    oidc,
    secrets,
    async start(event, { language, returnUrl, provider: asked }, browser) {
      const options = signInOptions(event);
      const way = signInWay(options, asked);
      if (!way) throw badRequest('There is no provider of this name.', 'Provider');
      const where: LinkContext = { instance: event.instance, event: event.shortName, language: event.languageFor(language) };
      const kept = keptReturnUrl(returnUrl, event, browser.origin);
      const cookie = await cookieOf(rows, event, browser);
      const provider = way.kind === 'form' ? '' : way.kind === 'oidc' ? way.name : `:${way.kind}`;
      const row = await rows.open({ event, cookie, language: where.language, provider, returnUrl: kept });
      const gone = begun.note(sourceOf(browser.request), row.key);
      if (gone.length > 0) await rows.drop(gone);
      browser.setCookie(signInCookie(event.instance, browser.https), cookie, cookieOptions(browser.https, SIGN_IN_SECONDS));
      if (way.kind === 'form') return { kind: 'form', request: row.state, url: '' };
      const url =
        way.kind === 'oidc'
          ? await oidc.authorise(
              { ...options.signIn.providers.find(({ name }) => name === way.name)!, instance: event.instance },
              {
                redirectUri: `${browser.origin}${CALLBACK}`,
                state: row.state,
                nonce: row.nonce,
                challenge: challengeOf(row.verifier),
                language: where.language,
              },
            )
          : olderAddress(way.kind, options, {
              where,
              state: row.state,
              origin: browser.origin,
              auth: `${browser.origin}${pagePath('AuthPage', where)}`,
              returnUrl: kept || `${browser.origin}${pagePath('HomePage', where)}`,
            });
      return { kind: 'redirect', request: '', url };
    },
    grant: (request, accountId, { remember }) =>
      give(request, (provider) => provider === '', { accountId, remember, provider: '', idToken: '', challenge: '' }),
    grantVouched: (request, accountId, vouched) =>
      give(request, (provider) => provider === vouched.provider, { accountId, remember: false, ...vouched, challenge: '' }),
    async reopen(event, before, browser) {
      const cookie = newSecret();
      const { provider, language, returnUrl } = before;
      const row = await rows.open({ event, cookie, language, provider, returnUrl, seconds: REGISTRATION_SECONDS });
      browser.setCookie(signInCookie(event.instance, browser.https), cookie, cookieOptions(browser.https, REGISTRATION_SECONDS));
      return { request: row.state, cookie };
    },
  };
}

/** The cookie a browser already has for a sign-in here, so that two tabs may sign in; else a new one. */
async function cookieOf(rows: SignInRows, event: PublishedEvent, browser: ClientBrowser): Promise<string> {
  const kept = browser.cookie(signInCookie(event.instance, browser.https));
  return kept !== undefined && (await rows.knows(kept, event.instance)) ? kept : newSecret();
}
