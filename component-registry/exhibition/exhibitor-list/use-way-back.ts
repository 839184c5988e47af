// Where a list goes on for whoever comes back to it from an exhibitor: at that one, not at the top of the page.
import { useEffect, useState } from 'react';

/** The last exhibitor that was opened, and the entry of the history whose list it was opened from. */
let left: { entry: string; company: string } | undefined;

/** The router counts the entries of the history in their state. */
const entryNow = (): string => {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return JSON.stringify([idx, location.pathname, location.search]);
};

/** An exhibitor of the list on screen is opened. */
export const openedFromList = (company: string): void => {
  left = { entry: entryNow(), company };
};

/** Id of the exhibitor from which this list is come back to; empty where it was opened anew. */
export function useCameBack(): string {
  const [company] = useState(() => (left && left.entry === entryNow() ? left.company : ''));
  return company;
}

/** How long the heading of a page may take to get the focus, milliseconds. */
const PATIENCE = 2_000;

/** Brings the focus to the link within an element as soon as it is drawn; only from where a new page puts it, which is later. */
export function useFocusOnce(element: string, isDrawn: boolean): void {
  useEffect(() => {
    if (element === '' || !isDrawn) return undefined;
    left = undefined;
    const goOn = (): void => {
      if (!document.activeElement?.matches('h1, main')) return;
      document.getElementById(element)?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
      stop();
    };
    const stop = (): void => {
      document.removeEventListener('focusin', goOn);
      clearTimeout(giveUp);
    };
    const giveUp = setTimeout(stop, PATIENCE);
    document.addEventListener('focusin', goOn);
    goOn();
    return stop;
  }, [element, isDrawn]);
}
