// A row leads to a page with its title moving there.
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { moveTitle } from '../ui/title-transition.ts';
import { pagePathIn } from './site-path.ts';

/** `onClick` of the link of a row whose page has a headline with `headlineArrives`; what moves is the heading or paragraph of the link, else the link. */
export function useTitleTransition(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { currentTarget: link, timeStamp, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      // A new tab or window is the browser's.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank') return;
      const { pathname, search, hash } = new URL(link.href);
      const go = (): void => void navigate(pagePathIn(pathname) + search + hash);
      if (moveTitle(link.closest<HTMLElement>('h2, h3, h4, p') ?? link, timeStamp, go)) event.preventDefault();
    },
    [navigate],
  );
}
