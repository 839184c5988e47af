// One timer for the earliest instant at which something changes, in steps a timer can hold.
import type { Clock, Timers } from './clock.ts';

/** Longest delay a browser timer keeps (2^31 - 1 ms, 24.8 days); a longer one would fire at once. */
export const LONGEST_DELAY = 2_147_483_647;

export const deviceTimers: Timers = {
  set: (run, delay) => setTimeout(run, delay),
  clear: (timer) => clearTimeout(timer as number),
};

/** An alarm: calls back once at the instant it is armed with. */
export type Alarm = {
  /** Arms the alarm for this instant of the clock; null disarms. Arming again replaces the instant. */
  arm: (instant: number | null) => void;
  /** Reads the clock again: after waking up, coming online, or a correction. */
  rearm: () => void;
  stop: () => void;
};

/** Makes an alarm on a clock; `ring` runs when the clock has reached the armed instant. */
export function createAlarm(clock: Clock, ring: () => void, timers: Timers = clock.timers ?? deviceTimers): Alarm {
  let due: number | null = null;
  let timer: unknown;
  const rearm = (): void => {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
    if (due === null) return;
    const delay = due - clock.now();
    if (delay <= 0) {
      due = null;
      ring();
      return;
    }
    // Rounded up: a timer that fires a fraction early would find nothing to do and arm again.
    timer = timers.set(rearm, Math.min(Math.ceil(delay), LONGEST_DELAY));
  };
  const stopListening = clock.onCorrection(rearm);
  return {
    arm(instant) {
      due = instant;
      rearm();
    },
    rearm,
    stop() {
      due = null;
      if (timer !== undefined) timers.clear(timer);
      stopListening();
    },
  };
}
