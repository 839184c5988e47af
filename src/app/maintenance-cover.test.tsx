// Maintenance covers the page without taking it away: what was typed is there when the server is back, and what failed is asked again.
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { installTopLayer } from '../ui/top-layer.testing.ts';
import { MaintenanceCover } from './maintenance-cover.tsx';

installTopLayer();

test('the page stays below, and comes back as it was', async () => {
  let back = (): void => undefined;
  const rest = createMaintenanceMode(() => new Promise((done) => (back = () => done(true))));
  const queries = new QueryClient();
  const loader = vi.fn<() => null>(() => null);
  const element = (
    <>
      <input aria-label="Note" />
      <MaintenanceCover services={{ rest, queries }} language="en-GB" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', loader, element, hydrateFallbackElement: <div /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Note'), 'half a sentence');
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useFakeTimers();
  act(() => rest.begin());
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
