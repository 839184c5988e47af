// Messages replace those of the same id and last as long as they need; the connection counts its changes.
import { afterEach, expect, test, vi } from 'vitest';
import { connection, watchConnection } from './connection.ts';
import { closeToast, showToast, toasts, TOAST_LASTS } from './toasts.ts';

afterEach(() => void vi.restoreAllMocks());

test('a message takes the place of the one with its id, and is closed by it', () => {
  showToast({ id: 'a', text: 'First' });
  showToast({ id: 'b', text: 'Other', tone: 'bad', action: { label: 'Retry', run: () => undefined } });
  showToast({ id: 'a', text: 'Second', lasts: 1000 });
  expect(toasts.getState().shown.map(({ id, text, tone, lasts }) => [id, text, tone, lasts])).toEqual([
    ['b', 'Other', 'bad', null],
    ['a', 'Second', 'plain', 1000],
  ]);
  closeToast('b');
  closeToast('b');
  expect(toasts.getState().shown.map(({ id }) => id)).toEqual(['a']);
  showToast({ id: 'c', text: 'Third' });
  expect(toasts.getState().shown.at(-1)?.lasts).toBe(TOAST_LASTS);
});

test('the connection follows the browser until its end', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const end = watchConnection();
  expect(connection.getState()).toEqual({ isOnline: true, changes: 0 });
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('offline'));
  expect(connection.getState()).toEqual({ isOnline: false, changes: 1 });
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(connection.getState()).toEqual({ isOnline: true, changes: 2 });
  end();
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(connection.getState().changes).toBe(2);
});
