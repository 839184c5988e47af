// Codes of mails and providers: removed from the address and the history before any request uses them.
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { matchAddress } from '../pages/match.ts';
import { pagePathIn } from './site-path.ts';

/** `search` without these parameters; the others keep their order. */
function without(names: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  // An unaffected query stays as written.
  if (names.every((name) => !query.has(name))) return search;
  for (const name of names) query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Values of query parameters; empty if missing. */
function valuesIn<N extends string>(names: readonly N[], search: string): Record<N, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
}

/**
 * Returns query parameters of the address, empty if missing, and removes them: the entry of the history is replaced, so neither
 * the way back nor a copied address has them. For use before the app is drawn; components use `useTakenFromAddress`.
 */
export function takeFromAddress<N extends string>(names: readonly N[]): Record<N, string> {
  const { pathname, search, hash } = location;
  const values = valuesIn(names, search);
  const rest = without(names, search);
  // The state stays: the router counts its entries in it.
  if (rest !== search) history.replaceState(history.state, '', pathname + rest + hash);
  return values;
}

/** The values the page on screen was opened with, kept while it changes its language (A §2); never stored. */
const kept = new Map<string, Readonly<Record<string, string>>>();

/** Identifies a page whatever its language. */
function keyOf(path: string, names: readonly string[]): string {
  const found = matchAddress(path);
  return JSON.stringify([names, found ? [found.page, found.instance, found.event, found.params] : path]);
}

/**
 * The same for a component: the values its page was opened with, also after a change of language. They leave the address before
 * any effect of the component can call the server, and are dropped with the page. `names` must keep its identity.
 */
export function useTakenFromAddress<N extends string>(names: readonly N[]): Readonly<Record<N, string>> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [{ key, taken }] = useState(() => {
    const own = keyOf(pathname, names);
    const values = valuesIn(names, search);
    const isGiven = names.some((name) => values[name] !== '');
    return { key: own, taken: isGiven ? values : ((kept.get(own) as typeof values | undefined) ?? values) };
  });
  useLayoutEffect(() => {
    kept.set(key, taken);
    return () => {
      // The browser is already at the next page, possibly this one in another language.
      if (keyOf(pagePathIn(location.pathname), names) !== key) kept.delete(key);
    };
  }, [key, taken, names]);
  useLayoutEffect(() => {
    const rest = without(names, search);
    if (rest === search) return;
    takeFromAddress(names);
    // The router has its own address, from which language links are made.
    void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [names, search, navigate]);
  return taken;
}
