// Goes to another page without a link.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { matchAddress } from '../pages/match.ts';
import { useFrame } from './frame.ts';
import { hrefOf } from './links.tsx';
import { sitePath } from './site-path.ts';

/** `go('page:LoginPage?done=reset')`: opens a page of this site in place of the one on screen; the history skips the replaced page. */
export function useGo(): (link: string) => void {
  const frame = useFrame();
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      const href = hrefOf(link, frame);
      if (href?.startsWith('/') === true) void navigate(href, { replace: true });
    },
    [frame, navigate],
  );
}

/** `follow('page:LivePage')`: opens what an organiser has linked as a press on the link would; an address that may not be followed opens nothing. */
export function useFollow(): (link: string) => void {
  const frame = useFrame();
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      const href = hrefOf(link, frame);
      if (href === undefined) return;
      if (href.startsWith('/') && matchAddress(href.split(/[?#]/)[0] ?? '')) void navigate(href);
      else location.assign(sitePath(href));
    },
    [frame, navigate],
  );
}
