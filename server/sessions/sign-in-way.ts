// Which method a visitor signs in by: what the visitor chose, else the first that is configured, from the most particular to the own form (A §4 Login).
import type { PublishedEvent } from '../published/event.ts';
import { type SignInOptions, signInOptions } from './sign-in-options.ts';

/** Sign-in methods; `oidc` with the provider's name. `sso`, `oauth`, `external` and `webforms` are the older ones, whose token comes in an address. */
export type SignInWay =
  | { kind: 'form' }
  | { kind: 'oidc'; name: string }
  | { kind: 'sso' }
  | { kind: 'oauth' }
  | { kind: 'external' }
  | { kind: 'webforms' };

/** Name of the older single sign-on among the links. */
export const OLDER_SSO = 'sso';
/** Name of the own form among the links. */
export const OWN = 'own';

/** The method; undefined when `asked` names a provider that is not configured. */
export function signInWay(options: SignInOptions, asked?: string): SignInWay | undefined {
  const { signIn, sso, identityUrl, oauth2, webformsUrl, external, ssoLogin } = options;
  const [first] = signIn.providers;
  const hasSso = sso.url !== '' && identityUrl !== '';
  if (asked !== undefined && asked !== '') {
    if (asked === OWN && signIn.ownAccounts) return { kind: 'form' };
    if (signIn.providers.some(({ name }) => name === asked)) return { kind: 'oidc', name: asked };
    return hasSso && asked === (sso.provider || OLDER_SSO) ? { kind: 'sso' } : undefined;
  }
  if (external.isOn && external.loginUrl !== '') return { kind: 'external' };
  if (ssoLogin && first) return { kind: 'oidc', name: first.name };
  if (ssoLogin && hasSso) return { kind: 'sso' };
  if (identityUrl !== '' && oauth2.authorizeUrl !== '') return { kind: 'oauth' };
  if (webformsUrl !== '') return { kind: 'webforms' };
  if (!signIn.ownAccounts && first) return { kind: 'oidc', name: first.name };
  return { kind: 'form' };
}

/** Whether the form of this site is not the first method, for its login page. A sign-in that cannot be read leads nowhere; its form reports that on submission. */
export function signsInElsewhere(event: PublishedEvent): boolean {
  try {
    return signInWay(signInOptions(event))?.kind !== 'form';
  } catch {
    return false;
  }
}
