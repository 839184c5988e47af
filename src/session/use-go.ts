// Going to another page of the event when something is done: what a link does, without being pressed.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useFrame } from './frame.ts';
import { hrefOf } from './links.tsx';

/** `go('page:LoginPage?done=reset')`: opens a page of this site in place of the one on screen; the way back leaves it out. */
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
