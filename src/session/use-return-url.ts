// The page to open after sign-in: where the person came from, according to the address or the guards, and only inside this site.
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { nameOfInfo } from '../contract/event-name.ts';
import { matchAddress } from '../pages/match.ts';
import { acceptReturnUrl } from '../rules/sign-in/return-url.ts';
import { storedReturnUrl } from './device-facts.ts';
import { useFrame } from './frame.ts';
import { pagePathIn } from './site-path.ts';

/**
 * The path (with query and anchor) in `?returnUrl=`, empty if there is none or it leaves this site. Where the login page appears
 * at the address of the requested page (R33), and on the auth page without the parameter, it is the address stored by the guards.
 */
export function useReturnUrl(): string {
  const { pathname, search } = useLocation();
  const { info, page, origin } = useFrame();
  return useMemo(() => {
    const standsIn = page === 'LoginPage' && (matchAddress(pagePathIn(pathname))?.page ?? page) !== page;
    const inAddress = standsIn ? null : new URLSearchParams(search).get('returnUrl');
    const written = inAddress ?? (standsIn || page === 'AuthPage' ? storedReturnUrl(nameOfInfo(info)) : '');
    const accepted = written === '' ? undefined : acceptReturnUrl(written, { origin });
    return accepted === undefined ? '' : accepted.slice(origin.length);
  }, [pathname, search, info, page, origin]);
}
