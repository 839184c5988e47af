// Signing out says so to a visitor, and signs a user out once.
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, personOf } from '../person.testing.ts';
import View from './view.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a visitor reads that it is done, and is led home', () => {
  const { root, requests } = renderView(View, {}, { frame: { person: personOf(null).person } });
  expect(heading()).toBe('You are signed out');
  expect(root.getAttribute('aria-busy')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  expect(requests).toEqual([]);
});

test('a user is signed out once, and comes back to this page', async () => {
  // Where the server leads the test does not follow.
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ Url: '#signed-out' })));
  const { root } = renderView(View, {}, { frame: { person: personOf(mira).person, api: { base: '', fetch } } });
  expect([heading(), root.getAttribute('aria-busy')]).toEqual(['Signing you out …', 'true']);
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => vi.waitFor(() => expect(fetch).toHaveBeenCalled()));
  expect(fetch.mock.calls.map(([address, init]) => `${String(address)} ${String(init?.body)}`)).toEqual([
    '/api/Session/End?shortName=society%2Fcongress2027 {"ReturnUrl":"/home/society/congress2027/en-GB"}',
  ]);
});
