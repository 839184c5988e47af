// The server-corrected clock: the only place where time comes from (house style), with an injected source.
import type { Timers } from './alarm.ts';

/** Where a clock reads the device. `monotonic` never jumps, `wall` may be wrong or changed by the user; both in ms. */
export type TimeSource = { monotonic: () => number; wall: () => number };

/** The device's own sources. */
export const deviceTime: TimeSource = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/** A clock that shows the server's time. */
export type Clock = {
  /** The instant now on the server, ms since 1970. */
  now: () => number;
  /** Sets the clock by an answer of the server; `roundTrip` is how long the question took, in ms (half of it is added). */
  correct: (serverInstant: number, roundTrip?: number) => void;
  /** Calls `listener` after every correction; returns how to stop. */
  onCorrection: (listener: () => void) => () => void;
  /** Timers that keep this clock's pace; missing where it runs as fast as the device. */
  timers?: Timers;
};

/** Corrections smaller than this (ms) are not announced: nothing on a page is decided finer. */
const SMALL = 20;

/** Makes a clock. Until the first correction it shows the device's wall clock. */
export function createClock(source: TimeSource = deviceTime): Clock {
  let base = source.wall();
  let since = source.monotonic();
  const listeners = new Set<() => void>();
  const now = (): number => base + (source.monotonic() - since);
  return {
    now,
    correct(serverInstant, roundTrip = 0) {
      const shown = now();
      base = serverInstant + roundTrip / 2;
      since = source.monotonic();
      if (Math.abs(base - shown) >= SMALL) for (const listener of listeners) listener();
    },
    onCorrection(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
