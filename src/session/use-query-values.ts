// Several query parameters as one state: filters that change and are cleared together.
import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router';
import { isSamePage } from '../pages/match.ts';
import { inSite } from './site-path.ts';

/**
 * Query parameters by name, empty if missing, one that is there several times as a list with commas (a form writes it so), and a setter that changes any of them in one step. An empty value removes a
 * parameter, others stay; the history entry is replaced, or with `push` the new address is a step that leads back; a change may say it for itself. `names` must keep its identity.
 */
export function useQueryValues<N extends string>(
  names: readonly N[],
  entry: 'replace' | 'push' = 'replace',
): [Readonly<Record<N, string>>, (changes: Readonly<Partial<Record<N, string>>>, how?: 'replace' | 'push') => void] {
  const { search } = useLocation();
  // Reads the router itself: its components are updated when drawn, which may be after the next key press.
  const router = use(RouterContext)?.router;
  const navigate = useNavigate();
  // Two changes may come before the first is on screen; the second builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  // A new address of this page would cancel a navigation to another one (a search written just after a click).
  const isLeaving = useCallback(() => {
    const next = router?.state.navigation.location;
    return next !== undefined && router !== undefined && !isSamePage(inSite(router.state.location), inSite(next));
  }, [router]);
  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params.getAll(name).join(',')])) as Record<N, string>;
  }, [search, names]);
  const set = useCallback(
    (changes: Readonly<Partial<Record<N, string>>>, how = entry) => {
      if (isLeaving()) return;
      const params = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
      const written = params.size > 0 ? `?${params.toString()}` : '';
      if (written === latest.current) return;
      latest.current = written;
      void navigate({ search: written }, { replace: how === 'replace', preventScrollReset: true });
    },
    [navigate, isLeaving, entry],
  );
  return [values, set];
}
