// Messages are read aloud and go by themselves, but not while somebody reads them.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, toasts } from '#src/stores/toasts.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  act(() => toasts.setState({ shown: [] }));
});

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

test('the region is there before the first message, and the message takes no focus', () => {
  renderView(View, {});
  const region = screen.getByRole('log', { name: 'Messages' });
  const focused = document.activeElement;
  act(() => showToast({ id: 'a', text: 'Saved' }));
  expect(region.textContent).toBe('Saved');
  expect(document.activeElement).toBe(focused);
});

test('a message goes after six seconds, and stays while the pointer is on it or the focus in it', async () => {
  renderView(View, {});
  act(() => showToast({ id: 'a', text: 'Saved' }));
  await pass(5000);
  fireEvent.pointerEnter(screen.getByText('Saved').parentElement!);
  await pass(60_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Close message' }));
  fireEvent.pointerLeave(screen.getByText('Saved').parentElement!);
  await pass(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.blur(screen.getByRole('button', { name: 'Close message' }));
  await pass(1100);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the action closes the message and runs once; one with an action stays', async () => {
  renderView(View, {});
  const run = vi.fn();
  act(() => showToast({ id: 'a', text: 'Data cached for offline use!', action: { label: 'Refresh', run } }));
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Data cached for offline use!')).toBeNull();
});

test('the keyboard goes back where it came from, or where the action leads', () => {
  renderView(View, {});
  const [star, elsewhere] = ['star', 'elsewhere'].map((name) =>
    document.body.appendChild(Object.assign(document.createElement('button'), { name })),
  );
  const press = (name: string): void => {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
  };
  star!.focus();
  act(() => showToast({ id: 'a', text: 'Removed', action: { label: 'Undo', run: () => undefined } }));
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  press('Undo');
  expect(document.activeElement).toBe(star);
  act(() => showToast({ id: 'b', text: 'New', action: { label: 'Show', run: () => elsewhere!.focus() } }));
  press('Show');
  expect(document.activeElement).toBe(elsewhere);
  act(() => showToast({ id: 'c', text: 'Saved' }));
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(document.activeElement).toBe(elsewhere);
  star!.remove();
  elsewhere!.remove();
});

test('what is under way has a loader with a name, and can be closed', () => {
  renderView(View, {});
  act(() => showToast({ id: 'a', text: 'Downloading!', busy: true, lasts: null }));
  expect(screen.getByText('In progress')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Downloading!')).toBeNull();
});
