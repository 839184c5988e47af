// The buttons of the whole programme: which fold on a phone, and what opens them.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { openPlan } from './plan.fixture.tsx';

installTopLayer();
afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('the button says whether the rest is open, and names what it opens; what one needs first is outside', async () => {
  openPlan({ favoriteSessions: ['a'] });
  const more = await screen.findByRole('button', { name: 'More' });
  const rest = document.getElementById(more.getAttribute('aria-controls')!)!;
  const inRest = (name: string): boolean => rest.contains(screen.getByRole('button', { name }));
  expect([inRest('Print'), inRest('Clear all')]).toEqual([true, true]);
  expect([inRest('Add an appointment'), inRest('More')]).toEqual([false, false]);
  const state = () => [more.getAttribute('aria-expanded'), rest.hasAttribute('data-open')];
  expect(state()).toEqual(['false', false]);
  fireEvent.click(more);
  expect(state()).toEqual(['true', true]);
  fireEvent.click(more);
  expect(state()).toEqual(['false', false]);
});

test('of an empty programme there is nothing more', async () => {
  openPlan();
  await screen.findByText(/Nothing here yet/);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
