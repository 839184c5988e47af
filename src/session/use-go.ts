// Goes to another page of the event without a link.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useFrame } from './frame.ts';
import { hrefOf } from './links.tsx';

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
