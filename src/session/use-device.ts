// What only the device knows: drawn once the page has been taken over from the server, which drew a place for it.
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** A fact of the device that does not change while the page is shown; `unknown` is what the server draws. `read` returns equal values for equal facts. */
export const useDevice = <T>(read: () => T, unknown: T): T => useSyncExternalStore(never, read, () => unknown);
