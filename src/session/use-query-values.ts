// Several query parameters as one state: filters that change and are cleared together.
import { startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router';
import { isSamePage } from '../pages/match.ts';
import { inSite } from './site-path.ts';

/** Time within which another value of the same parameters belongs to the choice before, ms: arrow keys go through the options of a list. */
const SAME_CHOICE = 700;
const none: readonly never[] = [];

/**
 * Query parameters by name, empty if missing, one that is there several times as a list with commas (a form writes it so), and a setter that changes any of them in one step. An empty value removes a
 * parameter, others stay. A change of one of the `steps` (what is pressed: a filter, an order, a view) is a new history entry, so that Back takes it away; any other (what is typed) replaces the entry;
 * a change may say it for itself. `names` and `steps` must keep their identity.
 */
export function useQueryValues<N extends string>(
  names: readonly N[],
  steps: readonly N[] = none,
): [Readonly<Record<N, string>>, (changes: Readonly<Partial<Record<N, string>>>, how?: 'replace' | 'push') => void] {
  const { search } = useLocation();
  // Reads the router itself: its components are updated when drawn, which may be after the next key press.
  const router = use(RouterContext)?.router;
  const navigate = useNavigate();
  // Two changes may come before the first is on screen; the second builds on the first.
  const latest = useRef(search);
  // The last step, by its parameters and the address it led to.
  const step = useRef({ names: '', to: '', at: 0 });
  // What was written is shown at once: a field that waits for the address would lose the letters typed meanwhile.
  const [shown, show] = useState<string>();
  useEffect(() => {
    // An address that was overtaken by a later change is none to go back to.
    if (search !== latest.current && router?.state.navigation.location) return;
    latest.current = search;
    show(undefined);
  }, [search, router]);
  // A new address of this page would cancel a navigation to another one (a search written just after a click).
  const isLeaving = useCallback(() => {
    const next = router?.state.navigation.location;
    return next !== undefined && router !== undefined && !isSamePage(inSite(router.state.location), inSite(next));
  }, [router]);
  const values = useMemo(() => {
    const params = new URLSearchParams(shown ?? search);
    return Object.fromEntries(names.map((name) => [name, params.getAll(name).join(',')])) as Record<N, string>;
  }, [shown, search, names]);
  const set = useCallback(
    (changes: Readonly<Partial<Record<N, string>>>, how?: 'replace' | 'push') => {
      if (isLeaving()) return;
      const params = new URLSearchParams(latest.current);
      const changed = (Object.keys(changes) as N[]).filter((name) => params.getAll(name).join(',') !== (changes[name] ?? ''));
      for (const name of changed) {
        if (changes[name]) params.set(name, changes[name]);
        else params.delete(name);
      }
      const written = params.size > 0 ? `?${params.toString()}` : '';
      if (changed.length === 0 || written === latest.current) return;
      const { names: before, to, at } = step.current;
      const [chosen, now] = [changed.join(' '), performance.now()];
      const isStep = how ? how === 'push' : changed.some((name) => steps.includes(name));
      const isSame = chosen === before && to === latest.current && now - at < SAME_CHOICE;
      if (isStep) step.current = { names: chosen, to: written, at: now };
      latest.current = written;
      // A press is answered by its own control first: a long list is drawn anew beside it.
      if (isStep || how) startTransition(() => show(written));
      else show(written);
      void navigate({ search: written }, { replace: !isStep || isSame, preventScrollReset: true });
    },
    [navigate, isLeaving, steps],
  );
  return [values, set];
}
