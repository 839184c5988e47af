// The conversations of a company on its profile: what is new, opened, answered and closed by its staff; nothing for others.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '../../../src/stores/outbox.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { attendee, staffOf } from '../company/people.fixture.ts';
import { aMessage, chatState, noConversation, showProfile } from './chat.fixture.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
beforeEach(() => {
  localStorage.clear();
  outbox.setState({ entries: [] });
});

const listed = {
  ...chatState,
  Name: 'Eve Sample',
  LastText: 'Question',
  LastIsStaff: false,
  LastAt: '2027-05-03T09:50:00.000Z',
  LastMessage: 8,
  Unread: 1,
};

test('staff see what is new, open it, answer and close it; nobody else asks for it', async () => {
  let isClosed = false;
  const { asked } = showProfile('text', staffOf('4711'), {
    page: 'chats',
    answer: ({ address, method, body }) => {
      if (address.includes('CompanyChats')) return { Chats: [listed], Next: 0, Unread: 1 };
      if (address.includes('CloseChat')) return { ...chatState, IsClosed: (isClosed = true) };
      if (address.includes('ReadChat')) return { ...chatState, StaffRead: 8 };
      return method === 'POST' && body
        ? { ...chatState, Message: aMessage(9, 'Answer', { IsStaff: true }), StaffPresent: true }
        : { ...noConversation, ...chatState, Name: 'Eve Sample', Messages: [aMessage(8, 'Question', { IsOwn: false })] };
    },
  });
  expect(await screen.findByRole('link', { name: /^Conversations.*Conversations with new messages: 1/ })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /Eve Sample.*New messages: 1.*Question/ }));
  const opened = within(await screen.findByRole('region', { name: 'Eve Sample' }));
  await userEvent.type(await opened.findByRole('textbox', { name: 'Answer to Eve Sample' }), 'Answer{Enter}');
  expect(await within(opened.getByRole('log')).findByText('Answer')).toBeTruthy();
  expect(asked.find(({ body }) => body)!.address).toContain('chatid=5');
  await userEvent.click(opened.getByRole('button', { name: 'Close conversation' }));
  expect(await opened.findByRole('button', { name: 'Open again' })).toBeTruthy();
  expect(isClosed).toBe(true);
});

test('a conversation that its visitor has deleted says so; the sub-page tells others for whom it is', async () => {
  const first = showProfile('text', staffOf('4711'), {
    page: 'chats',
    answer: ({ address }) =>
      address.includes('CompanyChats')
        ? { Chats: [listed], Next: 0, Unread: 0 }
        : Response.json({ error: { code: 'not-found' } }, { status: 404 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Eve Sample/ }));
  expect(await screen.findByText('The visitor has deleted this conversation.')).toBeTruthy();
  first.unmount();
  const { requests } = showProfile('text', attendee, { page: 'chats' });
  expect(await screen.findByText('For the staff of Sample Devices only.')).toBeTruthy();
  expect(requests.some((address) => address.includes('CompanyChats'))).toBe(false);
});
