// Focuses the heading of a new page after a navigation, or on the way back the link that was followed, so that keyboard and screen reader go on there.
import { waitFor } from './wait-for.ts';

/**
 * Focuses the page's first heading, or its content until the heading is there; where `find` names a link of it, that one as soon as it is
 * drawn. Returns a function that stops waiting for them.
 */
export function focusPage(find?: (main: Element) => HTMLElement | undefined): () => void {
  const main = document.getElementById('foyer-main');
  if (!main) return () => undefined;
  const focusLink = (): boolean => {
    const link = find?.(main);
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  const isDone = (): boolean => focusLink() || (focusHeading(main) && !find);
  if (isDone()) return () => undefined;
  if (!document.activeElement?.matches('h1')) main.focus({ preventScroll: true });
  // Only if the visitor has not moved the focus.
  return waitFor(() => !document.activeElement?.matches('#foyer-main, h1, body') || isDone());
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
