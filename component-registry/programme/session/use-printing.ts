// Whether the page is being printed: then everything must be drawn.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from just before the print dialog opens until it closes. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out for paper right after the event: the list must be there by then.
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
