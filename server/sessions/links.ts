// Providers visitors may choose from, in the organiser's order, and the address at which a sign-in with each begins (A §7 sso/links).
import { eventName } from '../../src/contract/event-name.ts';
import type { PublishedEvent } from '../published/event.ts';
import { OLDER_SSO } from './sign-in-way.ts';
import { signInOptions } from './sign-in-options.ts';

/** Path at which a browser begins a sign-in by going there (`start-route.ts`). */
export const START = '/auth/start';

/** A link. `Url`: absolute; it makes state and PKCE and leads on to the provider. */
export type SignOnLink = { Provider: string; Name: string; Url: string };

/** The links of an event; `origin` of this site as the caller sees it. */
export function linksOf(event: PublishedEvent, language: string, origin: string): SignOnLink[] {
  const { signIn, sso, identityUrl } = signInOptions(event);
  const link = (Provider: string, Name: string): SignOnLink => ({
    Provider,
    Name,
    Url: `${origin}${START}?${new URLSearchParams({ eventShort: eventName(event.instance, event.shortName), provider: Provider }).toString()}`,
  });
  const links = signIn.providers.map(({ name, title }) => link(name, event.text(title, language) || name));
  const older = sso.provider || OLDER_SSO;
  return sso.url !== '' && identityUrl !== '' ? [...links, link(older, older)] : links;
}
