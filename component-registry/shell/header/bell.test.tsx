// The bell of the header: a link with the count in words, only where the event shows notifications.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { type NotificationItem, noticeStore, setNotices } from '../../../src/stores/notifications.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { Bell } from './bell.tsx';

vi.mock('../../../src/session/notifications/join-feed.ts', () => ({ joinFeed: () => () => undefined, currentFeed: () => undefined }));
beforeEach(() => noticeStore.setState({ of: 'society/congress2027 en-GB ', phase: 'ready', items: [], fresh: [] }));

const notice = (id: string, isRead = false): NotificationItem => ({
  id,
  title: '',
  text: '',
  link: '',
  from: 0,
  until: null,
  at: 0,
  isRead,
  startsAt: null,
});
const show = (active: boolean, preview = false) =>
  renderView(() => <Bell />, {}, { preview, documents: { app: app.parse({ notifications: { active } }) } });

test.each([
  [[], 'Notifications', null],
  [[notice('1', true)], 'Notifications', null],
  [[notice('1'), notice('2'), notice('3', true)], 'Notifications, 2 unread', '2'],
  [Array.from({ length: 120 }, (_, nth) => notice(String(nth))), 'Notifications, 120 unread', '99+'],
])('what is not read is counted', (items, name, count) => {
  setNotices(items);
  show(true);
  const bell = screen.getByRole('link', { name });
  expect(bell.getAttribute('href')).toBe('/notifications/society/congress2027/en-GB');
  expect(bell.querySelector('span[aria-hidden]')?.textContent ?? null).toBe(count);
});

test('none where the event shows no notifications; a preview has no count', () => {
  setNotices([notice('1')]);
  show(false).unmount();
  expect(screen.queryByRole('link')).toBeNull();
  show(true, true);
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
});
