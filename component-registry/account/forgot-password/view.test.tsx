// A forgotten password: one field, one mail, and no word on whether there is an account.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, server, silent } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const FORGOT = '/api/Token/ForgotPasswordFromBody';

test('sends the address and says what happens next', async () => {
  const api = server({ [FORGOT]: { Taken: true } });
  const { root } = renderView(View, schema.parse({}), { answers: api.answers, search: '?returnUrl=%2Fx' });
  expect(await faults(root)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email address'), ' mira@example.org {Enter}');
  // Found before it is read who has the focus.
  const heading = await screen.findByRole('heading', { name: 'Look into your mailbox' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('If there is an account for mira@example.org, a link is on its way. It works once.')).toBeTruthy();
  expect(api.seen).toEqual([
    { path: FORGOT, query: { shortname: 'society/congress2027', language: 'en-GB', returnUrl: '/x' }, body: { Email: 'mira@example.org' } },
  ]);
});

test('without connection the address stays', async () => {
  renderView(View, schema.parse({}), { answers: server({ [FORGOT]: silent }).answers });
  const field = screen.getByLabelText<HTMLInputElement>('Email address');
  await userEvent.type(field, 'mira@example.org{Enter}');
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  expect(field.value).toBe('mira@example.org');
});

test('where no mail is set up, nobody is sent to their mailbox', async () => {
  renderView(View, schema.parse({}), { answers: server({ [FORGOT]: { Taken: true, MailIsOff: true } }).answers });
  await userEvent.type(screen.getByLabelText('Email address'), 'mira@example.org{Enter}');
  expect(await screen.findByRole('heading', { name: 'No mail can be sent' })).toBeTruthy();
  expect(screen.getByText(/nothing will arrive at mira@example.org/)).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
});
