// After a navigation the focus goes to the heading of the new page, so that keyboard and screen reader start there.
import { waitFor } from './wait-for.ts';

/** Moves the focus to the page's first heading, or to its content until the heading is there. Returns how to stop waiting for it. */
export function focusPage(): () => void {
  const main = document.getElementById('foyer-main');
  if (!main || focusHeading(main)) return () => undefined;
  main.focus({ preventScroll: true });
  // Only while the visitor has not gone on themselves.
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
