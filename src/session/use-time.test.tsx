// Time for components: advances by itself, and follows corrections of the clock, also backwards.
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

test('advances after a minute; follows a clock that is set back at once', () => {
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
