// Confirming an address: the code leaves the address first, is sent once, and what to do when it does not work.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const CONFIRM = '/api/token/ConfirmEmailFromBody';
const SEND = '/api/Token/SendConfirmationFromBody';
const LINK = '?userId=7&code=secret&returnUrl=%2Fx';

afterEach(() => history.replaceState(null, '', '/'));

function show(search: string, reply: Reply = { Taken: true }) {
  const api = server({ [CONFIRM]: reply, [SEND]: { Taken: true } });
  return { ...renderView(View, schema.parse({}), { answers: api.answers, search }), ...api };
}

test('confirms at once, only once, and leads to the sign-in with the return address', async () => {
  const { seen, place } = show(LINK);
  expect(screen.getByText('Attempting confirming email …')).toBeTruthy();
  await waitFor(() => expect(place()).toBe('/login/society/congress2027/en-GB?returnUrl=%2Fx&done=confirmed'));
  expect(seen).toEqual([
    { path: CONFIRM, query: { userId: '7', code: 'secret', shortName: 'congress2027', language: 'en-GB' }, body: undefined },
  ]);
});

test('the code has left the address and the history before anything is asked', async () => {
  history.replaceState({ idx: 3 }, '', `/confirmation/society/congress2027/en-GB${LINK}#top`);
  const addresses: string[] = [];
  show(LINK, () => {
    addresses.push(location.href);
    return refused(400)();
  });
  await screen.findByText(/does not work any more/);
  expect(addresses).toEqual([`${location.origin}/confirmation/society/congress2027/en-GB?returnUrl=%2Fx#top`]);
  expect(history.state).toEqual({ idx: 3 });
});

test('a code that does not work offers another mail', async () => {
  const { seen, root } = show(LINK, refused(400));
  expect(await screen.findByText(/it was used already, or it is too old/)).toBeTruthy();
  expect(await faults(root)).toEqual([]);
  await userEvent.type(screen.getByLabelText('E-mail address'), 'mira@example.org{Enter}');
  expect(await screen.findByText(/a new mail is on its way to mira@example.org/)).toBeTruthy();
  expect(seen.at(-1)).toMatchObject({ path: SEND, body: { Email: 'mira@example.org' } });
});

test('no answer may be tried again with the same code', async () => {
  const { place, calls } = show(LINK, (_seen, before) => (before === 0 ? refused(503)() : { Taken: true }));
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(place()).toMatch(/done=confirmed/));
  expect(calls()).toEqual([CONFIRM, CONFIRM]);
});

test('without a code it says where to look', () => {
  const { calls } = show('');
  expect(screen.getByText(/Open the link in the mail we sent you/)).toBeTruthy();
  expect(calls()).toEqual([]);
});
