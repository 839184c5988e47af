// The server's clock: the machine's, or one that starts to live at a chosen instant (FOYER_CLOCK).
import { createClock, deviceTime } from '../src/clock/clock.ts';

/** Where the server takes the time from; `now` in whole ms since 1970. */
export type Clock = { now: () => number };

/** A clock. With `startsAt` (ms since 1970) it shows that instant now and runs on from there, whatever the machine's clock does. */
export function serverClock(startsAt?: number): Clock {
  // Without a start the machine's clock is asked each time, so that its own corrections are followed.
  if (startsAt === undefined) return { now: deviceTime.wall };
  const clock = createClock();
  clock.correct(startsAt);
  // Whole milliseconds, as the machine's clock has them: they are kept in columns and cookies of whole numbers.
  return { now: () => Math.floor(clock.now()) };
}
