// New notifications over the page: each once, with a way to it; many as one; none where the event wants none.
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { type NotificationItem, noticeStore, setNotices } from '../../../src/stores/notifications.ts';
import { toasts } from '../../../src/stores/toasts.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const { markRead } = vi.hoisted(() => ({ markRead: vi.fn() }));
vi.mock('../../../src/session/notifications/join-feed.ts', () => ({ joinFeed: () => () => undefined, currentFeed: () => ({ markRead }) }));

const notice = (id: string, link = ''): NotificationItem => ({
  id,
  title: `Title ${id}`,
  text: '',
  link,
  from: 0,
  until: null,
  at: 0,
  isRead: false,
  startsAt: null,
});
const arrive = (...fresh: NotificationItem[]) => act(() => noticeStore.setState({ fresh }));
const words = () => toasts.getState().shown.map(({ text, action }) => [text, action?.label]);
const show = (more: object = {}) => renderView(View, {}, { documents: { app: app.parse({ notifications: { active: true, ...more } }) } });

beforeEach(() => {
  noticeStore.setState({ of: 'society/congress2027 en-GB ', phase: 'ready', items: [], fresh: [] });
  toasts.setState({ shown: [] });
  setNotices([]);
});

test('each is shown once, and leads where it says, marked as read', async () => {
  const { place } = show();
  arrive(notice('1', 'page:LivePage'), notice('2'));
  expect(words()).toEqual([
    ['Title 1', 'Show'],
    ['Title 2', 'Show'],
  ]);
  expect(noticeStore.getState().fresh).toEqual([]);
  act(() => toasts.getState().shown[0]!.action!.run());
  await vi.waitFor(() => expect(markRead.mock.calls).toEqual([[['1']]]));
  expect(place()).toContain('/live/');
  act(() => toasts.getState().shown[1]!.action!.run());
  expect(place()).toContain('/notifications/');
});

test('a reminder says when and where, on the clock of the visitor', () => {
  show();
  const start = Date.parse('2027-05-03T08:15:00Z');
  arrive({ ...notice('1'), text: 'Hall A', startsAt: start }, { ...notice('2'), startsAt: start });
  const own = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(start);
  const [there, somewhere] = words().map(([text]) => text);
  expect(there).toMatch(new RegExp(`^Starts at ${own}( your time)?, Hall A: Title 1$`));
  expect(somewhere).toMatch(new RegExp(`^Starts at ${own}( your time)?: Title 2$`));
});

test('more than three at once are counted', () => {
  show();
  arrive(...['1', '2', '3', '4'].map((id) => notice(id)));
  expect(words()).toEqual([['4 new notifications', 'Show all']]);
});

test('where the event wants no messages they are left to the bell', () => {
  show({ toasts: false });
  arrive(notice('1'));
  expect([words(), noticeStore.getState().fresh]).toEqual([[], []]);
});
