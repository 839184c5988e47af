// Parts of a page that would say the same: the first says it, the others name that one.
import { useCallback, useId, useLayoutEffect, useSyncExternalStore } from 'react';

type Part = { id: string; name: string };

/** Parts by the place they are about, in the order in which they came. */
const parts = new Map<string, readonly Part[]>();
const listeners = new Set<() => void>();

function setParts(group: string, next: readonly Part[]): void {
  if (next.length > 0) parts.set(group, next);
  else parts.delete(group);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Name of the part of a place (`group`) that has said it; empty where the caller is the one that says it. Whoever was first stays it as long
 * as it is on screen, so that nothing changes under the reader; then it is the next. `name` is the heading of the caller.
 */
export function useSaidFirst(group: string, name: string): string {
  const id = useId();
  useLayoutEffect(() => {
    setParts(group, [...(parts.get(group) ?? []), { id, name }]);
    return () =>
      setParts(
        group,
        (parts.get(group) ?? []).filter((one) => one.id !== id),
      );
  }, [group, id, name]);
  const first = useSyncExternalStore(
    subscribe,
    useCallback(() => parts.get(group)?.[0], [group]),
    () => undefined,
  );
  return !first || first.id === id ? '' : first.name;
}
