// The notice says what happened, and offers only what the visitor can follow.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const title = 'This page does not exist';
const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const HOME = 'Go to the home page /home/society/congress2027/en-GB';

afterEach(() => void vi.restoreAllMocks());

test('not found: the title of the page, why, home first, then the search of the programme', () => {
  const { root } = renderView(View, schema.parse({ title, text: 'The address may be mistyped.', actions: ['home', 'programme'] }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText('The address may be mistyped.')).toBeTruthy();
  expect(links()).toEqual([HOME, 'Search the programme /society/congress2027/en-GB/search']);
  expect(root.dataset['motif']).toBe('');
});

test('a programme that is closed to the visitor is not offered', () => {
  renderView(View, schema.parse({ title, actions: ['home', 'programme'] }), {
    frame: { denial: (page: string) => (page === 'PagSearchPage' ? [{ kind: 'sign-in' }] : []) },
  });
  expect(links()).toEqual([HOME]);
});

test('an error at its own address loads it again; one that names the page that failed leads there', async () => {
  const props = schema.parse({ title, actions: ['retry', 'home'] });
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  const { unmount } = renderView(View, props, { page: 'ErrorPage' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(links()).toEqual([HOME]);
  unmount();
  vi.unstubAllGlobals();
  renderView(View, props, { page: 'ErrorPage', search: '?prevPage=PagSearchPage' });
  expect(links()).toEqual(['Try again /society/congress2027/en-GB/search', HOME]);
});

test('the same action twice is one; without actions there is none', () => {
  const { unmount } = renderView(View, schema.parse({ title, actions: ['home', 'home'] }));
  expect(links()).toEqual([HOME]);
  unmount();
  renderView(View, schema.parse({ title, actions: [] }));
  expect(screen.queryByRole('link')).toBeNull();
});
