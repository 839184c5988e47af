// Presses on links that leave the event: a terminal does not follow them, it shows their address.
import { useEffect, useState } from 'react';
import { useIsOfEvent } from '#sdk';

/** The address somebody wanted to follow, empty for none; `close` forgets it. */
export function useForeignLink(isOn: boolean): { address: string; close: () => void } {
  const [address, show] = useState('');
  const isOfEvent = useIsOfEvent();
  useEffect(() => {
    if (!isOn) return undefined;
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (link === null || href.startsWith('#') || isOfEvent(href)) return;
      event.preventDefault();
      event.stopPropagation();
      show(href.startsWith('/') ? location.origin + href : href.replace(/^(mailto|tel):/, ''));
    };
    // A link of the event that opens a new window would leave the terminal's own: it opens in this one, whatever keys are held.
    const onCapture = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      link?.removeAttribute('target');
      if (link && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
        event.preventDefault();
        event.stopPropagation();
        link.click();
      } else onClick(event);
    };
    /** The middle button opens another tab, and nothing else here. */
    const onOther = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
    };
    document.addEventListener('click', onCapture, { capture: true });
    document.addEventListener('auxclick', onOther, { capture: true });
    return () => {
      document.removeEventListener('click', onCapture, { capture: true });
      document.removeEventListener('auxclick', onOther, { capture: true });
    };
  }, [isOn, isOfEvent]);
  return { address, close: () => show('') };
}
