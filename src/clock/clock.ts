// The server-corrected clock, the only source of time (house style); its own source is injected.
import { createListeners } from '../base/listeners.ts';

/** The device's time sources. `monotonic` never jumps, `wall` may be wrong or changed by the user; both in ms. */
export type TimeSource = { monotonic: () => number; wall: () => number };

/** The sources of the real device. */
export const deviceTime: TimeSource = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/** Timers, injected so that tests own time. */
export type Timers = { set: (run: () => void, delay: number) => unknown; clear: (timer: unknown) => void };

/** A clock that shows the server's time. */
export type Clock = {
  /** The instant now on the server, ms since 1970. */
  now: () => number;
  /** Sets the clock from a server time; `roundTrip` is the duration of the request, in ms (half of it is added). */
  correct: (serverInstant: number, roundTrip?: number) => void;
  /** Calls `listener` after every correction; returns its unsubscribe. */
  onCorrection: (listener: () => void) => () => void;
  /** Timers at this clock's pace; omitted if it runs as fast as the device. */
  timers?: Timers;
};

/** A clock that can stand still. */
export type HoldingClock = Clock & {
  /**
   * Shows this instant until `release`: what the server drew at it is drawn again alike, however long it was on its way.
   * Corrections are kept until then.
   */
  hold: (instant: number) => void;
  /** Runs again, and announces it; does nothing while the clock runs. */
  release: () => void;
};

/** Corrections smaller than this (ms) are not announced: no decision on a page is finer. */
const SMALL = 20;

/** Makes a clock. It shows the device's wall clock until the first correction. */
export function createClock(source: TimeSource = deviceTime): HoldingClock {
  let base = source.wall();
  let since = source.monotonic();
  const corrections = createListeners();
  let held: number | undefined;
  const running = (): number => base + (source.monotonic() - since);
  return {
    now: () => held ?? running(),
    hold(instant) {
      held = instant;
    },
    release() {
      if (held === undefined) return;
      held = undefined;
      corrections.notify();
    },
    correct(serverInstant, roundTrip = 0) {
      const shown = running();
      base = serverInstant + roundTrip / 2;
      since = source.monotonic();
      // Who is told of it would read what is held.
      if (held === undefined && Math.abs(base - shown) >= SMALL) corrections.notify();
    },
    onCorrection: corrections.subscribe,
  };
}
