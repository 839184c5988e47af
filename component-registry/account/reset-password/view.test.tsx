// A new password by the code of the mail, which leaves the address at once.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const RESET = '/api/token/ResetPasswordFromBody';

function show(search: string, reply: Reply = { Taken: true }) {
  const api = server({ [RESET]: reply });
  return { ...renderView(View, schema.parse({}), { answers: api.answers, search }), ...api };
}
async function send() {
  await userEvent.type(screen.getByLabelText('Email address'), 'mira@example.org');
  await userEvent.type(screen.getByLabelText('New password'), 'four new words');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'four new words');
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('sets it, and leads to the sign-in that says so', async () => {
  const { seen, place, root } = show('?code=secret');
  await waitFor(() => expect(place()).toBe('/home/society/congress2027/en-GB'));
  expect(await faults(root)).toEqual([]);
  await send();
  await waitFor(() => expect(place()).toBe('/login/society/congress2027/en-GB?done=reset'));
  const Password = 'four new words';
  expect(seen[0]!.body).toEqual({ Email: 'mira@example.org', Password, ConfirmPassword: Password, Code: 'secret' });
});

test.each([400, 401, 404])('%i: the link does not work any more, another one is near', async (status) => {
  show('?code=secret', refused(status));
  await send();
  expect(await screen.findByText(/This link does not work any more/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgotpassword/society/congress2027/en-GB');
});

test('a password the server refuses is not the fault of the link', async () => {
  show('?code=secret', refused(400, 'weak', 'Password'));
  await send();
  expect(await screen.findAllByText('This password is too short, or too easy to guess. Choose a longer one.')).toHaveLength(2);
});

test('without a code there is no form, but a way to a new link', () => {
  show('');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});

test('blanks that were copied along with an address are no part of it', async () => {
  const { seen } = show('?code=secret&email=%C2%A0mira%40example.org%C2%A0');
  await userEvent.type(screen.getByLabelText('New password'), 'four new words');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'four new words');
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]!.body).toMatchObject({ Email: 'mira@example.org', Code: 'secret' });
});
