// Codes leave the address and the history at once, and nothing else does.
import { render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { takeFromAddress, useTakenFromAddress } from './take-from-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

const names = ['code', 'userId'] as const;

it('gives the values and takes them out; state, other parameters and anchor stay', () => {
  history.replaceState({ idx: 4 }, '', '/confirmation/a/b/en-GB?code=a%2Bb&x=1&code=c#top');
  const entries = history.length;
  expect(takeFromAddress(names)).toEqual({ code: 'a+b', userId: '' });
  expect(location.pathname + location.search + location.hash).toBe('/confirmation/a/b/en-GB?x=1#top');
  expect([history.state, history.length]).toEqual([{ idx: 4 }, entries]);
});

it('leaves an address without them as it was written', () => {
  history.replaceState(null, '', '/a?flag&q=a%20b');
  expect(takeFromAddress(names)).toEqual({ code: '', userId: '' });
  expect(location.search).toBe('?flag&q=a%20b');
});

it('in a component: gone before its first effect, from the router as well, and kept by the component', async () => {
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
