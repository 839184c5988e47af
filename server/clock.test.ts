// The server's clock: the machine's, or one that began to live at a chosen instant.
import { expect, test, vi } from 'vitest';
import { deviceTime } from '../src/clock/clock.ts';
import { serverClock } from './clock.ts';

test('without a start it is the machine’s clock, also after that was corrected', () => {
  const wall = vi.spyOn(deviceTime, 'wall').mockReturnValue(1000);
  const clock = serverClock();
  wall.mockReturnValue(500);
  expect(clock.now()).toBe(500);
  wall.mockRestore();
});

test('with a start it shows that instant and runs on, whatever the machine’s clock does', () => {
  const monotonic = vi.spyOn(deviceTime, 'monotonic').mockReturnValue(50_000);
  const clock = serverClock(1_800_000_000_000);
  monotonic.mockReturnValue(62_500);
  expect(clock.now()).toBe(1_800_000_012_500);
  monotonic.mockRestore();
});

test('it counts whole milliseconds: signed cookies and columns of whole numbers hold them', () => {
  const monotonic = vi.spyOn(deviceTime, 'monotonic').mockReturnValue(50_000.25);
  const clock = serverClock(1_800_000_000_000);
  monotonic.mockReturnValue(62_501.5);
  expect(clock.now()).toBe(1_800_000_012_501);
  monotonic.mockRestore();
});
