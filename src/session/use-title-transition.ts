// A row leads to a page with its title moving there.
import { type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { moveTitle } from '../ui/title-transition.ts';
import { opensHere } from './opens-here.ts';
import { pagePathIn } from './site-path.ts';

/** `onClick` of the link of a row whose page has a headline with `headlineArrives`; what moves is the heading or paragraph of the link, else the link. */
export function useTitleTransition(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = use(RouterContext)?.router;
  return (event) => {
    const { currentTarget: link, timeStamp } = event;
    if (!router || link.target || !opensHere(event)) return;
    const { pathname, search, hash } = new URL(link.href);
    const go = (): void => void router.navigate(pagePathIn(pathname) + search + hash);
    if (moveTitle(link.closest<HTMLElement>('h2, h3, h4, p') ?? link, timeStamp, go)) event.preventDefault();
  };
}
