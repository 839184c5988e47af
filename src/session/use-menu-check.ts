// Menu links of signed-in viewers are checked before they are followed; a denial opens the dialog over the page (A §6).
import { type MouseEvent, useCallback } from 'react';
import { matchAddress } from '../pages/match.ts';
import { useFrame } from './frame.ts';
import { opensHere } from './opens-here.ts';

/** To be called with the press on a menu link and its address: a page the signed-in viewer may not open is answered by the dialog. */
export function useMenuCheck(): (press: MouseEvent, href: string | undefined) => void {
  const { person, denial, onDenied, container, info } = useFrame();
  return useCallback(
    (press, href) => {
      // A terminal skips access checks (A §4); the server decides what it sends.
      if (!person?.who.user || !denial || !onDenied || container === 'terminal' || href === undefined || !opensHere(press)) return;
      const url = new URL(href, 'https://site.invalid');
      const address = matchAddress(url.pathname, url.search);
      if (!address || address.event !== info.Shortname || address.instance !== info.Instance) return;
      const missing = denial(address.page);
      if (missing.length === 0) return;
      press.preventDefault();
      onDenied({ page: address.page, missing });
    },
    [person, denial, onDenied, container, info],
  );
}
