// Maintenance covers the page without removing it: input is preserved, and failed requests are repeated afterwards.
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { installTopLayer } from '../ui/top-layer.testing.ts';
import { MaintenanceCover } from './maintenance-cover.tsx';

installTopLayer();

test('the page stays below, and returns unchanged', async () => {
  let back = (): void => undefined;
  const maintenance = createMaintenanceMode(() => new Promise((done) => (back = () => done(true))));
  const queries = new QueryClient();
  const loader = vi.fn<() => null>(() => null);
  const element = (
    <>
      <input aria-label="Note" />
      <MaintenanceCover services={{ maintenance, queries }} language="en-GB" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', loader, element, hydrateFallbackElement: <div /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Note'), 'half a sentence');
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useFakeTimers();
  act(() => maintenance.begin());
  expect(screen.getByRole('alert').textContent).toContain('We’ll be back soon!');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const before = loader.mock.calls.length;
  await act(async () => {
    back();
    await vi.advanceTimersByTimeAsync(10);
  });
  vi.useRealTimers();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a sentence');
  expect(loader.mock.calls.length).toBe(before + 1);
});
