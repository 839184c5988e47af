// The sign-out page confirms to a visitor, and signs a user out once.
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import View from './view.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a visitor reads that they are signed out, with a link home', () => {
  const { root, requests } = renderView(View, {}, { frame: { person: viewerAccount(null).person } });
  expect(heading()).toBe('You are signed out');
  expect(root.getAttribute('aria-busy')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  expect(requests).toEqual([]);
});

test('a user is signed out once, and comes back to this page', async () => {
  // The test does not follow the server's redirect.
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ Url: '#signed-out' })));
  const { root } = renderView(View, {}, { frame: { person: viewerAccount(mira).person, api: { base: '', fetch } } });
  expect([heading(), root.getAttribute('aria-busy')]).toEqual(['Signing you out …', 'true']);
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => vi.waitFor(() => expect(fetch).toHaveBeenCalled()));
  expect(fetch.mock.calls.map(([address, init]) => `${String(address)} ${String(init?.body)}`)).toEqual([
    '/api/Session/End?shortName=society%2Fcongress2027 {"ReturnUrl":"/home/society/congress2027/en-GB"}',
  ]);
});
