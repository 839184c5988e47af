import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const given = { url: 'https://map.example.org/embed', title: { 'en-GB': 'Map', 'de-DE': 'Plan' }, hosts: ['example.org'] };
const show = (props: Record<string, unknown> = {}, around = {}) => renderView(View, schema.parse({ ...given, ...props }), around);

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('nothing is loaded before the visitor agrees; then all content of the host is, in a sandbox', async () => {
  const first = show({}, { language: 'de-DE' });
  const second = show({ url: 'https://map.example.org/other' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(first.getAllByRole('button', { name: 'Load content of map.example.org' })[0]!);
  const frame = first.root.querySelector('iframe')!;
  expect(frame.title).toBe('Plan');
  expect(frame.getAttribute('src')).toBe('https://map.example.org/embed');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(frame.getAttribute('allow')).toBe('fullscreen');
  // The other site receives the origin of this page, not its address.
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(second.root.querySelector('iframe')).toBeTruthy();
});

test('the consent is remembered for the tab and can be withdrawn', async () => {
  window.sessionStorage.setItem('foyer.consent.map.example.org', 'given');
  const { root } = show();
  expect(root.querySelector('iframe')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide content of map.example.org' }));
  expect(root.querySelector('iframe')).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

test('without storage the consent holds for this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { root } = show({ url: 'https://private.example.org/' });
  await userEvent.click(screen.getByRole('button'));
  expect(root.querySelector('iframe')).toBeTruthy();
});

test('a host that is not in the list is never loaded, whatever the consent', () => {
  window.sessionStorage.setItem('foyer.consent.evil.example.com', 'given');
  const { root } = show({ url: 'https://evil.example.com/' });
  expect(root.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/evil.example.com is not among the allowed hosts/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('an address without https is invalid', () => {
  expect(schema.safeParse({ ...given, url: 'http://map.example.org' }).success).toBe(false);
});
