// Codes of mails and providers: taken out of the address, and of the history, before anything is asked with them.
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `search` without these parameters; the others keep their order. */
function without(names: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  // What has nothing to lose stays as it was written.
  if (names.every((name) => !query.has(name))) return search;
  for (const name of names) query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Values of query parameters, empty where they are missing. */
function valuesIn<N extends string>(names: readonly N[], search: string): Record<N, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
}

/**
 * Gives query parameters of the address, empty where they are missing, and takes them out of it: the entry of the history is
 * replaced, so neither the way back nor a copied address has them. For the time before the app is drawn; components use
 * `useTakenFromAddress`.
 */
export function takeFromAddress<N extends string>(names: readonly N[]): Record<N, string> {
  const { pathname, search, hash } = location;
  const values = valuesIn(names, search);
  const rest = without(names, search);
  // The state stays: the router counts its entries in it.
  if (rest !== search) history.replaceState(history.state, '', pathname + rest + hash);
  return values;
}

/**
 * The same for a component, once: the values it was opened with. They leave the address before any effect of the component
 * can call the server. `names` must keep its identity.
 */
export function useTakenFromAddress<N extends string>(names: readonly N[]): Readonly<Record<N, string>> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [taken] = useState(() => valuesIn(names, search));
  useLayoutEffect(() => {
    const rest = without(names, search);
    if (rest === search) return;
    takeFromAddress(names);
    // The router has an address of its own, from which language links are made.
    void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [names, search, navigate]);
  return taken;
}
