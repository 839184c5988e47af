// What page and worker know together of Web Push on this device: the events it is on for, and which notifications were shown. In Cache Storage, the one place both can read.

/** An event the device gets notifications of, in which language. */
export type PushRecord = { event: string; language: string };

/** Ids remembered of an event; an older notification is not new any more. */
const MOST = 500;

/** The cache of a site (`scope`, its whole address with a slash at the end); there is none where Web Push was never on. */
const cacheOf = (scope: string): string => `foyer-push ${scope}`;
const address = (scope: string, kind: 'on' | 'shown', event: string): string => `${scope}foyer-push/${kind}/${event.toLowerCase()}`;

/** One page or worker of this browser at a time; where there are no locks, two in the same moment may both work. */
export const alone = async <T>(event: string, work: () => T | Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(`foyer.notifications.announced.${event.toLowerCase()}`, work) : await work();

/** Whether Web Push was ever on here. Never rejects: without storage there are no records. */
export const hasRecords = async (scope: string): Promise<boolean> => {
  try {
    return await caches.has(cacheOf(scope));
  } catch {
    return false;
  }
};

async function read<T>(scope: string, at: string): Promise<T | undefined> {
  if (!(await hasRecords(scope))) return undefined;
  const found = await (await caches.open(cacheOf(scope))).match(at);
  return found && ((await found.json()) as T);
}

const write = async (scope: string, at: string, value: unknown): Promise<void> =>
  (await caches.open(cacheOf(scope))).put(at, new Response(JSON.stringify(value)));

/** The record of an event; undefined where it is off. */
export const readRecord = (scope: string, event: string): Promise<PushRecord | undefined> => read(scope, address(scope, 'on', event));

/** All events it is on for. */
export async function allRecords(scope: string): Promise<PushRecord[]> {
  if (!(await hasRecords(scope))) return [];
  const cache = await caches.open(cacheOf(scope));
  const found: PushRecord[] = [];
  for (const { url } of await cache.keys())
    if (url.startsWith(`${scope}foyer-push/on/`)) found.push((await (await cache.match(url))!.json()) as PushRecord);
  return found;
}

/** It is on for an event. Throws where the device stores nothing. */
export const storeRecord = (scope: string, record: PushRecord): Promise<void> => write(scope, address(scope, 'on', record.event), record);

/** It is off for an event. */
export async function dropRecord(scope: string, event: string): Promise<void> {
  if (await hasRecords(scope)) await (await caches.open(cacheOf(scope))).delete(address(scope, 'on', event));
}

/** Ids of the notifications that the worker or a page has shown; empty where Web Push was never on. */
export const readShown = async (scope: string, event: string): Promise<readonly string[]> =>
  (await read<string[]>(scope, address(scope, 'shown', event)).catch(() => undefined)) ?? [];

/** Remembers some as shown, where Web Push is used. Call it `alone`. Never rejects. */
export async function addShown(scope: string, event: string, ids: readonly string[]): Promise<void> {
  try {
    if (ids.length === 0 || !(await hasRecords(scope))) return;
    const before = await readShown(scope, event);
    await write(scope, address(scope, 'shown', event), [...new Set([...before, ...ids])].slice(-MOST));
  } catch {
    // On a device that stores nothing one may be shown twice.
  }
}
