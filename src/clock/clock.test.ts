// The server-corrected clock and its alarm, on time that the test controls.
import { expect, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';
import { createClock, type Timers } from './clock.ts';

/** A device whose time the test moves; timers run when they are due. */
function device(wall = 1_000_000) {
  const time = { monotonic: 0, wall };
  let next: { run: () => void; at: number } | undefined;
  const delays: number[] = [];
  const timers: Timers = {
    set: (run, delay) => {
      delays.push(delay);
      next = { run, at: time.monotonic + delay };
      return next;
    },
    clear: (timer) => {
      if (timer === next) next = undefined;
    },
  };
  const pass = (milliseconds: number): void => {
    const end = time.monotonic + milliseconds;
    while (next && next.at <= end) {
      const { run, at } = next;
      next = undefined;
      time.wall += at - time.monotonic;
      time.monotonic = at;
      run();
    }
    time.wall += end - time.monotonic;
    time.monotonic = end;
  };
  return { time, timers, delays, pass, source: { monotonic: () => time.monotonic, wall: () => time.wall } };
}

test('the clock shows the server, however wrong the device is', () => {
  const { source, time, pass } = device(Date.UTC(1999, 0, 1));
  const clock = createClock(source);
  clock.correct(Date.UTC(2027, 4, 3), 200);
  expect(clock.now()).toBe(Date.UTC(2027, 4, 3) + 100);
  pass(5000);
  time.wall += 86_400_000;
  expect(clock.now(), 'a device clock set during the visit changes nothing').toBe(Date.UTC(2027, 4, 3) + 5100);
});

test('a correction is announced if it is large enough', () => {
  const { source } = device();
  const clock = createClock(source);
  const notified = vi.fn<() => void>();
  const stop = clock.onCorrection(notified);
  clock.correct(clock.now() + 19);
  expect(notified).not.toHaveBeenCalled();
  clock.correct(clock.now() - 20);
  expect(notified).toHaveBeenCalledTimes(1);
  stop();
  clock.correct(clock.now() + 60_000);
  expect(notified).toHaveBeenCalledTimes(1);
});

test('an alarm beyond 2^31 ms rings once, at its instant, in steps a timer can hold', () => {
  const { source, timers, delays, pass } = device();
  const clock = createClock(source);
  const ring = vi.fn<() => void>();
  createAlarm(clock, ring, timers).arm(clock.now() + 60 * 86_400_000);
  pass(59 * 86_400_000);
  expect(ring).not.toHaveBeenCalled();
  pass(86_400_000);
  expect(ring).toHaveBeenCalledTimes(1);
  // A browser treats a delay of more than 31 bits as none.
  expect(Math.max(...delays)).toBeLessThan(2 ** 31);
  pass(86_400_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('a correction past the instant rings at once; disarmed it stays silent', () => {
  const { source, timers, pass } = device();
  const clock = createClock(source);
  const ring = vi.fn<() => void>();
  const alarm = createAlarm(clock, ring, timers);
  alarm.arm(clock.now() + 10_000);
  clock.correct(clock.now() + 20_000);
  expect(ring).toHaveBeenCalledTimes(1);
  alarm.arm(clock.now() + 1000);
  alarm.arm(null);
  pass(5000);
  expect(ring).toHaveBeenCalledTimes(1);
  alarm.arm(clock.now() + 1000);
  alarm.stop();
  pass(5000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('after sleeping past the instant, rearm rings', () => {
  const { source, timers, time } = device();
  const clock = createClock(source);
  const ring = vi.fn<() => void>();
  const alarm = createAlarm(clock, ring, timers);
  alarm.arm(clock.now() + 10_000);
  time.monotonic += 60_000; // the machine slept: no timer ran
  expect(ring).not.toHaveBeenCalled();
  alarm.rearm();
  expect(ring).toHaveBeenCalledTimes(1);
});

test('an instant between two milliseconds rings once, not again a moment before it', () => {
  const { source, timers, delays, pass } = device();
  const clock = createClock(source);
  const ring = vi.fn<() => void>();
  createAlarm(clock, ring, timers).arm(clock.now() + 10.4);
  expect(delays).toEqual([11]);
  pass(10.4);
  expect(ring).not.toHaveBeenCalled();
  pass(1);
  expect([ring.mock.calls.length, delays.length]).toEqual([1, 1]);
});

test('an alarm that has rung stays silent, however often the clock is read or corrected', () => {
  const { source, timers, pass } = device();
  const clock = createClock(source);
  const ring = vi.fn<() => void>();
  const alarm = createAlarm(clock, ring, timers);
  alarm.arm(clock.now() + 10);
  pass(10);
  alarm.rearm();
  clock.correct(clock.now() + 60_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('a clock that is held shows its instant, and corrections only once it runs again', () => {
  let passed = 0;
  const clock = createClock({ monotonic: () => passed, wall: () => 1000 });
  let announced = 0;
  clock.onCorrection(() => (announced += 1));
  clock.hold(500);
  passed = 60_000;
  clock.correct(900_000);
  expect([clock.now(), announced]).toEqual([500, 0]);
  passed += 10;
  clock.release();
  expect([clock.now(), announced]).toEqual([900_010, 1]);
  clock.release();
  expect(announced).toBe(1);
});
