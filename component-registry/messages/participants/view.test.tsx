// The directory: who is listed, by words and interest, and how a conversation is asked for.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { eve, everythingOn, passerBy } from '../parts/messages.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
const ben = {
  PersonId: 'p-ben',
  Name: 'Ben Sample',
  Institution: 'Harbour Clinic',
  Interests: ['imaging'],
  About: '',
  TakesMessages: true,
  ThreadId: 0,
};
const cleo = { ...ben, PersonId: 'p-cleo', Name: 'Cleo Sample', TakesMessages: false };

const show = (around: Partial<Around> = {}) =>
  renderView(View, props.parse({}), {
    documents: everythingOn,
    frame: { person: eve },
    answers: { '/api/Networking/Participants': { Total: 2, Participants: [ben, cleo] } },
    ...around,
  });

test('participants with institution and interests; who takes messages can be asked', async () => {
  const { requests } = show();
  expect(await screen.findByText('Ben Sample')).toBeTruthy();
  expect(screen.getAllByText(/Harbour Clinic/)).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search participants' }), 'ben');
  await waitFor(() => expect(requests.some((one) => one.includes('search=ben'))).toBe(true));
  const ask = await screen.findAllByRole('button', { name: /Ben Sample/ });
  await userEvent.click(ask[0]!);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Cleo Sample/ })).toBeNull();
});

test('visitors are asked to sign in; an event without a directory shows nothing', () => {
  show({ frame: { person: passerBy } });
  expect(screen.getByText('Sign in to see your messages.')).toBeTruthy();
  expect(show({ documents: {} }).root.textContent).toBe('');
});
