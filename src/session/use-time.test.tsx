// Time for components: it steps on by itself, and follows a clock that is set, also back.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { type Frame, FrameContext } from './frame.ts';
import { useNow } from './use-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Minute() {
  return <p>{new Date(useNow()).toISOString().slice(11, 16)}</p>;
}

test('a minute later it says so; a clock set back is believed at once', () => {
  const clock = createClock();
  clock.correct(Date.parse('2027-05-03T08:59:30Z'));
  render(
    <FrameContext value={{ clock } as unknown as Frame}>
      <Minute />
    </FrameContext>,
  );
  expect(screen.getByText('08:59')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('09:00')).toBeTruthy();
  act(() => clock.correct(Date.parse('2027-05-03T07:00:00Z')));
  expect(screen.getByText('07:00')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('07:01')).toBeTruthy();
});
