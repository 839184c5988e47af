// Single sign-on, step by step: each status leads to its form, and the last one to the callback.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server, silent, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const ASK = '/api/token/external/correlate';
const CONFIRM = '/api/token/external/confirm';
const REGISTER = '/api/token/external/register';
const WITH_PASSWORD = '/api/token/external/register/password';
const TERMS = '/api/core/SetTermsAccepted';
const CALLBACK = '/api/Session/Callback?code=c';

const user = (statusAction: string, more: object = {}) => ({
  statusAction,
  areTermsAccepted: false,
  transfer: false,
  userDataComparisonNeeded: false,
  redirect: { token: '', redirectUrl: '' },
  ...more,
});
const ready = user('ExternalUserReadyToLogin', { areTermsAccepted: true, redirect: { token: '', redirectUrl: CALLBACK } });

let gone: string[];
beforeEach(() => (gone = watchLeaving()));
afterEach(() => void vi.restoreAllMocks());

function show(table: Record<string, Reply>) {
  const api = server(table);
  return { ...renderView(View, schema.parse({}), { answers: api.answers, search: '?returnUrl=%2Fx' }), ...api };
}
const accept = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the terms of use.' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who is ready goes on to the callback; it is asked once, with the return address', async () => {
  const { seen } = show({ [ASK]: ready });
  expect(screen.getByText('Attempting authentication request …')).toBeTruthy();
  await waitFor(() => expect(gone).toEqual([CALLBACK]));
  expect(seen).toEqual([{ path: ASK, query: { shortName: 'society/congress2027', returnUrl: '/x' }, body: undefined }]);
});

test('with a session already, data that differ are compared; else it goes on', async () => {
  const there = { areTermsAccepted: true, userDataComparisonNeeded: true };
  const { place } = show({ [ASK]: user('ExternalUserReadyToLogin', there) });
  await waitFor(() => expect(place()).toBe('/society/congress2027/en-GB/auth/correlate/userdatasync?returnUrl=%2Fx'));
  expect(gone).toEqual([]);
});

test.each(['ExternalUserNeedsTerms', 'ExternalUserReadyToLogin'])(
  '%s without the terms: first the terms, then it is asked anew',
  async (status) => {
    const { root, calls } = show({ [ASK]: (_seen, before) => (before === 0 ? user(status) : ready), [TERMS]: { Accepted: true } });
    await accept();
    expect(await faults(root)).toEqual([]);
    await press('Accept and continue');
    await waitFor(() => expect(gone).toEqual([CALLBACK]));
    expect(calls()).toEqual([ASK, TERMS, ASK]);
  },
);

test.each([
  ['401', refused(401)],
  ['no answer', silent],
])('a password answered with %s says the sentence of the specification', async (_, reply) => {
  const { root } = show({ [ASK]: user('ExternalUserNeedsPassword', { areTermsAccepted: true, transfer: true }), [CONFIRM]: reply });
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Something went wrong. Please check your password and try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  expect(await faults(root)).toEqual([]);
});

test('the right password joins the two', async () => {
  const { seen } = show({ [ASK]: user('ExternalUserNeedsPassword'), [CONFIRM]: ready });
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  await accept();
  await press('Connect');
  await waitFor(() => expect(gone).toEqual([CALLBACK]));
  expect(seen[1]).toEqual({
    path: CONFIRM,
    query: { shortName: 'society/congress2027', acceptedTerms: 'true', returnUrl: '/x' },
    body: { Password: 'right' },
  });
});

test('a new account needs the terms alone', async () => {
  const { calls } = show({ [ASK]: user('ExternalUserNeedsRegistration'), [REGISTER]: ready });
  await screen.findByText(/There is no account/);
  await press('Create account');
  expect(await screen.findByRole('link', { name: 'Accept the terms of use to go on.' })).toBeTruthy();
  await accept();
  await press('Create account');
  await waitFor(() => expect(gone).toEqual([CALLBACK]));
  expect(calls()).toEqual([ASK, REGISTER]);
});

test('who wants a password as well sets one', async () => {
  const { seen } = show({ [ASK]: user('ExternalUserNeedsRegistration', { areTermsAccepted: true }), [WITH_PASSWORD]: ready });
  await userEvent.click(await screen.findByLabelText('Also set a password'));
  await userEvent.type(screen.getByLabelText('Password'), 'four words');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'four words');
  await press('Create account');
  await waitFor(() => expect(gone).toEqual([CALLBACK]));
  expect(seen[1]!.body).toEqual({ Password: 'four words', ConfirmPassword: 'four words' });
});

test('a sign-on that has ended leads back to the sign-in', async () => {
  show({ [ASK]: refused(401) });
  expect(await screen.findByText('This sign-on has ended. Please sign in again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login/society/congress2027/en-GB?returnUrl=%2Fx');
});

test('no answer may be tried again', async () => {
  show({ [ASK]: (_seen, before) => (before === 0 ? refused(500)() : ready) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(gone).toEqual([CALLBACK]));
});

test('a sign-on that has ended while the terms were read is told, and nothing more is asked', async () => {
  const { calls } = show({ [ASK]: user('ExternalUserNeedsTerms'), [TERMS]: refused(401) });
  await accept();
  await press('Accept and continue');
  expect(await screen.findByText('This sign-on has ended. Please sign in again.')).toBeTruthy();
  expect(calls()).toEqual([ASK, TERMS]);
});

test('a sign-on that has ended while an account was to be made is told so, with or without a password', async () => {
  for (const own of [false, true]) {
    const { calls, unmount } = show({
      [ASK]: user('ExternalUserNeedsRegistration', { areTermsAccepted: true }),
      [own ? WITH_PASSWORD : REGISTER]: refused(401),
    });
    const box = await screen.findByLabelText('Also set a password');
    if (own) {
      await userEvent.click(box);
      await userEvent.type(screen.getByLabelText('Password'), 'four words');
      await userEvent.type(screen.getByLabelText('Repeat the password'), 'four words');
    }
    await press('Create account');
    expect(await screen.findByText('This sign-on has ended. Please sign in again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    expect(calls()).toEqual([ASK, own ? WITH_PASSWORD : REGISTER]);
    expect(gone).toEqual([]);
    unmount();
  }
});

test('the terms stand before the password: without them nothing is joined, and the server is told of no consent', async () => {
  const { calls } = show({ [ASK]: user('ExternalUserNeedsPassword'), [CONFIRM]: ready });
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  await press('Connect');
  expect(await screen.findByRole('link', { name: 'Accept the terms of use to go on.' })).toBeTruthy();
  expect([calls(), gone]).toEqual([[ASK], []]);
});
