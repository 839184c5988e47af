import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { connection } from '../../../src/stores/connection.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const given = { url: 'https://map.example.org/embed', title: { 'en-GB': 'Map', 'de-DE': 'Plan' }, hosts: ['example.org'] };
const show = (props: Record<string, unknown> = {}, around = {}, written = {}) =>
  renderView(View, schema.parse({ ...given, ...props }), { documents: { app: app.parse(written) }, ...around });
const KEY = 'foyer.consent.hosts.society/congress2027';

beforeEach(() => localStorage.clear());

test('nothing is loaded before the visitor agrees; then all content of the host is, in a sandbox', async () => {
  const first = show({}, { language: 'de-DE' });
  const second = show({ url: 'https://map.example.org/other' });
  const third = show({ url: 'https://video.example.org/' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(first.root.querySelector('button')!);
  const frame = first.root.querySelector('iframe')!;
  expect(frame.title).toBe('Plan');
  expect(frame.getAttribute('src')).toBe('https://map.example.org/embed');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(frame.getAttribute('allow')).toBe('fullscreen');
  // The other site receives the origin of this page, not its address.
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(second.root.querySelector('iframe')).toBeTruthy();
  expect(third.root.querySelector('iframe')).toBeNull();
});

test('the consent is remembered for the event and can be withdrawn', async () => {
  localStorage.setItem(KEY, 'video.example.org map.example.org');
  const { root } = show();
  expect(root.querySelector('iframe')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide content of map.example.org' }));
  expect(root.querySelector('iframe')).toBeNull();
  expect(localStorage.getItem(KEY)).toBe('video.example.org');
});

test('hosts of the organiser need no consent, hosts that only end like them do', () => {
  expect(show({}, {}, { ownHosts: ['example.org'] }).root.querySelector('iframe')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(show({}, {}, { ownHosts: ['p.example.org'] }).root.querySelector('iframe')).toBeNull();
});

test('without storage the consent holds for this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { root } = show({ url: 'https://private.example.org/' });
  await userEvent.click(screen.getByRole('button'));
  expect(root.querySelector('iframe')).toBeTruthy();
  vi.restoreAllMocks();
  await userEvent.click(screen.getByRole('button'));
});

test('without a connection nothing is asked; the address is there', async () => {
  localStorage.setItem(KEY, 'map.example.org');
  connection.setState({ isOnline: false, changes: 1 });
  const { root } = show();
  expect(root.querySelector('iframe')).toBeNull();
  expect(root.textContent).toContain('You are offline.');
  expect(screen.getByRole('link', { name: 'Open at map.example.org' })).toBeTruthy();
  act(() => connection.setState({ isOnline: true, changes: 2 }));
  expect(root.querySelector('iframe')).toBeTruthy();
});

test('a host that is not in the list is never loaded, whatever the consent', () => {
  localStorage.setItem(KEY, 'evil.example.com');
  const { root } = show({ url: 'https://evil.example.com/' });
  expect(root.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/evil.example.com is not among the allowed hosts/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('an address without https is invalid', () => {
  expect(schema.safeParse({ ...given, url: 'http://map.example.org' }).success).toBe(false);
});
