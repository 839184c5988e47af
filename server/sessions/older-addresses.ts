// Addresses of the older methods to sign in and out: web forms, OAuth implicit flow, single sign-on, external sign-in (A §4, §7).
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import type { LinkContext } from '../../src/pages/match.ts';
import type { SignInOptions } from './sign-in-options.ts';
import type { SignInWay } from './sign-in-way.ts';

export type OlderWay = Exclude<SignInWay['kind'], 'form' | 'oidc'>;

/** The parts of an address. `returnUrl` is accepted and absolute; `auth` is the event's auth page, which takes tokens. */
export type Asking = { where: LinkContext; state: string; origin: string; auth: string; returnUrl: string };

/** Joins a base and a path, whatever slashes they have. */
const below = (base: string, path: string): string => `${base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`;

/** The address with parameters added; empty ones are left out. */
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}

/** Address to which the browser is sent to sign in. */
export function olderAddress(way: OlderWay, options: SignInOptions, { where, state, origin, auth, returnUrl }: Asking): string {
  const { webformsUrl, oauth2, identityUrl, sso, external, ssoReturnUrl } = options;
  if (way === 'webforms') return withQuery(below(webformsUrl, 'Home/GetToken'), { returnUrl });
  if (way === 'external') return withQuery(new URL(external.loginUrl, origin).href, { returnUrl });
  if (way === 'oauth')
    // The specification's fixed state value is a random one here: it ties the token to this browser.
    return withQuery(oauth2.authorizeUrl, {
      client_id: oauth2.clientId,
      redirect_uri: auth,
      scope: oauth2.scope,
      response_type: 'token',
      state,
    });
  const back = acceptReturnUrl(ssoReturnUrl, { origin, allowed: options.signIn.returnOrigins }) ?? returnUrl;
  const { event: shortname, language } = where;
  return withQuery(below(identityUrl, sso.url), { shortname, language, returnUrl: back, context: sso.context, provider: sso.provider });
}

/** Address to which the browser is sent to sign out at the older services; undefined where there is none (A §4 Logout). */
export function olderSignOut(
  { external, webformsUrl }: SignInOptions,
  { where, origin }: Pick<Asking, 'where' | 'origin'>,
): string | undefined {
  if (external.isOn && external.logoutUrl !== '') return new URL(external.logoutUrl, origin).href;
  return webformsUrl === '' ? undefined : withQuery(below(webformsUrl, 'Main/Logout'), { eventName: where.event });
}
