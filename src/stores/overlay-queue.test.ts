// Who is shown when several overlays want to be: by priority, one at a time, never over somebody who writes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BETWEEN_OVERLAYS, enterOverlay, nextOverlay, overlayPriorities, overlayQueue, type QueuedOverlay } from './overlay-queue.ts';

const waiting: QueuedOverlay[] = overlayPriorities.map((priority) => ({ id: priority, priority }));
const without = (...ids: string[]): QueuedOverlay[] => waiting.filter(({ id }) => !ids.includes(id));

test('the most important comes first, then the next, and what was asked for is not counted', () => {
  const order: string[] = [];
  let rest = without('asked');
  while (rest.length > 0) {
    const shown = nextOverlay({ waiting: rest.toReversed(), shown: null }, false)!;
    order.push(shown);
    rest = rest.filter(({ id }) => id !== shown);
  }
  expect(order).toEqual(overlayPriorities.slice(1));
});

test.each([
  [
    'of two alike the first',
    [
      { id: 'a', priority: 'reminder' },
      { id: 'b', priority: 'reminder' },
    ],
    null,
    false,
    'a',
  ],
  ['what is shown stays, whatever comes', without('asked', 'session'), 'reminder', false, 'reminder'],
  ['a session that is taken over takes its place', without('asked'), 'reminder', true, 'session'],
  ['nobody while a dialog that was asked for is open', without('session'), null, false, null],
  ['nobody while somebody writes', without('asked', 'session'), null, true, null],
  ['what is shown stays while a dialog opens out of it', without('session'), 'reminder', true, 'reminder'],
  ['nobody where nobody waits', [], 'gone', false, null],
] as const)('%s', (_, all, shown, isReaderBusy, expected) => {
  expect(nextOverlay({ waiting: all, shown }, isReaderBusy)).toBe(expected);
});

const shown = (): string | null => overlayQueue.getState().shown;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('those that come in one moment are compared; the next opens after a pause', async () => {
  const leaves = new Map((['reminder', 'advertisement', 'professional'] as const).map((id) => [id, enterOverlay({ id, priority: id })]));
  expect(shown()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('professional');
  leaves.get('professional')!();
  await vi.advanceTimersByTimeAsync(BETWEEN_OVERLAYS - 1);
  expect(shown()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe('advertisement');
  // One that no longer wants changes nothing for others.
  leaves.get('reminder')!();
  expect(shown()).toBe('advertisement');
  leaves.get('advertisement')!();
  await vi.advanceTimersByTimeAsync(BETWEEN_OVERLAYS);
  expect(overlayQueue.getState()).toEqual({ waiting: [], shown: null, isPausing: false });
});

test('it waits until the field is left', async () => {
  document.body.innerHTML = '<input><input type="checkbox">';
  const [field, box] = document.querySelectorAll('input');
  field!.focus();
  const leave = enterOverlay({ id: 'ad', priority: 'advertisement' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBeNull();
  box!.focus();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('ad');
  leave();
});

test('one that makes way for the session comes back', async () => {
  const leave = enterOverlay({ id: 'ad', priority: 'advertisement' });
  await vi.advanceTimersByTimeAsync(0);
  const leaveSession = enterOverlay({ id: 'session', priority: 'session' });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('session');
  leaveSession();
  await vi.advanceTimersByTimeAsync(BETWEEN_OVERLAYS);
  expect(shown()).toBe('ad');
  leave();
});
