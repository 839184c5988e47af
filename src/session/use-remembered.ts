// Small choices a visitor's browser remembers: a closed notice, a consent, a colour scheme. Works without storage, too.
import { useCallback, useSyncExternalStore } from 'react';

/** `session`: until the tab is closed; `local`: until the visitor clears it. */
export type Storing = 'session' | 'local';

/** What was set while storage was refused (private windows, blocked cookies), so that a choice holds for this page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

const storageKey = (key: string): string => `foyer.${key}`;

/** The storage itself may be refused: reading the property throws then. */
function storage(keeping: Storing): Storage | undefined {
  try {
    return keeping === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** What is remembered under a key; empty when nothing is. Never throws. */
export function recall(key: string, keeping: Storing): string {
  const early = unstored.get(`${keeping}/${key}`);
  if (early !== undefined) return early;
  try {
    return storage(keeping)?.getItem(storageKey(key)) ?? '';
  } catch {
    return '';
  }
}

/** Whether the storage really holds what was remembered last, so that it will be there after a reload. Never throws. */
export const isStored = (key: string, keeping: Storing = 'local'): boolean => !unstored.has(`${keeping}/${key}`);

/** Remembers a value; an empty one is forgotten. Never throws. */
export function remember(key: string, value: string, keeping: Storing): void {
  try {
    const place = storage(keeping);
    if (!place) throw new Error('no storage');
    if (value === '') place.removeItem(storageKey(key));
    else place.setItem(storageKey(key), value);
    unstored.delete(`${keeping}/${key}`);
  } catch {
    unstored.set(`${keeping}/${key}`, value);
  }
  for (const listener of listeners) listener();
}

/** Hears of every change here and in other tabs; returns how to stop. */
function onChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A remembered value as state: all that use the key change together, in other tabs too. Empty means not set. */
export function useRemembered(key: string, keeping: Storing): [value: string, set: (value: string) => void] {
  const read = useCallback(() => recall(key, keeping), [key, keeping]);
  const set = useCallback((value: string) => remember(key, value, keeping), [key, keeping]);
  return [useSyncExternalStore(onChange, read), set];
}
