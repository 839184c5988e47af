// The container of a page, and how to change it: by the query that every guard reads (A §4 Container modes).
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Container } from '../rules/context.ts';
import { useFrame } from './frame.ts';

/** The container, and a function that changes it and reloads the page. */
export function useView(): { container: Container; enter: (container: Container) => void } {
  const { container } = useFrame();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const enter = useCallback(
    (next: Container) => {
      const query = new URLSearchParams(search);
      query.set('container', next);
      void navigate({ search: `?${query.toString()}`, hash }, { replace: true });
    },
    [search, hash, navigate],
  );
  return { container, enter };
}
