// Accepting the terms of use.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const TERMS = '/api/core/SetTermsAccepted';
let gone: string[];
beforeEach(() => (gone = watchLeaving()));
afterEach(() => void vi.restoreAllMocks());

async function accept(reply: Reply) {
  const api = server({ [TERMS]: reply });
  const { root } = renderView(View, schema.parse({}), { answers: api.answers, search: '?returnUrl=%2Fx' });
  expect(await faults(root)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(api.seen).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  return api;
}

test('nothing is sent without the tick; then it goes on', async () => {
  const { seen } = await accept({ Accepted: true });
  await waitFor(() => expect(gone).toEqual(['/x']));
  expect(seen).toMatchObject([{ query: { shortName: 'society/congress2027' } }]);
});

test('a visitor is told to sign in first', async () => {
  await accept(refused(401));
  expect(await screen.findByText('Please sign in first.')).toBeTruthy();
  expect(gone).toEqual([]);
});
