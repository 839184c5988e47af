// Keeps the focus near where a dialog was opened: what opened it may go away with what the dialog has done, and the keyboard would start at the top of the page again.

/** How long after a dialog what opened it may still go away, ms: the list it stands in is asked for anew. */
const STAYS = 5000;
/** What the focus goes to in its place: the nearest part of the page that is still there. */
const PARTS = 'dialog[open], section, article, li, form, main, [role="region"], [role="group"]';

/** Remembers what stands around `opener`, which had the focus; the answer is called when the dialog is over, and gives the focus back to it or to what it stood in. */
export function rememberFocus(opener: Element | null): () => void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => undefined;
  const around: HTMLElement[] = [];
  for (let part = opener.parentElement; part; part = part.parentElement) if (part.matches(PARTS)) around.push(part);
  return () => {
    const look = (): void => {
      // The reader has gone on, or the next dialog has it.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else focusPart(around.find(({ isConnected }) => isConnected));
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true });
    const stop = (): void => {
      watching.disconnect();
      clearTimeout(timer);
      for (const name of ['pointerdown', 'keydown']) window.removeEventListener(name, stop, true);
    };
    const timer = setTimeout(stop, STAYS);
    // From the next press on the focus is the reader's own matter.
    for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, stop, true);
    look();
  };
}

/** Gives the focus to a part of the page that no key reaches. */
function focusPart(part: HTMLElement | undefined): void {
  if (!part) return;
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
