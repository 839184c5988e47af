// Confirming an address: the code leaves the address first, is sent once, and what to do when it does not work.
import { act, screen, waitFor } from '@testing-library/react';
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
    {
      path: CONFIRM,
      query: { userId: '7', code: 'secret', shortName: 'society/congress2027', language: 'en-GB' },
      body: { AskPassword: true },
    },
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
  await userEvent.type(screen.getByLabelText('Email address'), 'mira@example.org{Enter}');
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
  expect(screen.getByText(/Open the link in the confirmation mail/)).toBeTruthy();
  expect(calls()).toEqual([]);
});

test('in another browser the password of the registration is asked for, and what is wrong with it is said beside it', async () => {
  const { seen, root, place } = show(LINK, ({ body }) => {
    const { Password } = body as { Password?: string };
    if (Password === undefined) return { Taken: false, NeedsPassword: true };
    return Password === 'right' ? { Taken: true } : refused(400, 'invalid-request', 'Password')();
  });
  expect(await screen.findByText(/not the browser you registered with/)).toBeTruthy();
  expect(await faults(root)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findAllByText(/not the password of this registration/)).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
  await waitFor(() => expect(place()).toMatch(/done=confirmed/));
  expect(seen.at(-1)).toMatchObject({ query: { userId: '7', code: 'secret' }, body: { Password: 'right', AskPassword: true } });
});

test('a link that is spent meanwhile says so', async () => {
  show(LINK, (_seen, before) => (before === 0 ? { Taken: false, NeedsPassword: true } : refused(400, 'invalid-request', 'code')()));
  await userEvent.type(await screen.findByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByText(/does not work any more/)).toBeTruthy();
});

test('too many attempts say nothing about the code: it may be tried again', async () => {
  const { place, calls } = show(LINK, (_seen, before) => (before === 0 ? refused(429)() : { Taken: true }));
  expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeTruthy();
  expect(screen.queryByText(/does not work any more/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(place()).toMatch(/done=confirmed/));
  expect(calls()).toEqual([CONFIRM, CONFIRM]);
});

test('another language while the code is under way sends it no second time, and leads on from there', async () => {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<Response>();
  const api = server({ [CONFIRM]: () => waiting });
  const draw = () => renderView(View, schema.parse({}), { answers: api.answers, search: LINK });
  const first = draw();
  await waitFor(() => expect(api.calls()).toEqual([CONFIRM]));
  first.unmount();
  const second = draw();
  await act(async () => answer(Response.json({ Taken: true })));
  await waitFor(() => expect(second.place()).toMatch(/done=confirmed/));
  expect([api.calls(), first.place()]).toEqual([[CONFIRM], expect.not.stringContaining('done')]);
});
