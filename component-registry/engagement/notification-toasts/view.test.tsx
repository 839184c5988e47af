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
