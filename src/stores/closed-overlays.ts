// What the reader has closed since this page was loaded; the device remembers more where it must be longer.
import { createStore } from 'zustand/vanilla';

/** Names of overlays, each with the event it belongs to. */
export const closedOverlays = createStore<{ closed: readonly string[] }>(() => ({ closed: [] }));

/** Notes that one was closed. */
export const closeOverlay = (name: string): void => closedOverlays.setState(({ closed }) => ({ closed: [...closed, name] }));
