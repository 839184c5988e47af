// Providers visitors may choose from, in the organiser's order (A §7 sso/links).
import type { PublishedEvent } from '../published/event.ts';
import { OLDER_SSO } from './sign-in-way.ts';
import { signInOptions } from './sign-in-options.ts';

/** A link; `Url` is empty: every sign-in begins with /api/Session/Start, which makes state and PKCE. */
export type SignOnLink = { Provider: string; Name: string; Url: string };

/** The links of an event. */
export function linksOf(event: PublishedEvent, language: string): SignOnLink[] {
  const { signIn, sso, identityUrl } = signInOptions(event);
  const links = signIn.providers.map(({ name, title }) => ({ Provider: name, Name: event.text(title, language) || name, Url: '' }));
  const older = sso.provider || OLDER_SSO;
  return sso.url !== '' && identityUrl !== '' ? [...links, { Provider: older, Name: older, Url: '' }] : links;
}
