// A Cache Storage in memory, as far as the worker uses it.
import { vi } from 'vitest';

type Stored = Map<string, Response>;

const addressOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);

/** Takes the place of the global one; `refuse` makes every later write fail, as a full device does. */
export function installCaches(): { stored: Map<string, Stored>; refuse: () => void } {
  const stored = new Map<string, Stored>();
  let isFull = false;
  const open = async (name: string) => {
    const copies = stored.get(name) ?? new Map<string, Response>();
    if (isFull && !stored.has(name)) throw new DOMException('full', 'QuotaExceededError');
    stored.set(name, copies);
    return {
      match: async (key: string | Request) => copies.get(addressOf(key))?.clone(),
      put: async (key: string | Request, copy: Response) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        copies.set(addressOf(key), copy);
      },
      delete: async (key: string | Request) => copies.delete(addressOf(key)),
      keys: async () => [...copies.keys()].map((url) => ({ url })),
    };
  };
  const caches = {
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  vi.stubGlobal('caches', caches);
  return {
    stored,
    refuse: () => {
      isFull = true;
    },
  };
}
