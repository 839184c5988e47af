// Taking over an account: the code leaves the address, and the account gets its password.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const TRANSFER = '/api/Token/ManageTransferFromBody';

function show(search: string, reply: Reply = { Taken: true }) {
  const api = server({ [TRANSFER]: reply });
  return { ...renderView(View, schema.parse({}), { answers: api.answers, search }), ...api };
}
async function send() {
  await userEvent.type(screen.getByLabelText('Email address'), 'mira@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'four words of mine');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'four words of mine');
  await userEvent.click(screen.getByLabelText('I accept the terms of use.'));
  await userEvent.click(screen.getByRole('button', { name: 'Take over account' }));
}

test('sends the code of the invitation, and leads to the sign-in', async () => {
  const { seen, place, root } = show('?code=abc&userId=7');
  await waitFor(() => expect(place()).toBe('/home/society/congress2027/en-GB'));
  expect(await faults(root)).toEqual([]);
  await send();
  await waitFor(() => expect(place()).toBe('/login/society/congress2027/en-GB?done=transferred'));
  expect(seen[0]!.body).toEqual({
    Email: 'mira@example.org',
    Encrypted: 'abc',
    ManageUserId: '7',
    Password: 'four words of mine',
    ConfirmPassword: 'four words of mine',
    AcceptTermsOfUse: true,
    ContextModel: { EContext: 'Event', Short: 'society/congress2027', DefaultReturnUrl: '' },
  });
});

test('an invitation that does not work any more says so; nothing typed is lost', async () => {
  show('?code=abc&userId=7', refused(400));
  await send();
  expect(await screen.findByText(/This invitation does not work any more/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('mira@example.org');
});

test('half a link is no form', () => {
  show('?code=abc');
  expect(screen.getByText(/Open the link of your invitation once more/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
