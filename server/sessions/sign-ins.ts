// Sign-ins under way: begun with PKCE and a random state, granted by a provider (the own one included), finished once by the browser that began.
import type { Kysely } from 'kysely';
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import { type Place, pagePath } from '../../src/pages/match.ts';
import type { Clock } from '../clock.ts';
import { badRequest } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { BrowserDoor } from '../routes/browser-door.ts';
import type { Tables } from '../store/schema.ts';
import { type Codes, createCodes } from './codes.ts';
import { cookieOptions, signInCookie } from './cookies.ts';
import { createOidc, type Oidc, type Secrets } from './oidc.ts';
import { olderAddress } from './older-addresses.ts';
import { newSecret } from './secrets.ts';
import { challengeOf, createSignInRows, REGISTRATION_SECONDS, SIGN_IN_SECONDS, type SignIn, type SignInRows } from './sign-in-rows.ts';
import { signInOptions } from './sign-in-options.ts';
import { signInWay } from './sign-in-way.ts';
import type { Sessions } from './sessions.ts';

/** How a sign-in goes on (contract `startSignIn`). */
export type Started = { kind: 'form' | 'redirect'; request: string; url: string };

export type SignIns = {
  /** Begins one the way the instance is configured; keeps state and PKCE verifier, sets the cookie of the browser. */
  start: (
    event: PublishedEvent,
    asked: { language: string; returnUrl: string; provider?: string },
    browser: BrowserDoor,
  ) => Promise<Started>;
  /**
   * The own provider has checked who it is: makes the code and gives the address of the callback (`/auth/callback?code=…&state=…`).
   * The code works once, for 60 seconds, for the browser that began `request`. `remember` keeps the cookie beyond the browser's end.
   * Throws RequestError 400 for a request that is unknown or too old.
   */
  grant: (request: string, accountId: number, asked: { remember: boolean }) => Promise<string>;
  /** The same for somebody another provider has vouched for, in a sign-in that `reopen` made. */
  grantVouched: (
    request: string,
    accountId: number,
    vouched: { provider: string; idToken: string; seconds?: number | undefined },
  ) => Promise<string>;
  /** A sign-in that goes on with questions (terms, registration): another state and cookie, time for reading. */
  reopen: (event: PublishedEvent, before: SignIn, browser: BrowserDoor) => Promise<{ request: string; cookie: string }>;
  rows: SignInRows;
  codes: Codes;
  oidc: Oidc;
  secrets: Secrets;
};

/** Path of the callback; registered at providers. */
export const CALLBACK = '/auth/callback';

/** Makes them for a database. `secrets`: of providers, by variables of the environment. */
export function createSignIns(parts: { db: Kysely<Tables>; clock: Clock; sessions: Sessions; secrets?: Secrets | undefined }): SignIns {
  const rows = createSignInRows(parts);
  const codes = createCodes(parts);
  const secrets = parts.secrets ?? (() => '');
  const oidc = createOidc({ secrets });
  const give = async (request: string, fits: (provider: string) => boolean, authorised: Parameters<Codes['make']>[0]): Promise<string> => {
    const begun = await rows.find(request);
    if (!begun?.isOpen || !fits(begun.provider)) throw badRequest('This sign-in is too old; begin again.', 'request');
    const code = await codes.make({ ...authorised, challenge: challengeOf(begun.verifier) });
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
      const where: Place = { instance: event.instance, event: event.shortName, language: event.languageFor(language) };
      const accepted = acceptReturnUrl(returnUrl, { origin: browser.origin, allowed: options.signIn.returnOrigins }) ?? '';
      const cookie = await cookieOf(rows, event, browser);
      const provider = way.kind === 'form' ? '' : way.kind === 'oidc' ? way.name : `:${way.kind}`;
      const begun = await rows.open({ event, cookie, language: where.language, provider, returnUrl: accepted });
      browser.setCookie(signInCookie(event.instance, browser.https), cookie, cookieOptions(browser.https, SIGN_IN_SECONDS));
      if (way.kind === 'form') return { kind: 'form', request: begun.state, url: '' };
      const url =
        way.kind === 'oidc'
          ? await oidc.authorise(
              options.signIn.providers.find(({ name }) => name === way.name)!,
              {
                redirectUri: `${browser.origin}${CALLBACK}`,
                state: begun.state,
                nonce: begun.nonce,
                challenge: challengeOf(begun.verifier),
                language: where.language,
              },
            )
          : olderAddress(way.kind, options, {
              where,
              state: begun.state,
              origin: browser.origin,
              auth: `${browser.origin}${pagePath('AuthPage', where)}`,
              returnUrl: accepted || `${browser.origin}${pagePath('HomePage', where)}`,
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
      const begun = await rows.open({ event, cookie, language, provider, returnUrl, seconds: REGISTRATION_SECONDS });
      browser.setCookie(signInCookie(event.instance, browser.https), cookie, cookieOptions(browser.https, REGISTRATION_SECONDS));
      return { request: begun.state, cookie };
    },
  };
}

/** The cookie a browser already has for a sign-in here, so that two tabs may sign in; else a new one. */
async function cookieOf(rows: SignInRows, event: PublishedEvent, browser: BrowserDoor): Promise<string> {
  const kept = browser.cookie(signInCookie(event.instance, browser.https));
  return kept !== undefined && (await rows.knows(kept, event.instance)) ? kept : newSecret();
}
