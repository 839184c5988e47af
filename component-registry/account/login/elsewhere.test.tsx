// Signing in at another place: one button, pressed by itself once for who was led here.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, server, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const START = '/api/Session/Start';
const form = { Kind: 'form', Request: 'r1', Url: '' };

let gone: string[];
beforeEach(() => {
  gone = watchLeaving();
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

test('an event that signs in elsewhere has one button; who was led here leaves by themselves, once', async () => {
  const away = { Kind: 'redirect', Request: '', Url: 'https://id.example.org/login' };
  const raw = { app: { externalAuth: { externalLogin: true, loginUrl: 'https://id.example.org/login' } } };
  const api = server({ [START]: away });
  const led = { search: '?returnUrl=%2Fsociety%2Fcongress2027%2Fen-GB%2Fsearch', raw, answers: api.answers };
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
  const raw = { app: { SSOLogin: true, ...app } };
  const { calls, answers } = server({ [START]: form });
  const { container } = renderView(View, schema.parse({}), { search, raw, answers });
  await act(async () => {});
  expect([calls(), screen.getAllByRole('button').length]).toEqual([[], 1]);
  expect(await faults(container)).toEqual([]);
});
