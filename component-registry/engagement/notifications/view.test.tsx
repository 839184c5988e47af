// The list of notifications: what is new and where it leads, marking as read, and every state it can be in.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { type NotificationItem, noticesFailed, noticeStore, setNotices } from '../../../src/stores/notifications.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const { markRead, readAgain } = vi.hoisted(() => ({ markRead: vi.fn(), readAgain: vi.fn() }));
vi.mock('../../../src/session/notifications/join-feed.ts', () => ({
  joinFeed: () => () => undefined,
  currentFeed: () => ({ markRead, readAgain }),
}));
beforeEach(() => noticeStore.setState({ of: 'society/congress2027 en-GB ', phase: 'loading', items: [], fresh: [] }));
afterEach(() => vi.clearAllMocks());

const AT = Date.parse('2027-05-03T08:15:00Z');
const notice = (id: string, more: Partial<NotificationItem> = {}): NotificationItem => ({
  id,
  title: `Title ${id}`,
  text: '',
  link: '',
  from: AT,
  until: null,
  at: AT,
  isRead: false,
  startsAt: null,
  ...more,
});
const show = (active = true) => renderView(View, {}, { documents: { app: app.parse({ notifications: { active } }) } });

test('time, words and link of each; what is read has no mark', () => {
  setNotices([notice('2', { text: 'First line\nSecond', link: 'page:LivePage' }), notice('1', { isRead: true, at: AT - 86_400_000 })]);
  show();
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('New')).toBeTruthy();
  expect(within(first!).getByText('10:15').getAttribute('datetime')).toBe('2027-05-03T08:15:00.000Z');
  expect(within(first!).getByText(/First line/).textContent).toBe('First line\nSecond');
  expect(within(first!).getByRole('link', { name: 'Open: Title 2' }).getAttribute('href')).toBe('/live/society/congress2027/en-GB');
  expect(within(second!).queryByText('New')).toBeNull();
  expect(second!.textContent).toContain('Sun 2 May, 10:15');
  expect(within(second!).queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('1 unread');
});

test('one is marked as read, or all', async () => {
  setNotices([notice('2'), notice('1'), notice('0', { isRead: true })]);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Title 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await vi.waitFor(() => expect(markRead.mock.calls).toEqual([[['1']], [['2', '1']]]));
});

test('markup in words stays words, and an address of another scheme is no link', () => {
  setNotices([notice('1', { title: '<img src=x onerror=alert(1)>', text: '<script>x</script>', link: 'javascript:alert(1)' })]);
  const { root } = show();
  expect(root.querySelector('img, script, a')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('<img src=x onerror=alert(1)>');
});

test('loading, failed and empty are said', async () => {
  const { unmount } = show();
  expect(screen.getByText('Notifications are loading')).toBeTruthy();
  unmount();
  noticesFailed();
  const failed = show();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
  failed.unmount();
  setNotices([]);
  show();
  expect(screen.getByText('There are no notifications.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the programme' })).toBeTruthy();
});

test('where the event shows none, nobody is asked', () => {
  setNotices([notice('1')]);
  show(false);
  expect(screen.getByText('There are no notifications.')).toBeTruthy();
});

test('what another person had is not shown', () => {
  noticeStore.setState({ of: 'society/congress2027 en-GB somebody-else' });
  setNotices([notice('1')]);
  show();
  expect(screen.queryByRole('article')).toBeNull();
});
