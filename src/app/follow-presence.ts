// Reloads the page on screen when somebody signs in or out, here or in another tab, and handles refused calls.
import type { createBrowserRouter } from 'react-router';
import { type Address, matchAddress, pagePath } from '../pages/match.ts';
import type { Presence } from '../session/presence.ts';
import { createRefusal } from '../session/refusal.ts';
import { pagePathIn, sitePath } from '../session/site-path.ts';
import { storedUser } from '../session/stored-user.ts';
import type { Services } from './services.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Another viewer, here or in another tab, reloads everything; refused calls finally lead to the login page (A §4, A §8). */
export function followPresence({ boot, onRefused }: Services, presence: Presence, router: Router): void {
  const currentAddress = (): string => {
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    return pagePathIn(pathname) + search + hash;
  };
  const place = (): Address => {
    const [path = '', query = ''] = currentAddress().split('#')[0]!.split('?');
    const found = matchAddress(path, query && `?${query}`);
    return found && found.instance !== '' ? found : { page: 'HomePage', params: {}, ...boot.defaults };
  };
  presence.onChange((what) => (what === 'user' ? location.reload() : void router.revalidate()));
  onRefused(
    createRefusal({
      isSomebody: () => storedUser(place().instance) !== null,
      address: currentAddress,
      forget: (all) => presence.forget(place(), all),
      open(address) {
        const next = new URL(sitePath(address), location.href).href;
        // A changed anchor alone would not load the page.
        if (next === location.href) location.reload();
        else location.replace(next);
      },
      loginPage: (returnUrl) => `${pagePath('LoginPage', place())}?returnUrl=${encodeURIComponent(returnUrl)}`,
    }),
  );
}
