// Loaded before the app, with rendered pages alone: a press on a button that does nothing by itself yet is held, is shown as busy, and
// is carried out when the app has taken the page over (`replay-press.ts`). Links, forms and what opens natively need none of this.
// Nothing is imported here: the rest of the code is what a press waits for.

/** Longest time a press is held, ms: afterwards nobody expects what it does any more. */
const LONGEST = 20_000;

let forget = (): void => undefined;

/** Whether a button does something without the app. */
const actsAlone = (button: HTMLButtonElement): boolean =>
  Boolean(button.popoverTargetElement ?? button.commandForElement) || (button.form !== null && button.type !== 'button');

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    // As soon as the app has begun to take the page over it hears presses itself, but for the parts it takes over later.
    if (!button || !button.closest('#root[data-rendered=""], [data-later]')) return;
    // Further presses of the same button are those of somebody impatient.
    if (button.dataset['pressed'] !== undefined) return;
    // The last button pressed counts.
    forget();
    if (actsAlone(button) || button.ariaDisabled === 'true') return;
    // What it was called: a button that has become another one by then is not pressed.
    button.dataset['pressed'] = button.ariaLabel ?? button.textContent;
    button.ariaBusy = 'true';
    const timer = setTimeout(() => forget(), LONGEST);
    forget = () => {
      clearTimeout(timer);
      forget = () => undefined;
      // Carried out already: a busy button is then busy by itself.
      if (button.dataset['pressed'] === undefined) return;
      delete button.dataset['pressed'];
      button.ariaBusy = null;
    };
  },
  true,
);
