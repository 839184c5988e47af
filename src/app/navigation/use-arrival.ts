// Detects that the visitor has arrived at another address and its page is drawn.
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  type NavigationType,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router';
import { isSamePage } from '../../pages/match.ts';

/** An arrival: the `first` page, another `page`, or the `same` page with another query or anchor. */
export type Arrival = {
  kind: 'first' | 'page' | 'same';
  location: Location;
  type: NavigationType;
  /** The navigation asked to keep the position: a filter writes itself into the address. */
  stays: boolean;
};

/** Calls `arrive` once for each arrival, before it is painted; its result stops its work at the next one. `arrive` must keep its identity. */
export function useArrival(arrive: (arrival: Arrival) => (() => void) | undefined): void {
  const location = useLocation();
  const type = useNavigationType();
  // Changes when a loader has answered, even if the address did not: the first page.
  const matches = useMatches();
  // The router exposes this nowhere else.
  const stays = use(RouterState)?.preventScrollReset === true;
  const last = useRef<Location>(undefined);
  const stop = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    if (before === location || !document.getElementById('foyer-main')) return;
    last.current = location;
    stop.current?.();
    const kind = before === undefined ? 'first' : isSamePage(before, location) ? 'same' : 'page';
    stop.current = arrive({ kind, location, type, stays });
  }, [arrive, location, type, stays, matches]);
  useEffect(
    () => () => {
      stop.current?.();
      last.current = undefined;
    },
    [],
  );
}
