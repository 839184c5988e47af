// Copies of answers in Cache Storage. Nothing here throws: on a device that stores nothing, there are no copies.

/** Header of a copy: the server's instant at which it was made, and the device's, both ISO 8601. */
const MADE = 'foyer-made';
const MADE_ON_DEVICE = 'foyer-made-on-device';

/** When a copy was made, ms; `now` is the server's instant by it. */
export type CopyAge = { made: number; now: number };

/** Stores a copy with further headers. Returns whether it is stored. */
export async function storeCopy(
  cache: string,
  url: string,
  {
    body,
    from,
    at,
    headers = {},
  }: { body: BodyInit; from: Response; at: { server: number; device: number }; headers?: Record<string, string> },
): Promise<boolean> {
  const all = new Headers(from.headers);
  // The body is what came out of the coding; the server's clock goes on.
  for (const name of ['content-encoding', 'content-length', 'server-timing']) all.delete(name);
  all.set(MADE, new Date(at.server).toISOString());
  all.set(MADE_ON_DEVICE, new Date(at.device).toISOString());
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  try {
    const opened = await caches.open(cache);
    // What was stored last stands last.
    await opened.delete(url);
    await opened.put(url, new Response(body, { status: from.status, headers: all }));
    return true;
  } catch {
    return false;
  }
}

/** The copy of an address in the first of the caches that has one. */
export async function findCopy(names: readonly string[], url: string): Promise<Response | undefined> {
  try {
    for (const name of names) {
      const found = (await caches.has(name)) ? await (await caches.open(name)).match(url) : undefined;
      if (found) return found;
    }
  } catch {
    // Storage is refused.
  }
  return undefined;
}

/** When a copy was made; `deviceNow` in ms. */
export function ageOf({ headers }: Response, deviceNow: number): CopyAge {
  const [made, onDevice] = [MADE, MADE_ON_DEVICE].map((name) => Date.parse(headers.get(name) ?? '')) as [number, number];
  return { made, now: made + Math.max(0, deviceNow - onDevice) };
}

/** Takes one copy away. */
export async function dropCopy(cache: string, url: string): Promise<void> {
  try {
    if (await caches.has(cache)) await (await caches.open(cache)).delete(url);
  } catch {
    // As above.
  }
}

/** Addresses of a cache, the oldest copy first. */
export async function addressesIn(cache: string): Promise<string[]> {
  try {
    return (await caches.has(cache)) ? (await (await caches.open(cache)).keys()).map(({ url }) => url) : [];
  } catch {
    return [];
  }
}

/** Takes away the oldest copies beyond `most`. */
export async function trimCopies(cache: string, most: number): Promise<void> {
  const addresses = await addressesIn(cache);
  try {
    const opened = await caches.open(cache);
    for (const url of addresses.slice(0, Math.max(0, addresses.length - most))) await opened.delete(url);
  } catch {
    // As above.
  }
}

/** Deletes the caches whose name fits. */
export async function dropCaches(fits: (name: string) => boolean): Promise<void> {
  try {
    for (const name of await caches.keys()) if (fits(name)) await caches.delete(name);
  } catch {
    // As above.
  }
}
