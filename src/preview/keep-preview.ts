// Keeps links inside the preview: every navigation of the app passes here, and so do links opened in new windows.
import { parsePath, type createBrowserRouter, type To } from 'react-router';
import { matchAddress } from '../pages/match.ts';
import { nameOfScope } from '../session/event-scope.ts';
import { pagePathIn } from '../session/site-path.ts';
import { isPreview } from './address.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The query of the preview for an address; `otherEvent` if it leads to an event whose time zone is unknown here. */
export type QueryFor = (search: URLSearchParams, otherEvent: boolean) => string;

/** Starts to add the preview to addresses. Going back to an earlier page, or typing an address, leaves the preview. */
export function keepPreview(router: Router, queryFor: QueryFor): void {
  const navigate = router.navigate.bind(router);
  const inPreview = (): boolean => isPreview(new URLSearchParams(router.state.location.search));
  const keep = (to: To): To => {
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const here = eventOf(pagePathIn(router.state.location.pathname));
    const there = pathname === undefined ? here : eventOf(pathname);
    return { ...(pathname !== undefined && { pathname }), search: `?${queryFor(new URLSearchParams(search), here !== there)}`, hash };
  };
  const carry = (to: To | number | null, options?: Parameters<Router['navigate']>[1]): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    return navigate(to === null || !inPreview() || isElsewhere(to) ? to : keep(to), options);
  };
  router.navigate = carry;

  const mark = (event: Event): void => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    // Leaving the preview and downloads keep their address.
    if (!link?.href || link.dataset['leave'] !== undefined || !inPreview()) return;
    const url = new URL(link.href);
    const path = pagePathIn(url.pathname);
    if (url.origin !== location.origin || !matchAddress(path)) return;
    const { search, hash } = keep({ pathname: path, search: url.search, hash: url.hash }) as { search: string; hash: string };
    link.href = url.pathname + search + hash;
  };
  // New windows, other buttons and "copy address" use the link itself; clicks in the app pass the router above.
  for (const kind of ['click', 'auxclick', 'contextmenu']) document.addEventListener(kind, mark, true);
}

/** Exact name of the event of a path; undefined where no page is there. */
function eventOf(path: string): string | undefined {
  const address = matchAddress(path);
  return address && nameOfScope(address);
}

const isElsewhere = (to: To): boolean => typeof to === 'string' && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
