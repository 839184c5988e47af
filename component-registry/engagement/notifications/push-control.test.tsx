// The control for Web Push: its states in words, what its button does, and where there is none.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { connection } from '../../../src/stores/connection.ts';
import { noticeStore, setNotices } from '../../../src/stores/notifications.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const device = vi.hoisted(() => ({
  readPush: vi.fn(),
  watchPermission: vi.fn(),
  turnOnPush: vi.fn(),
  turnOffPush: vi.fn(),
}));
vi.mock('../../../src/session/notifications/push-device.ts', () => device);
vi.mock('../../../src/session/notifications/join-feed.ts', () => ({ joinFeed: () => () => undefined, currentFeed: () => undefined }));

beforeEach(() => {
  noticeStore.setState({ of: 'society/congress2027 en-GB ', phase: 'ready', items: [], fresh: [] });
  setNotices([]);
  device.readPush.mockResolvedValue('off');
  device.watchPermission.mockReturnValue(() => undefined);
});
afterEach(() => {
  vi.clearAllMocks();
  connection.setState({ isOnline: true, changes: 0 });
});

const person = { user: null, who: { user: null, tickets: [], superUser: false } } as unknown as NonNullable<Around['frame']>['person'];
const show = ({
  container,
  preview,
  more = {},
  isServed = true,
}: { container?: 'app' | 'terminal'; preview?: boolean; more?: object; isServed?: boolean } = {}) =>
  renderView(
    View,
    {},
    {
      documents: { app: app.parse({ notifications: { active: true, ...more } }) },
      frame: { api: { base: '', fetch: vi.fn() }, ...(isServed && { person }) },
      ...(container && { container }),
      ...(preview && { preview }),
    },
  );
const control = () => screen.queryByRole('group', { name: 'Notify me on this device' });
const words = () => control()?.textContent ?? '';

test('off, asking, on and off again, each in words; nothing is asked before the press', async () => {
  show();
  await waitFor(() => expect(words()).toContain('Off.'));
  expect(device.turnOnPush).not.toHaveBeenCalled();
  let answer: (state: string) => void = () => {};
  device.turnOnPush.mockReturnValue(new Promise((done) => (answer = done)));
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(words()).toContain('answer the question');
  expect(screen.getByRole('button', { name: 'Turn on' }).getAttribute('aria-busy')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(device.turnOnPush).toHaveBeenCalledOnce();
  answer('on');
  await waitFor(() => expect(words()).toContain('On.'));
  device.turnOffPush.mockResolvedValue('off');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(words()).toContain('Off.'));
});

test('blocked says how to undo it, and follows when that is done', async () => {
  device.readPush.mockResolvedValue('blocked');
  show();
  await waitFor(() => expect(words()).toContain('open the settings of the site'));
  expect(screen.queryByRole('button')).toBeNull();
  device.readPush.mockResolvedValue('off');
  (device.watchPermission.mock.calls[0]![0] as () => void)();
  await waitFor(() => expect(words()).toContain('Off.'));
});

test('a browser that cannot, a press that failed and a device without connection are said', async () => {
  device.readPush.mockResolvedValue('unsupported');
  const first = show();
  await waitFor(() => expect(words()).toContain('This browser cannot do that.'));
  first.unmount();
  device.readPush.mockResolvedValue('off');
  device.turnOnPush.mockRejectedValue(new Error('no'));
  show();
  await waitFor(() => expect(words()).toContain('Off.'));
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(words()).toContain('That did not work.'));
  connection.setState({ isOnline: false, changes: 1 });
  await waitFor(() => expect(words()).toContain('You are offline.'));
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(device.turnOnPush).toHaveBeenCalledOnce();
});

test.each([
  [{ container: 'app' as const }],
  [{ container: 'terminal' as const }],
  [{ preview: true }],
  [{ more: { push: false } }],
  [{ more: { active: false } }],
  [{ isServed: false }],
])('there is none with %j', async (around) => {
  show(around);
  await Promise.resolve();
  expect([control(), device.readPush.mock.calls]).toEqual([null, []]);
});
