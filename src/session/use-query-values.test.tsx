// Filters in the address: read, changed together, and never lost when two changes come at once.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useQueryValues } from './use-query-values.ts';

const names = ['day', 'room'] as const;

function open(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useQueryValues(names), { wrapper });
  return { result, search: () => router!.state.location.search };
}

test('values come from the address; missing ones are empty', () => {
  expect(open('/search?day=2027-05-03').result.current[0]).toEqual({ day: '2027-05-03', room: '' });
});

test('several change in one step, others stay, empty ones go', async () => {
  const { result, search } = open('/search?day=2027-05-03&preview=1');
  await act(async () => result.current[1]({ day: '', room: 'hall a' }));
  expect(search()).toBe('?preview=1&room=hall+a');
});

test('a change that comes before the last is on screen builds on it', async () => {
  const { result, search } = open('/search');
  await act(async () => {
    const [, set] = result.current;
    set({ day: '2027-05-03' });
    set({ room: 'a' });
  });
  expect(search()).toBe('?day=2027-05-03&room=a');
});
