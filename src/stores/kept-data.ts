// Since when what is on screen has not been asked of the server: a copy that the service worker has kept.
import { createStore } from 'zustand/vanilla';

/** `asOf`: the oldest copy on screen (ms, the server's instant); null where everything is from the server. */
export const keptData = createStore<{ asOf: number | null }>(() => ({ asOf: null }));

/** Takes note of a copy made at an instant (ms). */
export const noteKept = (made: number): void =>
  keptData.setState(({ asOf }) => (Number.isNaN(made) ? { asOf } : { asOf: asOf === null ? made : Math.min(asOf, made) }));
