// Whether an address stays inside the event on screen.
import { useCallback } from 'react';
import { matchAddress } from '../pages/match.ts';
import { useFrame } from './frame.ts';

/** `isOfEvent(href)`: an address of this site that is a page of this event, or one that names no event (`/qrScan`). */
export function useIsOfEvent(): (href: string) => boolean {
  const { info } = useFrame();
  return useCallback(
    (href) => {
      const url = URL.canParse(href, location.href) ? new URL(href, location.href) : undefined;
      if (url === undefined || url.origin !== location.origin) return false;
      const address = matchAddress(url.pathname, url.search);
      return address !== undefined && (address.instance === '' || (address.instance === info.Instance && address.event === info.Shortname));
    },
    [info],
  );
}
