// What only the device knows: drawn once the page has been taken over from the server, which drew a place for it.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** A fact of the device that does not change while the page is shown; `unknown` is what the server draws. `read` returns equal values for equal facts. */
export const useDevice = <T>(read: () => T, unknown: T): T => useDeviceStore(never, read, () => unknown);

/**
 * A value of the device that can change, as `useSyncExternalStore` takes it; `drawn` is what the server draws. Where a page is taken
 * over and the device says otherwise, the page follows in small steps: React would draw all that asks for it in one go before anything else.
 */
export function useDeviceStore<T>(subscribe: (changed: () => void) => () => void, read: () => T, drawn: () => T): T {
  // React asks for what the server has drawn only while it takes a page over.
  const [first] = useState(() => ({ isServers: false }));
  const [isOwn, setOwn] = useState(false);
  const now = (): T => (first.isServers && !isOwn ? drawn() : read());
  const value = useSyncExternalStore(subscribe, now, () => {
    first.isServers = true;
    return drawn();
  });
  useEffect(() => {
    if (!first.isServers) return;
    if (Object.is(read(), value)) first.isServers = false;
    else startTransition(() => setOwn(true));
    // Asked once, after the first drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first]);
  return value;
}
