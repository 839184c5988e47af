// The chat on a profile: for whom it is offered, writing by keyboard, what is refused or waits, and widgets after consent.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '../../../src/stores/outbox.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { attendee, visitorHere } from '../company/people.fixture.ts';
import { aMessage, chatState, noConversation, showProfile } from './chat.fixture.tsx';
import { restoreIdOf } from './widget-dialog.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
beforeEach(() => {
  localStorage.clear();
  outbox.setState({ entries: [] });
});

test('a visitor finds the way to sign in; without a chat, and for whom it is closed, there is nothing to press', async () => {
  const first = showProfile('text', visitorHere);
  expect((await screen.findByRole('link', { name: 'Sign in to chat' })).getAttribute('href')).toContain('returnUrl');
  expect(first.requests.some((address) => address.includes('getChatModel'))).toBe(false);
  first.unmount();
  const second = showProfile('none', attendee);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
  second.unmount();
  showProfile('text', attendee, { model: { MayWrite: false } });
  expect(await screen.findByText('The chat with exhibitors is not open to you at this event.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
});

test('a first message by keyboard: where nobody is there it says when, Enter sends, the message is there once', async () => {
  const { asked } = showProfile('text', attendee, {
    answer: ({ method, body }) =>
      method === 'POST' && body ? { ...chatState, Message: aMessage(7, (body as { Text: string }).Text), StaffPresent: false } : undefined,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat with Sample Devices' }));
  expect(await dialog.findByText(/^Nobody is here at the moment\..*Usually here: Tue,? 4 May, 09:00–17:00\.$/)).toBeTruthy();
  expect(await dialog.findByText('Nothing has been written yet.')).toBeTruthy();
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  await userEvent.type(field, '{Enter}');
  expect(dialog.getByText('Please write something first.')).toBeTruthy();
  await userEvent.type(field, 'First{Shift>}{Enter}{/Shift}<b>second</b>{Enter}');
  const log = within(dialog.getByRole('log', { name: 'Messages' }));
  expect(await log.findByText(/First\s+<b>second<\/b>/)).toBeTruthy();
  expect(log.getAllByRole('listitem')).toHaveLength(1);
  expect(field).toHaveProperty('value', '');
  const sent = asked.filter(({ body }) => body);
  expect(sent).toMatchObject([{ method: 'POST', body: { Text: 'First\n<b>second</b>' } }]);
  expect((sent[0]!.body as { ClientId: string }).ClientId).toMatch(/^[\w-]{8,64}$/);
});

test('without a connection the message waits on the device, and is said to', async () => {
  showProfile('text', attendee, {
    answer: ({ method, body }) => (method === 'POST' && body ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }));
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  await userEvent.type(field, 'Later{Enter}');
  const log = within(await screen.findByRole('log'));
  expect(await log.findByText('Waits for a connection')).toBeTruthy();
  expect(log.getByText('Later')).toBeTruthy();
  expect(field).toHaveProperty('value', '');
  expect(outbox.getState().entries).toMatchObject([{ method: 'POST', state: 'waiting', body: { Text: 'Later' } }]);
  // The server does not take it: the words are in the field again, and nothing waits.
  const [entry] = outbox.getState().entries;
  act(() => outbox.setState({ entries: [{ ...entry!, state: 'refused', status: 409, code: 'chat-full' }] }));
  await waitFor(() => expect(field).toHaveProperty('value', 'Later'));
  expect(log.queryByText('Waits for a connection')).toBeNull();
  expect(await screen.findByText('This conversation has all the messages it can have.')).toBeTruthy();
  expect(outbox.getState().entries).toEqual([]);
});

test('too many messages are said in words; tried again it has the same name', async () => {
  let isFull = true;
  const { asked } = showProfile('text', attendee, {
    answer: ({ method, body }) => {
      if (method !== 'POST' || !body) return undefined;
      return isFull
        ? Response.json({ error: { code: 'too-many' } }, { status: 429 })
        : { ...chatState, Message: aMessage(8, 'Again'), StaffPresent: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }));
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  await userEvent.type(field, 'Again');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Those were many messages at once/)).toBeTruthy();
  expect(field).toHaveProperty('value', 'Again');
  isFull = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  const names = asked.flatMap(({ body }) => (body ? [(body as { ClientId: string }).ClientId] : []));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test('what the company wrote is marked as read; addresses are links, nothing else is; it can be deleted', async () => {
  const text = 'See https://www.example.org/a, not javascript:alert(1) <img src=x>';
  const { asked } = showProfile('text', attendee, {
    model: { ChatId: 5, Unread: 1 },
    answer: ({ address, method }) =>
      method === 'DELETE'
        ? { Deleted: true }
        : address.includes('ReadChat')
          ? { ...chatState, VisitorRead: 9 }
          : {
              ...noConversation,
              ...chatState,
              Messages: [aMessage(8, 'Question'), aMessage(9, text, { IsStaff: true, IsOwn: false, Name: '' })],
              StaffRead: 8,
            },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Chat.*New messages: 1/ }));
  const log = within(await screen.findByRole('log'));
  expect(log.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://www.example.org/a']);
  expect(log.queryByRole('img')).toBeNull();
  expect(log.getByText('Somebody of Sample Devices')).toBeTruthy();
  expect(log.getByText('Read')).toBeTruthy();
  await waitFor(() => expect(asked.some(({ address }) => address.includes('ReadChat') && address.includes('messageid=9'))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing has been written yet.')).toBeTruthy();
});

test('a widget is loaded after consent to its host alone, with what it has kept; what it names is kept, and nothing of others', async () => {
  const widget = { Kind: 'widget', Url: 'https://chat.example.org/4711', RestoreId: 'c-1' };
  const { asked } = showProfile('widget', attendee, { model: widget });
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }));
  await screen.findByRole('dialog', { name: 'Chat with Sample Devices' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /chat\.example\.org/ }));
  const frame = document.querySelector('iframe')!;
  expect(frame.getAttribute('src')).toBe('https://chat.example.org/4711?language=en-GB&restoreId=c-1');
  expect(frame.getAttribute('sandbox')).not.toContain('same-origin');
  const say = (data: unknown, source: Window | null) => window.dispatchEvent(new MessageEvent('message', { data, source }));
  say({ foyerChat: { restoreId: 'evil' } }, window);
  say({ foyerChat: { restoreId: 7 } }, frame.contentWindow);
  say({ foyerChat: { restoreId: 'c-2' } }, frame.contentWindow);
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(asked.find(({ method }) => method === 'POST')!.address).toContain('restoreId=c-2');
});

test.each([undefined, null, 'x', {}, { foyerChat: 'x' }, { foyerChat: { restoreId: 'x'.repeat(201) } }])('no id: %j', (data) => {
  expect(restoreIdOf(data)).toBeUndefined();
});
