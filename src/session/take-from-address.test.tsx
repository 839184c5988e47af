// Codes are removed from the address and the history at once; everything else stays.
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { takeFromAddress, useTakenFromAddress } from './take-from-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

const names = ['code', 'userId'] as const;

it('returns the values and removes them; state, other parameters and anchor stay', () => {
  history.replaceState({ idx: 4 }, '', '/confirmation/a/b/en-GB?code=a%2Bb&x=1&code=c#top');
  const entries = history.length;
  expect(takeFromAddress(names)).toEqual({ code: 'a+b', userId: '' });
  expect(location.pathname + location.search + location.hash).toBe('/confirmation/a/b/en-GB?x=1#top');
  expect([history.state, history.length]).toEqual([{ idx: 4 }, entries]);
});

it('leaves an address without them as written', () => {
  history.replaceState(null, '', '/a?flag&q=a%20b');
  expect(takeFromAddress(names)).toEqual({ code: '', userId: '' });
  expect(location.search).toBe('?flag&q=a%20b');
});

it('in a component: removed before its first effect, from the router as well, and kept by the component', async () => {
  history.replaceState(null, '', '/a?code=secret&userId=7&x=1');
  const seenByEffects: string[] = [];
  const Page = () => {
    const { code, userId } = useTakenFromAddress(names);
    const { search } = useLocation();
    useEffect(() => void seenByEffects.push(location.search), []);
    return <p>{`${code} ${userId} ${search}`}</p>;
  };
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  expect(await screen.findByText('secret 7 ?x=1')).toBeTruthy();
  expect(new Set(seenByEffects)).toEqual(new Set(['?x=1']));
  expect(location.search).toBe('?x=1');
  router.dispose();
});

/** A site with pages that take codes, drawn again in every language as the app does; `go` is a link. */
function site(address: string) {
  history.replaceState(null, '', address);
  const Page = () => {
    const { code, userId } = useTakenFromAddress(names);
    return <p>{`code ${code || 'none'}, user ${userId || 'none'}`}</p>;
  };
  const Drawn = () => {
    const { pathname } = useLocation();
    return pathname.startsWith('/home') ? <p>home</p> : <Page key={pathname} />;
  };
  const router = createBrowserRouter([{ path: '*', element: <Drawn /> }]);
  const view = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, view };
}
const RESET = '/resetpassword/society/congress2027';
const everywhere = () =>
  JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage), document.referrer]);

it('another language of the page keeps it, there and back; address, state and storage never have it', async () => {
  const { router } = site(`${RESET}/en-GB?code=secret&userId=7&returnUrl=%2Fx`);
  expect(await screen.findByText('code secret, user 7')).toBeTruthy();
  for (const language of ['de-DE', 'en-GB', 'de-DE']) {
    await act(() => router.navigate(`${RESET}/${language}${location.search}`));
    expect(await screen.findByText('code secret, user 7')).toBeTruthy();
    expect([location.pathname, location.search]).toEqual([`${RESET}/${language}`, '?returnUrl=%2Fx']);
    expect(everywhere()).not.toContain('secret');
  }
  await act(() => router.navigate(-1));
  expect(await screen.findByText('code secret, user 7')).toBeTruthy();
  router.dispose();
});

it('it is lost with the page: elsewhere and back, on another page, for another event', async () => {
  const { router } = site(`${RESET}/en-GB?code=secret&userId=7`);
  expect(await screen.findByText('code secret, user 7')).toBeTruthy();
  for (const elsewhere of [
    '/home/society/congress2027/en-GB',
    '/confirmation/society/congress2027/en-GB',
    '/resetpassword/society/other2027/en-GB',
  ]) {
    await act(() => router.navigate(`${RESET}/en-GB?code=secret&userId=7`));
    await act(() => router.navigate(elsewhere));
    expect(screen.queryByText(/secret/)).toBeNull();
    await act(() => router.navigate(`${RESET}/de-DE`));
    expect(await screen.findByText('code none, user none'), elsewhere).toBeTruthy();
  }
  router.dispose();
});

it('another link of the same page replaces it', async () => {
  const { router } = site(`${RESET}/en-GB?code=secret&userId=7`);
  expect(await screen.findByText('code secret, user 7')).toBeTruthy();
  await act(() => router.navigate(`${RESET}/de-DE?code=newer`));
  expect(await screen.findByText('code newer, user none')).toBeTruthy();
  await act(() => router.navigate(`${RESET}/en-GB`));
  expect(await screen.findByText('code newer, user none')).toBeTruthy();
  router.dispose();
});
