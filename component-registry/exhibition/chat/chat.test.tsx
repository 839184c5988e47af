// The chat on a profile: for whom it is offered, writing by keyboard, what is refused, widgets after consent, and the conversations of staff.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '../../../src/stores/outbox.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import { attendee, staffOf, visitorHere } from '../company/people.fixture.ts';
import { props } from '../company-profile/props.ts';
import View from '../company-profile/view.tsx';
import { restoreIdOf } from './widget-dialog.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
beforeEach(() => {
  localStorage.clear();
  outbox.setState({ entries: [] });
});

const path = '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711';
const state = { ChatId: 5, IsClosed: false, VisitorRead: 0, StaffRead: 0 };
const model = {
  CompanyAccountId: '4711',
  Kind: 'text',
  Title: '',
  Greeting: 'What would you like to know?',
  Url: '',
  Hours: [{ StartTime: '2027-05-04T09:00:00+02:00', EndTime: '2027-05-04T17:00:00+02:00' }],
  MayWrite: true,
  StaffPresent: false,
  RestoreId: '',
  ChatId: 0,
  Unread: 0,
};
const message = (MessageId: number, Text: string, more: object = {}) => ({
  MessageId,
  Text,
  IsStaff: false,
  IsOwn: true,
  Name: 'Eve Sample',
  SentAt: '2027-05-03T09:50:00.000Z',
  ClientId: '',
  ...more,
});
const none = { ...state, ChatId: 0, Name: 'Sample Devices', Messages: [] as object[], Next: 0, StaffPresent: false };

type Asked = { address: string; method: string; body: unknown };
/** The profile of a company with a chat; `answer` is what its conversation answers. */
function show(
  ChatKind: string,
  person: object,
  { answer, ...more }: { answer?: (asked: Asked) => unknown; model?: object; page?: string } = {},
) {
  const asked: Asked[] = [];
  const conversation = (address: string, init?: RequestInit): unknown => {
    const call = { address, method: init?.method ?? 'GET', body: init?.body ? JSON.parse(init.body as string) : undefined };
    asked.push(call);
    return answer?.(call) ?? none;
  };
  const view = renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', ...(more.page && { page: more.page }) },
    frame: { person: person as typeof attendee },
    answers: {
      [path]: aProfile({ ChatKind }),
      '/api/Exhibition/Leads': [],
      '/api/exhibition/getChatModel': { ...model, ...more.model },
      '/api/Exhibition/Chat': conversation,
      '/api/Exhibition/ReadChat': conversation,
      '/api/Exhibition/CloseChat': conversation,
      '/api/exhibition/saveChatModel': conversation,
      '/api/Exhibition/CompanyChats': conversation,
    },
  });
  return { ...view, asked };
}

test('a visitor finds the way to sign in; without a chat, and for whom it is closed, there is nothing to press', async () => {
  const first = show('text', visitorHere);
  expect((await screen.findByRole('link', { name: 'Sign in to chat' })).getAttribute('href')).toContain('returnUrl');
  expect(first.requests.some((address) => address.includes('getChatModel'))).toBe(false);
  first.unmount();
  const second = show('none', attendee);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
  second.unmount();
  show('text', attendee, { model: { MayWrite: false } });
  expect(await screen.findByText('The chat with exhibitors is not open to you at this event.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
});

test('a first message by keyboard: where nobody is there it says when, Enter sends, the message is there once', async () => {
  const { asked } = show('text', attendee, {
    answer: ({ method, body }) =>
      method === 'POST' && body ? { ...state, Message: message(7, (body as { Text: string }).Text), StaffPresent: false } : undefined,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat with Sample Devices' }));
  expect(await dialog.findByText(/^Nobody is here at the moment\..*Usually here: Tue,? 4 May, 09:00–17:00\.$/)).toBeTruthy();
  expect(dialog.getByText('Nothing has been written yet.')).toBeTruthy();
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
  show('text', attendee, {
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
});

test('too many messages are said in words; tried again it has the same name', async () => {
  let isFull = true;
  const { asked } = show('text', attendee, {
    answer: ({ method, body }) => {
      if (method !== 'POST' || !body) return undefined;
      return isFull
        ? Response.json({ error: { code: 'too-many' } }, { status: 429 })
        : { ...state, Message: message(8, 'Again'), StaffPresent: true };
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
  const { asked } = show('text', attendee, {
    model: { ChatId: 5, Unread: 1 },
    answer: ({ address, method }) =>
      method === 'DELETE'
        ? { Deleted: true }
        : address.includes('ReadChat')
          ? { ...state, VisitorRead: 9 }
          : {
              ...none,
              ...state,
              Messages: [message(8, 'Question'), message(9, text, { IsStaff: true, IsOwn: false, Name: '' })],
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
  const { asked } = show('widget', attendee, { model: widget });
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

const listed = {
  ...state,
  Name: 'Eve Sample',
  LastText: 'Question',
  LastIsStaff: false,
  LastAt: '2027-05-03T09:50:00.000Z',
  LastMessage: 8,
  Unread: 1,
};

test('staff see what is new, open it, answer and close it; nobody else asks for it', async () => {
  let isClosed = false;
  const { asked } = show('text', staffOf('4711'), {
    page: 'chats',
    answer: ({ address, method, body }) => {
      if (address.includes('CompanyChats')) return { Chats: [listed], Next: 0, Unread: 1 };
      if (address.includes('CloseChat')) return { ...state, IsClosed: (isClosed = true) };
      if (address.includes('ReadChat')) return { ...state, StaffRead: 8 };
      return method === 'POST' && body
        ? { ...state, Message: message(9, 'Answer', { IsStaff: true }), StaffPresent: true }
        : { ...none, ...state, Name: 'Eve Sample', Messages: [message(8, 'Question', { IsOwn: false })] };
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

test('a conversation that its visitor has deleted says so; the sub-page shows nothing to others', async () => {
  const first = show('text', staffOf('4711'), {
    page: 'chats',
    answer: ({ address }) =>
      address.includes('CompanyChats')
        ? { Chats: [listed], Next: 0, Unread: 0 }
        : Response.json({ error: { code: 'not-found' } }, { status: 404 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Eve Sample/ }));
  expect(await screen.findByText('The visitor has deleted this conversation.')).toBeTruthy();
  first.unmount();
  const { requests } = show('text', attendee, { page: 'chats' });
  expect(await screen.findByText('There is nothing here yet.')).toBeTruthy();
  expect(requests.some((address) => address.includes('CompanyChats'))).toBe(false);
});
