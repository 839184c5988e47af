// Forgets what the person in front of a shared device left on it: a terminal starts anew for the next one.
import { useCallback } from 'react';
import { useFrame } from './frame.ts';
import { hrefOf } from './links.tsx';
import { pendingSignOutKey } from './signed-out.ts';
import { sitePath } from './site-path.ts';
import { useUser } from './use-user.ts';

/** What the device itself is set to, and keeps. */
const ofTheDevice = ['foyer.container', 'foyer.noheader', 'noheader'];

/** Removes everything that pages have stored in this browser except what the device is set to, and `kept`. Never throws. */
export function forgetStored(...kept: readonly string[]): void {
  const stays = new Set([...ofTheDevice, ...kept]);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (!stays.has(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked: then nothing is stored.
    }
  }
}

/** `startAnew()`: signs out, forgets what is stored, and loads the event's start page, so that no field keeps what was typed. Never rejects. */
export function useStartAnew(): () => Promise<void> {
  const frame = useFrame();
  const { user, signOut } = useUser();
  return useCallback(async () => {
    const home = hrefOf('page:HomePage', frame) ?? '/';
    // It leaves by itself: for the page of a provider that ends its own session, or for the start page.
    if (user) await signOut(home);
    // Without connection the server is still to be told that the session has ended.
    forgetStored(`foyer.${pendingSignOutKey(frame.info.Instance)}`);
    if (!user) location.assign(sitePath(home));
  }, [frame, user, signOut]);
}
