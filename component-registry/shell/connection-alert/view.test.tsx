// The alert counts ten seconds down, says what offline means, and stays in short while there is no connection or only a copy.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#src/stores/connection.ts';
import { keptData } from '#src/stores/kept-data.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

let isOnline = true;
const turn = (online: boolean): void =>
  act(() => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  isOnline = true;
  act(() => {
    connection.setState({ isOnline: true, changes: 0 });
    keptData.setState({ asOf: null });
  });
});
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

test('somebody who was online from the start is told nothing', () => {
  const { root } = renderView(View, {});
  expect([...root.children].every((part) => (part as HTMLElement).hidden)).toBe(true);
});

test('offline says what it means for ten seconds, then stays in short', async () => {
  const { root } = renderView(View, {});
  turn(false);
  expect(screen.getByRole('alert').textContent).toContain(
    'Please note that some features and functions are currently not supported in offline mode.',
  );
  await pass(9999);
  expect(screen.getByRole('alert').hidden).toBe(false);
  await pass(1);
  expect(root.firstElementChild).toHaveProperty('hidden', true);
  expect(root.lastElementChild).toHaveProperty('hidden', false);
  expect(root.lastElementChild?.textContent).toContain('You are offline');
});

test('online again counts down, can be closed, and leaves nothing', async () => {
  const { root } = renderView(View, {});
  turn(false);
  turn(true);
  expect(screen.getByRole('status').textContent).toContain('You are online');
  await pass(3000);
  expect(screen.getByText('Closes in 7 s')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([...root.children].every((part) => (part as HTMLElement).hidden)).toBe(true);
});

test('a page that is a copy says since when', () => {
  const { root } = renderView(View, {});
  act(() => keptData.setState({ asOf: Date.parse('2027-05-03T08:12:00Z') }));
  expect(root.lastElementChild?.textContent).toContain('Data as of Mon 3 May, 10:12');
});
