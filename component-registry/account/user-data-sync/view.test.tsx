// Data that differ: both sides are shown, the user says which count.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, ME, me, refused, type Reply, server, user, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const COMPARE = '/api/user/ExternalUserCompareData';
const SYNC = '/api/user/SyncExternalUser';
const differing = [
  { Field: 'City', Own: 'Graz', External: 'Wien' },
  { Field: 'Nickname', Own: '', External: 'Mi' },
];

let gone: string[];
beforeEach(() => (gone = watchLeaving()));
afterEach(() => void vi.restoreAllMocks());

function show(compared: unknown, sync: Reply = { Synced: true }, who: object | null = user) {
  const api = server({ [SYNC]: sync });
  return {
    ...renderView(View, schema.parse({}), { answers: { ...api.answers, [COMPARE]: compared, [ME]: me(who) }, search: '?returnUrl=%2Fx' }),
    ...api,
  };
}

test.each([
  ['Take over the provider’s', 'true'],
  ['Keep mine', 'false'],
])('%s', async (name, doSyncContact) => {
  const { root, seen } = show(differing);
  const list = await screen.findByRole('list', { name: 'Fields that differ' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['CityIn your accountGrazAt the providerWien', 'NicknameIn your account(empty)At the providerMi']);
  expect(await faults(root)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(gone).toEqual(['/x']));
  expect(seen).toMatchObject([{ query: { shortName: 'society/congress2027', doSyncContact } }]);
});

test.each([
  ['nothing differs', []],
  ['it cannot be loaded', undefined],
])('%s: nobody is stopped', async (_, compared) => {
  show(compared);
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/x');
});

test('a choice that could not be sent may be sent again', async () => {
  show(differing, refused(503));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  expect(gone).toEqual([]);
});

test('a visitor signs in first, and comes back', async () => {
  const { requests } = show(differing, undefined, null);
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toMatch(/^\/login\/society\/congress2027\/en-GB\?returnUrl=/);
  expect(requests.filter((address) => address.startsWith(COMPARE))).toEqual([]);
});
