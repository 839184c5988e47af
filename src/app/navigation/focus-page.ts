// Focuses the heading of a new page after a navigation, so that keyboard and screen reader start there.
import { waitFor } from './wait-for.ts';

/** Focuses the page's first heading, or its content until the heading is there. Returns a function that stops waiting for it. */
export function focusPage(): () => void {
  const main = document.getElementById('foyer-main');
  if (!main || focusHeading(main)) return () => undefined;
  main.focus({ preventScroll: true });
  // Only if the visitor has not moved the focus.
  return waitFor(() => (document.activeElement === main ? focusHeading(main) : true));
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
