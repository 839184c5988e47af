// Lists of conversations: with participants, of the help desk, for visitors, and where nothing is on.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { anOpenedThread, aThread, eve, everythingOn, passerBy } from '../parts/messages.fixture.ts';
import { type Props, props } from './props.ts';
import View from './view.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));

const show = (set: Partial<Props>, threads: unknown, around: Partial<Around> = {}) =>
  renderView(View, props.parse(set), {
    documents: everythingOn,
    frame: { person: eve },
    answers: { '/api/Messages/Threads': threads, '/api/Messages/Thread': anOpenedThread() },
    ...around,
  });

test('conversations are listed with what is unread; one that is opened can be answered', async () => {
  show(
    {},
    { IsDesk: false, Threads: [aThread({ Unread: 2 }), aThread({ ThreadId: 2, Name: 'Cleo Sample', State: 'asked', IsAsking: false })] },
  );
  const ben = await screen.findByRole('button', { name: /Ben Sample/ });
  expect(ben.textContent).toContain('2');
  expect(screen.getByRole('button', { name: /Cleo Sample/ })).toBeTruthy();
  await userEvent.click(ben);
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeTruthy();
});

test('no conversation yet, and one that cannot be read', async () => {
  show({}, { IsDesk: false, Threads: [] });
  expect(await screen.findByText('You have no messages yet.')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  show({}, undefined);
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
});

test('visitors are asked to sign in; nobody but those who answer sees the desk; an event without messages says so', async () => {
  show({}, { IsDesk: false, Threads: [] }, { frame: { person: passerBy } });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  const { root } = show({ show: 'desk' }, { IsDesk: false, Threads: [] });
  expect(root.textContent).toBe('');
  show({}, { IsDesk: false, Threads: [] }, { documents: {} });
  expect(await screen.findByText('This event has no messages between participants.')).toBeTruthy();
});
