// Signs in with a token from the address, the older kind of sign-in (A §4; R32): it is already removed from address and history, and is exchanged for a session.
import { matchAddress } from '../pages/match.ts';
import { tokenIn, withoutTokens } from '../rules/sign-in/token-address.ts';
import { leaveFor } from '../session/leave.ts';
import { nameOfScope } from '../session/event-scope.ts';
import { pagePathIn } from '../session/site-path.ts';
import { exchangeToken } from '../session/take-token.ts';
import type { Services } from './services.ts';
import styles from './shell.module.css';

/** Text shown meanwhile (A §4 Auth status texts); the event and its texts are not loaded yet. */
const attempting: Readonly<Record<string, string>> = {
  en: 'Attempting authentication request',
  de: 'Anmeldung wird versucht',
  fr: 'Tentative d’authentification',
  tr: 'Kimlik doğrulama deneniyor',
};

/**
 * Exchanges the token in `address` (path, query and anchor as received) for a session and reloads the page (A §4); false if
 * the page is to be drawn as it is. The rest of the address is restored before any request. Never rejects.
 */
export async function takeArrivedToken({ api, boot }: Pick<Services, 'api' | 'boot'>, address: string): Promise<boolean> {
  history.replaceState(history.state, '', withoutTokens(address));
  const carried = tokenIn(address);
  if (!carried || boot.isStatic) return false;
  const [before = '', hash = ''] = address.split('#');
  const state = [hash, before.split('?')[1] ?? ''].map((text) => new URLSearchParams(text).get('state')).find(Boolean) ?? '';
  const found = matchAddress(pagePathIn(location.pathname), location.search);
  sayAttempting();
  const returnUrl = await exchangeToken(api, nameOfScope(found?.event ? found : boot.defaults), { ...carried, state });
  if (returnUrl === undefined) return false;
  if (!leaveFor(returnUrl)) location.reload();
  return true;
}

/** Drawn without the app, which replaces it. */
function sayAttempting(): void {
  const [screen, status] = [document.createElement('main'), document.createElement('p')];
  screen.className = styles.screen!;
  status.setAttribute('role', 'status');
  status.textContent = attempting[document.documentElement.lang.slice(0, 2)] ?? attempting['en']!;
  screen.append(status);
  document.getElementById('root')?.replaceChildren(screen);
}
