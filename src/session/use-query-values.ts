// Several query parameters as one state: filters that change and are cleared together.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Query parameters by name, empty where they are missing, and a setter that changes any of them in one step. An empty value
 * removes a parameter, others stay as they are; the history entry is replaced. `names` must keep its identity.
 */
export function useQueryValues<N extends string>(
  names: readonly N[],
): [Readonly<Record<N, string>>, (changes: Readonly<Partial<Record<N, string>>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Two changes may come before the first is on screen; the second builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<N, string>;
  }, [search, names]);
  const set = useCallback(
    (changes: Readonly<Partial<Record<N, string>>>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const written = next.size > 0 ? `?${next.toString()}` : '';
      if (written === latest.current) return;
      latest.current = written;
      void navigate({ search: written }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [values, set];
}
