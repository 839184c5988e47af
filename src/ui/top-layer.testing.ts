// For tests: dialogs and popovers as far as the tests' DOM lacks them, with their events.
const INSTALLED = Symbol.for('foyer.top-layer');

/** Adds `showModal`, `close` and the popover methods to the elements of this test file, and of those that share its DOM: once. */
export function installTopLayer(): void {
  if (INSTALLED in document) return;
  Object.assign(document, { [INSTALLED]: true });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.dataset['modal'] = 'true';
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, 'closed', 'open');
    },
    hidePopover(this: HTMLElement) {
      change(this, 'open', 'closed');
    },
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]');
    const panel = button === null ? null : document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (panel?.dataset['open'] === 'open') panel.hidePopover();
    else panel?.showPopover();
  });
}

function change(panel: HTMLElement, oldState: string, newState: string): void {
  if ((panel.dataset['open'] ?? 'closed') === newState) return;
  panel.dataset['open'] = newState;
  // Its stylesheet hides every popover, open or not.
  panel.style.display = newState === 'open' ? 'block' : '';
  for (const type of ['beforetoggle', 'toggle']) {
    panel.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
  }
}
