// Small choices stored in the browser: a closed notice, a consent, a colour scheme. Works without storage, too.
import { useCallback } from 'react';
import { createListeners } from '../base/listeners.ts';
import { useDeviceStore } from './use-device.ts';

/** `session`: until the tab is closed; `local`: until the visitor clears it. */
export type Storing = 'session' | 'local';

/** Values set while storage is unavailable (private windows, blocked cookies), so that a choice holds for this page. */
const unstored = new Map<string, string>();
const changes = createListeners();

const storageKey = (key: string): string => `foyer.${key}`;

/** The storage; reading the property throws if it is blocked. */
function storage(keeping: Storing): Storage | undefined {
  try {
    return keeping === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The value stored under a key; empty for none. Never throws. */
export function recall(key: string, keeping: Storing): string {
  const early = unstored.get(`${keeping}/${key}`);
  if (early !== undefined) return early;
  try {
    return storage(keeping)?.getItem(storageKey(key)) ?? '';
  } catch {
    return '';
  }
}

/** Whether the storage really holds the last value, so that it survives a reload. Never throws. */
export const isStored = (key: string, keeping: Storing = 'local'): boolean => !unstored.has(`${keeping}/${key}`);

/** Stores a value; an empty one is removed. Never throws. */
export function remember(key: string, value: string, keeping: Storing): void {
  // On a server this module is shared by everybody.
  if (typeof window === 'undefined') return;
  try {
    const place = storage(keeping);
    if (!place) throw new Error('no storage');
    if (value === '') place.removeItem(storageKey(key));
    else place.setItem(storageKey(key), value);
    unstored.delete(`${keeping}/${key}`);
  } catch {
    unstored.set(`${keeping}/${key}`, value);
  }
  changes.notify();
}

/** Removes every value whose key begins so. Never throws. */
export function forgetAll(beginning: string, keeping: Storing): void {
  const keys = [...unstored.keys()].map((key) => key.slice(`${keeping}/`.length));
  try {
    keys.push(...Object.keys(storage(keeping) ?? {}).map((key) => key.slice(storageKey('').length)));
  } catch {
    // What is blocked keeps nothing.
  }
  for (const key of keys.filter((one) => one.startsWith(beginning))) remember(key, '', keeping);
}

/** Calls back on every change here and in other tabs; returns its unsubscribe. */
function onChange(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const unknown = (): string => '';

/** A stored value as state: all users of the key change together, in other tabs too. Empty means not set. */
export function useRemembered(key: string, keeping: Storing): [value: string, set: (value: string) => void] {
  const read = useCallback(() => recall(key, keeping), [key, keeping]);
  const set = useCallback((value: string) => remember(key, value, keeping), [key, keeping]);
  // What the server draws knows nothing of the device; the stored value follows once the page is taken over.
  return [useDeviceStore(onChange, read, unknown), set];
}
