// The preview's clock: live, stopped and running; alarms ring at its pace, and the server's corrections do not move a chosen instant.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAlarm } from '../clock/alarm.ts';
import { createClock, type Timers } from '../clock/clock.ts';
import { createPreviewClock, paces } from './preview-clock.ts';

const START = Date.parse('2027-05-03T08:00:00Z');

/** A device whose time and timers the test controls. */
function device() {
  let time = 0;
  const due = new Map<object, { run: () => void; at: number }>();
  const timers: Timers = {
    set(run, delay) {
      const key = {};
      due.set(key, { run, at: time + delay });
      return key;
    },
    clear: (key) => void due.delete(key as object),
  };
  const pass = (milliseconds: number): void => {
    const end = time + milliseconds;
    for (;;) {
      const next = [...due].sort(([, one], [, other]) => one.at - other.at)[0];
      if (!next || next[1].at > end) break;
      due.delete(next[0]);
      time = next[1].at;
      next[1].run();
    }
    time = end;
  };
  const source = { monotonic: () => time, wall: () => START + time };
  const server = createClock(source);
  return { server, clock: createPreviewClock(server, source, timers), timers, pass, waiting: () => due.size };
}

test('it is live until an instant is chosen, and can be live again', () => {
  const { server, clock, pass } = device();
  pass(1000);
  expect([clock.isLive(), clock.pace(), clock.now()]).toEqual([true, 1, START + 1000]);
  server.correct(START + 60_000);
  expect(clock.now()).toBe(START + 60_000);
  clock.stand(START - 5000);
  pass(10_000);
  expect([clock.isLive(), clock.pace(), clock.now()]).toEqual([false, 0, START - 5000]);
  clock.goLive();
  expect(clock.now()).toBe(server.now());
});

test('corrections reach the server’s clock and never a chosen instant', () => {
  const { server, clock } = device();
  clock.stand(START);
  let calls = 0;
  clock.onCorrection(() => (calls += 1));
  clock.correct(START + 999_000);
  expect([server.now(), clock.now(), calls]).toEqual([START + 999_000, START, 0]);
  clock.goLive();
  expect([clock.now(), calls]).toEqual([START + 999_000, 1]);
});

test.each(paces)('at %i× an alarm rings when its instant is reached, not before', (pace) => {
  const { clock, pass } = device();
  clock.stand(START);
  const rang: number[] = [];
  const alarm = createAlarm(clock, () => rang.push(clock.now()));
  alarm.arm(START + 60_000);
  pass(3_600_000);
  expect(rang, 'a clock that stands reaches nothing').toEqual([]);
  clock.run(pace);
  pass(60_000 / pace - 1);
  expect(rang).toEqual([]);
  pass(2);
  expect(rang.length).toBe(1);
  expect(rang[0]).toBeGreaterThanOrEqual(START + 60_000);
  expect(rang[0]).toBeLessThan(START + 60_000 + 2 * pace);
});

test('a change of pace moves pending alarms; a pause holds them', () => {
  const { clock, pass, waiting } = device();
  clock.stand(START);
  let rang = 0;
  createAlarm(clock, () => (rang += 1)).arm(START + 600_000);
  clock.run(60);
  pass(5000);
  expect(clock.now()).toBe(START + 300_000);
  clock.pause();
  pass(60_000);
  expect([clock.now(), waiting(), rang]).toEqual([START + 300_000, 0, 0]);
  clock.run(600);
  pass(500);
  expect([clock.now(), rang]).toEqual([START + 600_000, 1]);
});

test('after any sequence of actions it shows the sum of what passed at each pace', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ pace: fc.constantFrom(0, ...paces), real: fc.integer({ min: 0, max: 100_000 }) }), { maxLength: 20 }),
      (steps) => {
        const { clock, pass } = device();
        clock.stand(START);
        let wanted = START;
        for (const { pace, real } of steps) {
          if (pace === 0) clock.pause();
          else clock.run(pace);
          pass(real);
          wanted += pace * real;
          expect(clock.now()).toBe(wanted);
        }
      },
    ),
  );
});
