// Signing in at another place: one button, pressed by itself once for who was led here.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, server, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const START = '/api/Session/Start';
const LINKS = '/v2/event/society/congress2027/config/sso/links';
/** What the server says of an event that signs in elsewhere. */
const info = { SignIn: 'elsewhere' } as const;
const form = { Kind: 'form', Request: 'r1', Url: '' };

let gone: string[];
beforeEach(() => {
  gone = watchLeaving();
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

test('an event that signs in elsewhere has one button; who was led here leaves by themselves, once', async () => {
  const away = { Kind: 'redirect', Request: '', Url: 'https://id.example.org/login' };
  const api = server({ [START]: away });
  const led = { search: '?returnUrl=%2Fsociety%2Fcongress2027%2Fen-GB%2Fsearch', info, answers: api.answers };
  const first = renderView(View, schema.parse({}), led);
  await waitFor(() => expect(gone).toEqual(['https://id.example.org/login']));
  expect(screen.queryByLabelText('Password')).toBeNull();
  first.unmount();
  renderView(View, schema.parse({}), led);
  await act(async () => {});
  expect(gone).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(gone).toHaveLength(2));
  expect(api.seen[0]!.body).toEqual({ ReturnUrl: '/society/congress2027/en-GB/search' });
});

test.each([
  ['who came of their own accord', '', {}],
  ['who was refused there', '?problem=refused&returnUrl=%2Fsociety%2Fcongress2027%2Fen-GB%2Fsearch', {}],
  ['where the page comes first', '?returnUrl=%2Fsociety%2Fcongress2027%2Fen-GB%2Fsearch', { defaults: { forceLoginPage: true } }],
])('%s presses the button', async (_, search, app) => {
  const { calls, answers } = server({ [START]: form });
  const { container } = renderView(View, schema.parse({}), { search, info, raw: { app }, answers });
  await act(async () => {});
  // Being sent back is told.
  expect(screen.queryAllByText('That did not work. Please try again.')).toHaveLength(search.includes('problem') ? 1 : 0);
  expect([calls(), screen.getAllByRole('button').length]).toEqual([[], 1]);
  expect(await faults(container)).toEqual([]);
});

test('where the screen stands in for the page asked for, that page is come back to', async () => {
  const asked = '/society/congress2027/en-GB/search?q=heart';
  sessionStorage.setItem('foyer.returnUrl.society/congress2027', asked);
  sessionStorage.setItem('foyer.redirectedonce.society/congress2027', 'true');
  const api = server({ [START]: { Kind: 'redirect', Request: '', Url: 'https://id.example.org/login' } });
  // What that page's own address says of a return is not about signing in.
  const around = { page: 'LoginPage', search: '?returnUrl=%2Felsewhere', info, answers: api.answers };
  renderView(View, schema.parse({}), around);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(api.seen[0]!.body).toEqual({ ReturnUrl: asked });
});

test('where there are more places than one, each can be chosen', async () => {
  const links = ['Society', 'Hospital'].map((Name) => ({ Provider: Name.toLowerCase(), Name, Url: '' }));
  const api = server({ [LINKS]: links, [START]: { Kind: 'redirect', Request: '', Url: 'https://hospital.example.org/login' } });
  renderView(View, schema.parse({}), { info, answers: api.answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Hospital' }));
  await waitFor(() => expect(gone).toEqual(['https://hospital.example.org/login']));
  expect(api.seen.map(({ body }) => body)).toContainEqual({ ReturnUrl: '', Provider: 'hospital' });
});
