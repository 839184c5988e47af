// The mail of confirmation once more.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, server } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const SEND = '/api/Token/SendConfirmationFromBody';

test('sends it, and says the same whether an account waits or not', async () => {
  const api = server({ [SEND]: { Taken: true } });
  const { root } = renderView(View, schema.parse({}), { answers: api.answers });
  await userEvent.type(screen.getByLabelText('Email address'), 'mira@example.org{Enter}');
  expect((await screen.findByText(/If an account waits for it/)).textContent).toContain('mira@example.org');
  expect(api.seen).toMatchObject([
    { query: { shortname: 'society/congress2027', language: 'en-GB' }, body: { Email: 'mira@example.org' } },
  ]);
  expect(await faults(root)).toEqual([]);
});

test('an address without @ is not sent; too many are told to wait', async () => {
  const api = server({ [SEND]: refused(429) });
  renderView(View, schema.parse({}), { answers: api.answers });
  await userEvent.type(screen.getByLabelText('Email address'), 'mira{Enter}');
  expect((await screen.findAllByText(/Enter an email address with an @/)).length).toBe(2);
  expect(api.seen).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email address'), '@example.org{Enter}');
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
});
