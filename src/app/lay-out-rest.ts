// What the server has drawn below the window waits for its layout (`src/ui/styles/layout.css`); once the page is taken over it gets it, piece by piece: all at once, a phone would answer nothing meanwhile.

/** Rows laid out in one frame: about what a slow phone can do without a pause that is felt. */
const ROWS = 4;

/** Lays out what waits, a piece or a few rows a frame, from the top; a page that is left meanwhile is done with. */
export async function layOutRest(root: HTMLElement): Promise<void> {
  const laidOut: HTMLElement[] = [];
  const layOut = (pieces: readonly HTMLElement[]): Promise<unknown> => {
    for (const piece of pieces) piece.style.contentVisibility = 'visible';
    laidOut.push(...pieces);
    return new Promise(requestAnimationFrame);
  };
  for (const piece of root.querySelectorAll<HTMLElement>('.grid, [data-group]')) {
    if (!piece.isConnected) break;
    // What does not wait itself may have rows that do.
    if (getComputedStyle(piece).contentVisibility === 'auto') await layOut([piece]);
    const rows = piece.querySelectorAll<HTMLElement>(':scope[data-group] > ul > li');
    for (let at = 0; at < rows.length; at += ROWS) await layOut([...rows].slice(at, at + ROWS));
  }
  delete root.dataset['rest'];
  for (const piece of laidOut) {
    piece.style.contentVisibility = '';
    if (piece.getAttribute('style') === '') piece.removeAttribute('style');
  }
}
