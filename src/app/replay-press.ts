// Carries out the press that was held while the code of a rendered page was on its way (`hold-presses.ts`).

/** From here on the app hears presses itself: none is held any more. Call right before React takes the page over. */
export const stopHolding = (root: HTMLElement): void => void (root.dataset['rendered'] = 'taken');

/** Presses the button that was pressed, once, if it is still there under its name. What was drawn anew is another one. */
export function replayPress(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('button[data-pressed]');
  // A part that is taken over later carries it out then.
  if (!button || button.closest('[data-later]')) return;
  const name = button.dataset['pressed'];
  delete button.dataset['pressed'];
  button.removeAttribute('aria-busy');
  if ((button.ariaLabel ?? button.textContent) === name) button.click();
}
