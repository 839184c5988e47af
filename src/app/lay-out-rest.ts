// What the server has drawn below the window waits for its layout (`src/ui/styles/layout.css`); once the page is taken over it gets it, piece by piece: all at once, a phone would answer nothing meanwhile.

/** Lays out what waits, one piece a frame, from the top; a page that is left meanwhile is done with. */
export async function layOutRest(root: HTMLElement): Promise<void> {
  const waiting = [...root.querySelectorAll<HTMLElement>('.grid, [data-group]')].filter(
    (one) => getComputedStyle(one).contentVisibility === 'auto',
  );
  for (const piece of waiting) {
    if (!piece.isConnected) break;
    piece.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  delete root.dataset['rest'];
  for (const piece of waiting) {
    piece.style.contentVisibility = '';
    if (piece.getAttribute('style') === '') piece.removeAttribute('style');
  }
}
