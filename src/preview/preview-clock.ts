// The clock of the preview: live, stopped at a chosen instant, or running from there at a chosen pace; everything on the page follows it.
import { createListeners } from '../base/listeners.ts';
import { deviceTimers } from '../clock/alarm.ts';
import { type Clock, createClock, deviceTime, type Timers, type TimeSource } from '../clock/clock.ts';

/** How many times faster than the device the clock can run. */
export const paces = [1, 60, 600] as const;
export type Pace = (typeof paces)[number];

export type PreviewClock = Clock & {
  timers: Timers;
  /** Whether it shows the server's time. */
  isLive: () => boolean;
  /** How fast it runs; 0 if stopped. */
  pace: () => number;
  /** Stops at an instant (ms). */
  stand: (instant: number) => void;
  /** Shows the server's time again. */
  goLive: () => void;
  /** Continues from the current instant. */
  run: (pace: Pace) => void;
  /** Stops at the current instant. */
  pause: () => void;
};

/** Makes a preview clock on the server's clock, which still receives corrections; they do not move a chosen instant. */
export function createPreviewClock(server: Clock, source: TimeSource = deviceTime, timers: Timers = deviceTimers): PreviewClock {
  let live = true;
  let speed = 0;
  let elapsed = 0;
  let since = source.monotonic();
  const { subscribe, notify } = createListeners();
  const own = createClock({ wall: () => server.now(), monotonic: () => elapsed + (source.monotonic() - since) * speed });

  const setSpeed = (next: number): void => {
    const now = source.monotonic();
    elapsed += (now - since) * speed;
    since = now;
    speed = next;
  };
  const stand = (instant: number): void => {
    live = false;
    setSpeed(0);
    own.correct(instant);
    notify();
  };
  const now = (): number => (live ? server.now() : own.now());
  const pace = (): number => (live ? 1 : speed);
  server.onCorrection(() => live && notify());

  return {
    now,
    isLive: () => live,
    pace,
    stand,
    pause: () => stand(now()),
    correct: (instant, roundTrip) => server.correct(instant, roundTrip),
    onCorrection: subscribe,
    goLive() {
      live = true;
      setSpeed(0);
      notify();
    },
    run(next) {
      if (live) own.correct(server.now());
      live = false;
      setSpeed(next);
      notify();
    },
    timers: {
      // While the clock is stopped nothing becomes due; subscribers are called when it moves.
      set: (ring, delay) => (pace() === 0 ? undefined : timers.set(ring, delay / pace())),
      clear: (timer) => timer !== undefined && timers.clear(timer),
    },
  };
}
